// SignCompositionTests.swift: elements on a sign, all modifiers together, in any order of times.
// SignCoreTests: expected frames by a second implementation that draws single pixels.

import SignCore
import SignPrimitives
import Testing

@Suite struct SignCompositionTests {
  private static let century: Int64 = 3_155_760_000 * Flicks.perSecond

  private func frame(_ sign: Sign, at flicks: Int64) -> Pixels {
    var bitmap = sign.makeFrame()
    sign.draw(at: Flicks(flicks), into: &bitmap)
    return Pixels(bitmap)
  }

  @Test("Random signs equal their naive counterparts, px by px", arguments: 0..<10)
  func randomSigns(batch: Int) throws {
    for index in 0..<40 {
      let seed = UInt64(batch * 1000 + index)
      let random = try RandomSign(seed: seed)
      var generator = SeededGenerator(seed: ~seed)
      let times = [
        0, Int64(generator.int(0...5000)) * 705_600, Int64(generator.int(0...60)) * 11_760_000,
        Self.century + Int64(generator.int(0...1_000_000_000)), -1,
      ]
      for time in times {
        let (shown, expected) = (frame(random.sign, at: time), random.naiveFrame(at: time))
        #expect(shown == expected, "seed \(seed), \(time) flicks\n\(shown)\n\n\(expected)")
      }
    }
  }

  @Test("Frames are the same forwards, backwards and in any order")
  func anyOrder() throws {
    for seed in UInt64(5000)..<5020 {
      let sign = try RandomSign(seed: seed).sign
      var canvas = sign.makeFrame()
      func draw(_ index: Int) -> Pixels {
        sign.draw(at: sign.time(ofFrame: Int64(index) * 7), into: &canvas)
        return Pixels(canvas)
      }
      let forwards = (0..<40).map(draw)
      let backwards = Array((0..<40).reversed().map(draw).reversed())
      #expect(forwards == backwards)
      var generator = SeededGenerator(seed: seed)
      for index in Array(0..<40).shuffled(using: &generator) {
        #expect(draw(index) == forwards[index])
      }
    }
  }

  @Test("No px outside an element's frame changes", arguments: DrawMode.allCases)
  func staysInFrame(mode: DrawMode) throws {
    let background = try Bitmap.noise(width: 70, height: 12, seed: 9)
    let below = Element(.text(TextLabel(LabelContent(background))), frame: background.bounds)
    for seed in UInt64(6000)..<6040 {
      var generator = SeededGenerator(seed: seed)
      var element = try #require(RandomSign(seed: seed).sign.elements.first)
      element.mode = mode
      element.isInverted = generator.chance(oneIn: 2)
      let sign = try Sign(width: 70, height: 12, elements: [below, element])
      let (before, after) = (Pixels(background), frame(sign, at: 705_600 * 1700))
      for y in 0..<12 {
        for x in 0..<70 where before[x, y] != after[x, y] {
          #expect(x >= element.frame.x && x < element.frame.maxX)
          #expect(y >= element.frame.y && y < element.frame.maxY)
        }
      }
    }
  }

  @Test("An opaque element that is invisible or blinked off clears nothing")
  func absentClearsNothing() throws {
    let lit = try Bitmap.solid(width: 8, height: 2)
    let below = Element(.text(TextLabel(LabelContent(lit))), frame: lit.bounds)
    let dark = TextLabel(LabelContent(try Bitmap(width: 8, height: 2)))
    var above = Element(.text(dark), frame: Rect(x: 0, y: 0, width: 4, height: 2))
    above.mode = .opaque
    above.blink = Blink(period: .milliseconds(1000), dutyPercent: 30)
    var sign = try Sign(width: 8, height: 2, elements: [below, above])
    #expect(frame(sign, at: 0).litCount == 8)
    #expect(frame(sign, at: 300 * 705_600 - 1).litCount == 8)
    #expect(frame(sign, at: 300 * 705_600).litCount == 16)
    #expect(frame(sign, at: 1000 * 705_600).litCount == 8)
    sign.elements[1].isVisible = false
    #expect(frame(sign, at: 0).litCount == 16)
  }

  @Test("A negative is of the whole frame, before the level")
  func negativeBeforeLevel() throws {
    let dot = try Bitmap.solid(width: 1, height: 1)
    let label = TextLabel(LabelContent(dot), verticalAlignment: .top)
    var element = Element(.text(label), frame: Rect(x: 4, y: 0, width: 8, height: 8))
    element.isInverted = true
    element.level = 0
    var sign = try Sign(width: 16, height: 8, elements: [element])
    #expect(frame(sign, at: 0).isDark)
    sign.elements[0].level = 128
    // Half of 64 px; the dot itself, at a px of threshold 0, would have been one of them.
    #expect(frame(sign, at: 0).litCount == 31)
    sign.elements[0].level = 255
    #expect(frame(sign, at: 0).litCount == 63)
  }

  @Test("A custom element gets a dark bitmap of its frame's size and times of at least 0")
  func customElement() throws {
    let element = try Element(Probe(), frame: Rect(x: 2, y: 1, width: 5, height: 3))
    let sign = try Sign(width: 9, height: 6, elements: [element])
    for time in [0, 705_600, Int64.max, -1, .min] as [Int64] {
      let shown = frame(sign, at: time)
      #expect(shown.litCount == 2)
      #expect(shown[2, 1] && shown[6, 3])
    }
  }

  /// Lights its corners if all it was told is right.
  private struct Probe: CustomElement {
    func draw(at time: Flicks, into content: inout Bitmap) {
      guard time >= .zero, content.litCount == 0, content.width == 5, content.height == 3 else {
        return
      }
      content.set(x: 0, y: 0)
      content.set(x: 4, y: 2)
    }
  }

  @Test("Signs of 1 x 1 to 65,535 x 4,096 px are legal")
  func sizes() throws {
    #expect(try Sign(width: 1, height: 1).makeFrame().bounds.width == 1)
    #expect(try Sign(width: 65_535, height: 4096).width == 65_535)
    for (width, height) in [(0, 1), (1, 0), (65_536, 1), (1, 4097), (-1, 5), (Int.max, .max)] {
      #expect(throws: SignError.sizeOutOfRange(width: width, height: height)) {
        try Sign(width: width, height: height)
      }
    }
  }

  @Test("The builder keeps the order, and takes conditions and loops")
  func builder() throws {
    let dot = TextLabel(LabelContent(try Bitmap.solid(width: 1, height: 1)))
    func element(_ id: String) -> Element {
      Element(.text(dot), frame: Rect(x: 0, y: 0, width: 1, height: 1), id: id)
    }
    let isNight = true
    let marquee = try MarqueeLabel.of(text: 50, .linear(.left))
    let sign = try Sign(width: 4, height: 1) {
      element("a")
      if isNight { element("b") }
      if !isNight { element("never") } else { element("c") }
      for name in ["d", "e"] { element(name) }
      marquee
    }
    #expect(sign.elements.map(\.id) == ["a", "b", "c", "d", "e", nil])
  }
}
