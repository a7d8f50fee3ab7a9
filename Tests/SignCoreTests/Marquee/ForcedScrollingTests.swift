// ForcedScrollingTests.swift: when a text scrolls, and where one goes that need not.
// SignCoreTests: expected places by the rule away = home + travel.

import SignCore
import SignPrimitives
import Testing

@Suite struct ForcedScrollingTests {
  @Test("A text that just fits stands still, one px more scrolls", arguments: MarqueeKind.allCases)
  func exactFit(kind: MarqueeKind) throws {
    for axis in [Axis.horizontal, .vertical] {
      for (leading, trailing) in [(0, 0), (5, 0), (5, 30), (0, 31)] {
        let setup = MarqueeConfiguration.linear(kind, fade: 4).with {
          $0.axis = axis
          $0.leadingPadding = leading
          $0.trailingPadding = trailing
        }
        let fits = try MarqueeLabel.of(text: 32 - leading, setup)
        #expect(!fits.scrolls)
        // Along the rows it is aligned to the left, along the columns it stands in the middle.
        #expect(fits.place(at: 5000) == (axis == .horizontal ? 0 : leading / 2))
        #expect(fits.fade(at: 5000) == .none)
        #expect(try MarqueeLabel.of(text: 33 - leading, setup).scrolls)
      }
    }
  }

  @Test(
    "A short text that is forced drifts to the trailing edge and back",
    arguments: [Axis.horizontal, .vertical])
  func drifts(axis: Axis) throws {
    for (kind, home, away) in [
      (MarqueeKind.leftRight, 3, 20), (.left, 3, 20), (.rightLeft, 19, 2), (.right, 19, 2),
    ] {
      let setup = MarqueeConfiguration.linear(kind).with {
        $0.axis = axis
        $0.forcesScrolling = true
        $0.leadingPadding = 3
        $0.trailingPadding = 2
      }
      let label = try MarqueeLabel.of(text: 10, setup)
      #expect(label.travel == away - home)
      #expect(label.place(at: 0) == home)
      #expect(label.place(at: 1500) == home + (away - home).signum() * 5)
      #expect(label.place(at: 2700) == away)
      #expect(label.place(at: 3700) == away)
      let comesBack = kind == .leftRight || kind == .rightLeft
      #expect(label.place(at: 5400) == (comesBack ? home : away))
    }
  }

  @Test("A forced text with a travel of 0 px stands still")
  func travelOfZero() throws {
    for kind in [MarqueeKind.leftRight, .rightLeft, .left, .right] {
      let setup = MarqueeConfiguration.linear(kind, fade: 4).with { $0.forcesScrolling = true }
      let label = try MarqueeLabel.of(text: 32, setup)
      #expect(!label.scrolls)
      #expect(label.travel == 0)
      #expect(label.cycle == nil)
      for time in Int64(0)..<100 { #expect(label.place(at: time * 97) == 0) }
    }
  }

  @Test("A forced loop that fits goes round")
  func forcedLoop() throws {
    let setup = MarqueeConfiguration.linear(.continuous, delay: 0, spacing: .fixed(6))
      .with { $0.forcesScrolling = true }
    let label = try MarqueeLabel.of(text: 10, setup)
    #expect(label.period == 16)
    // 32 px hold two whole periods, so 20 px are lit at every time.
    for step in 0..<40 {
      #expect(try label.frame(at: timeAt(distance: step, delay: 0)).litCount == 20)
    }
  }

  @Test("What stands still is aligned and has no padding", arguments: Alignment.allCases)
  func aligned(alignment: Alignment) throws {
    let setup = MarqueeConfiguration.linear(.leftRight, fade: 4).with {
      $0.alignment = alignment
      $0.leadingPadding = 3
      $0.trailingPadding = 2
    }
    let label = try MarqueeLabel.of(text: 11, setup)
    let expected = [Alignment.leading: 0, .center: 10, .trailing: 21]
    #expect(label.place(at: 0) == expected[alignment])
    #expect(try label.frame(at: .zero).litCount == 11)
  }

  @Test("What stands still is the resting content")
  func restingContent() throws {
    let wide = LabelContent(try Bitmap.solid(width: 50, height: 1))
    let resting = LabelContent(try Bitmap.solid(width: 20, height: 1))
    let still = MarqueeConfiguration.linear(.leftRight, speed: .pixelsPerSecond(0))
    let label = try MarqueeLabel(
      wide, resting: resting, width: 32, height: 1, configuration: still)
    #expect(try label.frame(at: .milliseconds(2000)).litCount == 20)
    #expect(label.textWidth == 50)
  }
}
