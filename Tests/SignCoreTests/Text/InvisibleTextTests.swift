// InvisibleTextTests.swift: what takes no room, what is a blank, and what is a box.

import SignCore
import SignFonts
import SignPrimitives
import Testing

@Suite struct InvisibleTextTests {
  private let style = TextStyle(.sign8)

  @Test func exactlyTheDefaultIgnorableCodePointsAndTheCarriageReturnTakeNoRoom() {
    var wrong: [UInt32] = []
    // The planes where Unicode has any, whole, and a sample of the others.
    var values = Array(0...0x1FFFF as ClosedRange<UInt32>)
    values += 0xE0000...0xE1FFF
    values += stride(from: 0x20000, to: 0x110000, by: 89)
    for value in values {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isIgnored = scalar.properties.isDefaultIgnorableCodePoint || value == 0x0D
      if (style.width(of: Array(UTF8.encode(scalar)!)) == 0) != isIgnored { wrong.append(value) }
    }
    #expect(wrong.isEmpty)
  }

  @Test func aTabOrNewlineInALineIsOneSpace() throws {
    #expect(try style.makeLine(utf8("a\tb\nc")) == style.makeLine(utf8("a b c")))
    #expect(try style.makeLine(utf8("a\r\nb")) == style.makeLine(utf8("a b")))
  }

  @Test func ignoredCodePointsDoNotPartABaseFromItsMark() throws {
    #expect(try style.makeLine(utf8("o\u{200D}\u{308}")) == style.makeLine(utf8("\u{F6}")))
  }

  @Test func anIgnoredCodePointNeedsNoGlyph() {
    #expect(style.missingCodePoints(in: utf8("\u{FEFF}a\u{FE0F}\u{E0041}b\r")).isEmpty)
  }

  @Test func aNoBreakSpaceIsABlank() throws {
    #expect(try style.makeLine(utf8("a\u{A0}b")) == style.makeLine(utf8("a b")))
    let bars = TextStyle(try makeBarFont())
    #expect(art(try bars.makeLine(utf8("a\u{A0}a"))) == "#....#\n......")
  }

  @Test func everyOtherCharacterTheFontLacksIsOneBox() throws {
    let box = Font.sign8.fallback.advance
    #expect(style.width(of: utf8("🎉")) == box)
    #expect(style.width(of: utf8("日本")) == 2 * box + 1)
    #expect(style.width(of: [0x80, 0x01, 0x7F]) == 3 * box + 2)
    #expect(
      art(try style.makeLine([0xFF]))
        == "#####\n#...#\n#...#\n#...#\n#...#\n#...#\n#####\n.....")
  }

  @Test func missingCodePointsComeOnceInOrderOfAppearance() {
    let text = utf8("日a本🎉日\u{1}本z") + [0xC0]
    #expect(style.missingCodePoints(in: text) == [0x65E5, 0x672C, 0x1F389, 0x01, 0xFFFD])
    #expect(style.missingCodePoints(in: utf8("Größe\t12 €\n")).isEmpty)
  }
}
