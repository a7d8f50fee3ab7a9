// ScrollSpeed.swift: how fast a marquee moves.
// SignCore: integers only; no I/O, no clock.

public import SignPrimitives

/// How fast a marquee moves; a speed or a duration of 0 stands still.
public enum ScrollSpeed: Hashable, Sendable {
  /// The average speed of the text, exact; with a curve the peak is higher (1.724 times for
  /// ease-in-out, 1.714 times for ease-in and ease-out).
  case rate(PixelRate)
  /// The time of one leg, or of one whole loop of a continuous kind; at least 0.
  case duration(Flicks)

  /// Whole pixels a second, at least 0.
  public static func pixelsPerSecond(_ count: Int64) -> ScrollSpeed {
    .rate(PixelRate(pixels: count))
  }

  /// One pixel every so many frames.
  ///
  /// - Parameters:
  ///   - count: Frames for a pixel, more than 0.
  ///   - framesPerSecond: The frame rate of the sign, more than 0.
  /// - Returns: An exact rate.
  public static func framesPerPixel(_ count: Int64, framesPerSecond: Int64) -> ScrollSpeed {
    .rate(PixelRate(pixels: framesPerSecond, seconds: count))
  }

  /// So many pixels every frame.
  ///
  /// - Parameters:
  ///   - count: Pixels a frame, at least 0.
  ///   - framesPerSecond: The frame rate of the sign, more than 0.
  /// - Returns: An exact rate.
  public static func pixelsPerFrame(_ count: Int64, framesPerSecond: Int64) -> ScrollSpeed {
    .rate(PixelRate(pixels: count * framesPerSecond))
  }
}
