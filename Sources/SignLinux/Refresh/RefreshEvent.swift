// RefreshEvent.swift: what a refresh thread has to say.
// SignLinux: integers only; no files but devices, no elements, no fonts.

/// What a refresh thread has to say; see ``RefreshThread/check(nowNanoseconds:)``.
public enum RefreshEvent: Equatable, Sendable {
  /// The kernel refused an option; refreshing goes on without.
  case refused(RefusedOption)
  /// The thread has stood still for that long and the output was disabled; told once a stall.
  case stalled(nanoseconds: Int64)
  /// The thread moves again, after that long, and the picture is back.
  case movesAgain(nanoseconds: Int64)
  /// The rate of the last interval is below the floor; told once in 10 s at most.
  case slow(RefreshStatistics)
  /// The rate is above the floor again, by at least a 20th.
  case fastAgain(RefreshStatistics)
}
