// ControlCaseTests.swift: the rows of section M of the behaviour cases that need a command or events.
// SignCoreTests: expected values stand in the cases.

import SignCore
import SignFonts
import SignPrimitives
import Testing

/// Viewport 32 px and text 50 px, 10 px/s and a delay of 1000 ms, if a case does not say otherwise.
@Suite struct ControlCaseTests {
  private let leftRight = MarqueeConfiguration.linear(.leftRight)

  @Test("M64: a restart goes home at once, waits again and tells of the early return once")
  func restart() throws {
    var history = try SignHistory(leftRight)
    history.apply(.restart, at: 1500)
    #expect(history.x(at: 1500, 2500, 2600) == [0, 0, -1])
    #expect(history.x(at: 1499) == [-5])
    #expect(history.told(to: 4000) == ["0 begins", "1500 returned early", "1500 begins"])
  }

  @Test(
    "M67: a static marquee stands still without fades and shortens its text",
    arguments: [LineBreak.clip, .truncateTail, .truncateHead, .truncateMiddle])
  func staticMarquee(lineBreak: LineBreak) throws {
    let setup = leftRight.with {
      $0.isStatic = true
      $0.fade.length = 4
    }
    let text = "A text that is too long"
    let label = try MarqueeLabel(
      text, style: TextStyle(.sign8), lineBreak: lineBreak, width: 32, height: 8,
      configuration: setup)
    let plain = TextLabel(
      try LabelContent(
        text: Array(text.utf8), style: TextStyle(.sign8), lineBreak: lineBreak, width: 32))
    var expected = try Bitmap(width: 32, height: 8)
    expected.blit(
      plain.content.bitmap, x: 0, y: plain.y(in: Rect(x: 0, y: 0, width: 32, height: 8)))
    #expect(label.state(at: .milliseconds(10_000)).x == 0)
    #expect(label.state(at: .milliseconds(10_000)).fade == .none)
    #expect(!label.scrolls && label.cycle == nil && label.travel == 0)
    #expect(try label.frame(at: .milliseconds(10_000)) == Pixels(expected))
    #expect(try SignHistory([label]).told(to: 20_000) == [])
  }

  @Test("M70: a repeat count of 2 ends at 11,200 ms at home")
  func repeatCount() throws {
    let history = try SignHistory(leftRight.with { $0.repeatCount = 2 })
    #expect(history.x(at: 11_200, 20_000) == [0, 0])
    #expect(history.x(at: 5600 + 2800, 11_199) == [-18, 0])
    #expect(
      history.told(to: 1_000_000) == [
        "0 begins", "5600 returned", "5600 begins", "11200 returned", "11200 finished",
      ])
  }

  @Test("M73: a wider viewport at 1500 ms starts the shorter way anew")
  func geometryChange() throws {
    var history = try SignHistory(leftRight)
    try history.change(to: .of(text: 50, frame: 40, leftRight), at: 1500)
    #expect(history.x(at: 1500, 2500, 3500) == [0, 0, -10])
    #expect(history.label(at: .milliseconds(1500)).travel == -10)
    #expect(history.told(1, to: 4000) == ["1500 returned early", "1500 begins"])
  }

  @Test("M79: a kind that goes one way tells of its beginning and its end, and of nothing else")
  func oneWayEvents() throws {
    let history = try SignHistory(.linear(.left))
    #expect(history.told(to: 20_000) == ["0 begins", "3800 finished"])
  }

  @Test("M82: the width that fits is the text with its padding, or with both fades")
  func sizes() throws {
    let setup = leftRight.with {
      $0.leadingPadding = 4
      $0.fade.length = 3
    }
    let label = try MarqueeLabel.of(text: 50, setup)
    #expect(label.fittingWidth == 54)
    #expect(label.minimumWidth() == 56)
    #expect(label.minimumWidth(limit: 40) == 40)
    #expect(label.minimumWidth(limit: 60) == 56)
    #expect(label.fittingHeight == 1 && label.minimumHeight() == 1)
    #expect(try !MarqueeLabel.of(text: 50, frame: label.fittingWidth, setup).scrolls)
    #expect(try MarqueeLabel.of(text: 50, frame: label.fittingWidth - 1, setup).scrolls)
  }
}
