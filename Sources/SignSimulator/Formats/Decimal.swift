// Decimal.swift: numbers and short texts as bytes.
// SignSimulator: integers only.

let newline = UInt8(ascii: "\n")

extension [UInt8] {
  /// Appends text, as UTF-8.
  mutating func append(text: String) { append(contentsOf: text.utf8) }

  /// Appends a whole number.
  mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let start = count
    repeat {
      append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    self[start...].reverse()
  }

  /// Appends `number` divided by 10 to the power of `places`, without needless zeros.
  ///
  /// - Parameters:
  ///   - number: At least 0.
  ///   - places: How many of its digits are decimals.
  mutating func append(fixed number: Int64, places: Int) {
    var unit: Int64 = 1
    for _ in 0..<places { unit *= 10 }
    append(decimal: Int(number / unit))
    var rest = number % unit
    if rest > 0 { append(UInt8(ascii: ".")) }
    while rest > 0 {
      unit /= 10
      append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
    }
  }
}
