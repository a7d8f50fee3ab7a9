// FrameText+Heading.swift: the line `frame N at T ms`.
// FrameText: imports SignPrimitives only; integers only, no files.

public import SignPrimitives

extension FrameText {
  /// Tenths of flicks, because a microsecond is 705.6 flicks.
  private static let tenthsPerMicrosecond: Int64 = 7_056

  /// The nearest microsecond, a half upwards: what a heading tells of a time, which is at least 0.
  public static func microseconds(_ time: Flicks) -> Int64 {
    // Whole seconds apart, so that nothing overflows.
    let (seconds, flicks) = time.count.quotientAndRemainder(dividingBy: Flicks.perSecond)
    return seconds * 1_000_000 + (flicks * 10 + tenthsPerMicrosecond / 2) / tenthsPerMicrosecond
  }

  /// The nearest microsecond in ms, with at most 3 decimals and no trailing zeros.
  static func milliseconds(_ time: Flicks) -> String {
    let (whole, thousandths) = microseconds(time).quotientAndRemainder(dividingBy: 1000)
    if thousandths == 0 { return "\(whole)" }
    var decimals = Array("\(thousandths + 1000)".utf8.dropFirst())
    while decimals.last == UInt8(ascii: "0") { decimals.removeLast() }
    return "\(whole).\(String(decoding: decimals, as: UTF8.self))"
  }

  /// Whether a line is meant as a heading: nothing else in the text begins with a letter.
  static func isHeading(_ line: ArraySlice<UInt8>) -> Bool { line.starts(with: "frame".utf8) }

  /// The number and the time of a heading, or nil when it is not `frame N at T ms`.
  static func heading(_ line: ArraySlice<UInt8>) -> (number: Int, time: Flicks)? {
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 5, words[0].elementsEqual("frame".utf8),
      words[2].elementsEqual("at".utf8), words[4].elementsEqual("ms".utf8),
      let number = decimal(words[1]), let index = Int(exactly: number), let time = time(words[3])
    else { return nil }
    return (index, time)
  }

  /// A time in ms with at most 3 decimals, to the nearest flick.
  private static func time(_ text: ArraySlice<UInt8>) -> Flicks? {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = decimal(parts[0]) else { return nil }
    var thousandths: Int64 = 0
    if parts.count == 2 {
      guard parts[1].count <= 3, let digits = decimal(parts[1]) else { return nil }
      thousandths = [0, 100, 10, 1][parts[1].count] * digits
    }
    let (flicks, overflow) = whole.multipliedReportingOverflow(by: Flicks.perMillisecond)
    let (sum, overflows) = flicks.addingReportingOverflow(
      (thousandths * tenthsPerMicrosecond + 5) / 10)
    return overflow || overflows ? nil : Flicks(sum)
  }

  /// Digits only, at least one, as a number that fits.
  private static func decimal(_ digits: ArraySlice<UInt8>) -> Int64? {
    if digits.isEmpty { return nil }
    var value: Int64 = 0
    for byte in digits {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = shifted.addingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
      if overflow || overflows { return nil }
      value = sum
    }
    return value
  }
}
