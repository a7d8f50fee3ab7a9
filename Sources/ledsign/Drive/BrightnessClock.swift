// BrightnessClock.swift: the brightness that a board's schedule wants at this moment.
// ledsign: asks the wall clock only through CPosix; changes no panel.

import CPosix
import SignFile

/// Follows a schedule by the wall clock and the host's time zone.
///
/// Nothing is kept but the entry that holds: when the clock is set, when summer time begins or ends,
/// and when a machine that started in 1970 learns the time, the answer is at once the one for the
/// time that is shown.
struct BrightnessClock {
  private let schedule: BrightnessSchedule
  private var entry: BrightnessSchedule.Entry?
  /// Seconds since 1970 of the last look, so that most calls only compare.
  private var second: Int64?

  init(_ schedule: BrightnessSchedule) { self.schedule = schedule }

  /// What ``change(at:)`` says of this moment.
  mutating func change() -> Int? {
    change(at: floorDivide(posix_realtime_nanoseconds(), by: 1_000_000_000))
  }

  /// The brightness, 0...100 %, when another entry of the schedule holds than at the last call, and
  /// at the first call; nil while the same one holds.
  ///
  /// So what a user set in between stays until the schedule says something else.
  ///
  /// - Parameter unixSeconds: The time since 1970; any, also earlier than that of the last call.
  mutating func change(at unixSeconds: Int64) -> Int? {
    if unixSeconds == second { return nil }
    // The zone of the machine may be set while it runs; a look at it once a minute is enough.
    if second.map({ floorDivide($0, by: 60) }) != floorDivide(unixSeconds, by: 60) {
      posix_follow_time_zone()
    }
    second = unixSeconds
    var time = posix_calendar_time()
    guard posix_local_time(unixSeconds, &time) else { return nil }
    let holds = schedule.entry(atMinute: Int(time.hour) * 60 + Int(time.minute))
    if holds == entry { return nil }
    entry = holds
    return holds.brightness
  }
}

/// The quotient, rounded towards minus infinity, so that times before 1970 are rounded as others.
private func floorDivide(_ value: Int64, by divisor: Int64) -> Int64 {
  let quotient = value / divisor
  return value % divisor < 0 ? quotient - 1 : quotient
}
