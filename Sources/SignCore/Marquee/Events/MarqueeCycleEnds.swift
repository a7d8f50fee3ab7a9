// MarqueeCycleEnds.swift: when the cycles of a marquee end, one after the other.
// SignCore: integers only; no I/O, no clock.

import SignPrimitives

/// When the cycles of a marquee end, one after the other, and what happens then.
///
/// The moment is kept exactly, in flicks and ticks; the time that is told is the first flick at which
/// the new state shows.
struct MarqueeCycleEnds {
  private let motion: MarqueeMotion
  private let isLastFinished: Bool
  /// How many ends come; `Int64.max` is without end.
  private var count: Int64
  private var flick: Int64
  /// Ticks beyond that flick, less than a flick.
  private var ticks: Int64 = 0

  /// Begins so many ticks before the next end.
  init(
    from time: Flicks, ticksLeft: Int64, motion: MarqueeMotion, count: Int64, isLastFinished: Bool
  ) {
    self.motion = motion
    self.count = count
    self.isLastFinished = isLastFinished
    flick = time.count
    advance(by: ticksLeft)
  }

  /// When the next cycle ends; nil when none does in the time there is.
  var time: Flicks? {
    guard count > 0 else { return nil }
    return Flicks(ticks > 0 ? flick + 1 : flick)
  }

  /// What happens when the next cycle ends.
  var happenings: MarqueeHappenings {
    count > 1 ? [.returnedHome, .willBegin] : lastHappenings
  }

  /// What happens when the last cycle ends.
  var lastHappenings: MarqueeHappenings {
    if motion.staysAway { return .finished }
    return isLastFinished ? [.returnedHome, .finished] : .returnedHome
  }

  /// Goes on to the cycle after the next one.
  mutating func skip() {
    if count < .max { count -= 1 }
    if count > 0 { advance(by: motion.cycle) }
  }

  private mutating func advance(by more: Int64) {
    let (flicks, rest) = more.quotientAndRemainder(dividingBy: motion.ticksPerFlick)
    let carries = rest >= motion.ticksPerFlick - ticks
    ticks = carries ? rest - (motion.ticksPerFlick - ticks) : ticks + rest
    let (sum, overflow) = flick.addingReportingOverflow(flicks + (carries ? 1 : 0))
    flick = sum
    if overflow || sum == .max { count = 0 }
  }
}
