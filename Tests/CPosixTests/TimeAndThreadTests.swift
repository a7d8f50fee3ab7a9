// TimeAndThreadTests.swift: clocks, local time and threads.

import CPosix
import Testing

@Suite struct TimeTests {
  /// Days from 1970-01-01 to a date, counted year by year and month by month.
  private func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
    let whole = (1970..<year).reduce(0) { $0 + (isLeap($1) ? 366 : 365) }
    let lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return whole + lengths[..<(month - 1)].reduce(0, +) + day - 1
  }

  @Test(arguments: [
    (1970, 1, 3, 0, 0, 0), (2000, 2, 29, 23, 59, 59), (2027, 7, 31, 12, 30, 5),
    (2038, 1, 20, 3, 14, 8), (2100, 3, 1, 6, 7, 8),
  ])
  func localTimeIsTheTimeOfDayEastOfGreenwich(_ c: (Int, Int, Int, Int, Int, Int)) {
    let local = days(c.0, c.1, c.2) * 86_400 + c.3 * 3600 + c.4 * 60 + c.5
    var parts = posix_calendar_time()
    // The zone of the machine is not known; where it says it is tells which instant was meant.
    #expect(posix_local_time(Int64(local), &parts))
    let instant = local - Int(parts.seconds_east_of_utc)
    #expect(posix_local_time(Int64(instant), &parts))
    let shift = Int(parts.seconds_east_of_utc) - (local - instant)
    guard shift == 0 else { return }  // a change of summer time between the two
    let found = [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second]
    #expect(found.map(Int.init) == [c.0, c.1, c.2, c.3, c.4, c.5])
    #expect(Int(parts.weekday) == (days(c.0, c.1, c.2) + 4) % 7)
    #expect(Int(parts.day_of_year) == days(c.0, c.1, c.2) - days(c.0, 1, 1) + 1)
    var text = [CChar](repeating: 0, count: 40)
    let length = posix_format_local_time(Int64(instant), "%Y-%j %H:%M", &text, text.count)
    let written = String(decoding: text[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #expect(written == "\(c.0)-\(pad(Int(parts.day_of_year), 3)) \(pad(c.3, 2)):\(pad(c.4, 2))")
  }

  private func pad(_ number: Int, _ width: Int) -> String {
    String(repeating: "0", count: width - String(number).count) + String(number)
  }

  @Test func textThatDoesNotFitIsNone() {
    var text = [CChar](repeating: 0, count: 4)
    #expect(posix_format_local_time(0, "%Y-%m-%d", &text, text.count) == 0)
  }

  @Test func theClocksGoOn() {
    let (monotonic, wall) = (posix_monotonic_nanoseconds(), posix_realtime_nanoseconds())
    posix_sleep_until(monotonic)  // over already
    posix_sleep_until(.min)
    #expect(posix_monotonic_nanoseconds() >= monotonic)
    #expect(wall > 1_700_000_000 * 1_000_000_000)
  }
}

@Suite struct ThreadTests {
  private final class Counter {
    var count = 0
  }

  @Test func aThreadRunsItsBodyOnceBeforeItIsJoined() throws {
    let counter = Counter()
    let started = posix_thread_start(
      { context in
        guard let context else { return }
        Unmanaged<Counter>.fromOpaque(context).takeUnretainedValue().count += 1
      }, Unmanaged.passUnretained(counter).toOpaque())
    let thread = try #require(started)
    posix_thread_join(thread)
    #expect(counter.count == 1)
  }
}
