// EasedMotionTests.swift: marquees under a curve are where the exact curve says, to 1 px.
// SignCoreTests: time by a walk in 128 bits, the curve by bisection in floating point.

import SignCore
import SignPrimitives
import Testing

@Suite struct EasedMotionTests {
  private static let century: Int64 = 3_155_760_000 * Flicks.perSecond

  private func setup(
    _ kind: MarqueeKind, _ speed: SpeedCase, _ curve: ReferenceCurve
  ) -> MarqueeConfiguration {
    MarqueeConfiguration.linear(kind, speed: speed.speed, spacing: .fixed(0)).with {
      $0.curve = curve.curve
      $0.forcesScrolling = true
    }
  }

  /// The exact distance from home towards away, px; negative beyond home.
  private func exact(
    _ motion: ReferenceMotion, _ curve: ReferenceCurve, at time: Int64
  ) -> Double {
    let distance = Double(motion.distance)
    guard let (index, into) = motion.walk(to: time) else { return distance }
    let part = motion.parts[index]
    let share = Double(into) / Double(max(1, part.length))
    if part.from == part.to { return Double(part.from) }
    let progress = curve.progress(share)
    return distance * (part.to > part.from ? progress : 1 - progress)
  }

  @Test("Every curve is at most 1 px off, out and back, in any cycle", arguments: SpeedCase.twenty)
  func everyCurve(speed: SpeedCase) throws {
    var generator = SeededGenerator(seed: 21)
    let curves = ReferenceCurve.named + ReferenceCurve.random + ReferenceCurve.overshooting
    for curve in curves {
      let travel = generator.int(1...300)
      let kind = generator.one(of: MarqueeKind.allCases)
      let setup = setup(kind, speed, curve)
      let text = kind.isContinuous ? travel : travel + 7
      let label = try MarqueeLabel.of(text: text, frame: 7, setup)
      let geometry = ReferenceGeometry(setup, text: text, frame: 7, height: 1)
      let motion = ReferenceMotion(kind, distance: travel, speed: speed, delay: Flicks.perSecond)
      let last = kind == .left || kind == .right ? 0 : motion.cycles(until: Self.century)
      for cycle in [0, min(3, last), last] {
        for _ in 0..<3 {
          let units = Int128(generator.int(1...1000)) * motion.cycle / 1000
          let time = motion.flick(cycle: cycle, part: 0, into: units)
          let exact = exact(motion, curve, at: time)
          let moved = label.place(at: Flicks(time)) - geometry.home
          let shown = moved * geometry.travel.signum()
          #expect(abs(Double(shown) - exact) <= 1, "\(kind) \(curve) \(travel) px, \(time)")
        }
      }
    }
  }

  @Test("The average speed is the rate, whatever the curve", arguments: SpeedCase.twenty)
  func average(speed: SpeedCase) throws {
    for curve in ReferenceCurve.named {
      for kind in MarqueeKind.allCases {
        let eased = try MarqueeLabel.of(text: 90, frame: 7, setup(kind, speed, curve))
        let linear = try MarqueeLabel.of(text: 90, frame: 7, setup(kind, speed, .linear))
        #expect(eased.cycle == linear.cycle)
      }
    }
  }

  @Test("A curve that overshoots shows the text beyond home and beyond away")
  func overshoot() throws {
    let curve = ReferenceCurve(500, -1000, 500, 2000)
    for (kind, home, sign) in [(MarqueeKind.leftRight, 0, -1), (.rightLeft, -100, 1)] {
      let speed = SpeedCase(legFlicks: 2000 * 705_600)
      let label = try MarqueeLabel.of(
        text: 132, setup(kind, speed, curve).with { $0.delay = .zero })
      let places = (Int64(0)...200).map { (label.place(at: $0 * 10) - home) * sign }
      for (step, place) in places.enumerated() {
        #expect(abs(Double(place) - 100 * curve.progress(Double(step) / 200)) <= 1)
      }
      #expect(places.contains { $0 < -5 } && places.contains { $0 > 105 })
      // Rounding is away from home on both sides, so that the two halves mirror each other.
      #expect(places.indices.allSatisfy { abs(places[$0] + places[200 - $0] - 100) <= 1 })
      let fractions = (Int64(0)...200).map {
        label.state(at: .milliseconds($0 * 10)).scrollFraction
      }
      #expect(fractions.allSatisfy { $0 >= .zero && $0 <= .one })
    }
  }

  @Test(
    "A loop whose curve overshoots shows the right columns",
    arguments: [Axis.horizontal, .vertical])
  func overshootingLoop(axis: Axis) throws {
    let curves = [
      ReferenceCurve(300, 2000, 600, 2000), ReferenceCurve(300, -1000, 600, -1000),
      ReferenceCurve(500, -1000, 500, 2000),
    ]
    let content = try Bitmap.noise(width: 20, height: 20)
    for kind in [MarqueeKind.continuous, .continuousReverse] {
      for (curve, entry) in zip(
        curves + curves, [MarqueeEntry.home, .home, .home, .edge, .edge, .edge])
      {
        let setup = setup(kind, SpeedCase(legFlicks: 2000 * 705_600), curve).with {
          $0.axis = axis
          $0.entry = entry
          $0.leadingPadding = 45
          $0.delay = .zero
        }
        let label = try MarqueeLabel(
          LabelContent(content), width: 33, height: 33, configuration: setup)
        let naive = NaiveMarquee(setup, content: content, width: 33, height: 33)
        let sign = naive.geometry.travel.signum()
        for step in Int64(0)..<100 {
          let time = Flicks.milliseconds(step * 20)
          let distance = (label.place(at: time) - naive.geometry.home) * sign
          let isSame = try label.frame(at: time) == naive.frame(distance: distance)
          #expect(isSame, "\(kind) \(curve) \(entry), \(distance) px")
        }
      }
    }
  }
}
