// RateWatch.swift: tells when a sign is refreshed too seldom, without telling it all the time.
// SignLinux: integers only; no files but devices, no elements, no fonts. Reads no clock.

/// Compares measured rates with a floor.
///
/// Below the floor is below; enough again is only a 20th above it, so that a rate on the floor does
/// not go back and forth. Slowness is told when it begins and as long as it lasts, but at most once
/// in 10 s.
struct RateWatch {
  /// What is worth telling.
  enum Verdict: Equatable {
    case nothing
    /// Refreshed too seldom.
    case slow
    /// Refreshed often enough, after it was told that it was not.
    case fastAgain
  }

  /// The least time from one verdict of slowness to the next, ns.
  static var leastPause: Int64 { 10_000_000_000 }

  /// The floor, refreshes a second; 0 for none.
  let minimumHz: Int
  private var isTold = false
  private var toldAt: Int64?

  init(minimumHz: Int) { self.minimumHz = minimumHz }

  /// Judges the statistics of an interval.
  mutating func judge(_ statistics: RefreshStatistics, now: Int64) -> Verdict {
    if statistics.isBelow(hertz: minimumHz) {
      if let toldAt, now - toldAt < Self.leastPause { return .nothing }
      isTold = true
      toldAt = now
      return .slow
    }
    guard isTold, statistics.rateMillihertz * 20 >= Int64(minimumHz) * 21_000 else {
      return .nothing
    }
    isTold = false
    return .fastAgain
  }
}
