// LiveInput.swift: a sign with the lines that change it, and the record of them.
// ledsign: joins the modules; no Foundation. A frame without news allocates nothing.

import CPosix
import SignCore
import SignFile
import SignPrimitives

/// A sign with the lines that change it while it is shown; what `play` and `drive` have in common.
///
/// What has an error is told and changes nothing: the sign goes on.
struct LiveInput {
  /// The sign.
  private(set) var live: LiveSign
  private let source: LineSource
  private let endsWithInput: Bool
  /// Whether the wall clock is the host's, which may be set while the sign runs.
  private let followsClock: Bool
  private var record: ScriptRecord?

  /// Opens what `--input` and `--record` name.
  ///
  /// - Parameters:
  ///   - loaded: The sign as it was read.
  ///   - arguments: Options.
  ///   - readsStandardInput: Whether lines come from standard input too.
  init(
    _ loaded: LoadedSign, _ arguments: Arguments, readsStandardInput: Bool
  ) throws(Failure) {
    var live = try arguments.liveSign(loaded)
    live.past = .none
    let fifo = try arguments.value(of: .input)
    let source: LineSource
    do throws(SignFileError) {
      source = try LineSource(readsStandardInput: readsStandardInput, fifo: fifo)
    } catch {
      throw .input(error.description)
    }
    // What is not read has no end to wait for.
    self.init(
      live, source, endsWithInput: readsStandardInput && arguments.has(.exitAtEnd),
      followsClock: !arguments.has(.now))
    guard let path = try arguments.value(of: .record) else { return }
    if let sign = arguments.words.first, FileStamp(sign).isSameFile(as: FileStamp(path)) {
      throw .usage("--record would empty the sign file \(printable(sign)); name another file")
    }
    record = try ScriptRecord(path)
    recordClock(at: .zero)
  }

  /// A sign with the lines of a source, and no record.
  init(_ live: LiveSign, _ source: LineSource, endsWithInput: Bool, followsClock: Bool) {
    self.live = live
    self.source = source
    self.endsWithInput = endsWithInput
    self.followsClock = followsClock
  }

  /// Whether standard input has ended and that is to be the end.
  var isAtEnd: Bool { endsWithInput && source.isStandardInputAtEnd }

  /// Applies the lines that have come, and lets the clock change what follows it.
  ///
  /// - Parameter time: The time of the frame that is due.
  mutating func prepare(for time: Flicks) {
    if followsClock {
      let now = WallTime(nanosecondsSince1970: posix_realtime_nanoseconds())
      if live.synchronize(now, at: time) { recordClock(at: time) }
    }
    restoreFIFO()
    // Whoever asks for an end does not wait for lines.
    for line in source.takeLines() where posix_stop_signal() == 0 {
      do {
        try live.apply(line, at: time)
        record?.append(live.scriptLine(line, at: time))
      } catch {
        LiveReports.tell(error.description)
      }
    }
    live.advance(to: time)
    live.forget(before: time)
  }

  private func restoreFIFO() {
    guard let (message, isWell) = source.restore(at: posix_monotonic_nanoseconds()) else { return }
    if isWell {
      LiveReports.note(message.description)
    } else {
      LiveReports.tell(message.description)
    }
  }

  /// Writes down what the wall clock shows, so that the record is replayed with the same one.
  private func recordClock(at time: Flicks) {
    guard let record, let line = live.scriptLine(ofClockAt: time) else { return }
    record.append(line)
  }

  /// The brightness, if a command has set it since the last call, 0...100 %.
  mutating func takeBrightness() -> Int? { live.takeBrightness() }

  /// Draws the sign as it is at a time that was prepared.
  func draw(at time: Flicks, into frame: inout Bitmap) { live.draw(at: time, into: &frame) }

  /// Puts another sign file in its place from a time on; one that does not fit is told and changes
  /// nothing.
  mutating func replace(with loaded: LoadedSign, at time: Flicks) {
    do {
      try live.replace(with: loaded, at: time)
      guard let record else { return }
      if let line = live.scriptLine(replacingBy: loaded, at: time) { return record.append(line) }
      LiveReports.tell(
        "the changed sign file is too long for a line of --record; it is not in there")
    } catch {
      LiveReports.tell(error.description)
    }
  }
}
