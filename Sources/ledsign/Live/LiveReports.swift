// LiveReports.swift: tells people what happens while a sign runs, and never waits for them.
// ledsign: joins the modules; no Foundation.

import CPosix

/// Messages of a running sign.
///
/// Whoever reads standard error may stop reading, and whoever writes lines may write nothing but
/// mistakes: neither may hold a frame up or fill a disk.
enum LiveReports {
  /// The frame loop alone uses it.
  nonisolated(unsafe) private static var limit = ReportLimit()

  nonisolated(unsafe) private static var hasTold = false

  /// Whether a line was written since the last time.
  static func takeHasTold() -> Bool {
    defer { hasTold = false }
    return hasTold
  }

  /// Writes a note or a warning in the same way; nothing with `--quiet`.
  static func note(_ message: String) {
    if !Ledsign.isQuiet { tell(message) }
  }

  /// Writes one line to standard error, if it is not one too many and someone takes it.
  static func tell(_ message: String) {
    let verdict = limit.admit(at: posix_monotonic_nanoseconds())
    if verdict.leftOut > 0 {
      write(
        "\(verdict.leftOut) more \(verdict.leftOut == 1 ? "message was" : "messages were")"
          + " left out")
    }
    if verdict.isAdmitted { write(message) }
  }

  private static func write(_ message: String) {
    hasTold = true
    let line = Ledsign.line(message)
    _ = posix_write_without_waiting(2, line, line.count)
  }
}

/// Lets a number of messages through in every span of time.
struct ReportLimit {
  /// The most messages in a span.
  static let most = 20
  /// The length of a span, ns.
  static let span: Int64 = 10_000_000_000

  private var began: Int64?
  private var count = 0

  /// Whether a message may be told, and how many of the span before were left out.
  ///
  /// - Parameter now: The monotonic clock, ns.
  mutating func admit(at now: Int64) -> (isAdmitted: Bool, leftOut: Int) {
    var leftOut = 0
    if began.map({ now - $0 >= ReportLimit.span }) ?? true {
      leftOut = max(0, count - ReportLimit.most)
      began = now
      count = 0
    }
    count += 1
    return (count <= ReportLimit.most, leftOut)
  }
}
