// JSONSource+Characters.swift: finds the characters of a string where the file has them.
// SignFile: no I/O; every offset is a byte offset.

extension JSONSource {
  /// The byte at which each code point of the string that starts there stands, escapes counted as
  /// what they mean; the string must be a right one.
  func offsetsOfCharacters(inStringAt offset: Int) -> [Int] {
    let body = stringBody(at: offset)
    var offsets: [Int] = []
    var at = body.startIndex
    while at < body.endIndex {
      offsets.append(at)
      at += lengthOfCharacter(at: at)
    }
    return offsets
  }

  private func lengthOfCharacter(at offset: Int) -> Int {
    switch bytes[offset] {
    case UInt8(ascii: "\\"):
      guard bytes[offset + 1] == UInt8(ascii: "u") else { return 2 }
      // \uD800...\uDBFF is the first half of two escapes that stand for one code point.
      let isHalf =
        bytes[offset + 2] | 0x20 == UInt8(ascii: "d")
        && [UInt8(ascii: "8"), UInt8(ascii: "9"), UInt8(ascii: "a"), UInt8(ascii: "b")]
          .contains(bytes[offset + 3] | 0x20)
      return isHalf ? 12 : 6
    case 0..<0x80: return 1
    case 0..<0xE0: return 2
    case 0..<0xF0: return 3
    default: return 4
    }
  }
}
