// FadeCaseTests.swift: section F of the behaviour cases, edge fades and dithering.
// SignCoreTests: expected values stand in the cases, computed there with exact fractions.

import SignCore
import SignPrimitives
import Testing

/// Viewport 32 px, text 50 px, 10 px/s, 1000 ms delay, fade 4 px, if a case does not say otherwise.
@Suite struct FadeCaseTests {
  private let continuous = MarqueeConfiguration.linear(.continuous, fade: 4)

  @Test(
    "F01, F04, F07, F10, F13: an edge of a left-right text fades where text goes on beyond it",
    arguments: [
      (0, 0, 1), (1200, 1, 1), (2800, 1, 0), (4000, 1, 1), (5600, 0, 1),
    ] as [(Int64, Int32, Int32)])
  func leftRight(time: Int64, leading: Int32, trailing: Int32) throws {
    let label = try MarqueeLabel.of(text: 50, .linear(.leftRight, fade: 4))
    let expected = FadeStrengths(Q16(raw: leading * 65_536), Q16(raw: trailing * 65_536))
    #expect(label.fade(at: time) == expected)
  }

  @Test("F16: ramps are at most half a leg")
  func shortLeg() throws {
    let setup = MarqueeConfiguration.linear(
      .leftRight, speed: .duration(.milliseconds(300)), fade: 4)
    #expect(try MarqueeLabel.of(text: 50, setup).fade(at: 1225) == FadeStrengths(.one, .half))
  }

  @Test("F19, F22: the leading edge of a loop ramps up, and down once the first copy has left")
  func loop() throws {
    let label = try MarqueeLabel.of(text: 50, continuous)
    #expect(label.fade(at: 1100) == FadeStrengths(.half, .one))
    #expect(label.fade(at: 6500) == FadeStrengths(.half, .one))
  }

  @Test("F25: without a delay nothing flashes when the text passes home")
  func noFlash() throws {
    let label = try MarqueeLabel.of(text: 50, continuous.with { $0.delay = .zero })
    #expect(label.fade(at: 6000) == FadeStrengths(.one, .one))
    #expect(label.fade(at: 12_000) == FadeStrengths(.one, .one))
    #expect(label.fade(at: 199).leading < .one)
    for time in stride(from: Int64(200), to: 20_000, by: 10) {
      #expect(label.fade(at: time) == FadeStrengths(.one, .one))
    }
  }

  @Test("F28: a fade of 4 px at half strength covers 143, 175, 207, 239 and 255 of 255")
  func halfStrength() {
    let coverage = Coverage(
      level: .one, fadeLength: 4, leadingStrength: .half, trailingStrength: .half)
    for (column, expected) in [143, 175, 207, 239, 255].enumerated() {
      for place in [column, 31 - column] {
        #expect(abs(Int(coverage.at(place, of: 32).raw) * 255 / 65_536 - expected) <= 1)
      }
    }
  }

  @Test("F31: a coverage of k/16 lights exactly k of 16 px", arguments: 0...16)
  func uniformCoverage(k: Int) throws {
    let tile = try Bitmap.solid(width: 4, height: 4)
    var canvas = try Bitmap(width: 4, height: 4)
    let coverage = Coverage(level: Q16(raw: Int32(k * 4096)))
    canvas.compose(tile, x: 0, y: 0, in: canvas.bounds, coverage: coverage, dither: .bayer4)
    #expect(Pixels(canvas).litCount == k)
  }
}
