// FrameArtTests.swift: art becomes bitmaps and bitmaps become art; bad art says where it is bad.

import FrameText
import SignPrimitives
import Testing

@Suite struct FrameArtTests {
  @Test func hashesAreLitAndDotsAreDark() throws {
    let bitmap = try FrameText.bitmap("#..\n.##")
    #expect(bitmap.width == 3)
    #expect(bitmap.height == 2)
    let rows = (0..<2).map { y in (0..<3).map { x in bitmap.isLit(x: x, y: y) } }
    #expect(rows == [[true, false, false], [false, true, true]])
  }

  @Test(arguments: ["#.\n.#", "#.\n.#\n", "#.\r\n.#", "#.\r\n.#\r\n", "#.\n.#\r\n"])
  func anyLineBreakAndOneAtTheEndAreTaken(art: String) throws {
    let bitmap = try FrameText.bitmap(art)
    #expect(FrameText.text(bitmap) == "#.\n.#")
    #expect(try FrameText.bitmap(utf8: Array(art.utf8)) == bitmap)
    #expect(try FrameText.bitmap(lines: ["#.", ".#"]) == bitmap)
  }

  @Test(arguments: [1, 31, 32, 33, 63, 64, 65, 200])
  func everyColumnKeepsItsPlace(width: Int) throws {
    for lit in 0..<width {
      var row = [String](repeating: ".", count: width)
      row[lit] = "#"
      let art = row.joined()
      let bitmap = try FrameText.bitmap(art)
      #expect(bitmap.litCount == 1)
      #expect(bitmap.isLit(x: lit, y: 0))
      #expect(FrameText.text(bitmap) == art)
    }
  }

  @Test func bytesAreAppendedAndEveryRowEnds() throws {
    var bytes = Array("before ".utf8)
    FrameText.append(try FrameText.bitmap("##\n.."), to: &bytes)
    #expect(bytes == Array("before ##\n..\n".utf8))
  }

  @Test func aBitmapWithoutPixelsHasNoArt() throws {
    #expect(FrameText.text(try Bitmap(width: 5, height: 0)) == "")
    #expect(FrameText.text(try Bitmap(width: 0, height: 3)) == "\n\n")
  }
}

@Suite struct MalformedArtTests {
  static let cases: [(String, FrameArtError, String)] = [
    ("", .empty, "no pixels; want '#' for a lit pixel or '.' for a dark one"),
    ("\n", .empty, "no pixels; want '#' for a lit pixel or '.' for a dark one"),
    ("\r\n\r\n", .empty, "no pixels; want '#' for a lit pixel or '.' for a dark one"),
    (
      "##.\n.x.", .unexpectedCharacter("x", row: 2, column: 2),
      "row 2, column 2: found 'x'; want '#' for a lit pixel or '.' for a dark one"
    ),
    (
      "##. \n...", .unexpectedCharacter(" ", row: 1, column: 4),
      "row 1, column 4: found a space; want '#' for a lit pixel or '.' for a dark one"
    ),
    (
      "\t##", .unexpectedCharacter("\t", row: 1, column: 1),
      "row 1, column 1: found U+0009; want '#' for a lit pixel or '.' for a dark one"
    ),
    (
      "..\n.\u{FF03}", .unexpectedCharacter("\u{FF03}", row: 2, column: 2),
      "row 2, column 2: found '\u{FF03}' (U+FF03); want '#' for a lit pixel or '.' for a dark one"
    ),
    (
      "#\r#", .unexpectedCharacter("\r", row: 1, column: 2),
      "row 1, column 2: found U+000D; want '#' for a lit pixel or '.' for a dark one"
    ),
    (
      "####\n####\n##", .unevenRow(row: 3, width: 2, expected: 4),
      "row 3 is 2 px too short: 2 px, but row 1 has 4 px"
    ),
    (
      "##\n#####", .unevenRow(row: 2, width: 5, expected: 2),
      "row 2 is 3 px too long: 5 px, but row 1 has 2 px"
    ),
    (
      "##\n\n##", .unevenRow(row: 2, width: 0, expected: 2),
      "row 2 is 2 px too short: 0 px, but row 1 has 2 px"
    ),
    (
      "##\n##\n\n", .unevenRow(row: 3, width: 0, expected: 2),
      "row 3 is 2 px too short: 0 px, but row 1 has 2 px"
    ),
    (
      "\n##", .unevenRow(row: 2, width: 2, expected: 0),
      "row 2 is 2 px too long: 2 px, but row 1 has 0 px"
    ),
  ]

  @Test(arguments: cases) func badArtSaysWhereAndWhat(
    art: String, expected: FrameArtError, message: String
  ) {
    let error = #expect(throws: FrameArtError.self) { try FrameText.bitmap(art) }
    #expect(error == expected)
    #expect(error?.description == message)
  }

  @Test func aByteThatIsNotTextIsNamed() {
    let error = #expect(throws: FrameArtError.self) {
      try FrameText.bitmap(utf8: [0x23, 0x2E, 0xC3, 0x28])
    }
    #expect(error == .malformedUTF8(byte: 0xC3, row: 1, column: 3))
    #expect(
      error?.description
        == "row 1, column 3: found the byte 0xC3, which is not UTF-8;"
        + " want '#' for a lit pixel or '.' for a dark one")
  }

  @Test func aLineBreakWithinALineIsNoPixel() {
    let error = #expect(throws: FrameArtError.self) { try FrameText.bitmap(lines: ["##", "#\n"]) }
    #expect(error == .unexpectedCharacter("\n", row: 2, column: 2))
  }

  @Test func artWiderThanABitmapIsRefused() {
    let error = #expect(throws: FrameArtError.self) {
      try FrameText.bitmap(lines: [String(repeating: "#", count: 16_777_217)])
    }
    #expect(error == .sizeOutOfRange(width: 16_777_217, height: 1))
    #expect(
      error?.description
        == "16777217 x 1 px is too large; want at most 16777216 px a side"
        + " and 67108864 words of 32 px in all")
  }
}
