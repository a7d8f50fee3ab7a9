// Q16.swift: fixed point with 16 fraction bits, for coverage, progress and curves.
// SignPrimitives: integers only; imports nothing.

/// A number in 1/65,536ths, from about -32,768 to 32,767.
///
/// Coverage, progress and curves are Q16; pixels and times are not.
public struct Q16: Hashable, Comparable, Sendable {
  /// The number times 65,536.
  public var raw: Int32

  /// Creates a number from its 65,536ths.
  @inlinable
  public init(raw: Int32) { self.raw = raw }

  /// 0: dark, not begun, not faded.
  @inlinable
  public static var zero: Q16 { Q16(raw: 0) }

  /// 1: solid, complete, fully faded.
  @inlinable
  public static var one: Q16 { Q16(raw: 65_536) }

  /// A level of 0...255 as a share of 255, to nearest: 0 is 0 and 255 is 1.
  public init(level: UInt8) {
    raw = (Int32(level) * 131_072 + 255) / 510
  }

  /// The quotient of two numbers that are not negative, to nearest, ties up.
  ///
  /// - Parameters:
  ///   - numerator: At least 0; a quotient above 32,767 becomes the largest number.
  ///   - denominator: More than 0.
  public init(numerator: Int64, denominator: Int64) {
    precondition(numerator >= 0 && denominator > 0, "Q16 wants a fraction of at least 0")
    raw = Int32(clamping: roundedQuotient(numerator, times: 65_536, over: denominator))
  }

  /// The product to nearest, ties up; it must fit.
  @inlinable
  public static func * (a: Q16, b: Q16) -> Q16 {
    Q16(raw: Int32((Int64(a.raw) * Int64(b.raw) + 32_768) >> 16))
  }

  /// The sum; it must fit.
  @inlinable
  public static func + (a: Q16, b: Q16) -> Q16 { Q16(raw: a.raw + b.raw) }

  /// The difference; it must fit.
  @inlinable
  public static func - (a: Q16, b: Q16) -> Q16 { Q16(raw: a.raw - b.raw) }

  /// Orders by value.
  @inlinable
  public static func < (a: Q16, b: Q16) -> Bool { a.raw < b.raw }
}
