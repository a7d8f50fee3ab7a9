// StallGuard.swift: tells when a thread has stood still for too long.
// SignLinux: integers only; no files but devices, no elements, no fonts. Reads no clock.

/// Watches a number that another thread counts up in each of its turns.
struct StallGuard {
  /// What the number says.
  enum Verdict: Equatable {
    /// The thread moves, or has not stood still for long enough.
    case moves
    /// It has stood still for that long, ns.
    case stands(nanoseconds: Int64)
    /// It stood still until now, for that long, ns.
    case movesAgain(nanoseconds: Int64)
  }

  /// The least time of standing still that is a stall, ns.
  static var leastLimit: Int64 { 250_000_000 }
  /// The periods of a refresh that are none yet.
  static var periods: Int64 { 8 }

  private var count: Int?
  private var looked: Int64 = 0
  /// How long the number has not changed, ns.
  private(set) var standing: Int64 = 0
  /// Whether that was too long.
  private(set) var isStanding = false

  /// The time of standing still that is a stall, ns: 250 ms, or longer if refreshing is slow.
  static func limit(periodNanoseconds: Int64) -> Int64 {
    max(leastLimit, periods * periodNanoseconds)
  }

  /// Looks at the number.
  ///
  /// Of the time between two looks at most a quarter of the limit counts. So a program that was
  /// stopped as a whole does not take itself for stalled when it goes on.
  mutating func look(at count: Int, now: Int64, limit: Int64) -> Verdict {
    defer { looked = now }
    if count != self.count {
      let verdict = isStanding ? Verdict.movesAgain(nanoseconds: standing) : .moves
      self.count = count
      standing = 0
      isStanding = false
      return verdict
    }
    standing += min(max(0, now - looked), limit / 4)
    isStanding = isStanding || standing >= limit
    return isStanding ? .stands(nanoseconds: standing) : .moves
  }

  /// Begins to count anew; a thread that stood still still does.
  mutating func restart() { standing = 0 }
}
