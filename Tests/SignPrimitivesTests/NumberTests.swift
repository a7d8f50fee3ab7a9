// NumberTests.swift: fixed point and exact division against 128-bit and schoolbook arithmetic.
// Tests only.

import SignPrimitives
import Testing

@Suite struct NumberTests {
  @Test func everyLevelIsTheNearestShareOf255() {
    for level in 0...255 {
      let exact = Fraction(Int128(level), over: 255)
      #expect(Int128(Q16(level: UInt8(level)).raw) == (exact * Fraction(65_536)).rounded)
    }
    #expect(Q16(level: 0) == .zero)
    #expect(Q16(level: 255) == .one)
  }

  @Test func productsAreRoundedToNearest() {
    var generator = SplitMix64(seed: 15)
    for _ in 0..<5_000 {
      let a = Int32(generator.number(0...131_072))
      let b = Int32(generator.number(0...131_072))
      let exact = Fraction(Int128(a)) * Fraction(Int128(b), over: 65_536)
      #expect(Int128((Q16(raw: a) * Q16(raw: b)).raw) == exact.rounded)
    }
    #expect((Q16(raw: 1) * Q16(raw: 32_768)).raw == 1)
    #expect((Q16(raw: 1) * Q16(raw: 32_767)).raw == 0)
    #expect(Q16.one * Q16.one == .one)
  }

  @Test func sumsDifferencesAndOrderAreThoseOfTheNumbers() {
    let (small, large) = (Q16(raw: 3), Q16(raw: 65_530))
    #expect((small + large).raw == 65_533)
    #expect((small - large).raw == -65_527)
    #expect(small < large && small - large < .zero)
  }

  @Test func aQuotientIsTheNearestAndStaysInRange() {
    #expect(Q16(numerator: 1, denominator: 3).raw == 21_845)
    #expect(Q16(numerator: 2, denominator: 3).raw == 43_691)
    #expect(Q16(numerator: 1, denominator: 131_072).raw == 1)
    #expect(Q16(numerator: 0, denominator: .max) == .zero)
    #expect(Q16(numerator: .max, denominator: .max) == .one)
    #expect(Q16(numerator: 32_767, denominator: 1).raw == 32_767 << 16)
    #expect(Q16(numerator: 32_768, denominator: 1).raw == .max)
    #expect(Q16(numerator: .max, denominator: 1).raw == .max)
  }

  /// Small numbers, the largest ones and powers of two with their neighbours.
  private static let extremes: [Int64] = {
    let largest = Int64.max
    var numbers: [Int64] = [0, 1, 2, 3, 10, largest, largest - 1, largest / 2, largest / 3]
    for bit in 30...62 as ClosedRange<Int64> {
      let power: Int64 = 1 << bit
      numbers += [power - 1, power, power + 1]
    }
    return numbers
  }()

  private func checkDivision(_ a: Int64, _ b: Int64, _ divisor: Int64) {
    let product = UInt128(a) * UInt128(b)
    let largest = UInt128(Int64.max)
    let (quotient, remainder) = product.quotientAndRemainder(dividingBy: UInt128(divisor))
    let rounded = (2 * product + UInt128(divisor)) / (2 * UInt128(divisor))
    #expect(exactQuotient(a, times: b, over: divisor) == Int64(min(quotient, largest)))
    #expect(roundedQuotient(a, times: b, over: divisor) == Int64(min(rounded, largest)))
    #expect(exactRemainder(a, times: b, modulo: divisor) == Int64(remainder))
  }

  @Test func extremeProductsAreDividedExactly() {
    var generator = SplitMix64(seed: 16)
    for a in Self.extremes {
      for b in Self.extremes {
        for _ in 0..<4 { checkDivision(a, b, max(1, generator.pick(Self.extremes))) }
      }
    }
  }

  @Test func randomProductsAreDividedExactly() {
    var generator = SplitMix64(seed: 17)
    for _ in 0..<20_000 {
      checkDivision(generator.magnitude(), generator.magnitude(), max(1, generator.magnitude()))
    }
  }

  @Test func aRoundedQuotientAboveEveryIntegerStaysAtTheLargest() {
    // The quotient is 2^64 - 1 and its remainder more than half: one more would not fit in 64 bits.
    let (a, b, divisor): (Int64, Int64, Int64) = (
      9_223_372_033_854_775_808, 9_223_372_033_854_775_807, 4_611_686_015_427_387_904
    )
    let product = UInt128(a) * UInt128(b)
    #expect(product / UInt128(divisor) == UInt128(UInt64.max))
    #expect(product % UInt128(divisor) * 2 >= UInt128(divisor))
    #expect(roundedQuotient(a, times: b, over: divisor) == .max)
    #expect(exactQuotient(a, times: b, over: divisor) == .max)
  }

  @Test func aHalfCountsUp() {
    #expect(roundedQuotient(1, times: 1, over: 2) == 1)
    #expect(roundedQuotient(.max, times: 2, over: 4) == 1 << 62)
    #expect(roundedQuotient(1, times: 1, over: 3) == 0)
    #expect(roundedQuotient(5, times: 1, over: 1) == 5)
  }

  @Test func theGreatestCommonDivisorDividesBothAndLeavesNoFactor() {
    #expect(greatestCommonDivisor(0, 7) == 7)
    #expect(greatestCommonDivisor(7, 0) == 7)
    #expect(greatestCommonDivisor(705_600_000, 1_001) == 7)
    #expect(greatestCommonDivisor(.max, .max) == .max)
    for a in Int64(1)...40 {
      for b in Int64(1)...40 {
        let common = (1...40).last { a % $0 == 0 && b % $0 == 0 }
        #expect(greatestCommonDivisor(a, b) == common)
      }
    }
  }
}
