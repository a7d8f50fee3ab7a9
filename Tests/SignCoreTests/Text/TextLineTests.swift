// TextLineTests.swift: widths and pixels of one line.

import SignCore
import SignFonts
import SignPrimitives
import Testing

@Suite struct TextLineTests {
  @Test func aTextIsAsWideAsItsGlyphsAndTheGapsBetweenThem() throws {
    let font = try makeBarFont()
    #expect(TextStyle(font).width(of: utf8("abc")) == 1 + 1 + 2 + 1 + 3)
    #expect(TextStyle(font, letterSpacing: 0).width(of: utf8("abc")) == 6)
    #expect(TextStyle(font, scale: 3, letterSpacing: 4).width(of: utf8("abc")) == 3 * (6 + 2 * 4))
    #expect(TextStyle(font, scale: 8).width(of: utf8("d")) == 32)
    #expect(TextStyle(font).width(of: []) == 0)
  }

  @Test func everyBundledPairIsAsWideAsItsGlyphsAndOneGap() {
    let style = TextStyle(.sign8)
    for left in UInt8(0x20)...0x7E {
      for right in UInt8(0x20)...0x7E {
        let sum = [left, right].map { Font.sign8.glyph(for: UInt32($0)).advance }.reduce(1, +)
        #expect(style.width(of: [left, right]) == sum)
      }
    }
  }

  @Test func aGlyphWithoutColumnsTakesNoRoomAndNoGap() throws {
    let font = try makeFont([("a", ["#", "."]), ("m", ["", ""])])
    #expect(art(try TextStyle(font).makeLine(utf8("mamamm"))) == "#.#\n...")
  }

  @Test func drawsGlyphsSideBySide() throws {
    let font = try makeFont([
      ("L", ["#..", "#..", "###", "..."]), ("j", [".#", "..", ".#", "#."]),
    ])
    #expect(
      art(try TextStyle(font).makeLine(utf8("jLj")))
        == """
        .#.#....#
        ...#.....
        .#.###..#
        #......#.
        """)
    #expect(
      art(try TextStyle(font, scale: 2, letterSpacing: 0).makeLine(utf8("jL")))
        == """
        ..####....
        ..####....
        ....##....
        ....##....
        ..########
        ..########
        ##........
        ##........
        """)
  }

  @Test func drawsFontsOfSeveralBytesAColumn() throws {
    var tall = try Bitmap(width: 2, height: 20)
    for y in stride(from: 0, to: 20, by: 3) { tall.set(x: y & 1, y: y) }
    var builder = try FontBuilder(name: "tall", ascent: 16, descent: 4, letterSpacing: 1)
    try builder.add(tall, for: 0x41)
    #expect(try TextStyle(builder.makeFont()).makeLine([0x41]) == tall)
  }

  @Test(arguments: 1...8)
  func isTheUnscaledLineScaled(scale: Int) throws {
    let text = utf8("Ägypten, 12:34 — €7")
    let plain = try TextStyle(.sign8).makeLine(text)
    let style = TextStyle(.sign8, scale: scale)
    let line = try style.makeLine(text)
    #expect(line.width == style.width(of: text) && line.height == style.height)
    #expect(try line == plain.makeScaled(by: scale))
    #expect(style.ascent == 7 * scale && style.height == 8 * scale)
  }

  @Test func anEmptyTextIsALineWithoutColumns() throws {
    let line = try TextStyle(.sign8, scale: 2).makeLine([])
    #expect(line.width == 0 && line.height == 16)
  }

  @Test func tenThousandCharactersAreDrawnWholly() throws {
    let text = [UInt8](repeating: 0x4D, count: 10_000)
    let line = try TextStyle(.sign8, scale: 8).makeLine(text)
    #expect(line.width == 8 * (10_000 * 6 - 1))
    let letter = try TextStyle(.sign8).makeLine([0x4D])
    #expect(line.litCount == 10_000 * 64 * letter.litCount)
  }

  @Test func aTextOverTheLimitIsRefusedWithItsSize() {
    let text = [UInt8](repeating: 0x4D, count: 2_800_000)
    #expect(throws: BitmapError.sizeOutOfRange(width: 2_800_000 * 6 - 1, height: 8)) {
      try TextStyle(.sign8).makeLine(text)
    }
  }

  @Test func theLimitIsForTheScaledLine() throws {
    // 8 * (n * (5 + 255) - 255) px: 8,066 letters are just below 2^24 px, one more is above it.
    let style = TextStyle(.sign8, scale: 8, letterSpacing: 255)
    let text = [UInt8](repeating: 0x4D, count: 8_066)
    #expect(try style.makeLine(text).width == 8 * (8_066 * 260 - 255))
    let wider = 8 * (8_067 * 260 - 255)
    #expect(throws: BitmapError.sizeOutOfRange(width: wider, height: 64)) {
      try style.makeLine(text + [0x4D])
    }
    #expect(style.width(of: text + [0x4D]) == wider)
  }
}
