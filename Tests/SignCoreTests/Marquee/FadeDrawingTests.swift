// FadeDrawingTests.swift: faded edges, pixel by pixel.
// SignCoreTests: expected frames by a second implementation that draws single pixels.

import SignCore
import SignPrimitives
import Testing

@Suite struct FadeDrawingTests {
  private func check(_ setup: MarqueeConfiguration, text: Int, frame: Int, across: Int) throws {
    let isHorizontal = setup.axis == .horizontal
    let content = try Bitmap.solid(
      width: isHorizontal ? text : across, height: isHorizontal ? across : text)
    let (width, height) = isHorizontal ? (frame, across) : (across, frame)
    let label = try MarqueeLabel(
      LabelContent(content), width: width, height: height, configuration: setup)
    let naive = NaiveMarquee(setup, content: content, width: width, height: height)
    let motion = ReferenceMotion(
      setup.kind, distance: abs(label.travel), speed: SpeedCase(10), delay: setup.delay.count)
    for step in Int64(0)..<24 {
      let time = Flicks.milliseconds(step * 287)
      let expected = naive.frame(
        distance: motion.distance(at: time.count), fade: label.state(at: time).fade)
      let shown = try label.frame(at: time)
      #expect(shown == expected, "\(setup.kind) \(setup.axis) at \(time)\n\(shown)\n\(expected)")
    }
  }

  @Test("Fades are drawn right in every kind", arguments: MarqueeKind.allCases)
  func everyKind(kind: MarqueeKind) throws {
    for axis in [Axis.horizontal, .vertical] {
      for (fade, frame) in [(4, 32), (1, 9), (3, 40), (16, 33), (99, 33), (7, 3)] {
        let setup = MarqueeConfiguration.linear(kind, fade: fade).with { $0.axis = axis }
        try check(setup, text: 50, frame: frame, across: 5)
      }
    }
  }

  @Test("Constant fades and fades of one edge are drawn right", arguments: MarqueeKind.allCases)
  func edges(kind: MarqueeKind) throws {
    for axis in [Axis.horizontal, .vertical] {
      for edges in [EdgeSet.leading, .trailing, .both] {
        let setup = MarqueeConfiguration.linear(kind, fade: 8).with {
          $0.axis = axis
          $0.fade.edges = edges
          $0.fade.style = .constant
        }
        try check(setup, text: 50, frame: 40, across: 4)
      }
    }
  }

  @Test("The leading edge is left or top for kinds that leave there, else right or bottom")
  func leadingEdge() throws {
    for kind in MarqueeKind.allCases {
      for axis in [Axis.horizontal, .vertical] {
        let setup = MarqueeConfiguration.linear(kind, fade: 8).with {
          $0.axis = axis
          $0.fade.edges = .leading
        }
        let content = try Bitmap.solid(width: 64, height: 64)
        let label = try MarqueeLabel(
          LabelContent(content), width: 32, height: 32, configuration: setup)
        let frame = try label.frame(at: .milliseconds(1500))
        // The outermost px of an 8 px fade has 1/16 coverage: 2 of 32 px in every fourth line only.
        let first = (0..<32).count { axis == .horizontal ? frame[0, $0] : frame[$0, 0] }
        let last = (0..<32).count { axis == .horizontal ? frame[31, $0] : frame[$0, 31] }
        #expect(kind.movesLeft ? last == 32 && first <= 8 : first == 32 && last <= 8)
      }
    }
  }

  @Test("A fade longer than half the frame is cut to half, rounded down")
  func clampedLength() throws {
    let half = MarqueeConfiguration.linear(.continuous, fade: 16)
    let more = half.with { $0.fade.length = 1000 }
    let halfLabel = try MarqueeLabel.of(text: 50, frame: 33, half)
    let moreLabel = try MarqueeLabel.of(text: 50, frame: 33, more)
    for step in Int64(0)..<50 {
      let time = Flicks.milliseconds(step * 131)
      #expect(try halfLabel.frame(at: time) == moreLabel.frame(at: time))
    }
    // The natural gap follows the fade in use.
    let natural = more.with { $0.spacing = .natural }
    #expect(try MarqueeLabel.of(text: 50, frame: 33, natural).period == 50 + 32)
  }

  @Test("Fades of an element that lies partly outside the sign are anchored to its frame")
  func partlyOutside() throws {
    let setup = MarqueeConfiguration.linear(.continuous, fade: 10, spacing: .fixed(0))
      .with { $0.fade.style = .constant }
    let content = try Bitmap.solid(width: 64, height: 6)
    let label = try MarqueeLabel(
      LabelContent(content), width: 40, height: 6, configuration: setup)
    let naive = NaiveMarquee(setup, content: content, width: 40, height: 6)
    for (x, y) in [(-7, -2), (50, 3), (-35, 0), (30, -5), (-40, 0), (64, 0), (1_000_000, 7)] {
      var sign = try Sign(width: 64, height: 8)
      sign.elements = [Element(label, x: x, y: y)]
      var bitmap = sign.makeFrame()
      sign.draw(at: .milliseconds(1300), into: &bitmap)
      var expected = Pixels(width: 64, height: 8)
      naive.style(FadeStrengths(.one, .one)).draw(
        into: &expected, frame: Rect(x: x, y: y, width: 40, height: 6)
      ) { naive.isLit($0, $1, distance: 3) }
      #expect(Pixels(bitmap) == expected, "at \(x), \(y)")
    }
  }
}
