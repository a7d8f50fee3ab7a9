// Flicks.swift: the unit of animation time.
// SignPrimitives: integers only; imports nothing.

/// A time or a duration in flicks, 1/705,600,000 s.
///
/// A millisecond and a frame at 24, 25, 30, 48, 50, 60, 72, 90, 100, 120 or 240 frames a second are
/// whole numbers of flicks, so that none of them is ever rounded. 64 bits hold 414 years.
public struct Flicks: Hashable, Comparable, Sendable {
  /// Flicks in a second.
  public static let perSecond: Int64 = 705_600_000
  /// Flicks in a millisecond.
  public static let perMillisecond: Int64 = 705_600

  /// How many.
  public var count: Int64

  /// Creates a time from its flicks.
  @inlinable
  public init(_ count: Int64) { self.count = count }

  /// The beginning of time, when a sign starts.
  @inlinable
  public static var zero: Flicks { Flicks(0) }

  /// A time in whole milliseconds, exact; beyond 414 years it stays at the last instant.
  public static func milliseconds(_ count: Int64) -> Flicks {
    let (product, overflow) = count.multipliedReportingOverflow(by: perMillisecond)
    return Flicks(overflow ? (count < 0 ? .min : .max) : product)
  }

  /// A time in whole microseconds, at least 0, rounded down to a flick.
  public static func microseconds(_ count: Int64) -> Flicks {
    Flicks(exactQuotient(count, times: 7_056, over: 10))
  }

  /// When a frame is shown: floor(index / rate), in flicks.
  ///
  /// - Parameters:
  ///   - index: The number of the frame, from 0.
  ///   - rate: Frames a second, more than 0.
  public static func frame(_ index: Int64, framesPerSecond rate: Int64) -> Flicks {
    Flicks(exactQuotient(index, times: perSecond, over: rate))
  }

  /// Orders by time.
  @inlinable
  public static func < (a: Flicks, b: Flicks) -> Bool { a.count < b.count }

  /// The sum; it must fit.
  @inlinable
  public static func + (a: Flicks, b: Flicks) -> Flicks { Flicks(a.count + b.count) }

  /// The difference; it must fit.
  @inlinable
  public static func - (a: Flicks, b: Flicks) -> Flicks { Flicks(a.count - b.count) }
}
