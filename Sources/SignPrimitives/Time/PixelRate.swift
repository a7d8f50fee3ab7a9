// PixelRate.swift: an exact speed.
// SignPrimitives: integers only; imports nothing.

/// A speed in px/s, as a fraction in lowest terms, so that no displacement is ever off.
public struct PixelRate: Hashable, Sendable {
  /// Pixels in ``seconds`` seconds; 0 stands still.
  public let pixels: Int64
  /// Seconds for ``pixels`` pixels.
  public let seconds: Int64

  /// Creates a speed.
  ///
  /// - Parameters:
  ///   - pixels: At least 0.
  ///   - seconds: More than 0.
  public init(pixels: Int64, seconds: Int64 = 1) {
    precondition(pixels >= 0 && seconds > 0, "a rate is at least 0 px in more than 0 s")
    let divisor = greatestCommonDivisor(pixels, seconds)
    self.pixels = pixels / divisor
    self.seconds = seconds / divisor
  }

  /// How far this speed leads in a time, px, to nearest; half a pixel counts up.
  ///
  /// - Parameter time: At least 0.
  public func displacement(after time: Flicks) -> Int64 {
    let (divisor, overflow) = seconds.multipliedReportingOverflow(by: Flicks.perSecond)
    precondition(!overflow, "a rate of less than 1 px in 400 years")
    return roundedQuotient(time.count, times: pixels, over: divisor)
  }
}
