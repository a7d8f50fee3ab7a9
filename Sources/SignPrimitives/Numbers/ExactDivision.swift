// ExactDivision.swift: products and quotients that neither overflow nor round on the way.
// SignPrimitives: integers only; imports nothing.

/// The exact product of two numbers that are not negative, divided: floor(a * b / divisor).
///
/// The product may have 126 bits. The quotient must fit in 63 bits; a larger one is `Int64.max`.
///
/// - Parameters:
///   - a: At least 0.
///   - b: At least 0.
///   - divisor: More than 0.
public func exactQuotient(_ a: Int64, times b: Int64, over divisor: Int64) -> Int64 {
  checkOperands(a, b, divisor)
  let (product, overflow) = a.multipliedReportingOverflow(by: b)
  if !overflow { return product / divisor }
  let wide = UInt64(bitPattern: a).multipliedFullWidth(by: UInt64(bitPattern: b))
  guard wide.high < UInt64(bitPattern: divisor) else { return .max }
  let quotient = UInt64(bitPattern: divisor).dividingFullWidth(wide).quotient
  return Int64(clamping: quotient)
}

/// The exact product of two numbers that are not negative, divided to nearest, ties up.
///
/// As ``exactQuotient(_:times:over:)``, but rounded: a remainder of exactly half a divisor counts up.
public func roundedQuotient(_ a: Int64, times b: Int64, over divisor: Int64) -> Int64 {
  checkOperands(a, b, divisor)
  let (product, overflow) = a.multipliedReportingOverflow(by: b)
  if !overflow {
    let (quotient, remainder) = product.quotientAndRemainder(dividingBy: divisor)
    return quotient + (remainder >= divisor - remainder ? 1 : 0)
  }
  let wide = UInt64(bitPattern: a).multipliedFullWidth(by: UInt64(bitPattern: b))
  guard wide.high < UInt64(bitPattern: divisor) else { return .max }
  let (quotient, remainder) = UInt64(bitPattern: divisor).dividingFullWidth(wide)
  let up: Int64 = remainder >= UInt64(bitPattern: divisor) - remainder ? 1 : 0
  let (rounded, isTooLarge) = Int64(clamping: quotient).addingReportingOverflow(up)
  return isTooLarge ? .max : rounded
}

/// The exact product of two numbers that are not negative, modulo a third: (a * b) mod modulus.
///
/// - Parameters:
///   - a: At least 0.
///   - b: At least 0.
///   - modulus: More than 0.
@inlinable @inline(__always)
public func exactRemainder(_ a: Int64, times b: Int64, modulo modulus: Int64) -> Int64 {
  checkOperands(a, b, modulus)
  let (product, overflow) = a.multipliedReportingOverflow(by: b)
  if overflow { return wideRemainder(a, times: b, modulo: modulus) }
  // Unsigned division has no case for a divisor of -1.
  return Int64(bitPattern: UInt64(bitPattern: product) % UInt64(bitPattern: modulus))
}

/// The same when the product has more than 63 bits.
@usableFromInline
func wideRemainder(_ a: Int64, times b: Int64, modulo modulus: Int64) -> Int64 {
  let divisor = UInt64(bitPattern: modulus)
  let wide = UInt64(bitPattern: a).multipliedFullWidth(by: UInt64(bitPattern: b))
  let reduced = (high: wide.high % divisor, low: wide.low)
  return Int64(bitPattern: divisor.dividingFullWidth(reduced).remainder)
}

@inlinable @inline(__always)
func checkOperands(_ a: Int64, _ b: Int64, _ divisor: Int64) {
  precondition(a | b >= 0 && divisor > 0, "exact division wants factors of at least 0")
}

/// The greatest common divisor of two numbers that are not negative; that of 0 and n is n.
public func greatestCommonDivisor(_ a: Int64, _ b: Int64) -> Int64 {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
