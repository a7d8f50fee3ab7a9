// PrintableText.swift: text from files made safe for one line of a terminal.
// SignFile: no I/O.

/// The text with every character that would move the cursor or reorder a line as `\u` escape.
///
/// Text of at most `limit` code points stays whole; longer text is cut and ends in `...`.
public func printable(_ text: String, limit: Int = 80) -> String {
  var result = ""
  var count = 0
  for scalar in text.unicodeScalars {
    if count == limit { return result + "..." }
    count += 1
    if isUnprintable(scalar) {
      result += "\\u" + fourHexDigits(scalar.value)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Whether a character acts on the terminal or on the direction of the line instead of showing.
///
/// Control characters, line and paragraph separators, bidirectional controls and the byte order
/// mark; none of them lies above U+FFFF, so four hexadecimal digits name each.
func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}

/// The value as four lower-case hexadecimal digits; `value` is at most 0xFFFF.
func fourHexDigits(_ value: UInt32) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 4 - digits.utf8.count) + digits
}
