// LineSource.swift: whole lines from standard input and a FIFO, for a loop that must not wait.
// SignFile: system calls only through CPosix; changes no flag of standard input.

import CPosix

/// Whole lines from standard input, a FIFO or both, as they come.
///
/// It never waits, and a call reads a bounded amount, so that a frame is never late for what others
/// write. Lines end in a newline, and one carriage return before it is dropped; a last line without
/// a newline counts when the input ends, and in a FIFO when nobody writes to it any more.
public final class LineSource {
  /// The most bytes of a line, 256 KiB.
  ///
  /// A longer one is reported and nothing of it is kept.
  public static let maximumLineLength = 1 << 18
  /// The most lines of each input that one call hands out; what more has come waits for the next one.
  public static let maximumLines = 256
  /// The most bytes that one call reads from each input.
  static let maximumBytes = 1 << 16

  /// The most FIFOs that are read although they have no path any more.
  private static let mostOrphans = 4

  private var inputs: [Input] = []
  private var watch: FIFOWatch?
  private var hasOrphans = false

  /// Opens what is to be read.
  ///
  /// - Parameters:
  ///   - readsStandardInput: Whether lines come from standard input, whatever that is.
  ///   - fifo: The path of a FIFO, which is made if it is missing, for its owner and group; it is read
  ///     for as long as this lives, whoever comes and goes.
  /// - Throws: When the FIFO can neither be made nor opened.
  public init(readsStandardInput: Bool, fifo: String? = nil) throws(SignFileError) {
    if readsStandardInput { inputs.append(Input(descriptor: 0, source: "standard input")) }
    guard let fifo else { return }
    inputs.append(try LineSource.open(fifo))
    watch = FIFOWatch(fifo)
  }

  private static func open(_ fifo: String) throws(SignFileError) -> Input {
    let descriptor = posix_open_fifo(fifo)
    guard descriptor >= 0 else { throw LineSource.error(fifo, descriptor) }
    return Input(descriptor: descriptor, source: fifo, isFIFO: true)
  }

  /// Reads another descriptor, which stays open.
  init(descriptor: Int32, source: String) {
    inputs.append(Input(descriptor: descriptor, source: source))
  }

  deinit {
    for input in inputs where input.isFIFO { posix_close(input.descriptor) }
  }

  /// Whether no line will come any more: standard input has ended and all its lines were taken, and
  /// there is no FIFO; true too where nothing is read.
  public var isAtEnd: Bool { inputs.allSatisfy { $0.isAtEnd } }

  /// Whether standard input has ended and all its lines were taken; true too if it is not read.
  public var isStandardInputAtEnd: Bool { inputs.allSatisfy { $0.isFIFO || $0.isAtEnd } }

  /// The lines that are complete now, at most ``maximumLines`` of each, those of standard input first.
  public func takeLines() -> [InputLine] {
    var lines: [InputLine] = []
    for index in inputs.indices { inputs[index].take(into: &lines) }
    if hasOrphans { closeOrphans { $0.isAtEnd } }
    return lines
  }

  /// Makes the FIFO again if it was removed, and reads another one that took its place.
  ///
  /// What writers still send to the old one is read until they close it. The path is looked at once a
  /// second.
  ///
  /// - Parameter now: A monotonic clock, ns.
  /// - Returns: What happened, and whether all is well again; nil if nothing is new.
  public func restore(at now: Int64) -> (message: SignFileError, isWell: Bool)? {
    guard let found = watch?.change(at: now), let path = watch?.path else { return nil }
    do throws(SignFileError) {
      let input = try LineSource.open(path)
      for index in inputs.indices where inputs[index].isFIFO { inputs[index].isOrphan = true }
      inputs.append(input)
      hasOrphans = true
      if inputs.count(where: { $0.isOrphan }) > LineSource.mostOrphans,
        let oldest = inputs.first(where: { $0.isOrphan })?.descriptor
      {
        closeOrphans { $0.descriptor == oldest }
      }
      watch?.hasOpened()
      let problem =
        found.isMissing
        ? "this FIFO was removed; it is made again"
        : "another FIFO took the place of this one; that one is read now"
      return (SignFileError(file: path, problem: problem), true)
    } catch {
      return watch?.isNews(error.problem) ?? false ? (error, false) : nil
    }
  }

  private func closeOrphans(where isDone: (Input) -> Bool) {
    for input in inputs where input.isOrphan && isDone(input) { posix_close(input.descriptor) }
    inputs.removeAll { $0.isOrphan && isDone($0) }
    hasOrphans = inputs.contains { $0.isOrphan }
  }

  private static func error(_ path: String, _ code: Int32) -> SignFileError {
    let problem =
      switch posix_error_kind(code) {
      case _ where path.isEmpty: "an empty path; name a FIFO, or a file that is to become one"
      case POSIX_ERROR_MISSING: "the folder for this FIFO is missing; make it"
      case POSIX_ERROR_FOLDER: "this is a folder; name a FIFO, or a file that is to become one"
      case POSIX_ERROR_FORBIDDEN:
        "making or reading this FIFO is not allowed; check the permissions of it and its folder"
      default: otherProblem(code)
      }
    return SignFileError(file: path.isEmpty ? "''" : path, problem: problem)
  }

  private static func otherProblem(_ code: Int32) -> String {
    switch posix_fifo_problem(code) {
    case POSIX_FIFO_NOT_ONE:
      "this is no FIFO; name another path, or remove it so that a FIFO is made"
    case POSIX_FIFO_BAD_LINK:
      "a link here leads nowhere or in a circle; name another path, or remove the link"
    case POSIX_FIFO_LONG_NAME:
      "this path, or a name in it, is longer than the system allows; name a shorter one"
    default: "cannot be read as a FIFO: " + String(cString: posix_error_text(code))
    }
  }
}

/// One thing that lines are read from.
private struct Input {
  let descriptor: Int32
  let isFIFO: Bool
  /// Whether another FIFO is at its path, so that nobody can come to it any more.
  var isOrphan = false
  private var hasEnded = false
  private var lines: LineAssembler
  private var chunk = [UInt8](repeating: 0, count: LineSource.maximumBytes)
  /// What was read and is in no line yet.
  private var rest: ArraySlice<UInt8> = []

  init(descriptor: Int32, source: String, isFIFO: Bool = false) {
    self.descriptor = descriptor
    self.isFIFO = isFIFO
    lines = LineAssembler(source: source, limit: LineSource.maximumLineLength)
  }

  var isAtEnd: Bool { hasEnded && rest.isEmpty }

  mutating func take(into taken: inout [InputLine]) {
    var allowance = LineSource.maximumBytes
    let most = taken.count + LineSource.maximumLines
    while taken.count < most {
      if !rest.isEmpty {
        if let line = lines.take(&rest) { taken.append(line) }
        continue
      }
      guard !hasEnded, allowance > 0 else { return }
      let count = read(atMost: allowance)
      if count == POSIX_NOTHING_READY { return }
      if count > 0 {
        allowance -= Int(count)
        rest = chunk[..<Int(count)]
        continue
      }
      // Whatever fails now fails for good. A FIFO ends only for those who have gone.
      hasEnded = count < 0 || !isFIFO || isOrphan
      if let line = lines.takeLast() { taken.append(line) }
      return
    }
  }

  private mutating func read(atMost count: Int) -> Int64 {
    // Held no longer, so that the chunk is not copied when it is written to.
    rest = []
    let descriptor = descriptor
    return chunk.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { posix_read_ready(descriptor, $0, count) } ?? 0
    }
  }
}
