// JSONScanner+Tokens.swift: strings, numbers and words of a JSON text.
// SignFile: no I/O; checks, but decodes nothing.

extension JSONScanner {
  /// Walks over the string at ``at`` and its closing quote.
  mutating func scanString() throws(SignFileError) {
    let start = at
    at += 1
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        return
      case UInt8(ascii: "\\"): try scanEscape()
      case 0: throw unexpected("")
      case UInt8(ascii: "\n"): throw unclosedString(at: start)
      case 1..<0x20:
        if bytes[at...].starts(with: [0x0D, 0x0A]) { throw unclosedString(at: start) }
        let escape = byte == 9 ? "\\t" : byte == 13 ? "\\r" : "\\u" + fourHexDigits(UInt32(byte))
        throw error(at: at, "a control character in a string must be written as \(escape)")
      case ..<0x80: at += 1
      default:
        guard let length = lengthOfCharacter(at: at) else { throw brokenUTF8() }
        at += length
      }
    }
    throw unclosedString(at: start)
  }

  private func unclosedString(at start: Int) -> SignFileError {
    error(
      at: start, "this string has no closing quote in its line (a line break in it is written \\n)",
      found: source.excerpt(at: start))
  }

  /// Walks over the backslash at ``at`` and what belongs to it.
  private mutating func scanEscape() throws(SignFileError) {
    let next = at + 1 < bytes.count ? bytes[at + 1] : 0
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 2
    case UInt8(ascii: "u"): at += try lengthOfUnicodeEscape()
    default:
      let isShown = next > 0x20 && next < 0x80
      throw error(
        at: at, "unknown escape in a string (a backslash itself is written \\\\)",
        found: isShown ? "\\" + String(Unicode.Scalar(next)) : "\\",
        allowed: ["\\\"", "\\\\", "\\/", "\\b", "\\f", "\\n", "\\r", "\\t", "\\uXXXX"])
    }
  }

  /// The bytes of the `\uXXXX` at ``at``, or of the two that make one character.
  private func lengthOfUnicodeEscape() throws(SignFileError) -> Int {
    guard let unit = codeUnit(at: at) else {
      throw error(at: at, "four hexadecimal digits must follow \\u")
    }
    let found = "\\u" + fourHexDigits(unit)
    switch unit {
    case 0: throw error(at: at, "the character U+0000 is not allowed", found: found)
    case 0xD800...0xDBFF:
      if let low = codeUnit(at: at + 6), (0xDC00...0xDFFF).contains(low) { return 12 }
      throw error(
        at: at, "half a character: \\udc00 to \\udfff must follow this escape", found: found)
    case 0xDC00...0xDFFF:
      throw error(
        at: at, "half a character: \\ud800 to \\udbff must precede this escape", found: found)
    default: return 6
    }
  }

  /// The value of the `\uXXXX` that stands there, if one does.
  private func codeUnit(at offset: Int) -> UInt32? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt32 = 0
    for byte in bytes[offset + 2..<offset + 6] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte & 15)
      case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"):
        value = value << 4 | UInt32(byte & 15 + 9)
      default: return nil
      }
    }
    return value
  }

  /// Walks over the number at ``at``.
  mutating func scanNumber() throws(SignFileError) {
    let word = at..<source.endOfWord(at: at)
    if let problem = numberProblem(in: bytes[word]) {
      try refuseBrokenUTF8(in: word)
      throw error(at: at, problem, found: source.excerpt(at: at))
    }
    // jansson keeps at most 63 bits and no decimal power above 308.
    if word.count > 18 || bytes[word].contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      wideNumbers.append(word)
    }
    at = word.upperBound
  }

  /// What keeps a word that looks like a number from being one; nil if nothing does.
  private func numberProblem(in word: ArraySlice<UInt8>) -> String? {
    var rest = word
    func dropDigits() -> Int {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest[digits.endIndex...]
      return digits.count
    }
    if rest.first == UInt8(ascii: "+") { return "a number has no plus sign" }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = dropDigits()
    if startsWithZero && whole > 1 { return "a number has no leading zero" }
    if rest.first == UInt8(ascii: ".") {
      if whole == 0 { return "a number needs a digit before its point" }
      rest.removeFirst()
      if dropDigits() == 0 { return "a number needs a digit after its point" }
    }
    if whole > 0, let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest.removeFirst()
      }
      if dropDigits() == 0 { return "a number needs a digit after its e" }
    }
    return whole > 0 && rest.isEmpty ? nil : "not a number"
  }

  /// Walks over `true`, `false` or `null` at ``at``.
  mutating func scanWord() throws(SignFileError) {
    let word = at..<source.endOfWord(at: at)
    let text = String(decoding: bytes[word], as: UTF8.self)
    guard text == "true" || text == "false" || text == "null" else {
      try refuseBrokenUTF8(in: word)
      throw error(
        at: at, "expected a value (text stands in double quotes)", found: source.excerpt(at: at),
        nearest: nearestName(to: text, in: ["true", "false", "null"]))
    }
    at = word.upperBound
  }
}
