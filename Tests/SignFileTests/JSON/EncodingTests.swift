// EncodingTests.swift: what is said of bytes that are no UTF-8.
// Tests of SignFile: no Foundation.

import Testing

@testable import SignFile

@Suite struct Encodings {
  @Test func aByteOrderMarkIsRefused() {
    #expect(
      flaw([0xEF, 0xBB, 0xBF] + Array("{}".utf8))
        == "1:1: the file begins with a byte order mark; save it as UTF-8 without one")
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], [0xFE, 0xFF, 0, 0x7B, 0, 0x7D], [0x7B, 0, 0x7D, 0],
      [0, 0x7B, 0, 0x7D],
    ] as [[UInt8]]) func utf16IsRefusedWithAndWithoutAMark(_ bytes: [UInt8])
  {
    #expect(flaw(bytes) == "1:1: the file is in UTF-16; save it as UTF-8")
  }

  @Test(arguments: [
    ("\0\0", "1:1"), ("[1,\n\0]", "2:1"), ("[\"é\0\"]", "1:4"), ("{}\0", "1:3"), ("[1\0]", "1:3"),
  ]) func aNULIsNamedWhereItStands(_ text: String, _ place: String) {
    #expect(flaw(text) == "\(place): the file holds a NUL byte; it must be UTF-8 text")
  }

  /// Sequences that are no UTF-8 by table 3-7 of the Unicode standard, with their first byte.
  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80],
      [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC3, 0x28], [0xE2, 0x28, 0xA1],
    ] as [[UInt8]]) func brokenUTF8IsNamedAtItsFirstByte(_ bytes: [UInt8])
  {
    let message =
      "broken UTF-8: save the file as UTF-8; found byte 0x\(String(bytes[0], radix: 16))"
    #expect(
      flaw(Array("{\"a\":\n \"é€😀".utf8) + bytes + Array("\"}".utf8)) == "2:6: key \"a\": "
        + message)
    #expect(flaw(Array("[1,\n  ".utf8) + bytes + Array("]".utf8)) == "2:3: " + message)
    #expect(flaw(Array("[\n1é".utf8) + bytes + Array("]".utf8)) == "2:3: " + message)
    #expect(flaw(Array("[\nnulé".utf8) + bytes + Array("]".utf8)) == "2:5: " + message)
  }

  /// The least and the greatest of every length, and the neighbours of the surrogates.
  @Test(arguments: [
    "\u{80}", "\u{7FF}", "\u{800}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}", "\u{D7FF}", "\u{E000}",
    "\u{7F}", "\u{2028}",
  ]) func everyCharacterMayStandInAString(_ character: String) throws {
    #expect(try parse("\"\(character)\"").string() == character)
  }
}
