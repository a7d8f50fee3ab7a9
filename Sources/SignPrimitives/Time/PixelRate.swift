// PixelRate.swift: an exact speed.
// SignPrimitives: integers only; imports nothing.

/// A speed in px/s, as a fraction in lowest terms, so that no displacement is ever off.
public struct PixelRate: Hashable, Sendable {
  /// The largest denominator, 13,071,672,387 s: more seconds than 400 years have.
  public static let maximumSeconds = Int64.max / Flicks.perSecond

  /// Pixels in ``seconds`` seconds; 0 stands still.
  public let pixels: Int64
  /// Seconds for ``pixels`` pixels.
  public let seconds: Int64

  /// Creates a speed.
  ///
  /// - Parameters:
  ///   - pixels: At least 0.
  ///   - seconds: More than 0; at most ``maximumSeconds`` in lowest terms.
  public init(pixels: Int64, seconds: Int64 = 1) {
    precondition(pixels >= 0 && seconds > 0, "a rate is at least 0 px in more than 0 s")
    let divisor = greatestCommonDivisor(pixels, seconds)
    self.pixels = pixels / divisor
    self.seconds = seconds / divisor
    precondition(
      self.seconds <= PixelRate.maximumSeconds,
      "a rate has at most 13,071,672,387 s in lowest terms")
  }

  /// How far this speed leads in a time, px, to nearest; half a pixel counts up.
  ///
  /// Beyond `Int64.max` px it stays there.
  ///
  /// - Parameter time: At least 0.
  public func displacement(after time: Flicks) -> Int64 {
    roundedQuotient(time.count, times: pixels, over: seconds * Flicks.perSecond)
  }
}
