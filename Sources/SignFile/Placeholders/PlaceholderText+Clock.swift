// PlaceholderText+Clock.swift: when the clock can make another text of one.
// SignFile: the host's time zone only through CPosix.

import CPosix

extension PlaceholderText {
  /// The first second after one that may show another text; nil if none will.
  func nextChange(after second: Int64) -> Int64? {
    next { part in
      switch part {
      case .time(let format):
        LocalTime.next(TimeFormat.has("S", format) ? 1 : 60, after: second)
      case .countdown(let end): end.left(at: second) > 0 ? second + 1 : nil
      case .text, .environment, .variable: nil
      }
    }
  }

  /// The first second after one that may show a text of another size, in a font whose digits are all
  /// as wide as each other; nil if none will.
  func nextResize(after second: Int64) -> Int64? {
    next { part in
      switch part {
      case .time(let format):
        TimeFormat.periodOfNames(format).map { LocalTime.next($0, after: second) }
      case .countdown(let end): nextResize(ofCountdown: end.left(at: second), after: second)
      case .text, .environment, .variable: nil
      }
    }
  }

  private func next(_ second: (Part) -> Int64?) -> Int64? {
    var earliest: Int64?
    for part in parts {
      if let second = second(part) { earliest = min(earliest ?? second, second) }
    }
    return earliest
  }

  /// A countdown becomes shorter when it falls below 10 minutes, 1 or 10 hours, or a power of ten of
  /// days.
  private func nextResize(ofCountdown left: Int64, after second: Int64) -> Int64? {
    guard var limit = [36_000, 3600, 600].first(where: { $0 <= left }) else { return nil }
    if left >= 86_400 {
      limit = 86_400
      while left / limit >= 10 { limit *= 10 }
    }
    return second + left - limit + 1
  }
}

/// The host's time zone.
enum LocalTime {
  /// The first second after one that begins a period of local time, such as an hour, or a minute at
  /// which the clocks are put back or forward.
  ///
  /// - Parameters:
  ///   - period: Seconds: 1, 60, 3600, or a divisor of a day that is a multiple of that.
  ///   - second: Seconds since 1970.
  ///   - offset: Seconds that local time is ahead of UTC at a second.
  static func next(
    _ period: Int64, after second: Int64, offset: (Int64) -> Int64? = { LocalTime.offset(at: $0) }
  ) -> Int64 {
    guard let now = offset(second) else { return second + 1 }
    let passed = ((second + now) % period + period) % period
    let next = second + period - passed
    if period == 1 || offset(next) == now { return next }
    // It is not there yet by the clock that shows then; on the way there is a change of the clock.
    return self.next(period > 3600 ? 3600 : period > 60 ? 60 : 1, after: second, offset: offset)
  }

  /// Seconds that local time is ahead of UTC; nil if it cannot be told.
  private static func offset(at second: Int64) -> Int64? {
    var parts = posix_calendar_time()
    return posix_local_time(second, &parts) ? Int64(parts.seconds_east_of_utc) : nil
  }
}
