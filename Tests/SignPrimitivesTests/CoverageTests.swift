// CoverageTests.swift: levels, edge fades and threshold matrices against their formulas.
// Tests only; expected values come from exact fractions and the recursive matrix.

import Testing

@testable import SignPrimitives

/// The coverage of a pixel: level times the formula of each fade it lies in, each product to nearest.
func expectedCoverage(_ coverage: Coverage, _ place: Int, _ extent: Int) -> Int32 {
  func times(_ a: Int32, _ b: Int32) -> Int32 {
    Int32((Fraction(Int128(a)) * Fraction(Int128(b), over: 65_536)).rounded)
  }
  func edge(_ c: Int, _ strength: Q16) -> Int32 {
    let length = Int128(coverage.fadeLength)
    guard c < coverage.fadeLength else { return 65_536 }
    let missing = Fraction(1) - Fraction(2 * Int128(c) + 1, over: 2 * length)
    let share = Fraction(1) - Fraction(Int128(strength.raw), over: 65_536) * missing
    return Int32((share * Fraction(65_536)).rounded)
  }
  let leading = edge(place, coverage.leadingStrength)
  let trailing = edge(extent - 1 - place, coverage.trailingStrength)
  return times(times(coverage.level.raw, leading), trailing)
}

/// The recursive definition: M2 = 0 2 / 3 1, M2n[y][x] = 4 Mn[y mod n][x mod n] + M2[y / n][x / n].
func bayer(_ side: Int, _ x: Int, _ y: Int) -> Int {
  let smallest = [[0, 2], [3, 1]]
  if side == 2 { return smallest[y][x] }
  let half = side / 2
  return 4 * bayer(half, x % half, y % half) + smallest[y / half][x / half]
}

/// Whether a lit pixel stays lit: (2 M + 1) * 65536 < 2 n n * coverage.
func staysLit(_ side: Int, _ x: Int, _ y: Int, _ coverage: Int32) -> Bool {
  let threshold = bayer(side, x % side, y % side)
  return (2 * threshold + 1) * 65_536 < 2 * side * side * Int(coverage)
}

@Suite struct CoverageTests {
  @Test func halfAFadeOfFourPixelsHasTheListedCoverages() {
    let half = Q16(raw: 32_768)
    let fade = Coverage(level: .one, fadeLength: 4, leadingStrength: half, trailingStrength: half)
    let listed: [Int32] = [143, 175, 207, 239, 255]
    for (column, expected) in listed.enumerated() {
      // Within 1 of 255.
      let left = fade.at(column, of: 32).raw * 255
      let right = fade.at(31 - column, of: 32).raw * 255
      #expect(abs(left - expected * 65_536) <= 65_536)
      #expect(left == right)
    }
  }

  @Test func everyPixelOfEveryFadeFollowsTheFormula() {
    var generator = SplitMix64(seed: 14)
    for _ in 0..<3_000 {
      let extent = generator.number(1...200)
      let fade = Coverage(
        level: Q16(raw: Int32(generator.number(0...65_536))), axis: .vertical,
        fadeLength: generator.number(0...250),
        leadingStrength: Q16(raw: Int32(generator.number(0...65_536))),
        trailingStrength: Q16(raw: Int32(generator.pick([0, 65_536, 21_845]))))
      let place = generator.number(0...(extent - 1))
      #expect(fade.at(place, of: extent).raw == expectedCoverage(fade, place, extent))
    }
  }

  @Test func aFadeOfTheLongestLengthIsExact() {
    let length = 1 << 24
    let fade = Coverage(level: .one, fadeLength: length, leadingStrength: .one)
    for place in [0, 1, 127, 128, length / 2, length - 1, length] {
      #expect(fade.at(place, of: 4 * length).raw == expectedCoverage(fade, place, 4 * length))
    }
  }

  @Test func withoutStrengthNothingFades() {
    let plain = Coverage(level: Q16(raw: 40_000), fadeLength: 9)
    for place in 0..<20 { #expect(plain.at(place, of: 20).raw == 40_000) }
    #expect(Coverage.solid.at(0, of: 1) == .one)
  }

  @Test(arguments: DitherMatrix.allCases)
  func aShareOfTheCellsLightsExactlyThatManyPixels(dither: DitherMatrix) throws {
    let cells = dither.side * dither.side
    let full = try PixelGrid(width: 40, height: 16).changed { _, _, _ in true }.bitmap()
    for k in 0...cells {
      var canvas = try Bitmap(width: 40, height: 16)
      let share = Q16(numerator: Int64(k), denominator: Int64(cells))
      canvas.compose(
        full, x: 0, y: 0, in: canvas.bounds, coverage: Coverage(level: share), dither: dither)
      for top in stride(from: 0, to: 16, by: dither.side) {
        for left in stride(from: 0, to: 40, by: dither.side) {
          var lit = 0
          for y in 0..<dither.side {
            for x in 0..<dither.side where canvas.isLit(x: left + x, y: top + y) { lit += 1 }
          }
          #expect(lit == k)
        }
      }
    }
  }
}
