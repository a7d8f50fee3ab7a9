// MarqueeLabel+Group.swift: one member of a synchronised group.
// SignCore: integers only; no I/O, no clock.

import SignPrimitives

extension MarqueeLabel {
  /// The delay and the time of a leg that it brings to a group; nil when it does not move.
  var ownSlots: GroupSlots? {
    let parts = parts.latest
    guard let motion = parts.layout.motion, !parts.run.isStatic else { return nil }
    return GroupSlots(
      delay: max(.zero, parts.layout.configuration.delay), leg: motion.legFlicks)
  }

  /// Whether another marquee differs in nothing that would restart this one.
  func hasSameWay(as other: MarqueeLabel) -> Bool {
    parts.latest.layout.hasSameWay(as: other.parts.latest.layout)
  }

  /// Takes the times of a group from a time on.
  ///
  /// - Parameters:
  ///   - slots: The times; nil for its own.
  ///   - time: When.
  ///   - keepsTime: Whether it goes on as far into the same part of the cycle instead of beginning
  ///     anew.
  /// - Throws: ``MarqueeError/tooSlow``.
  mutating func synchronize(
    _ slots: GroupSlots?, at time: Flicks, keepsTime: Bool
  ) throws(MarqueeError) {
    let now = parts.current(at: time)
    let layout = try now.latest.layout.synchronized(slots)
    var run = now.run
    if keepsTime, let before = now.layout.motion, let after = layout.motion {
      if run.activity == .running {
        run.ticks = GroupClock(before).ticks(run.ticks, in: GroupClock(after))
      }
    } else {
      run.noteReturn(now.layout)
      run.isPaused = false
      run.begin(layout)
    }
    parts = MarqueeParts(layout, run: run)
  }

  /// Takes over another content without leaving its place in the cycle of its group.
  ///
  /// - Returns: Whether it can: both the old and the new content move, or neither does.
  mutating func substitute(_ other: MarqueeLabel, at time: Flicks) -> Bool {
    let now = parts.current(at: time)
    let new = other.parts.latest.layout
    guard let layout = try? new.synchronized(now.layout.slots),
      (layout.motion == nil) == (now.layout.motion == nil)
    else { return false }
    var run = now.run
    if run.activity == .running, let before = now.layout.motion, let after = layout.motion {
      run.ticks = GroupClock(before).ticks(run.ticks, in: GroupClock(after))
    }
    parts = MarqueeParts(layout, run: run)
    return true
  }
}

/// The parts of a cycle that all members of a group share: delay, leg, delay, leg.
private struct GroupClock {
  let motion: MarqueeMotion
  /// Ticks until each part is over.
  let ends: [Int64]

  init(_ motion: MarqueeMotion) {
    self.motion = motion
    let slot = motion.slot
    ends =
      motion.kind.isContinuous
      ? [motion.delay, motion.cycle]
      : [motion.delay, motion.delay + slot, 2 * motion.delay + slot, motion.cycle]
  }

  /// The ticks of another clock that is as far into the same part, or at its end.
  func ticks(_ ticks: Int64, in other: GroupClock) -> Int64 {
    let part = ends.firstIndex { ticks < $0 } ?? ends.count - 1
    guard part < other.ends.count else { return 0 }
    let into = ticks - (part == 0 ? 0 : ends[part - 1])
    let start = part == 0 ? 0 : other.ends[part - 1]
    let moved = roundedQuotient(
      into, times: other.motion.ticksPerFlick, over: motion.ticksPerFlick)
    return min(start + min(moved, other.ends[part] - start), other.motion.cycle - 1)
  }
}
