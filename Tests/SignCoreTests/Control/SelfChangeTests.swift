// SelfChangeTests.swift: texts that change by themselves while a marquee runs, such as clocks.
// SignCoreTests: expected places are those of a text that does not change.

import SignCore
import SignPrimitives
import Testing

/// Viewport 32 px, 10 px/s, delays of 1000 ms; 50 px of text go 18 px in 1800 ms.
@Suite struct SelfChangeTests {
  @Test("What waits goes on waiting when it changes by itself")
  func waitingTextChanges() throws {
    let setup = MarqueeConfiguration.linear(.leftRight).with { $0.onContentChange = .atCycleEnd }
    var history = try SignHistory(text: 50, setup)
    try history.change(to: .of(text: 60, setup), at: 1500)
    try history.change(to: .of(text: 70, setup), at: 2000, policy: .keepPixelOffset)
    #expect(history.label(at: .milliseconds(2000)).textWidth == 50)
    #expect(history.x(at: 2000, 2800, 4700, 5599, 5600, 6700) == [-10, -18, -9, 0, 0, -1])
    let changed = history.label(at: .milliseconds(2000))
    #expect(changed.seen(at: .milliseconds(5600)).textWidth == 70)
    #expect(history.told(to: 6000) == ["0 begins", "5600 returned", "5600 begins"])
  }

  @Test("A text that keeps its width moves as if nothing had changed, however often it changes")
  func keepsEveryTick() throws {
    for curve in ReferenceCurve.named {
      for kind in MarqueeKind.allCases {
        let setup = MarqueeConfiguration.linear(kind).with { $0.curve = curve.curve }
        let plain = try SignHistory(text: 70, setup)
        var history = plain
        for second: Int64 in 1...40 {
          var bitmap = try Bitmap.solid(width: 70, height: 1)
          if second % 2 == 1 { bitmap.fill(Rect(x: 3, y: 0, width: 1, height: 1), lit: false) }
          try history.change(
            to: MarqueeLabel(LabelContent(bitmap), width: 32, height: 1, configuration: setup),
            at: second * 977, policy: .keepPixelOffset)
          for time in stride(from: second * 977, to: second * 977 + 977, by: 61) {
            #expect(history.state(at: time) == plain.state(at: time), "\(curve) \(kind) \(time)")
          }
        }
      }
    }
  }
}
