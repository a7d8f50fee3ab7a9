// MarqueeCaseTests.swift: section M of the behaviour cases, positions of marquees.
// SignCoreTests: expected values stand in the cases, computed there with exact fractions.

import SignCore
import SignPrimitives
import Testing

/// Viewport 32 px and text 50 px, if a case does not say otherwise.
@Suite struct MarqueeCaseTests {
  private let leftRight = MarqueeConfiguration.linear(.leftRight)
  private let rightLeft = MarqueeConfiguration.linear(.rightLeft)
  private let continuous = MarqueeConfiguration.linear(.continuous)

  @Test("M01: left-right goes from 0 to -18 and back in 5600 ms")
  func leftRightGeometry() throws {
    let label = try MarqueeLabel.of(text: 50, leftRight)
    #expect(label.place(at: 0) == 0)
    #expect(label.travel == -18)
    #expect(label.period == nil)
    #expect(label.place(at: 1000 + 1800) == -18)
    #expect(label.cycleMilliseconds == Rational(5600))
  }

  @Test(
    "M04, M07, M10, M13: left-right shows its first px, arrives, comes back and waits again",
    arguments: [(1100, -1), (2800, -18), (3900, -17), (6600, 0)] as [(Int64, Int)])
  func leftRightPlaces(time: Int64, x: Int) throws {
    #expect(try MarqueeLabel.of(text: 50, leftRight).place(at: time) == x)
  }

  @Test("M16, M19: right-left stands at -18 at home and at 0 away")
  func rightLeftPlaces() throws {
    let label = try MarqueeLabel.of(text: 50, rightLeft)
    #expect(label.place(at: 0) == -18)
    #expect(label.place(at: 3800) == 0)
  }

  @Test("M22: left stays away for ever and is finished after 3800 ms")
  func leftStaysAway() throws {
    let label = try MarqueeLabel.of(text: 50, .linear(.left))
    #expect(label.place(at: 2800) == -18)
    #expect(label.place(at: 10_000) == -18)
    #expect(label.cycleMilliseconds == Rational(3800))
    #expect(label.state(at: Flicks(.max)).x == -18)
  }

  @Test("M25: right-left with paddings ends at its trailing padding")
  func rightLeftWithPaddings() throws {
    let setup = rightLeft.with {
      $0.leadingPadding = 4
      $0.trailingPadding = 6
    }
    let label = try MarqueeLabel.of(text: 50, setup)
    #expect(label.place(at: 0) == -22)
    #expect(label.place(at: 2400) == -8)
    #expect(label.place(at: 3800) == 6)
  }

  @Test("M28: text and leading padding that just fit do not scroll, one px more does")
  func exactFitDoesNotScroll() throws {
    let setup = leftRight.with { $0.leadingPadding = 4 }
    #expect(try !MarqueeLabel.of(text: 28, setup).scrolls)
    #expect(try MarqueeLabel.of(text: 29, setup).scrolls)
  }

  @Test("M31: an empty text does not scroll, even if forced")
  func emptyDoesNotScroll() throws {
    let forced = leftRight.with { $0.forcesScrolling = true }
    let edge = continuous.with { $0.entry = .edge }
    for setup in [forced, edge] {
      let empty = LabelContent(try Bitmap(width: 0, height: 8))
      let label = try MarqueeLabel(empty, width: 32, height: 8, configuration: setup)
      #expect(!label.scrolls)
      #expect(label.travel == 0)
      #expect(label.period == nil)
      #expect(try label.frame(at: .milliseconds(2000)).isDark)
    }
  }

  @Test("M34: the default speed is 7000 ms a leg")
  func defaultSpeed() throws {
    let setup = MarqueeConfiguration().with { $0.curve = .linear }
    let label = try MarqueeLabel.of(text: 50, setup)
    #expect(label.place(at: 4500) == -9)
    #expect(label.place(at: 8000) == -18)
    #expect(label.place(at: 16_000) == 0)
    #expect(label.cycleMilliseconds == Rational(16_000))
  }

