// RefreshStatistics.swift: how often a sign is refreshed, and how evenly.
// SignLinux: integers only; no files but devices, no elements, no fonts. Reads no clock.

/// What was measured over the last whole interval of about a second.
///
/// An interval has no pause in it: it begins anew when a suspended sign is resumed.
public struct RefreshStatistics: Equatable, Sendable {
  /// Refreshes since the thread was started; those of the present interval are missing.
  public var refreshes: Int64 = 0
  /// Refreshes of the interval; 0 if there has not been one yet.
  public var measuredRefreshes: Int64 = 0
  /// The length of the interval, ns; 0 if there has not been one yet.
  public var measuredNanoseconds: Int64 = 0
  /// The longest time in it from the beginning of a refresh to that of the next one, ns.
  public var worstGapNanoseconds: Int64 = 0

  /// Creates the statistics of a thread that has refreshed nothing.
  public init() {}

  /// The rate, thousandths of a refresh a second, rounded down; 0 before the first interval.
  public var rateMillihertz: Int64 {
    measuredNanoseconds == 0
      ? 0 : measuredRefreshes * 1_000_000_000_000 / measuredNanoseconds
  }

  /// Whether the rate was measured and is below a floor.
  public func isBelow(hertz: Int) -> Bool {
    measuredNanoseconds > 0 && rateMillihertz < Int64(hertz) * 1000
  }
}

/// Turns the times at which refreshes begin into statistics.
struct RefreshMeter {
  /// The least length of an interval, ns.
  let interval: Int64
  private(set) var statistics = RefreshStatistics()
  private var begin: Int64?
  private var last: Int64 = 0
  private var count: Int64 = 0
  private var worstGap: Int64 = 0

  /// - Parameter interval: The least length of an interval, ns.
  init(interval: Int64 = 1_000_000_000) { self.interval = interval }

  /// Notes that a refresh begins; tells whether that ends an interval.
  mutating func refreshBegins(at now: Int64) -> Bool {
    guard let begin else {
      begin = now
      last = now
      return false
    }
    count += 1
    worstGap = max(worstGap, now - last)
    last = now
    guard now - begin >= interval else { return false }
    statistics.refreshes += count
    statistics.measuredRefreshes = count
    statistics.measuredNanoseconds = now - begin
    statistics.worstGapNanoseconds = worstGap
    self.begin = now
    count = 0
    worstGap = 0
    return true
  }

  /// Forgets the present interval, because refreshing pauses; the last refresh counts.
  mutating func pause() {
    if begin != nil { statistics.refreshes += count + 1 }
    begin = nil
    count = 0
    worstGap = 0
  }
}
