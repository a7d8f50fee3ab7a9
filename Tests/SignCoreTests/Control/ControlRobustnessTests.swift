// ControlRobustnessTests.swift: no command, change or time traps, whatever the marquee.
// SignCoreTests: thousands of lives by a seed, with times up to the end of the clock.

import SignCore
import SignPrimitives
import Testing

@Suite struct ControlRobustnessTests {
  private static let century: Int64 = 3_155_760_000 * Flicks.perSecond
  private let times: [Int64] = [
    .min, -1, 0, 1, 705_599, 705_600_000, century - 1, century, century + 1, .max - 1, .max,
  ]

  private func makeSetup(_ generator: inout SeededGenerator) -> MarqueeConfiguration {
    var setup = MarqueeConfiguration.linear(generator.one(of: MarqueeKind.allCases))
    setup.speed = generator.one(of: [
      .pixelsPerSecond(10), .pixelsPerSecond(1 << 40), .rate(PixelRate(pixels: 7, seconds: 999)),
      .duration(Flicks(1)), .duration(Flicks(1 << 50)), .duration(.milliseconds(1234)),
      .rate(PixelRate(pixels: 1_000_003, seconds: 7)),
    ])
    setup.delay = Flicks(generator.one(of: [0, 1, 705_600_000, 1 << 40]))
    setup.curve =
      generator.one(
        of: ReferenceCurve.named + ReferenceCurve.extremes + ReferenceCurve.overshooting
      ).curve
    setup.axis = generator.one(of: [.horizontal, .horizontal, .vertical])
    setup.entry = generator.one(of: MarqueeEntry.allCases)
    setup.fade.length = generator.one(of: [0, 4, .max])
    setup.spacing = .fixed(generator.int(0...40))
    setup.isHeld = generator.chance(oneIn: 5)
    setup.isStatic = generator.chance(oneIn: 5)
    setup.startPolicy = generator.one(of: MarqueeStartPolicy.allCases)
    setup.repeatCount = generator.one(of: [nil, 1, 3, .max])
    setup.returnsByJump = generator.chance(oneIn: 3)
    setup.onContentChange = generator.one(of: MarqueeContentChange.allCases)
    setup.steps = generator.chance(oneIn: 4) ? makeSteps(&generator) : nil
    return setup
  }

  private func makeSteps(_ generator: inout SeededGenerator) -> MarqueeSteps {
    let times: [Int64] = [0, 1, -1, -705_600, 705_600_000, 1 << 59, .max, .min]
    return MarqueeSteps(
      (0..<generator.int(0...7)).map { _ in
        let after = Flicks(generator.one(of: times))
        let curve = generator.one(of: ReferenceCurve.named + ReferenceCurve.overshooting).curve
        return generator.chance(oneIn: 3)
          ? .fade(after: after, edges: EdgeSet(rawValue: UInt8(generator.int(0...3))), curve: curve)
          : .scroll(
            after: after, to: MarqueePlace(thousandths: generator.int(-1...1001)), curve: curve)
      })
  }

  private func makeLabel(_ generator: inout SeededGenerator) -> MarqueeLabel? {
    try? .of(
      text: generator.int(0...90), frame: generator.int(1...40), makeSetup(&generator))
  }

  private func makeCommand(_ generator: inout SeededGenerator) -> MarqueeCommand {
    generator.one(of: [
      .restart, .stop, .pause, .resume, .hold, .release, .trigger(),
      .trigger(skipDelay: false, overridesHold: true), .trigger(overridesHold: true),
      .setStatic(true), .setStatic(false),
    ])
  }

  private func makeTime(_ generator: inout SeededGenerator) -> Flicks {
    switch generator.int(0...3) {
    case 0: Flicks(generator.one(of: times))
    case 1: Flicks(Int64(generator.int(0...Int(Self.century))))
    default: Flicks(Int64(generator.int(0...20_000_000_000)))
    }
  }

  @Test("Random lives are drawn and told of at any time", arguments: UInt64(0)..<4)
  func randomLives(batch: UInt64) throws {
    var generator = SeededGenerator(seed: 1000 + batch)
    var lives = 0
    while lives < 150 {
      guard let first = makeLabel(&generator), let second = makeLabel(&generator),
        var history = try? SignHistory(
          [first, second], group: generator.chance(oneIn: 3) ? 1 : nil)
      else { continue }
      lives += 1
      for time in (0..<6).map({ _ in makeTime(&generator) }).sorted() {
        let element = generator.int(0...1)
        if generator.chance(oneIn: 3), let label = makeLabel(&generator) {
          try? history.change(
            to: label, at: time, element: element,
            policy: generator.one(of: [nil, .keepPixelOffset]))
        } else {
          history.apply(makeCommand(&generator), toElement: element, at: time)
        }
      }
      exercise(history, &generator)
    }
  }

  private func exercise(_ history: SignHistory, _ generator: inout SeededGenerator) {
    let one = Q16(raw: 65_536)
    let moments = times.map({ Flicks($0) }) + (0..<8).map({ _ in makeTime(&generator) })
    let frames = moments.map { history.frame(at: $0) }
    #expect(moments.reversed().map { history.frame(at: $0) } == frames.reversed())
    for time in moments {
      for element in 0..<2 {
        let state = history.state(element, at: time)
        #expect(state.scrollFraction >= .zero && state.scrollFraction <= one)
        #expect(state.fade.leading >= .zero && state.fade.leading <= one)
        #expect(state.fade.trailing >= .zero && state.fade.trailing <= one)
        let label = history.label(element, at: time)
        _ = label.textColumn(at: 0, time: time)
        #expect(label.fittingWidth >= label.textWidth && label.minimumWidth() >= label.textWidth)
      }
      expectEventsAddUp(history, from: time, &generator)
      let end = Flicks(time.count > .max - 1000 ? .max : time.count + 1000)
      var last = time
      for event in history.events(in: time..<end).prefix(50) {
        #expect(event.time >= last && event.time < end)
        last = event.time
      }
    }
  }

  /// Over 20 flicks, as there may be cycles that are shorter than one.
  private func expectEventsAddUp(
    _ history: SignHistory, from start: Flicks, _ generator: inout SeededGenerator
  ) {
    let end = Flicks(start.count > .max - 20 ? .max : start.count + 20)
    let middle = Flicks(start.count + Int64(generator.int(0...Int(end.count - start.count))))
    let parts = [start..<middle, middle..<end].flatMap { Array(history.events(in: $0)) }
    #expect(Array(history.events(in: start..<end)) == parts)
  }
}
