// DriveLoop.swift: shows frames on real panels, each when it is due.
// ledsign: joins the modules; no Foundation.

import CPosix
import SignLinux
import SignPrimitives
import SignSimulator

/// What a frame loop shows.
protocol FrameSource {
  /// Frames a second, 1...1000; it may change between two frames.
  var framesPerSecond: Int64 { get }

  /// Whether the loop is to end before the next frame.
  var isAtEnd: Bool { get }

  /// Does what must be done before a frame, such as reading commands.
  ///
  /// - Parameters:
  ///   - time: The time of the frame.
  ///   - now: The monotonic clock, ns.
  ///   - output: The panels, for changes of brightness.
  mutating func prepare(
    for time: Flicks, at now: Int64, on output: any PanelOutput
  ) throws(Failure)

  /// Draws a frame, all of it.
  mutating func draw(at time: Flicks, into frame: inout Bitmap)
}

/// Shows the frames of a source until a signal comes, its time is over, or the source ends.
///
/// The loop sleeps to absolute deadlines; late frames are skipped, and told.
struct DriveLoop {
  /// How long, at least 0; nil: until a signal or the end of the source.
  let duration: Flicks?
  /// Whether the refresh is told every ten seconds.
  let isVerbose: Bool
  private var lateness = FrameLateness()
  private var lastReport: Int64 = 0
  /// Whether the program stood still since the last frame, which makes no frame late.
  private var wasStopped = false

  /// Creates a loop.
  init(duration: Flicks?, isVerbose: Bool) {
    self.duration = duration
    self.isVerbose = isVerbose
  }

  /// Shows frames on panels that have begun; they are not ended here.
  ///
  /// - Parameter frame: A bitmap of the size of the sign.
  /// - Returns: Why it ended.
  mutating func run(
    _ source: inout some FrameSource, on output: any PanelOutput, frame: Bitmap
  ) throws(Failure) -> PlaybackEnd {
    var frame = frame
    var notifier = ServiceNotifier()
    if let problem = notifier.problem { LiveReports.note(problem.description) }
    let start = posix_monotonic_nanoseconds()
    lastReport = start
    var clock = FrameClock(framesPerSecond: source.framesPerSecond, start: start)
    while true {
      let now = posix_monotonic_nanoseconds()
      let time = clock.time
      if let duration, time >= duration, time > .zero { break }
      try source.prepare(for: time, at: now, on: output)
      clock.change(framesPerSecond: source.framesPerSecond)
      source.draw(at: time, into: &frame)
      try output.show(frame, at: now)
      if time == .zero { notifier.ready(at: now) }
      notifier.frame(at: now)
      report(on: output, at: now)
      if source.isAtEnd { break }
      if let end = try wait(for: clock, on: output) {
        notifier.stopping(at: posix_monotonic_nanoseconds())
        return end
      }
      let shown = clock.index
      clock.advance(to: posix_monotonic_nanoseconds())
      if !wasStopped { lateness.step(from: shown, to: clock.index) }
      wasStopped = false
    }
    notifier.stopping(at: posix_monotonic_nanoseconds())
    return .finished
  }

  /// Waits for the next frame; the end, if a signal asks for one.
  private mutating func wait(
    for clock: FrameClock, on output: any PanelOutput
  ) throws(Failure) -> PlaybackEnd? {
    repeat {
      let signal = posix_stop_signal()
      if signal != 0 { return .stopped(signal: signal) }
      let isSuspended = posix_take_suspend_request()
      if isSuspended {
        try output.suspend()
        posix_suspend()
      }
      // It may also have been stopped by a signal that cannot be caught.
      if posix_take_continued() || isSuspended {
        wasStopped = true
        try output.resume()
      }
      if posix_monotonic_nanoseconds() >= clock.nextDeadline { return nil }
      posix_sleep_until(clock.nextDeadline)
    } while true
  }

  private mutating func report(on output: any PanelOutput, at now: Int64) {
    for warning in output.takeWarnings(at: now) { LiveReports.note(warning) }
    if let late = lateness.takeReport(at: now) { LiveReports.note(late) }
    let isDue = isVerbose && now - lastReport >= FrameLateness.interval
    guard posix_take_report_request() || isDue else { return }
    lastReport = now
    LiveReports.tell(output.refreshReport(at: now) ?? "the panels refresh themselves")
  }
}
