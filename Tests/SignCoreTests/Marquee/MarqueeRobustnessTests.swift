// MarqueeRobustnessTests.swift: no legal marquee traps, whatever its numbers and whenever it is drawn.
// SignCoreTests: thousands of configurations by a seed.

import SignCore
import SignPrimitives
import Testing

@Suite struct MarqueeRobustnessTests {
  private let times: [Int64] = [
    .min, .min + 1, -1, 0, 1, 705_599, 705_600, 705_600_000, 3_155_760_000 * 705_600_000, .max - 1,
    .max,
  ]

  private func makeSpeed(_ generator: inout SeededGenerator) -> ScrollSpeed {
    switch generator.int(0...5) {
    case 0: .pixelsPerSecond(Int64(generator.int(0...2000)))
    case 1:
      .rate(
        PixelRate(
          pixels: Int64(generator.int(0...1_000_000)), seconds: Int64(generator.int(1...1000))))
    case 2: .rate(PixelRate(pixels: Int64(generator.int(0...(1 << 40))), seconds: 1 << 30))
    case 3: .duration(Flicks(Int64(generator.int(0...20))))
    case 4: .duration(Flicks(generator.one(of: times)))
    default: .duration(.milliseconds(Int64(generator.int(1...100_000))))
    }
  }

  private func makeSetup(_ generator: inout SeededGenerator) -> MarqueeConfiguration {
    var setup = MarqueeConfiguration.linear(generator.one(of: MarqueeKind.allCases))
    let curves = ReferenceCurve.named + ReferenceCurve.extremes + ReferenceCurve.overshooting
    setup.axis = generator.chance(oneIn: 3) ? .vertical : .horizontal
    setup.entry = generator.one(of: MarqueeEntry.allCases)
    setup.speed = makeSpeed(&generator)
    setup.delay = Flicks(
      generator.chance(oneIn: 4) ? generator.one(of: times) : Int64(generator.int(0...1 << 31)))
    setup.curve = generator.one(of: curves).curve
    setup.fade.length = generator.one(of: [0, 1, 5, 100, .max, -3, .min])
    setup.fade.style = generator.one(of: EdgeFade.Style.allCases)
    setup.leadingPadding = generator.one(of: [0, 1, 40, 5000, 1 << 24, .max])
    setup.trailingPadding = generator.one(of: [0, 0, 40, 1 << 24, .max])
    setup.spacing = generator.one(of: SeamTests.spacings + [.fixed(5000), .fixed(.max)])
    setup.forcesScrolling = generator.chance(oneIn: 2)
    return setup
  }

  @Test("Random marquees are drawn or refused, at any time", arguments: UInt64(0)..<4)
  func randomMarquees(batch: UInt64) throws {
    var generator = SeededGenerator(seed: 100 + batch)
    var (drawn, tooLong, tooSlow) = (0, 0, 0)
    for _ in 0..<1000 {
      let setup = makeSetup(&generator)
      let content = try Bitmap(width: generator.int(0...200), height: generator.int(0...20))
      let (width, height) = (generator.int(1...100), generator.int(1...30))
      do throws(MarqueeError) {
        let label = try MarqueeLabel(
          LabelContent(content), width: width, height: height, configuration: setup)
        exercise(label, &generator)
        drawn += 1
      } catch {
        switch error {
        case .tooLong: tooLong += 1
        case .tooSlow: tooSlow += 1
        }
      }
    }
    #expect(drawn > 300 && tooLong > 100 && tooSlow > 20)
  }

  /// Reads everything there is and checks what must hold for every marquee.
  private func exercise(_ label: MarqueeLabel, _ generator: inout SeededGenerator) {
    guard var bitmap = try? Bitmap(width: 60, height: 16) else { return }
    let one = Q16(raw: 65_536)
    for time in times + [Int64(generator.int(0...Int.max))] {
      let state = label.state(at: Flicks(time))
      #expect(state.scrollFraction >= .zero && state.scrollFraction <= one)
      #expect(state.fade.leading >= .zero && state.fade.leading <= one)
      #expect(state.fade.trailing >= .zero && state.fade.trailing <= one)
      label.draw(at: Flicks(time), into: &bitmap)
    }
    #expect(label.scrolls == (label.travel != 0))
    #expect((label.cycle != nil) == label.scrolls)
    #expect((label.cycle?.nanoseconds ?? 0) >= 0)
  }

  @Test("Random marquees without overshoot stay between home and away", arguments: UInt64(0)..<2)
  func staysOnItsWay(batch: UInt64) throws {
    var generator = SeededGenerator(seed: 200 + batch)
    let curves = ReferenceCurve.named + ReferenceCurve.random
    for _ in 0..<500 {
      var setup = makeSetup(&generator)
      setup.curve = generator.one(of: curves).curve
      (setup.leadingPadding, setup.trailingPadding) = (generator.int(0...9), 0)
      setup.spacing = .fixed(generator.int(0...9))
      let text = generator.int(1...200)
      guard let label = try? MarqueeLabel.of(text: text, setup), label.scrolls else { continue }
      let home = ReferenceGeometry(setup, text: text, frame: 32, height: 1).home
      let way = min(home, home + label.travel)...max(home, home + label.travel)
      for time in times + [Int64(generator.int(0...Int.max))] {
        #expect(way.contains(label.place(at: Flicks(time))))
      }
    }
  }

  @Test("Negative paddings and gaps are a slip of the caller")
  func negativeLengths() async {
    await #expect(processExitsWith: .failure) {
      var setup = MarqueeConfiguration()
      setup.leadingPadding = -1
      _ = try? MarqueeLabel.of(text: 50, setup)
    }
    await #expect(processExitsWith: .failure) {
      var setup = MarqueeConfiguration()
      setup.kind = .continuous
      setup.spacing = .fixed(-1)
      _ = try? MarqueeLabel.of(text: 50, setup)
    }
  }
}
