// MarqueeLayout+Run.swift: what a marquee shows at a moment of its life.
// SignCore: integers only; no I/O, no clock. Drawing allocates nothing.

import SignPrimitives

extension MarqueeLayout {
  /// The distance from home at the time from which a life holds, without its sign, px.
  func displacement(of run: MarqueeRun) -> Int64 {
    guard let motion, !run.isStatic else { return 0 }
    switch run.activity {
    case .resting: return 0
    case .arrived:
      return steps?.displacement(at: motion.cycle, distance: motion.distance)
        ?? motion.distance
    case .running:
      return steps?.displacement(at: run.ticks, distance: motion.distance)
        ?? motion.displacement(in: motion.phase(atTick: run.ticks))
    }
  }

  /// The distance from home as a share of the way, 0...1.
  func progress(of run: MarqueeRun) -> Q16 {
    guard let motion, !run.isStatic, run.activity != .resting else { return .zero }
    let ticks = run.activity == .arrived ? motion.cycle : run.ticks
    if let steps {
      let share = steps.displacement(at: ticks, distance: 65_536)
      return Q16(raw: Int32(truncatingIfNeeded: max(0, min(65_536, share))))
    }
    if run.activity == .arrived { return .one }
    return max(.zero, min(.one, motion.progress(in: motion.phase(atTick: ticks))))
  }

  /// How strongly the edges fade.
  func strengths(of run: MarqueeRun) -> FadeStrengths {
    guard let motion, let ramps, !run.isStatic else { return .none }
    if let steps {
      switch run.activity {
      case .resting: return ramps.strengths(of: motion, in: .home, isFirstCycle: true)
      case .arrived: return ramps.chosen(steps.strengths(at: motion.cycle))
      case .running: return ramps.chosen(steps.strengths(at: run.ticks))
      }
    }
    let phase: MarqueePhase =
      switch run.activity {
      case .resting: .home
      case .arrived: .away
      case .running: motion.phase(atTick: run.ticks)
      }
    return ramps.strengths(
      of: motion, in: phase, isFirstCycle: run.isFirstCycle, isLastCycle: run.isLastCycle)
  }
}
