// MarqueeExactnessTests.swift: linear marquees are at the exact place, always.
// SignCoreTests: the expected place comes from a walk through the cycle in 128 bits.

import SignCore
import SignPrimitives
import Testing

@Suite struct MarqueeExactnessTests {
  private static let century: Int64 = 3_155_760_000 * Flicks.perSecond

  /// Compares one label with the walk at the flicks around a moment.
  private func check(
    _ label: MarqueeLabel, _ motion: ReferenceMotion, _ geometry: ReferenceGeometry, near: Int64
  ) -> Bool {
    for time in [near - 1, near] {
      if label.place(at: Flicks(time)) != geometry.place(motion.distance(at: time)) { return false }
    }
    return true
  }

  private func setup(_ kind: MarqueeKind, _ speed: SpeedCase) -> MarqueeConfiguration {
    MarqueeConfiguration.linear(kind, speed: speed.speed, delay: 1000, spacing: .fixed(0))
      .with { $0.forcesScrolling = true }
  }

  private func makeLabel(_ setup: MarqueeConfiguration, travel: Int) throws -> MarqueeLabel {
    try MarqueeLabel.of(text: setup.kind.isContinuous ? travel : travel + 7, frame: 7, setup)
  }

  /// The legs of a cycle, as parts of the walk.
  private func legs(_ motion: ReferenceMotion) -> [Int] {
    motion.parts.indices.filter { motion.parts[$0].from != motion.parts[$0].to }
  }

  @Test(
    "A whole or half px is passed at the exact flick, in any cycle", arguments: SpeedCase.twenty)
  func everyKindAndTravel(speed: SpeedCase) throws {
    var generator = SeededGenerator(seed: 2)
    for kind in MarqueeKind.allCases {
      let setup = setup(kind, speed)
      for travel in 1...300 {
        let label = try makeLabel(setup, travel: travel)
        let geometry = ReferenceGeometry(
          setup, text: label.textWidth, frame: 7, height: 1)
        let motion = ReferenceMotion(
          kind, distance: travel, speed: speed, delay: Flicks.perSecond)
        let last = kind == .left || kind == .right ? 0 : motion.cycles(until: Self.century)
        let leg = generator.one(of: legs(motion))
        let pixel = Int128(generator.int(0...travel)) * motion.unitsPerPixel
        for units in [pixel, max(0, pixel - motion.unitsPerPixel / 2)] {
          for cycle in [0, min(last, 3), last] {
            let time = motion.flick(cycle: cycle, part: leg, into: units)
            let isRight = check(label, motion, geometry, near: time)
            #expect(isRight, "\(kind), travel \(travel), \(time) flicks")
          }
        }
      }
    }
  }

  @Test("Every px of a leg is passed at the exact flick", arguments: SpeedCase.twenty)
  func everyPixel(speed: SpeedCase) throws {
    for (index, travel) in [1, 2, 18, 97, 300].enumerated() {
      let kind = MarqueeKind.allCases[index]
      let label = try makeLabel(setup(kind, speed), travel: travel)
      let geometry = ReferenceGeometry(
        setup(kind, speed), text: label.textWidth, frame: 7, height: 1)
      let motion = ReferenceMotion(kind, distance: travel, speed: speed, delay: Flicks.perSecond)
      for leg in legs(motion) {
        for half in 0...(2 * travel) {
          let units = Int128(half) * motion.unitsPerPixel / 2
          let time = motion.flick(cycle: 0, part: leg, into: units)
          #expect(check(label, motion, geometry, near: time), "\(kind), \(half)/2 px")
        }
      }
    }
  }

  @Test("The walk itself passes px 7 of 10 px/s after 700 ms, and half a px later the next one")
  func walk() {
    let motion = ReferenceMotion(.leftRight, distance: 18, speed: SpeedCase(10), delay: 705_600_000)
    #expect(motion.distance(at: 1700 * 705_600) == 7)
    #expect(motion.distance(at: 1750 * 705_600 - 1) == 7)
    #expect(motion.distance(at: 1750 * 705_600) == 8)
    #expect(motion.distance(at: (2800 + 1000 + 1050) * 705_600) == 8)
    #expect(motion.distance(at: (2800 + 1000 + 1050) * 705_600 + 1) == 7)
  }

  @Test("21 px/s for a day at 60 frames a second are exactly 1,814,400 px")
  func dayWithoutDrift() throws {
    let setup = MarqueeConfiguration.linear(
      .continuous, speed: .pixelsPerSecond(21), delay: 0, spacing: .fixed(0))
    let label = try MarqueeLabel.of(text: 97, setup)
    let sign = try Sign(width: 32, height: 1)
    let lastFrame = sign.time(ofFrame: 86_400 * 60)
    #expect(label.place(at: lastFrame) == -(1_814_400 % 97))
    let oneBefore = sign.time(ofFrame: 86_400 * 60 - 20)
    #expect(label.place(at: oneBefore) == -((1_814_400 - 7) % 97))
  }

  @Test("The cycle is exact to a fraction of a flick", arguments: SpeedCase.twenty)
  func cycle(speed: SpeedCase) throws {
    for kind in MarqueeKind.allCases {
      let label = try makeLabel(setup(kind, speed), travel: 7 * 11 * 13)
      let motion = ReferenceMotion(
        kind, distance: 1001, speed: speed, delay: Flicks.perSecond)
      let expected = Rational(motion.cycle, over: motion.unitsPerFlick * 705_600)
      #expect(label.cycleMilliseconds == expected)
    }
  }

  @Test("The scroll fraction is the exact one to nearest", arguments: SpeedCase.twenty)
  func scrollFraction(speed: SpeedCase) throws {
    var generator = SeededGenerator(seed: 3)
    for kind in MarqueeKind.allCases {
      let label = try makeLabel(setup(kind, speed), travel: 101)
      let motion = ReferenceMotion(kind, distance: 101, speed: speed, delay: Flicks.perSecond)
      for _ in 0..<50 {
        let units = Int128(generator.int(0...Int(min(motion.cycle, Int128(Int.max)))))
        let time = motion.flick(cycle: 0, part: 0, into: units)
        let exact = Rational(
          motion.exactDistance(at: time) * 65_536, over: 101 * motion.unitsPerPixel)
        let raw = label.state(at: Flicks(time)).scrollFraction.raw
        #expect((Rational(Int(raw)) - exact).magnitude <= Rational(1, over: 2))
      }
    }
  }
}
