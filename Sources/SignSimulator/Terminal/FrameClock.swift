// FrameClock.swift: which frame is due when; what a live player and a panel's frame loop share.
// SignSimulator: reads no clock; the caller tells it the time.

public import SignPrimitives

/// The frame grid of something that plays live.
///
/// Frame k is due floor(k / rate) after the start, on an absolute scale, so that neither a slow frame
/// nor a rounded period adds up. The frame to show follows from the clock: late ones are skipped.
public struct FrameClock: Sendable {
  /// Frames a second.
  public private(set) var framesPerSecond: Int64
  /// When the first frame was due, in ns of the monotonic clock.
  public let start: Int64
  /// The frame to show now, counted from the last change of the rate; 0 at first.
  public private(set) var index: Int64 = 0
  /// When the frame was due that the rate began with, and the animation time then.
  private var base: (due: Int64, time: Flicks)

  /// Starts a grid.
  ///
  /// - Parameters:
  ///   - framesPerSecond: More than 0.
  ///   - start: When frame 0 is due, in ns of the monotonic clock.
  public init(framesPerSecond: Int64, start: Int64) {
    precondition(framesPerSecond > 0, "no frame rate")
    self.framesPerSecond = framesPerSecond
    self.start = start
    base = (start, .zero)
  }

  /// The animation time of the frame to show now.
  public var time: Flicks {
    Flicks(base.time.count + Flicks.frame(index, framesPerSecond: framesPerSecond).count)
  }

  /// When the next frame is due, in ns of the monotonic clock.
  public var nextDeadline: Int64 { due(index + 1) }

  private func due(_ index: Int64) -> Int64 {
    base.due + exactQuotient(index, times: 1_000_000_000, over: framesPerSecond)
  }

  /// Goes on at another rate; the grid of the new one begins with the frame to show now.
  ///
  /// - Parameter framesPerSecond: More than 0; the present rate changes nothing.
  public mutating func change(framesPerSecond rate: Int64) {
    guard rate != framesPerSecond else { return }
    precondition(rate > 0, "no frame rate")
    base = (due(index), time)
    index = 0
    framesPerSecond = rate
  }

  /// Goes on to the latest frame that is due, at least to the next one.
  public mutating func advance(to now: Int64) {
    let due = exactQuotient(
      max(0, now - base.due), times: framesPerSecond, over: 1_000_000_000)
    index = max(index + 1, due)
  }
}
