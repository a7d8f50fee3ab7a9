// TextColumnTests.swift: which column of the text a column of the viewport shows, and the inverse.
// SignCoreTests: compared with the frames themselves.

import SignCore
import SignPrimitives
import Testing

@Suite struct TextColumnTests {
  @Test("M46, M49: columns of a continuous text, and its gaps")
  func continuous() throws {
    let label = try MarqueeLabel.of(text: 50, .linear(.continuous))
    #expect(label.textColumn(at: 31, time: .milliseconds(6000)) == 21)
    #expect(label.textColumn(at: 0, time: .milliseconds(2000)) == 10)
    #expect(label.textColumn(at: 5, time: .milliseconds(6000)) == nil)
    #expect(label.textColumn(at: -1, time: .milliseconds(6000)) == nil)
    #expect(label.textColumn(at: 32, time: .milliseconds(6000)) == nil)
  }

  @Test("Every column is the one that is drawn, for every kind and both ways")
  func everyColumn() throws {
    let content = try Bitmap.noise(width: 50, height: 7)
    var turned = try Bitmap(width: 7, height: 50)
    for y in 0..<7 {
      for x in 0..<50 where content.isLit(x: x, y: y) { turned.set(x: y, y: x) }
    }
    for kind in MarqueeKind.allCases {
      for axis in [Axis.horizontal, .vertical] {
        let setup = MarqueeConfiguration.linear(kind).with { $0.axis = axis }
        let isHorizontal = axis == .horizontal
        let label = try MarqueeLabel(
          LabelContent(isHorizontal ? content : turned), width: isHorizontal ? 32 : 7,
          height: isHorizontal ? 7 : 32, configuration: setup)
        for time in stride(from: Int64(0), to: 9000, by: 371) {
          let time = Flicks.milliseconds(time)
          let frame = try label.frame(at: time)
          for column in 0..<32 {
            let shown = label.textColumn(at: column, time: time)
            for across in 0..<7 {
              let lit = isHorizontal ? frame[column, across] : frame[across, column]
              #expect(lit == (shown.map { content.isLit(x: $0, y: across) } ?? false))
            }
            guard let shown else { continue }
            let first = label.viewportColumn(of: shown, time: time)
            #expect(first.map { label.textColumn(at: $0, time: time) } == shown)
            #expect((first ?? 99) <= column)
          }
        }
      }
    }
  }

  @Test("A text column that no copy shows has no column in the viewport")
  func hidden() throws {
    let label = try MarqueeLabel.of(text: 50, .linear(.leftRight))
    #expect(label.viewportColumn(of: 40, time: .zero) == nil)
    #expect(label.viewportColumn(of: 40, time: .milliseconds(2800)) == 22)
    #expect(label.viewportColumn(of: 50, time: .milliseconds(2800)) == nil)
    #expect(label.viewportColumn(of: -1, time: .zero) == nil)
  }

  @Test("A text that stands still is where its alignment says")
  func resting() throws {
    let setup = MarqueeConfiguration.linear(.leftRight).with { $0.alignment = .center }
    let label = try MarqueeLabel.of(text: 20, setup)
    #expect(label.textColumn(at: 6, time: .zero) == 0)
    #expect(label.textColumn(at: 5, time: .zero) == nil)
    #expect(label.viewportColumn(of: 19, time: .zero) == 25)
  }
}
