// JSONScanner+Errors.swift: says in plain words what is wrong with a text that is no JSON.
// SignFile: no I/O.

extension JSONScanner {
  /// An error at a byte, about the key whose value is being read.
  func error(
    at offset: Int, _ problem: String, found: String? = nil, allowed: [String] = [],
    nearest: String? = nil
  ) -> SignFileError {
    SignFileError(
      file: source.file, position: source.position(of: offset), key: currentKey, problem: problem,
      found: found, allowed: allowed, nearest: nearest)
  }

  /// The key whose value is being read, escapes as they are written.
  private var currentKey: String? {
    let object = open.last { $0.isObject }
    return object?.key.map { String(decoding: source.stringBody(at: $0), as: UTF8.self) }
  }

  /// The error for the byte at ``at``, which is not what `expectation` says.
  func unexpected(_ expectation: String) -> SignFileError {
    guard at < bytes.count else {
      let what = starts.isEmpty ? "is empty" : "ends too early"
      return error(at: at, "the \(source.whole) \(what): \(expectation)")
    }
    let found = source.excerpt(at: at)
    switch bytes[at] {
    case 0:
      return error(at: at, "the \(source.whole) holds a NUL byte; it must be UTF-8 text")
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return error(at: at, "comments are not allowed: \(expectation)", found: found)
    case UInt8(ascii: "'"):
      return error(at: at, "single quotes are not allowed: \(expectation)", found: found)
    case 0x80...:
      guard lengthOfCharacter(at: at) != nil else { return brokenUTF8() }
      return error(at: at, expectation, found: found)
    default: return error(at: at, expectation, found: found)
    }
  }

  /// The error for the first byte of what is no character, at ``at``.
  func brokenUTF8() -> SignFileError {
    let byte = String(bytes[at], radix: 16)
    let advice = source.isLine ? "write the line as UTF-8" : "save the file as UTF-8"
    return error(at: at, "broken UTF-8: \(advice)", found: "byte 0x\(byte)")
  }

  /// Refuses a word with bytes that are no UTF-8, for it could not be shown.
  mutating func refuseBrokenUTF8(in word: Range<Int>) throws(SignFileError) {
    let start = at
    while at < word.upperBound {
      guard let length = lengthOfCharacter(at: at) else { throw brokenUTF8() }
      at += length
    }
    at = start
  }

  /// The bytes of the character that starts there; nil where none does.
  func lengthOfCharacter(at offset: Int) -> Int? {
    var rest = bytes[offset...].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let character) = parser.parseScalar(from: &rest) else { return nil }
    return character.count
  }

  /// Refuses byte order marks and texts in UTF-16, which hold a NUL beside every ASCII character.
  func refuseOtherEncodings() throws(SignFileError) {
    let utf16 = "the file is in UTF-16; save it as UTF-8"
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw error(at: 0, "the file begins with a byte order mark; save it as UTF-8 without one")
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw error(at: 0, utf16)
    }
    if bytes.count > 1, (bytes[0] == 0) != (bytes[1] == 0) { throw error(at: 0, utf16) }
  }
}
