// CurveCaseTests.swift: section E of the behaviour cases, easing.
// SignCoreTests: expected values stand in the cases, solved there to 2^-80.

import SignCore
import SignPrimitives
import Testing

/// Viewport 64 px, text 164 px, one leg of 2000 ms without a delay, if a case does not say otherwise.
@Suite struct CurveCaseTests {
  private func label(_ curve: TimingCurve) throws -> MarqueeLabel {
    let setup = MarqueeConfiguration.linear(
      .left, speed: .duration(.milliseconds(2000)), delay: 0
    ).with { $0.curve = curve }
    return try MarqueeLabel.of(text: 164, frame: 64, setup)
  }

  @Test(
    "E01, E04, E07, E10, E13: places under easing",
    arguments: [
      (.easeInOut, 200, -2), (.easeInOut, 1500, -87), (.easeIn, 500, -9), (.easeIn, 1800, -84),
      (.easeOut, 1000, -68),
    ] as [(TimingCurve, Int64, Int)])
  func placesUnderEasing(curve: TimingCurve, time: Int64, x: Int) throws {
    #expect(try abs(label(curve).place(at: time) - x) <= 1)
  }

  @Test("E16: at the end of a leg every curve is exactly away")
  func endsExactlyAway() throws {
    var curves: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInOut]
    curves.append(TimingCurve(x1: 1000, y1: -1000, x2: 0, y2: 2000))
    curves.append(TimingCurve(x1: 0, y1: 1000, x2: 0, y2: 1000))
    for curve in curves {
      #expect(try label(curve).place(at: 0) == 0)
      #expect(try label(curve).place(at: 2000) == -100)
    }
  }

  @Test("E19: the rate is the average speed under easing too")
  func rateIsTheAverage() throws {
    let setup = MarqueeConfiguration.linear(.leftRight).with { $0.curve = .easeInOut }
    let label = try MarqueeLabel.of(text: 50, setup)
    #expect(abs(label.place(at: 2350) + 16) <= 1)
    #expect(label.place(at: 2800) == -18)
    #expect(label.cycleMilliseconds == Rational(5600))
  }

  @Test(
    "E22, E25: the inverse at progress 5/6",
    arguments: [(.linear, 833), (.easeOut, 654)] as [(TimingCurve, Int32)])
  func inverse(curve: TimingCurve, thousandths: Int32) {
    let fiveSixths = Q16(numerator: 5, denominator: 6)
    let expected = thousandths * 65_536 / 1000
    #expect(abs(curve.time(of: fiveSixths).raw - expected) <= 2 * 65_536 / 1000)
  }
}
