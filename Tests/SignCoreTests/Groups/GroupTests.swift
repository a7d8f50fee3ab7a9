// GroupTests.swift: marquees that take commands together and move in step.
// SignCoreTests: texts of 42, 50 and 62 px in viewports of 32: ways of 10, 18 and 30 px.

import SignCore
import SignPrimitives
import Testing

@Suite struct GroupTests {
  private func label(
    _ text: Int, _ kind: MarqueeKind = .leftRight, delay: Int64 = 1000, rate: Int64 = 10,
    change: (inout MarqueeConfiguration) -> Void = { _ in }
  ) throws -> MarqueeLabel {
    let setup = MarqueeConfiguration.linear(
      kind, speed: .pixelsPerSecond(rate), delay: delay, spacing: .fixed(0))
    return try .of(text: text, setup.with(change))
  }

  /// Ways of 10, 18 and 30 px at 10 px/s: the slowest leg takes 3000 ms, the longest delay 1500.
  private func makeThree(_ kind: MarqueeKind = .leftRight) throws -> SignHistory {
    try SignHistory([label(42, kind), label(50, kind, delay: 1500), label(62, kind)], group: 1)
  }

  private func x(_ history: SignHistory, at time: Int64) -> [Int] {
    (0..<3).map { history.state($0, at: time).x }
  }

  // MARK: Synchronised legs

  @Test("Members begin each leg together, keep their speeds and wait for the slowest")
  func legsTogether() throws {
    let history = try makeThree()
    #expect(x(history, at: 1500) == [0, 0, 0])
    #expect(x(history, at: 1600) == [-1, -1, -1])
    #expect(x(history, at: 2500) == [-10, -10, -10])
    #expect(x(history, at: 3300) == [-10, -18, -18])
    #expect(x(history, at: 4500) == [-10, -18, -30])
    #expect(x(history, at: 6000) == [-10, -18, -30])
    #expect(x(history, at: 6100) == [-9, -17, -29])
    #expect(x(history, at: 9000) == [0, 0, 0])
    #expect(x(history, at: 10_600) == [-1, -1, -1])
    for element in 0..<3 {
      #expect(history.label(element, at: .zero).cycleMilliseconds == Rational(9000))
    }
  }

  @Test("Members that fit stand still, and the others do not wait for them")
  func fittingMembers() throws {
    let history = try SignHistory(
      [label(20, delay: 9000), label(42), label(50)], group: 7)
    #expect(history.x(0, at: 0, 2000, 99_000) == [0, 0, 0])
    #expect(history.label(1, at: .zero).cycleMilliseconds == Rational(2 * (1000 + 1800)))
    #expect(history.told(to: 5600).count == 2)
  }

  @Test("Continuous members come home and wait there for the slowest")
  func continuous() throws {
    let history = try makeThree(.continuous)
    // Periods of 42, 50 and 62 px: 4200, 5000 and 6200 ms, after a delay of 1500.
    #expect(x(history, at: 5700) == [0, -42, -42])
    #expect(x(history, at: 7600) == [0, 0, -61])
    #expect(x(history, at: 7700) == [0, 0, 0])
    #expect(x(history, at: 9300) == [-1, -1, -1])
  }

