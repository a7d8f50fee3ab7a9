// FadeRampTests.swift: how strongly the edges fade, over whole cycles.
// SignCoreTests: expected strengths are exact fractions, by the table of the rules.

import SignCore
import SignPrimitives
import Testing

@Suite struct FadeRampTests {
  static let speeds = [
    SpeedCase(10), SpeedCase(333, per: 10), SpeedCase(1000), SpeedCase(legFlicks: 300 * 705_600),
    SpeedCase(legFlicks: 400 * 705_600), SpeedCase(legFlicks: 1_234_567), SpeedCase(legFlicks: 1),
  ]

  private func isNear(_ strength: Q16, _ exact: Rational) -> Bool {
    (Rational(Int(strength.raw)) - exact * Rational(65_536)).magnitude <= Rational(1)
  }

  /// Compares two cycles, at their boundaries and at 80 moments each.
  private func check(
    _ kind: MarqueeKind, _ speed: SpeedCase, delay: Int64, leading: Int = 0, gap: Int = 10
  ) throws {
    let setup = MarqueeConfiguration.linear(
      kind, speed: speed.speed, delay: delay, fade: 4, spacing: .fixed(gap)
    ).with { $0.leadingPadding = leading }
    let label = try MarqueeLabel.of(text: 50, setup)
    let motion = ReferenceMotion(
      kind, distance: abs(label.travel), speed: speed, delay: delay * 705_600)
    let reference = ReferenceFade(motion: motion, distanceUntilGone: 50 + leading)
    var times = (Int128(0)..<160).map {
      motion.flick(cycle: 0, part: 0, into: $0 * motion.cycle / 80)
    }
    for cycle in Int128(0)..<2 {
      for part in motion.parts.indices {
        let boundary = motion.flick(cycle: cycle, part: part, into: 0)
        times += [max(0, boundary - 1), boundary, boundary + 1]
      }
    }
    for time in times {
      let fade = label.state(at: Flicks(time)).fade
      let exact = reference.strengths(at: time)
      let isRight = isNear(fade.leading, exact.leading) && isNear(fade.trailing, exact.trailing)
      #expect(isRight, "\(kind), delay \(delay), gap \(gap), \(time) flicks: \(fade), not \(exact)")
    }
  }

  @Test("Edges fade as the table says, in every kind", arguments: MarqueeKind.allCases, speeds)
  func everyKind(kind: MarqueeKind, speed: SpeedCase) throws {
    for delay in [Int64(1000), 50, 0] {
      try check(kind, speed, delay: delay)
      try check(kind, speed, delay: delay, leading: 7)
    }
  }

  @Test("The ramp of a loop goes down from min(S, W + L)", arguments: speeds)
  func loopRamp(speed: SpeedCase) throws {
    for kind in [MarqueeKind.continuous, .continuousReverse] {
      for (leading, gap) in [(0, 0), (0, 1), (0, 60), (30, 10), (10, 10), (9, 10)] {
        for delay in [Int64(1000), 0] {
          try check(kind, speed, delay: delay, leading: leading, gap: gap)
        }
      }
    }
  }

  @Test("The fade of a loop without a delay rises once and never flashes")
  func noFlash() throws {
    for kind in [MarqueeKind.continuous, .continuousReverse] {
      let setup = MarqueeConfiguration.linear(kind, delay: 0, fade: 4)
      let label = try MarqueeLabel.of(text: 50, setup)
      var last = Q16.zero
      for time in Int64(0)..<2000 {
        let leading = label.fade(at: time * 13).leading
        #expect(leading >= last)
        last = leading
      }
      #expect(last == .one)
      #expect(label.state(at: Flicks(.max)).fade == FadeStrengths(.one, .one))
    }
  }

  @Test(
    "A constant fade is full on both edges, at home and away too", arguments: MarqueeKind.allCases)
  func constant(kind: MarqueeKind) throws {
    for delay in [Int64(0), 1000] {
      let setup = MarqueeConfiguration.linear(kind, delay: delay, fade: 4)
        .with { $0.fade.style = .constant }
      let label = try MarqueeLabel.of(text: 50, setup)
      for time in Int64(0)..<300 {
        #expect(label.fade(at: time * 37) == FadeStrengths(.one, .one))
      }
    }
  }

  @Test(
    "Only the chosen edges fade", arguments: MarqueeKind.allCases,
    [EdgeSet.leading, .trailing, .both, []])
  func edges(kind: MarqueeKind, edges: EdgeSet) throws {
    for style in EdgeFade.Style.allCases {
      let both = MarqueeConfiguration.linear(kind, fade: 4).with { $0.fade.style = style }
      let full = try MarqueeLabel.of(text: 50, both)
      let some = try MarqueeLabel.of(text: 50, both.with { $0.fade.edges = edges })
      for time in Int64(0)..<300 {
        var expected = full.fade(at: time * 37)
        if edges != .both && edges != .leading { expected.leading = .zero }
        if edges != .both && edges != .trailing { expected.trailing = .zero }
        #expect(some.fade(at: time * 37) == expected)
      }
    }
  }

  @Test("Without a fade length nothing fades", arguments: MarqueeKind.allCases)
  func noFade(kind: MarqueeKind) throws {
    for style in EdgeFade.Style.allCases {
      let setup = MarqueeConfiguration.linear(kind).with { $0.fade.style = style }
      let label = try MarqueeLabel.of(text: 50, setup)
      for time in Int64(0)..<100 { #expect(label.fade(at: time * 97) == .none) }
    }
  }

  @Test("A ramp at the end of a leg follows the curve, one at its beginning does not")
  func curvedRamps() throws {
    for reference in ReferenceCurve.named + ReferenceCurve.overshooting.prefix(20) {
      let setup = MarqueeConfiguration.linear(.leftRight, fade: 4)
        .with { $0.curve = reference.curve }
      let label = try MarqueeLabel.of(text: 50, setup)
      for step in Int64(0)..<200 {
        let share = Double(step) / 200
        let ending = 1 - min(1, max(0, reference.progress(share)))
        // Out from 1000 ms to 2800 ms, back from 3800 ms to 5600 ms.
        let pairs = [
          (label.fade(at: 1000 + step).leading, share),
          (label.fade(at: 2600 + step).trailing, ending),
          (label.fade(at: 3800 + step).trailing, share),
          (label.fade(at: 5400 + step).leading, ending),
        ]
        for (strength, expected) in pairs {
          #expect(abs(Double(strength.raw) / 65_536 - expected) < 0.0002)
        }
      }
    }
  }

  @Test("Under a curve the ramp of a loop begins when the first copy has left, and is linear")
  func curvedLoop() throws {
    for reference in ReferenceCurve.named {
      let setup = MarqueeConfiguration.linear(
        .continuous, speed: .duration(.milliseconds(6000)), fade: 4
      ).with { $0.curve = reference.curve }
      let label = try MarqueeLabel.of(text: 50, setup)
      // The first copy has left after 50 of 60 px.
      var (low, high) = (0.0, 1.0)
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if reference.progress(middle) < 50.0 / 60 { low = middle } else { high = middle }
      }
      for step in Int64(0)..<580 {
        let share = Double(200 + step * 10) / 6000
        let expected = share < low ? 1 : (1 - share) / (1 - low)
        let strength = Double(label.fade(at: 1200 + step * 10).leading.raw) / 65_536
        #expect(abs(strength - expected) < 0.0005, "\(reference) at \(share)")
      }
    }
  }
}
