// Arguments+Values.swift: the values of options as numbers, sizes and names.
// ledsign: joins the modules; no Foundation.

import CPosix
import SignFile
import SignPrimitives

extension Arguments {
  /// A whole number within a range; nil if the option was not given.
  func integer(_ option: Option, in range: ClosedRange<Int64>) throws(Failure) -> Int64? {
    guard let text = try value(of: option) else { return nil }
    guard let number = whole(text), range.contains(number) else {
      let example = range.contains(8) ? 8 : range.lowerBound
      throw wrong(
        option, text,
        "a whole number from \(range.lowerBound) to \(range.upperBound), such as \(example)")
    }
    return number
  }

  /// A time in ms with at most 3 decimals; nil if the option was not given.
  func time(_ option: Option) throws(Failure) -> Flicks? {
    guard let text = try value(of: option) else { return nil }
    return try time(option, text)
  }

  /// All times of an option that may be given again.
  func times(_ option: Option) throws(Failure) -> [Flicks] {
    var times: [Flicks] = []
    for text in values(of: option) { times.append(try time(option, text)) }
    return times
  }

  /// A speed in px/s with at most 3 decimals; nil if the option was not given.
  func rate(_ option: Option) throws(Failure) -> PixelRate? {
    guard let text = try value(of: option) else { return nil }
    guard let value = decimal(text, upTo: 1_000_000_000) else {
      throw wrong(option, text, "px/s from 0 to 1000000 with at most 3 decimals, such as 37.5")
    }
    return PixelRate(pixels: value, seconds: 1000)
  }

  /// A size such as 64x8; nil if the option was not given.
  func size(_ option: Option) throws(Failure) -> (width: Int, height: Int)? {
    guard let text = try value(of: option) else { return nil }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
      .map { whole(String($0)) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...65_535).contains(width), (1...4096).contains(height)
    else { throw wrong(option, text, "WxH from 1x1 to 65535x4096, such as 64x8") }
    return (Int(width), Int(height))
  }

  /// One of several names; nil if the option was not given.
  func choice<Value>(
    _ option: Option, among values: [(name: String, value: Value)]
  ) throws(Failure) -> Value? {
    guard let text = try value(of: option) else { return nil }
    if let found = values.first(where: { $0.name == text }) { return found.value }
    let names = values.map { $0.name }
    let near = nearestName(to: text, in: names).map { "; did you mean \($0)?" } ?? ""
    throw wrong(option, text, names.joined(separator: ", ") + near)
  }

  /// Takes the names of days and months from the locale of `--locale`, if that was given.
  func useLocale() throws(Failure) {
    guard let name = try value(of: .locale) else { return }
    switch posix_use_locale(name) {
    case POSIX_LOCALE_TAKEN: return
    case POSIX_LOCALE_CODED:
      throw wrong(.locale, name, "one whose texts are UTF-8, such as de_DE.UTF-8")
    default:
      throw wrong(
        .locale, name,
        "the name of an installed locale; 'locale -a' lists them, and 'sudo dpkg-reconfigure locales'"
          + " (package locales) installs others")
    }
  }

  private func time(_ option: Option, _ text: String) throws(Failure) -> Flicks {
    // 400 years in microseconds; the clock holds 414.
    guard let microseconds = decimal(text, upTo: 12_622_780_800_000_000) else {
      throw wrong(
        option, text,
        "ms from 0 to 12622780800000 (400 years) with at most 3 decimals, such as 1500")
    }
    return .microseconds(microseconds)
  }

  /// A number that is not negative, in thousandths.
  private func decimal(_ text: String, upTo limit: Int64) -> Int64? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(digits.contains) }),
      case .value(let value) = Decimal.parse(text.utf8, places: 3), value <= limit
    else { return nil }
    return value
  }

  /// A number of digits only; nil if it is none, or too large.
  private func whole(_ text: String) -> Int64? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      ? Int64(text) : nil
  }

  private func wrong(_ option: Option, _ text: String, _ wanted: String) -> Failure {
    .usage("bad --\(option.name.description) '\(printable(text))'; want \(wanted)")
  }
}
