// Fraction.swift: exact arithmetic for expected values.
// Tests only.

struct Fraction: Comparable {
  let numerator: Int128
  let denominator: Int128

  /// A quotient of two integers, the second more than 0.
  init(_ numerator: Int128, over denominator: Int128 = 1) {
    self.numerator = numerator
    self.denominator = denominator
  }

  static func * (a: Fraction, b: Fraction) -> Fraction {
    Fraction(a.numerator * b.numerator, over: a.denominator * b.denominator)
  }

  static func - (a: Fraction, b: Fraction) -> Fraction {
    Fraction(
      a.numerator * b.denominator - b.numerator * a.denominator,
      over: a.denominator * b.denominator)
  }

  static func == (a: Fraction, b: Fraction) -> Bool {
    a.numerator * b.denominator == b.numerator * a.denominator
  }

  static func < (a: Fraction, b: Fraction) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }

  /// The nearest integer to a number that is not negative; a half goes up.
  var rounded: Int128 { (2 * numerator + denominator) / (2 * denominator) }
}
