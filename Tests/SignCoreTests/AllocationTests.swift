// AllocationTests.swift: drawing a frame allocates no memory.
// SignCoreTests: counts the calls of the C library's allocator in this thread.

import CAllocationCounter
import SignCore
import SignFonts
import SignPrimitives
import Testing

@Suite(.enabled(if: allocation_counter_works(), "the C library's allocator cannot be counted here"))
struct AllocationTests {
  private static let frame = Rect(x: 3, y: 1, width: 58, height: 14)

  /// How often 1,000 frames of an element allocate, in all draw modes, with and without blinking.
  private func allocations(_ element: Element) throws -> Int64 {
    var element = element
    element.blink = Blink(period: .milliseconds(700), dutyPercent: 80)
    var sign = try Sign(width: 64, height: 16, elements: [element, element])
    var canvas = sign.makeFrame()
    sign.draw(at: .zero, into: &canvas)
    let modes = DrawMode.allCases
    let before = allocation_count()
    for index in 0..<1_000 {
      sign.elements[1].mode = modes[index & 3]
      sign.elements[1].isInverted = index & 4 != 0
      sign.elements[1].level = UInt8(truncatingIfNeeded: index)
      sign.draw(at: sign.time(ofFrame: Int64(index)), into: &canvas)
    }
    let count = allocation_count() - before
    #expect(canvas.litCount > 0, "something was drawn")
    return count
  }

  private func content(_ text: String) throws -> LabelContent {
    try LabelContent(text: Array(text.utf8), style: TextStyle(.sign8))
  }

  private func marquee(
    _ kind: MarqueeKind, _ curve: TimingCurve, fade: Int, axis: Axis = .horizontal
  ) throws -> Element {
    var setup = MarqueeConfiguration()
    setup.kind = kind
    setup.curve = curve
    setup.axis = axis
    setup.speed = .pixelsPerSecond(37)
    setup.fade = EdgeFade(length: fade)
    setup.forcesScrolling = true
    let label = try MarqueeLabel(
      content("A text that is longer than its frame"), width: Self.frame.width,
      height: Self.frame.height, configuration: setup)
    return Element(label, x: Self.frame.x, y: Self.frame.y)
  }

  @Test("A text allocates nothing")
  func text() throws {
    let label = TextLabel(try content("Text"), alignment: .center)
    #expect(try allocations(Element(.text(label), frame: Self.frame)) == 0)
  }

  @Test("A marquee allocates nothing, whatever its kind, curve, axis and fade")
  func marquees() throws {
    for kind in MarqueeKind.allCases {
      for curve in [TimingCurve.linear, .easeInOut] {
        for fade in [0, 5] {
          #expect(try allocations(marquee(kind, curve, fade: fade)) == 0, "\(kind) \(fade)")
        }
      }
      #expect(try allocations(marquee(kind, .linear, fade: 3, axis: .vertical)) == 0, "\(kind)")
    }
  }

  @Test("A marquee under commands allocates nothing, whatever it is doing")
  func commands() throws {
    let steps = MarqueeSteps([
      .scroll(after: .zero, to: .home), .fade(after: .milliseconds(100), edges: .both),
      .scroll(after: .milliseconds(900), to: .away, curve: .easeInOut),
    ])
    let changes: [(inout MarqueeConfiguration) -> Void] = [
      { $0.isHeld = true }, { $0.isStatic = true }, { $0.repeatCount = 2 }, { $0.steps = steps },
      { $0.onContentChange = .atCycleEnd },
    ]
    let frame = Self.frame
    for change in changes {
      var setup = MarqueeConfiguration()
      setup.fade = EdgeFade(length: 5)
      change(&setup)
      var label = try MarqueeLabel(
        content("A text that is longer than its frame"), width: frame.width, height: frame.height,
        configuration: setup)
      label.apply(.trigger(overridesHold: true), at: .milliseconds(500))
      label.change(
        to: try MarqueeLabel(
          content("Another text that is longer than its frame"), width: frame.width,
          height: frame.height, configuration: setup), at: .milliseconds(900))
      #expect(try allocations(Element(label, x: frame.x, y: frame.y)) == 0)
      label.apply(.pause, at: .milliseconds(1500))
      #expect(try allocations(Element(label, x: frame.x, y: frame.y)) == 0)
    }
  }

  @Test("A history of many versions allocates nothing")
  func history() throws {
    var history = SignHistory(
      try Sign(width: 64, height: 16, elements: [marquee(.leftRight, .linear, fade: 4)]))
    for step in 1...50 {
      history.apply(
        step & 1 == 0 ? .resume : .pause, toElement: 0, at: .milliseconds(Int64(step) * 200))
    }
    var canvas = history.sign.makeFrame()
    history.draw(at: .zero, into: &canvas)
    let before = allocation_count()
    for index in 0..<1000 {
      history.draw(at: .milliseconds(Int64(index) * 7919 % 12_000), into: &canvas)
    }
    #expect(allocation_count() == before)
  }

  @Test("An animated picture allocates nothing")
  func image() throws {
    let image = try ImageElement(content("Picture").bitmap, frameCount: 4, alignment: .trailing)
    #expect(try allocations(Element(.image(image), frame: Self.frame)) == 0)
  }

  @Test("An element of a user's own allocates nothing by itself")
  func custom() throws {
    #expect(try allocations(Element(Dot(), frame: Self.frame)) == 0)
  }

  @Test("The counter sees every array")
  func counts() {
    let before = allocation_count()
    var arrays: [[Int]] = []
    arrays.reserveCapacity(10)
    for index in 0..<10 { arrays.append([index]) }
    #expect(allocation_count() - before >= 11, "\(arrays.count) arrays and one of them")
  }
}

/// One pixel that runs along the top row.
private struct Dot: CustomElement {
  func draw(at time: Flicks, into content: inout Bitmap) {
    content.set(x: Int(time.count / Flicks.perMillisecond) % content.width, y: 0)
  }
}
