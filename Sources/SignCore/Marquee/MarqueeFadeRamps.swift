// MarqueeFadeRamps.swift: how strongly the edges of a marquee fade in each part of its cycle.
// SignCore: integers only; no I/O, no clock.

import SignPrimitives

/// The ramps of the edge fades.
///
/// An edge fades where text goes on beyond it. Ramps take 200 ms, or half a leg if that is shorter.
/// Those at the beginning of a leg are linear, those at its end follow the curve; that of a continuous
/// text whose first copy has left is linear until the text is home again.
struct MarqueeFadeRamps: Hashable, Sendable {
  private let fade: EdgeFade
  private let ramp: Int64
  /// Ticks of the leg after which the first copy of a continuous text has left.
  private let gone: Int64

  /// Works out the ramps of a motion.
  ///
  /// - Parameters:
  ///   - fade: What was chosen.
  ///   - motion: The cycle.
  ///   - distanceUntilGone: How far the text moves until its first copy has left, px.
  init(_ fade: EdgeFade, motion: MarqueeMotion, distanceUntilGone: Int) {
    self.fade = fade
    let longest = exactQuotient(
      200 * Flicks.perMillisecond, times: motion.ticksPerFlick, over: 1)
    ramp = min(longest, motion.leg / 2)
    let distance = min(Int64(max(0, distanceUntilGone)), motion.distance)
    if motion.curve.isLinear {
      gone = distance * motion.ticksPerPixel
    } else {
      let share = motion.curve.time(
        of: Q16(numerator: distance, denominator: motion.distance))
      gone = roundedQuotient(motion.leg, times: Int64(share.raw), over: 65_536)
    }
  }

  /// The strengths in a phase.
  ///
  /// - Parameters:
  ///   - motion: The cycle.
  ///   - phase: The part of it.
  ///   - isFirstCycle: Whether the cycle is the first since a start.
  ///   - isLastCycle: Whether the text stands at home after it.
  func strengths(
    of motion: MarqueeMotion, in phase: MarqueePhase, isFirstCycle: Bool, isLastCycle: Bool = false
  ) -> FadeStrengths {
    let rests = isLastCycle || motion.restsAtHome
    return chosen(animated(motion, phase, isFirstCycle: isFirstCycle, rests: rests))
  }

  /// Strengths as the style and the edges that were chosen let them be.
  func chosen(_ strengths: FadeStrengths) -> FadeStrengths {
    var result = strengths
    if fade.style == .constant { result = FadeStrengths(leading: .one, trailing: .one) }
    if !fade.edges.contains(.leading) { result.leading = .zero }
    if !fade.edges.contains(.trailing) { result.trailing = .zero }
    return result
  }

  private func animated(
    _ motion: MarqueeMotion, _ phase: MarqueePhase, isFirstCycle: Bool, rests: Bool
  ) -> FadeStrengths {
    switch phase {
    case .home: FadeStrengths(leading: .zero, trailing: .one)
    case .away: FadeStrengths(leading: .one, trailing: .zero)
    case .out(let ticks) where motion.kind.isContinuous:
      FadeStrengths(
        leading: looping(motion, ticks, isFirstCycle: isFirstCycle, rests: rests), trailing: .one)
    case .out(let ticks):
      FadeStrengths(leading: rising(ticks), trailing: falling(motion, ticks))
    case .back(let ticks):
      FadeStrengths(leading: falling(motion, ticks), trailing: rising(ticks))
    }
  }

  /// 0 to 1 at the beginning of a leg.
  private func rising(_ ticks: Int64) -> Q16 {
    ticks < ramp ? Q16(numerator: ticks, denominator: ramp) : .one
  }

  /// 1 to 0 at the end of a leg.
  private func falling(_ motion: MarqueeMotion, _ ticks: Int64) -> Q16 {
    let intoRamp = ticks - (motion.leg - ramp)
    if intoRamp <= 0 { return .one }
    let progress = motion.curve.progress(at: Q16(numerator: intoRamp, denominator: ramp))
    return .one - max(.zero, min(.one, progress))
  }

  /// The leading edge of a continuous text; one that does not rest at home never stops fading, so
  /// that nothing flashes when it passes there.
  private func looping(
    _ motion: MarqueeMotion, _ ticks: Int64, isFirstCycle: Bool, rests: Bool
  ) -> Q16 {
    let begins = isFirstCycle || motion.restsAtHome ? rising(ticks) : .one
    if !rests || ticks < gone { return begins }
    return min(
      begins, Q16(numerator: motion.leg - ticks, denominator: motion.leg - gone))
  }
}
