// RandomCommandTests.swift: random commands to random marquees, against a walk and against themselves.
// SignCoreTests: everything by a seed.

import SignCore
import SignPrimitives
import Testing

/// A marquee and commands to it, by a seed.
private struct RandomLife {
  let setup: MarqueeConfiguration
  let text: Int
  let speed: SpeedCase
  /// By time.
  let commands: [(time: Int64, command: MarqueeCommand)]
  let motion: ReferenceMotion
  let geometry: ReferenceGeometry

  init(_ generator: inout SeededGenerator) {
    let speed = generator.one(of: SpeedCase.twenty)
    let delay = generator.one(of: [0, 1, 250, 1000])
    var setup = MarqueeConfiguration.linear(
      generator.one(of: MarqueeKind.allCases), speed: speed.speed, delay: Int64(delay),
      spacing: .fixed(generator.int(0...9)))
    setup.startPolicy = generator.one(of: [.automatic, .automatic, .onTrigger])
    setup.isHeld = generator.chance(oneIn: 6)
    setup.isStatic = generator.chance(oneIn: 8)
    setup.repeatCount = generator.chance(oneIn: 3) ? Int64(generator.int(1...3)) : nil
    text = generator.int(33...60)
    geometry = ReferenceGeometry(setup, text: text, frame: 32, height: 1)
    motion = ReferenceMotion(
      setup.kind, distance: abs(geometry.travel), speed: speed, delay: Int64(delay) * 705_600)
    self.setup = setup
    self.speed = speed
    commands = RandomLife.makeCommands(&generator, cycle: motion.cycle / motion.unitsPerFlick)
  }

  /// Some of them at one time, some at the first flick of a cycle.
  private static func makeCommands(
    _ generator: inout SeededGenerator, cycle: Int128
  ) -> [(time: Int64, command: MarqueeCommand)] {
    var commands: [(time: Int64, command: MarqueeCommand)] = []
    var time: Int64 = 0
    for _ in 0..<generator.int(0...12) {
      switch generator.int(0...5) {
      case 0: break
      case 1: time += Int64(cycle)
      default: time += Int64(generator.int(0...Int(cycle)))
      }
      commands.append((time, makeCommand(&generator)))
    }
    return commands
  }

  private static func makeCommand(_ generator: inout SeededGenerator) -> MarqueeCommand {
    switch generator.int(0...9) {
    case 0: .restart
    case 1: .stop
    case 2: .pause
    case 3, 4: .resume
    case 5: .hold
    case 6: .release
    case 7, 8:
      .trigger(
        skipDelay: generator.chance(oneIn: 2), overridesHold: generator.chance(oneIn: 2))
    default: .setStatic(generator.chance(oneIn: 2))
    }
  }

  var end: Int64 { (commands.last?.time ?? 0) + 4 * Int64(motion.cycle / motion.unitsPerFlick) }

  func makeHistory() throws -> SignHistory {
    var history = try SignHistory(text: text, setup)
    for (time, command) in commands { history.apply(command, toElement: 0, at: Flicks(time)) }
    return history
  }
}

@Suite struct RandomCommandTests {
  @Test("Every place and event is that of a walk through the parts", arguments: UInt64(0)..<8)
  func againstTheWalk(batch: UInt64) throws {
    var generator = SeededGenerator(seed: 500 + batch)
    for number in 0..<60 {
      let life = RandomLife(&generator)
      let history = try life.makeHistory()
      var walk = ReferenceLife(life.motion, life.setup)
      var next = 0
      var times = (0..<60).map { _ in Int64(generator.int(0...Int(life.end))) }
      times += life.commands.flatMap { [$0.time, max(0, $0.time - 1)] } + [life.end]
      for time in times.sorted() {
        while next < life.commands.count, life.commands[next].time <= time {
          walk.walk(to: life.commands[next].time)
          walk.take(life.commands[next].command)
          next += 1
        }
        walk.walk(to: time)
        let state = history.state(at: Flicks(time))
        let expected = walk.isStatic ? 0 : life.geometry.place(walk.distance)
        #expect(state.x == expected, "life \(number) of \(batch) at \(time): \(life)")
        #expect(state.isPaused == walk.isPaused && state.isHeld == walk.isHeld)
        #expect(state.isAwayFromHome == (walk.distance != 0))
      }
      let told = history.events(in: .zero..<Flicks(life.end + 1)).map {
        "\($0.time.count) \($0.event.words)"
      }
      #expect(told == walk.events, "life \(number) of \(batch): \(life)")
    }
  }

  @Test("Events over a range are those over its parts, in order and each once")
  func eventsAddUp() throws {
    var generator = SeededGenerator(seed: 600)
    for _ in 0..<200 {
      var history = try SignHistory([
        .of(text: 50, RandomLife(&generator).setup), .of(text: 40, RandomLife(&generator).setup),
      ])
      for (time, command) in RandomLife(&generator).commands {
        history.apply(command, toElement: generator.int(0...1), at: Flicks(time))
      }
      let cuts = (0..<3).map { _ in Int64(generator.int(0...30_000_000_000)) }.sorted()
      let (a, b, c) = (Flicks(cuts[0]), Flicks(cuts[1]), Flicks(cuts[2]))
      let whole = Array(history.events(in: a..<c))
      #expect(Array(history.events(in: a..<b)) + Array(history.events(in: b..<c)) == whole)
      #expect(whole.allSatisfy { a <= $0.time && $0.time < c })
      let order = whole.map { ($0.time.count, $0.element) }
      #expect(zip(order, order.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(history.events(in: b..<b).map(\.words) == [])
    }
  }

  @Test("Frames drawn forwards, backwards and in any order are equal")
  func anyOrder() throws {
    var generator = SeededGenerator(seed: 700)
    for _ in 0..<40 {
      let life = RandomLife(&generator)
      let history = try life.makeHistory()
      var times = (0..<40).map { _ in Flicks(Int64(generator.int(0...Int(life.end)))) }.sorted()
      let forwards = times.map { history.frame(at: $0) }
      let backwards = times.reversed().map { history.frame(at: $0) }
      #expect(forwards == backwards.reversed())
      let inOrder = Dictionary(zip(times, forwards)) { first, _ in first }
      times.shuffle(using: &generator)
      for time in times { #expect(history.frame(at: time) == inOrder[time]) }
    }
  }

  @Test("A player that forgets the past keeps one version and shows the same")
  func forgets() throws {
    var generator = SeededGenerator(seed: 800)
    for _ in 0..<60 {
      let life = RandomLife(&generator)
      let whole = try life.makeHistory()
      var live = try SignHistory(text: life.text, life.setup)
      for (time, command) in life.commands {
        live.apply(command, toElement: 0, at: Flicks(time))
        live.forget(before: Flicks(time))
        #expect(live.versionCount == 1)
        #expect(live.lastChange == Flicks(time))
      }
      let last = life.commands.last?.time ?? 0
      for _ in 0..<20 {
        let time = Flicks(Int64(generator.int(Int(last)...Int(life.end))))
        #expect(live.frame(at: time) == whole.frame(at: time))
      }
      let rest = Flicks(last)..<Flicks(life.end)
      #expect(Array(live.events(in: rest)) == Array(whole.events(in: rest)))
    }
  }
}
