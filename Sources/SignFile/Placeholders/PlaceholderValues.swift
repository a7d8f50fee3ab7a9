// PlaceholderValues.swift: what placeholders stand for at a time.
// SignFile: the host's time zone and environment only through CPosix.

import CPosix
import SignPrimitives

extension WallTime {
  /// What the host's clock shows.
  static var now: WallTime { WallTime(nanosecondsSince1970: posix_realtime_nanoseconds()) }
}

extension WallTime {
  /// Whole seconds until this instant, rounded up; 0 when it has come.
  func left(at second: Int64) -> Int64 {
    // Seconds change when the clock's do, so that a countdown and a time beside it change together.
    max(0, seconds + (nanoseconds > 0 ? 1 : 0) - second)
  }
}

/// What placeholders stand for at a time of a sign.
struct PlaceholderValues: Sendable {
  /// What the wall clock shows at the sign's time 0.
  var start: WallTime
  /// The sign's time.
  var time = Flicks.zero
  /// What `var` has set; each name once.
  var variables: [(name: String, value: String)] = []

  /// The most bytes that the names and values of all variables take.
  static let mostVariableBytes = 1 << 24

  /// The bytes that the names and values of all variables take.
  var variableBytes: Int {
    variables.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
  }

  /// Values at time 0, without variables.
  init(start: WallTime) { self.start = start }

  /// The whole second of the wall clock now.
  var second: Int64 { start.second(after: time) }

  /// A text with every placeholder replaced.
  func expand(_ text: PlaceholderText) -> String {
    var result = ""
    for part in text.parts { result += value(of: part) }
    return result
  }

  private func value(of part: PlaceholderText.Part) -> String {
    switch part {
    case .text(let text): text
    case .time(let format): PlaceholderValues.local(second, format)
    case .countdown(let end): PlaceholderValues.rest(end.left(at: second))
    case .environment(let name): posix_environment(name).map { String(cString: $0) } ?? ""
    case .variable(let name): variables.first { $0.name == name }?.value ?? ""
    }
  }

  /// A local time; nothing when it cannot be told.
  private static func local(_ second: Int64, _ format: String) -> String {
    var text = [CChar](repeating: 0, count: posix_time_field_limit() * format.utf8.count + 1)
    let count = text.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { posix_format_local_time(second, format, $0, buffer.count) } ?? 0
    }
    return String(decoding: text[..<count].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// `3d 04:05:06`, `4:05:06` or `5:06`.
  private static func rest(_ seconds: Int64) -> String {
    let (days, hours) = (seconds / 86_400, seconds / 3600 % 24)
    let end = two(seconds / 60 % 60) + ":" + two(seconds % 60)
    if days > 0 { return "\(days)d \(two(hours)):\(end)" }
    return hours > 0 ? "\(hours):\(end)" : "\(seconds / 60):\(two(seconds % 60))"
  }

  private static func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
