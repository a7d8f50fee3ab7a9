// Decimal.swift: exact numbers from their decimal text.
// SignFile: integers only, no floating point; no I/O.

/// What a number of a file means when it is read as an integer count of 10^-places.
public enum Decimal: Equatable, Sendable {
  case value(Int64)
  /// Beyond Int64 in that unit.
  case tooLarge
  /// Digits after the point beyond the places, a point included where there are no places.
  case tooManyDecimals
  /// Written with a power of ten.
  case exponent

  /// Reads a number that has the form of JSON; `places` is 0...9.
  ///
  /// Zeros count as decimals too: `1.0` is no integer and `1.5000` has four places.
  public static func parse(_ text: some Sequence<UInt8>, places: Int) -> Decimal {
    var value: Int64 = 0
    var isNegative = false
    var isTooLarge = false
    var decimals: Int?
    func add(_ digit: Int64) {
      let (tenfold, overflow) = value.multipliedReportingOverflow(by: 10)
      // Downwards, because the least Int64 has no positive counterpart.
      let (next, overflow2) = tenfold.subtractingReportingOverflow(digit)
      isTooLarge = isTooLarge || overflow || overflow2
      value = next
    }
    for byte in text {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): decimals = 0
      case UInt8(ascii: "e"), UInt8(ascii: "E"): return .exponent
      default:
        decimals = decimals.map { $0 + 1 }
        add(Int64(byte & 15))
      }
    }
    // JSON has a digit behind every point, so with no places a point is one decimal too many.
    if let decimals, decimals > places { return .tooManyDecimals }
    for _ in (decimals ?? 0)..<places { add(0) }
    if !isNegative {
      let (positive, overflow) = Int64(0).subtractingReportingOverflow(value)
      isTooLarge = isTooLarge || overflow
      value = positive
    }
    return isTooLarge ? .tooLarge : .value(value)
  }

  /// The shortest text of a count of 10^-places: 1,500 with 3 places is `1.5`.
  public static func text(_ value: Int64, places: Int) -> String {
    var digits = value.magnitude.description
    guard places > 0 else { return value < 0 ? "-" + digits : digits }
    if digits.utf8.count <= places {
      digits = String(repeating: "0", count: places + 1 - digits.utf8.count) + digits
    }
    var fraction = digits.utf8.suffix(places)
    while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    var text = value < 0 ? "-" : ""
    text += String(decoding: digits.utf8.dropLast(places), as: UTF8.self)
    if !fraction.isEmpty { text += "." + String(decoding: fraction, as: UTF8.self) }
    return text
  }
}
