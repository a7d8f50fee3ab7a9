// ReferenceFade.swift: how strongly the edges of a linear marquee fade, by the table of the rules.
// SignCoreTests: exact fractions of a walk in 128 bits.

import SignCore
import SignPrimitives

struct ReferenceFade {
  let motion: ReferenceMotion
  /// How far the text moves until its first copy has left, px.
  let distanceUntilGone: Int

  private var leg: Rational { Rational(motion.distance * motion.unitsPerPixel) }

  /// 200 ms, or half a leg.
  private var ramp: Rational {
    min(Rational(200 * 705_600 * motion.unitsPerFlick), leg / Rational(2))
  }

  /// The exact strengths of an animated fade with both edges.
  func strengths(at time: Int64) -> (leading: Rational, trailing: Rational) {
    guard let (part, units) = motion.walk(to: time) else { return (Rational(1), Rational(0)) }
    let into = Rational(units)
    let begins = min(Rational(1), into / ramp)
    let ends = min(Rational(1), (leg - into) / ramp)
    if motion.kind == .continuous || motion.kind == .continuousReverse {
      return (part == 0 ? Rational(0) : looping(into, begins, time), Rational(1))
    }
    switch part {
    case 0: return (Rational(0), Rational(1))
    case 1: return (begins, ends)
    case 2: return (Rational(1), Rational(0))
    default: return (ends, begins)
    }
  }

  private func looping(_ into: Rational, _ begins: Rational, _ time: Int64) -> Rational {
    if motion.parts[0].length == 0 {
      let isFirst = Int128(time) * motion.unitsPerFlick < motion.cycle
      return isFirst ? begins : Rational(1)
    }
    let gone = Rational(
      min(Int128(distanceUntilGone), motion.distance) * motion.unitsPerPixel)
    return into < gone ? begins : min(begins, (leg - into) / (leg - gone))
  }
}
