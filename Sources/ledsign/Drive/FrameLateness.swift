// FrameLateness.swift: tells of frames that were not shown in time.
// ledsign: joins the modules; no Foundation. No clock: the caller has one.

/// Counts the frames that a frame loop had to skip, and says so now and then.
struct FrameLateness {
  /// The shortest time between two reports, ns.
  static let interval: Int64 = 10_000_000_000

  /// Frames that were skipped since the start.
  private(set) var skipped: Int64 = 0
  private var reported: Int64 = 0
  private var lastReport: Int64?

  /// Takes note of a step of the frame clock.
  ///
  /// - Parameters:
  ///   - from: The frame that was shown last.
  ///   - to: The frame to show now.
  mutating func step(from: Int64, to: Int64) {
    skipped += max(0, to - from - 1)
  }

  /// A line about frames that were skipped since the last one; nil when there are none, or the last
  /// line was less than ten seconds ago.
  ///
  /// - Parameter now: The monotonic clock, ns.
  mutating func takeReport(at now: Int64) -> String? {
    guard skipped > reported else { return nil }
    if let lastReport, now - lastReport < FrameLateness.interval { return nil }
    let count = skipped - reported
    (reported, lastReport) = (skipped, now)
    let frames = count == 1 ? "1 frame was" : "\(count) frames were"
    return "\(frames) skipped, because the machine was busy; use fewer --fps, or a simpler sign,"
      + " if that goes on"
  }
}
