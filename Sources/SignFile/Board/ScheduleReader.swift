// ScheduleReader.swift: the keys of a schedule and of the limits.
// SignFile: no floating point, no clock.

import SignPanels

/// Reads `schedule`.
enum ScheduleReader {
  static func schedule(_ node: Node) throws(SignFileError) -> BrightnessSchedule {
    var entries: [BrightnessSchedule.Entry] = []
    var times: [Node] = []
    for item in try node.array() {
      var keys = try item.object()
      let from = try keys.required("from")
      let brightness = try keys.required("brightness")
      try keys.finish()
      let minute = try minute(from)
      if let first = entries.firstIndex(where: { $0.minute == minute }) {
        throw from.error(
          "is the time of another entry too, in line \(times[first].position.line)")
      }
      entries.append(
        BrightnessSchedule.Entry(minute: minute, brightness: try brightness.percent()))
      times.append(from)
    }
    guard !entries.isEmpty else { throw node.error("is empty; leave it out or give an entry") }
    return BrightnessSchedule(entries: entries.sorted { $0.minute < $1.minute })
  }

  /// `HH:MM`, two digits each.
  private static func minute(_ node: Node) throws(SignFileError) -> Int {
    if case .string(let text) = node.value {
      let bytes = Array(text.utf8)
      let digits = bytes.map { Int($0) - 48 }
      if bytes.count == 5, bytes[2] == UInt8(ascii: ":"),
        [0, 1, 3, 4].allSatisfy({ digits[$0] >= 0 && digits[$0] <= 9 })
      {
        let (hour, minute) = (10 * digits[0] + digits[1], 10 * digits[3] + digits[4])
        if hour < 24 && minute < 60 { return 60 * hour + minute }
      }
    }
    throw node.error(
      "must be a time of day, two digits each, in double quotes", allowed: ["00:00...23:59"])
  }
}

/// Reads `limits`.
enum LimitsReader {
  static func limits(_ node: Node) throws(SignFileError) -> BoardLimits {
    var keys = try node.object()
    var limits = BoardLimits()
    let refresh = keys.optional("minimumRefreshHz")
    let pixels = keys.optional("maximumLitPixels")
    try keys.finish()
    if let refresh { limits.minimumRefreshHz = try refresh.integer(in: BoardLimits.refreshRates) }
    // No sign has more pixels.
    if let pixels { limits.maximumLitPixels = try pixels.integer(in: 1...(65_535 * 4096)) }
    return limits
  }
}

extension Node {
  /// A brightness, 0...100 %.
  func percent() throws(SignFileError) -> Int {
    try integer(in: HUB75Configuration.brightnesses)
  }
}