  @Test("One-way members finish together")
  func oneWay() throws {
    let history = try makeThree(.left)
    #expect(
      history.told(1, to: 90_000) == ["6000 finished", "6000 finished of 1", "6000 finished of 2"])
    #expect(x(history, at: 90_000) == [-10, -18, -30])
  }

  @Test("Members that jump home jump together")
  func jumping() throws {
    let jumps: (inout MarqueeConfiguration) -> Void = { $0.returnsByJump = true }
    let history = try SignHistory([42, 62, 50].map { try label($0, change: jumps) }, group: 1)
    #expect(x(history, at: 4999) == [-10, -30, -18])
    #expect(x(history, at: 5000) == [0, 0, 0])
  }

  @Test("Legs that are no whole flicks still share one exact cycle, a year later too")
  func oddSpeeds() throws {
    let history = try SignHistory(
      [label(42, rate: 7), label(50, rate: 11), label(62, rate: 13)], group: 1)
    let cycles = (0..<3).map { history.label($0, at: .zero).cycleMilliseconds }
    #expect(Set(cycles).count == 1)
    // The slowest leg: 18 px at 11 px/s are more than 10 px at 7 px/s and less than 30 at 13.
    let leg = Rational((Rational(30 * 705_600_000) / Rational(13)).ceiling, over: 705_600)
    #expect(cycles[0] == Rational(2) * (Rational(1000) + leg))
    let cycle = 2 * (1000 * 705_600 + Int64((Rational(30 * 705_600_000) / Rational(13)).ceiling))
    let start = Flicks(5_600_000 * cycle + 1000 * 705_600)
    #expect((0..<3).map { history.state($0, at: start).x } == [0, 0, 0])
    let later = start + .milliseconds(500)
    #expect((0..<3).map { history.state($0, at: later).x } == [-4, -6, -7])
    let told = history.events(in: Flicks(cycle - 1)..<Flicks(cycle + 1)).map(\.time.count)
    #expect(told == [Int64](repeating: cycle, count: 6))
  }

  @Test("A continuous member that waits at home does not flash its fade, whatever the delay")
  func fades() throws {
    let history = try SignHistory(
      [42, 62].map { text in
        try label(text, .continuous, delay: 0) { $0.fade.length = 4 }
      }, group: 1)
    #expect(history.state(0, at: 5000).fade == FadeStrengths(.zero, .one))
    #expect(history.state(1, at: 9000).fade == FadeStrengths(.one, .one))
    // 42 px with a period of 42: gone when the loop ends, so the ramp is that of its beginning.
    #expect(history.state(0, at: 100).fade == FadeStrengths(.half, .one))
  }

  @Test("The slowest of continuous members without delay never stops fading, at odd speeds too")
  func slowestFades() throws {
    let history = try SignHistory(
      [42, 62].map { text in
        try label(text, .continuous, delay: 0, rate: 7) { $0.fade.length = 4 }
      }, group: 1)
    for time in stride(from: Int64(200), to: 30_000, by: 50) {
      #expect(history.state(1, at: time).fade == FadeStrengths(.one, .one), "\(time)")
    }
  }

  // MARK: What cannot move in step

  @Test("Members of different kinds are refused")
  func mixedKinds() throws {
    let labels = try [label(42), label(50, .left)]
    #expect(throws: MarqueeGroupError.mixedKinds(element: 1)) {
      try SignHistory(labels, group: 1)
    }
    let jumping = try [label(42), label(50) { $0.returnsByJump = true }]
    #expect(throws: MarqueeGroupError.mixedKinds(element: 1)) {
      try SignHistory(jumping, group: 1)
    }
  }

  @Test("A member with steps of its own is refused")
  func steps() throws {
    let list = MarqueeSteps([
      .scroll(after: .zero, to: .home), .scroll(after: .milliseconds(9), to: .away),
    ])
    let labels = try [label(42), label(50) { $0.steps = list }]
    #expect(throws: MarqueeGroupError.hasSteps(element: 1)) { try SignHistory(labels, group: 1) }
  }

  @Test("A member that cannot count the others' time is refused")
  func tooSlow() throws {
    let slow = try label(42) { $0.speed = .duration(Flicks(1 << 55)) }
    let fast = try label(50) { $0.speed = .pixelsPerSecond(1_000_003) }
    #expect(throws: MarqueeGroupError.tooSlow(element: 1)) {
      try SignHistory([slow, fast], group: 1)
    }
  }

  @Test("A refused change leaves the sign as it was")
  func refusedChange() throws {
    var history = try makeThree()
    let before = history.frame(at: .milliseconds(2222))
    let other = try label(50, .left)
    #expect(throws: MarqueeGroupError.mixedKinds(element: 1)) {
      try history.change(to: other, at: 2000, element: 1)
    }
    #expect(history.versionCount == 1)
    #expect(history.frame(at: .milliseconds(2222)) == before)
  }

  // MARK: Commands

  @Test("A group takes restart, stop, hold, static and pause for all at once")
  func commandsToAll() throws {
    let labels = try [label(42), label(50), label(62)]
    let group = MarqueeGroup([0, 2])
    var restarted = try SignHistory(labels)
    restarted.apply(.restart, to: group, at: .milliseconds(1500))
    #expect(x(restarted, at: 1500) == [0, -5, 0])
    var stopped = try SignHistory(labels)
    stopped.apply(.stop, to: group, at: .milliseconds(1500))
    #expect(x(stopped, at: 2800) == [0, -18, 0])
    var held = try SignHistory(labels)
    held.apply(.hold, to: group, at: .milliseconds(500))
    #expect(x(held, at: 2800) == [0, -18, 0])
    var paused = try SignHistory(labels)
    paused.apply(.pause, to: group, at: .milliseconds(1500))
    #expect(x(paused, at: 2800) == [-5, -18, -5])
    var still = try SignHistory(labels)
    still.apply(.setStatic(true), to: group, at: .milliseconds(1500))
    #expect(x(still, at: 2800) == [0, -18, 0])
  }

  @Test("A command to one synchronised member is one to all, so that they stay in step")
  func commandToOne() throws {
    var history = try makeThree()
    history.apply(.pause, at: 2000, element: 1)
    history.apply(.resume, at: 12_000, element: 2)
    let plain = try makeThree()
    #expect(x(history, at: 3000) == [-5, -5, -5])
    for time in stride(from: Int64(2000), to: 40_000, by: 173) {
      #expect(x(history, at: time + 10_000) == x(plain, at: time))
    }
    history.apply(.restart, at: 60_000, element: 0)
    for time in stride(from: Int64(0), to: 20_000, by: 173) {
      #expect(x(history, at: 60_000 + time) == x(plain, at: time))
    }
  }

  @Test("Other elements of the sign take no part")
  func othersGoOn() throws {
    var history = try SignHistory([label(42), label(50), label(62)])
    try history.edit(at: .zero) { (sign, time) throws(MarqueeGroupError) in
      (sign.elements[0].group, sign.elements[2].group) = (5, 5)
      try sign.synchronizeGroups(at: time)
    }
    #expect(x(history, at: 3900) == [-10, -17, -29])
    history.apply(.restart, at: 3900, element: 0)
    #expect(x(history, at: 3900) == [0, -17, 0])
  }

  // MARK: Changes

  @Test("A change of one member restarts the whole group with new times")
  func change() throws {
    var history = try makeThree()
    try history.change(to: label(82), at: 3000, element: 0)
    #expect(x(history, at: 3000) == [0, 0, 0])
    #expect(x(history, at: 3000 + 1600) == [-1, -1, -1])
    #expect(x(history, at: 3000 + 6500) == [-50, -18, -30])
    #expect(x(history, at: 3000 + 8100) == [-49, -17, -29])
    #expect(
      history.told(1, to: 5000) == [
        "3000 returned early", "3000 begins", "3000 returned early of 1", "3000 begins of 1",
        "3000 returned early of 2", "3000 begins of 2",
      ])
  }

  @Test("Setting a member to what it is changes nothing")
  func noChange() throws {
    var history = try makeThree()
    try history.change(to: label(42), at: 3000, element: 0)
    let plain = try makeThree()
    for time in stride(from: Int64(0), to: 20_000, by: 173) {
      #expect(x(history, at: time) == x(plain, at: time))
    }
  }

  @Test("A text that changes by itself keeps the whole group where it is in its cycle")
  func changeByItself() throws {
    var history = try makeThree()
    try history.change(to: label(44), at: 2000, element: 0, policy: .keepPixelOffset)
    #expect(x(history, at: 2000) == [-5, -5, -5])
    #expect(x(history, at: 4500) == [-12, -18, -30])
    #expect(x(history, at: 6100) == [-11, -17, -29])
    // Longer than the longest: the leg of all takes 5000 ms now.
    try history.change(to: label(82), at: 7000, element: 0, policy: .keepPixelOffset)
    #expect(x(history, at: 7100) == [-39, -7, -19])
    #expect(x(history, at: 11_000) == [0, 0, 0])
    #expect(x(history, at: 12_600) == [-1, -1, -1])
    #expect(history.told(1, to: 10_999) == [])
  }

  @Test("A text that changes by itself keeps its time in the cycle at any speed")
  func changeOfDuration() throws {
    // A leg of 2000 ms, whatever the way, so that the new text counts in other ticks.
    let label = { (text: Int) in
      try self.label(text) { $0.speed = .duration(.milliseconds(2000)) }
    }
    var history = try SignHistory([label(42), label(50)], group: 1)
    try history.change(to: label(45), at: 2000, element: 0, policy: .keepPixelOffset)
    #expect(history.x(0, at: 1999, 2000, 3000, 4000, 5000) == [-5, -7, -13, -13, -7])
    #expect(history.x(1, at: 1999, 2000, 3000, 4000, 5000) == [-9, -9, -18, -18, -9])
    try history.change(to: label(42), at: 4500, element: 0, policy: .keepPixelOffset)
    #expect(history.x(0, at: 4500, 5000, 6000) == [-8, -5, 0])
  }

  @Test("A static member stands still, and the others no longer wait for it")
  func staticMember() throws {
    var history = try makeThree()
    history.apply(.setStatic(true), at: 2000, element: 2)
    #expect(x(history, at: 2000) == [0, 0, 0])
    #expect(x(history, at: 2000 + 1500 + 1800) == [-10, -18, 0])
    #expect(x(history, at: 2000 + 1500 + 1800 + 1600) == [-9, -17, 0])
    history.apply(.setStatic(false), at: 30_000, element: 2)
    #expect(x(history, at: 34_500) == [-10, -18, -30])
  }

  @Test("A marquee that leaves its group goes its own way")
  func leaves() throws {
    var history = try makeThree()
    try history.edit(at: .milliseconds(2000)) { (sign, time) throws(MarqueeGroupError) in
      var element = sign.elements[2]
      element.group = nil
      try sign.change(2, to: element, at: time)
    }
    #expect(history.label(2, at: .milliseconds(2000)).cycleMilliseconds == Rational(8000))
    #expect(history.label(0, at: .milliseconds(2000)).cycleMilliseconds == Rational(6600))
  }
}
