// JSONSource+Excerpt.swift: quotes a value of a file within an error.
// SignFile: no I/O.

extension JSONSource {
  /// The value that starts there as it is written, in one line, cut after 40 code points.
  ///
  /// Works on broken texts too: a string ends with its line and a bracket with the file.
  func excerpt(at offset: Int) -> String {
    // Far more bytes than 40 code points, lest a file of one string be copied.
    let end = min(endOfValue(at: offset), offset + 400)
    var taken: [UInt8] = []
    var at = offset
    while at < end {
      let blanks = lengthOfLineBreak(at: at)
      taken.append(blanks > 0 ? UInt8(ascii: " ") : bytes[at])
      at += max(blanks, 1)
    }
    return printable(String(decoding: taken, as: UTF8.self), limit: 40)
  }

  /// The end of the value, bracket or sign that starts there.
  private func endOfValue(at offset: Int) -> Int {
    var at = offset
    var depth = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        at = stringBody(at: at).endIndex
        if at < bytes.count, bytes[at] == UInt8(ascii: "\"") { at += 1 }
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        at += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        at += 1
      default: at = max(endOfWord(at: at), at + 1)
      }
      if depth <= 0 { break }
    }
    return min(at, bytes.count)
  }

  /// The number of blanks there if a line break is among them, else 0.
  private func lengthOfLineBreak(at offset: Int) -> Int {
    let blanks = bytes[offset...].prefix { JSONSource.isBlank($0) }
    return blanks.contains(UInt8(ascii: "\n")) ? blanks.count : 0
  }

  /// Whether a byte is one of the four blanks of JSON.
  static func isBlank(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}
