// Rational.swift: exact fractions, so that expected values are worked out without any rounding.
// SignCoreTests: no floating point.

/// An exact fraction in lowest terms with a denominator above 0.
struct Rational: Hashable, Comparable {
  let numerator: Int128
  let denominator: Int128

  init(_ numerator: Int128, over denominator: Int128 = 1) {
    precondition(denominator != 0, "no fraction has a denominator of 0")
    let sign: Int128 = denominator < 0 ? -1 : 1
    let divisor = max(1, Rational.commonDivisor(numerator.magnitude, denominator.magnitude))
    self.numerator = sign * numerator / Int128(divisor)
    self.denominator = sign * denominator / Int128(divisor)
  }

  init(_ whole: Int) { self.init(Int128(whole)) }

  private static func commonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    // 64 bits are enough nearly always, and much faster in debug builds.
    if a >> 64 == 0 && b >> 64 == 0 {
      var (a, b) = (UInt64(a), UInt64(b))
      while b != 0 { (a, b) = (b, a % b) }
      return UInt128(a)
    }
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }

  /// The largest whole number that is not above this one.
  var floor: Int128 {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The smallest whole number that is not below this one.
  var ceiling: Int128 { -Rational(-numerator, over: denominator).floor }

  /// To the nearest whole number; ties away from zero.
  var rounded: Int128 {
    let half = Rational(1, over: 2)
    return numerator < 0 ? (self - half).ceiling : (self + half).floor
  }

  var isWhole: Bool { denominator == 1 }
  var magnitude: Rational { numerator < 0 ? Rational(0) - self : self }

  static func + (a: Rational, b: Rational) -> Rational {
    Rational(
      a.numerator * b.denominator + b.numerator * a.denominator,
      over: a.denominator * b.denominator)
  }

  static func - (a: Rational, b: Rational) -> Rational {
    a + Rational(-b.numerator, over: b.denominator)
  }

  static func * (a: Rational, b: Rational) -> Rational {
    // Crosswise reduction keeps the products small.
    let first = Rational(a.numerator, over: b.denominator)
    let second = Rational(b.numerator, over: a.denominator)
    return Rational(
      first.numerator * second.numerator, over: first.denominator * second.denominator)
  }

  static func / (a: Rational, b: Rational) -> Rational {
    a * Rational(b.denominator, over: b.numerator)
  }

  static func < (a: Rational, b: Rational) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }
}
