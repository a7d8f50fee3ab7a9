// WallTime.swift: an instant of the wall clock, and how people write one.
// SignFile: integers only; reads no clock.

import SignPrimitives

/// An instant of the wall clock.
public struct WallTime: Hashable, Comparable, Sendable {
  /// Whole seconds since 1970-01-01T00:00:00Z; leap seconds do not count.
  public var seconds: Int64
  /// Nanoseconds beyond them, 0..<1,000,000,000.
  public var nanoseconds: Int64

  /// Creates an instant.
  ///
  /// - Parameters:
  ///   - seconds: Whole seconds since 1970, at most 2^62 either way.
  ///   - nanoseconds: Nanoseconds beyond them, 0..<1,000,000,000.
  public init(seconds: Int64, nanoseconds: Int64 = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// An instant from nanoseconds since 1970, as `posix_realtime_nanoseconds` gives them.
  public init(nanosecondsSince1970 count: Int64) {
    let nanoseconds = (count % 1_000_000_000 + 1_000_000_000) % 1_000_000_000
    self.init(seconds: (count - nanoseconds) / 1_000_000_000, nanoseconds: nanoseconds)
  }

  /// Orders by time.
  public static func < (a: WallTime, b: WallTime) -> Bool {
    (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
  }

  /// The whole second in which the clock is, so much later.
  ///
  /// - Parameter time: At least 0.
  func second(after time: Flicks) -> Int64 {
    let (seconds, flicks) = time.count.quotientAndRemainder(dividingBy: Flicks.perSecond)
    // Both sides in parts of a second that divide by 10^9 and by a flick: 625 ns are 441 flicks.
    let carries = nanoseconds * 441 + flicks * 625 >= 441 * 1_000_000_000
    return self.seconds + seconds + (carries ? 1 : 0)
  }

  /// How long until the clock reaches a whole second, rounded up to a flick; before 0 if it has.
  ///
  /// - Parameter second: Not before this instant's own by more than 400 years; a second too late to be
  ///   counted in flicks is as good as none, the last flick.
  func time(untilSecond second: Int64) -> Flicks {
    let (whole, isTooLate) = (second - seconds).multipliedReportingOverflow(by: Flicks.perSecond)
    return isTooLate ? Flicks(.max) : Flicks(whole - nanoseconds * 441 / 625)
  }
}

extension WallTime {
  /// Reads an instant of RFC 3339, such as `2027-01-01T00:00:00Z` or
  /// `2027-01-01 01:30:00.25+01:30`; nil for anything else.
  ///
  /// A second 60 counts as the first one of the next minute; decimals beyond nanoseconds are dropped.
  public init?(rfc3339 text: String) {
    var digits = DigitReader(Array(text.utf8))
    guard let year = digits.number(4), digits.take("-"), let month = digits.number(2),
      digits.take("-"), let day = digits.number(2), digits.take("T") || digits.take(" "),
      let hour = digits.number(2), digits.take(":"), let minute = digits.number(2),
      digits.take(":"), let second = digits.number(2)
    else { return nil }
    let fraction = digits.take(".") ? digits.nanoseconds() : 0
    guard let fraction, let offset = digits.offset(), digits.isAtEnd,
      (1...12).contains(month), (1...WallTime.days(inMonth: month, of: year)).contains(day),
      hour < 24, minute < 60, second <= 60
    else { return nil }
    let days = WallTime.days(toYear: year, month: month, day: day)
    self.init(
      seconds: ((days * 24 + hour) * 60 + minute) * 60 + second - offset, nanoseconds: fraction)
  }

  /// The instant as RFC 3339 has it, in UTC and exact to the nanosecond: `2027-01-01T00:00:00.25Z`.
  ///
  /// Nil for a year before 0 or after 9999.
  var rfc3339: String? {
    // The first second of the year 0, and of the year 10,000.
    guard (-62_167_219_200..<253_402_300_800).contains(seconds) else { return nil }
    let second = (seconds % 86_400 + 86_400) % 86_400
    let days = (seconds - second) / 86_400
    // 400 years have 146,097 days; counted from the year 0, this is a year off at most.
    var year = (days + 719_528) * 400 / 146_097
    if days < WallTime.days(toYear: year, month: 1, day: 1) { year -= 1 }
    if days >= WallTime.days(toYear: year + 1, month: 1, day: 1) { year += 1 }
    var month: Int64 = 12
    while days < WallTime.days(toYear: year, month: month, day: 1) { month -= 1 }
    let day = days - WallTime.days(toYear: year, month: month, day: 1) + 1
    let date = "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
    let (hour, minute) = (second / 3600, second / 60 % 60)
    let time = "\(digits(hour, 2)):\(digits(minute, 2)):\(digits(second % 60, 2))"
    return "\(date)T\(time)\(decimals)Z"
  }

  /// The part of a second, as few digits as it takes.
  private var decimals: String {
    guard nanoseconds > 0 else { return "" }
    var (rest, places) = (nanoseconds, 9)
    while rest % 10 == 0 { (rest, places) = (rest / 10, places - 1) }
    return "." + digits(rest, places)
  }

  /// A number with zeros before it, so many digits at least.
  private func digits(_ number: Int64, _ count: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }

  private static func days(inMonth month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int64) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Days from 1970-01-01 to a day of the Gregorian calendar.
  private static func days(toYear year: Int64, month: Int64, day: Int64) -> Int64 {
    // Years end with February, so that the leap day is the last one of its year.
    let years = month > 2 ? year : year - 1
    let leapDays = (years + 400) / 4 - (years + 400) / 100 + (years + 400) / 400
    let months = (153 * ((month + 9) % 12) + 2) / 5
    // 1970-01-01 by the same count.
    return 365 * years + leapDays + months + day - 719_566
  }
}

/// Reads the parts of a time.
private struct DigitReader {
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { at == bytes.count }

  /// Takes a character, letters in either case.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard at < bytes.count else { return false }
    let byte = bytes[at]
    let isUpper = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    guard UInt32(isUpper ? byte - 32 : byte) == character.value else { return false }
    at += 1
    return true
  }

  /// A number of exactly so many digits.
  mutating func number(_ count: Int) -> Int64? {
    guard at + count <= bytes.count else { return nil }
    var value: Int64 = 0
    for byte in bytes[at..<at + count] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int64(byte & 15)
    }
    at += count
    return value
  }

  /// One decimal or more, as nanoseconds.
  mutating func nanoseconds() -> Int64? {
    guard var value = number(1) else { return nil }
    var places = 1
    while let digit = number(1) {
      if places < 9 { value = value * 10 + digit }
      places = min(9, places + 1)
    }
    for _ in places..<9 { value *= 10 }
    return value
  }

  /// `Z`, or hours and minutes east of it, in seconds.
  mutating func offset() -> Int64? {
    if take("Z") { return 0 }
    let isEast = take("+")
    guard isEast || take("-"), let hours = number(2), take(":"), let minutes = number(2),
      hours < 24, minutes < 60
    else { return nil }
    let seconds = (hours * 60 + minutes) * 60
    return isEast ? seconds : -seconds
  }
}
