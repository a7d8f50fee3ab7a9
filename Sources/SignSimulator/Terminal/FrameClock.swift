// FrameClock.swift: which frame is due when; what a live player and a panel's frame loop share.
// SignSimulator: reads no clock; the caller tells it the time.

public import SignPrimitives

/// The frame grid of something that plays live.
///
/// Frame k is due floor(k / rate) after the start, on an absolute scale, so that neither a slow frame
/// nor a rounded period adds up. The frame to show follows from the clock: late ones are skipped.
public struct FrameClock: Sendable {
  /// Frames a second.
  public let framesPerSecond: Int64
  /// When frame 0 was due, in ns of the monotonic clock.
  public let start: Int64
  /// The frame to show now; 0 at first.
  public private(set) var index: Int64 = 0

  /// Starts a grid.
  ///
  /// - Parameters:
  ///   - framesPerSecond: More than 0.
  ///   - start: When frame 0 is due, in ns of the monotonic clock.
  public init(framesPerSecond: Int64, start: Int64) {
    precondition(framesPerSecond > 0, "no frame rate")
    self.framesPerSecond = framesPerSecond
    self.start = start
  }

  /// The animation time of the frame to show now.
  public var time: Flicks { Flicks.frame(index, framesPerSecond: framesPerSecond) }

  /// When the next frame is due, in ns of the monotonic clock.
  public var nextDeadline: Int64 {
    start + exactQuotient(index + 1, times: 1_000_000_000, over: framesPerSecond)
  }

  /// Goes on to the latest frame that is due, at least to the next one.
  public mutating func advance(to now: Int64) {
    let due = exactQuotient(
      max(0, now - start), times: framesPerSecond, over: 1_000_000_000)
    index = max(index + 1, due)
  }
}
