// TimeTests.swift: flicks and exact speeds.
// Tests only; expected values are computed by hand or with fractions.

import SignPrimitives
import Testing

@Suite struct TimeTests {
  private let day: Int64 = 86_400
  private let year: Int64 = 31_557_600  // 365.25 days

  @Test func aMillisecondIsAWholeNumberOfFlicks() {
    #expect(Flicks.milliseconds(1).count * 1_000 == Flicks.perSecond)
    #expect(Flicks.milliseconds(-3).count == -2_116_800)
    #expect(Flicks.milliseconds(0) == .zero)
  }

  @Test(arguments: [24, 25, 30, 48, 50, 60, 72, 90, 100, 120, 240] as [Int64])
  func aFrameAtACommonRateIsAWholeNumberOfFlicks(rate: Int64) {
    let frame = Flicks.frame(1, framesPerSecond: rate)
    #expect(frame.count * rate == Flicks.perSecond)
    #expect(Flicks.frame(rate * day * 1_000, framesPerSecond: rate).count == 60_963_840_000_000_000)
  }

  @Test func aFrameAtAnotherRateIsRoundedDown() {
    #expect(Flicks.frame(1, framesPerSecond: 59).count == 11_959_322)  // 11,959,322.03
    #expect(Flicks.frame(2, framesPerSecond: 1_000_000_007).count == 1)  // 1.41
    #expect(Flicks.frame(58, framesPerSecond: 59).count == 693_640_677)  // 693,640,677.97
  }

  @Test func fourHundredYearsFit() {
    for years in [100, 400] as [Int64] {
      let flicks = years * year * Flicks.perSecond
      #expect(Flicks.milliseconds(years * year * 1_000).count == flicks)
      #expect(Flicks.microseconds(years * year * 1_000_000).count == flicks)
      #expect(Flicks.frame(years * year * 60, framesPerSecond: 60).count == flicks)
    }
  }

  @Test func timesBeyondTheLastInstantStayThere() {
    #expect(Flicks.milliseconds(.max).count == .max)
    #expect(Flicks.milliseconds(.min).count == .min)
    #expect(Flicks.microseconds(.max).count == .max)
    #expect(Flicks.frame(.max, framesPerSecond: 1).count == .max)
    #expect(Flicks.milliseconds(.max / Flicks.perMillisecond).count < .max)
  }

  @Test func microsecondsAreRoundedDown() {
    #expect(Flicks.microseconds(1).count == 705)  // 705.6
    #expect(Flicks.microseconds(5).count == 3_528)
    #expect(Flicks.microseconds(1_000) == .milliseconds(1))
  }

  @Test func timesAddSubtractAndCompare() {
    #expect(Flicks(5) + Flicks(7) == Flicks(12))
    #expect(Flicks(5) - Flicks(7) == Flicks(-2))
    #expect(Flicks(5) < Flicks(7))
  }

  @Test func aRateIsKeptInLowestTerms() {
    let rate = PixelRate(pixels: 21_000, seconds: 1_000)
    #expect(rate == PixelRate(pixels: 21))
    #expect(rate.pixels == 21 && rate.seconds == 1)
    let still = PixelRate(pixels: 0, seconds: .max)
    #expect(still.pixels == 0 && still.seconds == 1)
    #expect(PixelRate(pixels: .max, seconds: .max) == PixelRate(pixels: 1))
  }

  @Test func aDayOfFramesDriftsByNoPixel() {
    let rate = PixelRate(pixels: 21)
    let end = Flicks.frame(day * 60, framesPerSecond: 60)
    #expect(rate.displacement(after: end) == 1_814_400)
    for frame in [1, 2, 3, 59, 60, 61, 1_000_001, 5_183_999] as [Int64] {
      let exact = Fraction(Int128(frame) * 21, over: 60)
      let shown = rate.displacement(after: .frame(frame, framesPerSecond: 60))
      #expect(Int128(shown) == exact.rounded)
    }
  }

  @Test func displacementsAreExactToNearest() {
    var generator = SplitMix64(seed: 18)
    for _ in 0..<5_000 {
      let pixels = generator.magnitude() >> 20
      let seconds = max(1, generator.magnitude() >> 30)
      let time = generator.magnitude()
      let exact =
        (2 * UInt128(time) * UInt128(pixels) + UInt128(seconds) * 705_600_000)
        / (2 * UInt128(seconds) * 705_600_000)
      let shown = PixelRate(pixels: pixels, seconds: seconds).displacement(after: Flicks(time))
      #expect(UInt128(shown) == min(exact, UInt128(Int64.max)))
    }
  }

  @Test func theSlowestAndTheFastestRatesStayInRange() {
    let limit = PixelRate.maximumSeconds
    #expect(limit == 13_071_672_387)
    let slow = PixelRate(pixels: 1, seconds: limit)
    #expect(slow.displacement(after: Flicks(.max)) == 1)
    #expect(slow.displacement(after: Flicks(limit * Flicks.perSecond / 2 - 1)) == 0)
    #expect(slow.displacement(after: Flicks(limit * Flicks.perSecond / 2)) == 1)
    #expect(PixelRate(pixels: .max).displacement(after: Flicks(.max)) == .max)
    #expect(PixelRate(pixels: .max).displacement(after: .zero) == 0)
    // Reduced, the denominator is small enough.
    #expect(PixelRate(pixels: 2 * limit, seconds: 2 * limit) == PixelRate(pixels: 1))
  }

  @Test func aHundredYearsOfScrollingIsExact() {
    let century = Flicks.milliseconds(100 * year * 1_000)
    #expect(PixelRate(pixels: 30).displacement(after: century) == 94_672_800_000)
    #expect(PixelRate(pixels: 1, seconds: 3).displacement(after: century) == 1_051_920_000)
  }

  @Test func aSlowerRateThanTheLimitIsTheCallersSlip() async {
    await #expect(processExitsWith: .failure) {
      _ = PixelRate(pixels: 1, seconds: PixelRate.maximumSeconds + 1)
    }
  }
}