  @Test("M37: a speed or a duration of 0 stands at home", arguments: MarqueeKind.allCases)
  func zeroSpeedStandsStill(kind: MarqueeKind) throws {
    let speeds: [ScrollSpeed] = [
      .pixelsPerSecond(0), .duration(.zero), .pixelsPerFrame(0, framesPerSecond: 60),
    ]
    for speed in speeds {
      let label = try MarqueeLabel.of(text: 50, .linear(kind, speed: speed, fade: 4))
      #expect(!label.scrolls)
      #expect(label.cycle == nil)
      for time in [0, 1, 1000, 5000, Int64.max / 705_600] {
        #expect(label.place(at: time) == 0)
        #expect(label.fade(at: time) == .none)
        #expect(!label.state(at: .milliseconds(time)).isAwayFromHome)
      }
    }
  }

  @Test("M40, M43: copies of a continuous text are 60 px apart, and 7000 ms look like 0 ms")
  func continuousCopies() throws {
    let label = try MarqueeLabel.of(text: 50, continuous)
    #expect(label.period == 60)
    #expect(label.place(at: 1000) == 0)
    #expect(label.place(at: 7000) == 0)
    #expect(try label.frame(at: .milliseconds(7000)) == label.frame(at: .zero))
  }

  @Test(
    "M46, M49: a viewport column shows the text column of the case",
    arguments: [(6000, 31, 21), (2000, 0, 10)] as [(Int64, Int, Int)])
  func continuousColumns(time: Int64, column: Int, textColumn: Int) throws {
    var content = try Bitmap(width: 50, height: 1)
    content.set(x: textColumn, y: 0)
    let label = try MarqueeLabel(
      LabelContent(content), width: 32, height: 1, configuration: continuous)
    var expected = Pixels(width: 32, height: 1)
    expected[column, 0] = true
    #expect(try label.frame(at: .milliseconds(time)) == expected)
  }

  @Test("M52: without a delay the second loop follows at once")
  func continuousWithoutDelay() throws {
    let label = try MarqueeLabel.of(text: 50, .linear(.continuous, delay: 0))
    #expect(label.place(at: 6100) == -1)
  }

  @Test("M55: a continuous text to the right has its next copy on the left")
  func continuousReverse() throws {
    let label = try MarqueeLabel.of(text: 50, .linear(.continuousReverse))
    #expect(label.place(at: 2000) == -8)
    #expect(label.period == 60)
    let frame = try label.frame(at: .milliseconds(6200))
    #expect(label.place(at: 6200) == 34)
    // The next copy covers the columns up to 34 - 60 + 50 = 24.
    #expect((0..<32).allSatisfy { frame[$0, 0] == ($0 < 24) })
  }

  @Test("M58: the classic gap is 2 F and the extra")
  func fadeBasedSpacing() throws {
    let setup = MarqueeConfiguration.linear(
      .continuous, fade: 4, spacing: .fadeBased(extra: 6))
    let label = try MarqueeLabel.of(text: 50, setup)
    #expect(label.period == 64)
    #expect(label.cycleMilliseconds == Rational(1000 + 6400))
  }

  @Test("M61: a gap of 0 px is possible")
  func fixedSpacingOfZero() throws {
    let setup = MarqueeConfiguration.linear(.continuous, fade: 4, spacing: .fixed(0))
    #expect(try MarqueeLabel.of(text: 50, setup).period == 50)
  }

  @Test(
    "M76: the scroll fraction rises and falls",
    arguments: [(1000, 0), (1900, 32_768), (3000, 65_536), (4700, 32_768)] as [(Int64, Int32)])
  func scrollFraction(time: Int64, raw: Int32) throws {
    let label = try MarqueeLabel.of(text: 50, leftRight)
    #expect(label.state(at: .milliseconds(time)).scrollFraction == Q16(raw: raw))
  }
}
