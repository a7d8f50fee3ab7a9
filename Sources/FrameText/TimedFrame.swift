// TimedFrame.swift: one frame of several, as it stands under its heading.
// FrameText: imports SignPrimitives only; integers only, no files.

public import SignPrimitives

/// A frame with its number and its time.
public struct TimedFrame: Equatable, Sendable {
  /// Which frame of its series, from 0.
  public var number: Int
  /// When it is shown, at least 0.
  public var time: Flicks
  /// Its pixels.
  public var bitmap: Bitmap

  /// Creates a frame; the number and the time must not be negative.
  public init(number: Int, time: Flicks, bitmap: Bitmap) {
    precondition(number >= 0 && time.count >= 0, "a frame has no negative number or time")
    self.number = number
    self.time = time
    self.bitmap = bitmap
  }

  /// `frame N at T ms`: the time to the nearest microsecond, at most 3 decimals, no trailing zeros.
  public var heading: String { "frame \(number) at \(FrameText.milliseconds(time)) ms" }
}
