// MarqueeEvent.swift: what a marquee tells of itself.
// SignCore: integers only; no I/O, no clock.

/// What a marquee tells of itself.
public enum MarqueeEvent: Hashable, Sendable {
  /// The text is home again: after a whole cycle, or before its time because of a command or a
  /// change.
  case returnedHome(finished: Bool)
  /// The last cycle of a repeat count is over, or a kind that never comes back has stood away for its
  /// delay.
  case finished
  /// A cycle begins, with its delay at home.
  case willBegin
}
