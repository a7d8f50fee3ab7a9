// MarqueeTickMap.swift: the place in a new cycle that corresponds to one in the old.
// SignCore: integers only; no I/O, no clock.

import SignPrimitives

/// The place in a new cycle that corresponds to one in the old.
struct MarqueeTickMap {
  private let old: MarqueeLayout
  private let new: MarqueeLayout
  private let before: MarqueeMotion
  private let after: MarqueeMotion

  /// Nil unless both move.
  init?(from old: MarqueeLayout, to new: MarqueeLayout) {
    guard let before = old.motion, let after = new.motion else { return nil }
    self.old = old
    self.new = new
    self.before = before
    self.after = after
  }

  /// The ticks into the new cycle; nil when it has no such place.
  func ticks(_ ticks: Int64, _ policy: MarqueeContentChange) -> Int64? {
    // A text that changes every second must not be moved a little each time.
    if before == after && old.geometry == new.geometry { return ticks }
    let place: Int64?
    if old.steps != nil || new.steps != nil {
      // Places on a list of steps are shares of the way.
      let isSame = old.steps != nil && new.steps != nil
      place = isSame ? scaled(ticks, before.cycle, after.cycle) : nil
    } else if policy == .keepPixelOffset {
      place = samePixel(ticks)
    } else {
      place = sameShare(ticks)
    }
    return place.map { min($0, after.cycle - 1) }
  }

  /// A share of one length as a share of another.
  private func scaled(_ part: Int64, _ length: Int64, _ other: Int64) -> Int64 {
    length == 0 ? 0 : min(other, roundedQuotient(part, times: other, over: length))
  }

  /// The same fraction of the same phase.
  private func sameShare(_ ticks: Int64) -> Int64? {
    switch before.phase(atTick: ticks) {
    case .home where ticks < before.delay: return scaled(ticks, before.delay, after.delay)
    case .home: return after.cycle - 1
    case .out(let into): return after.delay + scaled(into, before.leg, after.leg)
    case .away:
      let (start, start2) = (before.delay + before.leg, after.delay + after.leg)
      if after.kind.isContinuous { return nil }
      return start2 + scaled(ticks - start, before.backStart - start, after.backStart - start2)
    case .back(let into):
      if after.backStart == after.cycle { return nil }
      return after.backStart + scaled(into, before.leg, after.leg)
    }
  }

  /// The same displacement in the same phase, if there is one.
  private func samePixel(_ ticks: Int64) -> Int64? {
    guard before.kind.isContinuous == after.kind.isContinuous,
      before.kind.movesLeft == after.kind.movesLeft,
      old.configuration.axis == new.configuration.axis
    else { return nil }
    switch before.phase(atTick: ticks) {
    case .home where ticks < before.delay: return min(after.delay, sameTime(ticks))
    case .home: return after.cycle - 1
    case .out(let into): return after.delay + legTicks(into, isBack: false)
    case .away:
      if before.distance < after.distance {
        return after.delay + legTicks(before.leg, isBack: false)
      }
      let start = after.delay + after.leg
      return start + min(after.backStart - start, sameTime(ticks - before.delay - before.leg))
    case .back(let into):
      if after.backStart == after.cycle { return nil }
      return after.backStart + legTicks(into, isBack: true)
    }
  }

  /// A time in the ticks of the new motion.
  private func sameTime(_ ticks: Int64) -> Int64 {
    roundedQuotient(ticks, times: after.ticksPerFlick, over: before.ticksPerFlick)
  }

  /// The ticks into a leg at which the text is where it was after some ticks of the old leg.
  private func legTicks(_ ticks: Int64, isBack: Bool) -> Int64 {
    let isTurned = (old.geometry.travel < 0) != (new.geometry.travel < 0)
    let nearest =
      if isTurned {
        isBack ? after.leg : 0
      } else if before.curve.isLinear && after.curve.isLinear {
        linearTicks(ticks, isBack: isBack)
      } else {
        curvedTicks(ticks, isBack: isBack)
      }
    return max(0, min(after.leg, nearest))
  }

  private func linearTicks(_ ticks: Int64, isBack: Bool) -> Int64 {
    let way = isBack ? before.leg - ticks : ticks
    var result = roundedQuotient(way, times: after.ticksPerPixel, over: before.ticksPerPixel)
    if after.kind.isContinuous { result %= after.leg }
    return isBack ? after.leg - min(after.leg, result) : result
  }

  /// The first tick that the curve reaches the exact displacement at, moved to where the same px is
  /// shown.
  private func curvedTicks(_ ticks: Int64, isBack: Bool) -> Int64 {
    let phase: MarqueePhase = isBack ? .back(ticks) : .out(ticks)
    var shown = before.displacement(in: phase)
    let progress = Int64(max(.zero, before.progress(in: phase)).raw)
    var exact = before.distance * progress
    if after.kind.isContinuous {
      shown %= after.distance
      exact %= after.distance << 16
    }
    let share = Q16(raw: Int32(truncatingIfNeeded: min(65_536, exact / after.distance)))
    let time = after.curve.time(of: isBack ? .one - share : share)
    let nearest = roundedQuotient(after.leg, times: Int64(time.raw), over: 65_536)
    let first = firstTick(isBack: isBack) { isBack ? $0 <= shown : $0 >= shown }
    let end = firstTick(isBack: isBack) { isBack ? $0 < shown : $0 > shown }
    return max(first, min(max(first, end - 1), nearest))
  }

  /// The first tick of a leg whose displacement passes a test that all later ones pass too.
  private func firstTick(isBack: Bool, _ passes: (Int64) -> Bool) -> Int64 {
    var (low, high) = (Int64(-1), after.leg + 1)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if passes(after.displacement(in: isBack ? .back(middle) : .out(middle))) {
        high = middle
      } else {
        low = middle
      }
    }
    return high
  }
}
