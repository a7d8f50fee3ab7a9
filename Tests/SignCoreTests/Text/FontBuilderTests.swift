// FontBuilderTests.swift: fonts made from single glyphs.

import SignCore
import SignPrimitives
import Testing

@Suite struct FontBuilderTests {
  @Test func keepsEveryGlyphWhateverTheOrder() throws {
    var builder = try FontBuilder(name: "many", ascent: 11, descent: 2, letterSpacing: 0)
    // 7 and 2003 have no common factor, so this visits every number once, in a scattered order.
    for step in 0..<2003 as Range<UInt32> {
      let number = step * 7 % 2003
      var glyph = try Bitmap(width: 1 + Int(number % 5), height: 13)
      for bit in 0..<13 where number >> UInt32(bit) & 1 == 1 { glyph.set(x: 0, y: bit) }
      try builder.add(glyph, for: 0xFFF0 + number)
    }
    let font = try builder.makeFont()
    #expect(font.codePoints == Array(0xFFF0..<(0xFFF0 + 2003)))
    let wrong = (0..<2003 as Range<UInt32>).filter { number in
      let glyph = font.glyph(for: 0xFFF0 + number)
      let rows = (0..<13).reduce(0) { $0 | (glyph.isLit(column: 0, row: $1) ? 1 << $1 : 0) }
      return rows != Int(number) || glyph.advance != 1 + Int(number % 5)
    }
    #expect(wrong.isEmpty)
  }

  @Test func refusesGlyphsThatDoNotFit() throws {
    var builder = try FontBuilder(name: "", ascent: 7, descent: 1, letterSpacing: 1)
    #expect(throws: FontError.glyphSizeOutOfRange(codePoint: 65, width: 3, height: 7)) {
      try builder.add(Bitmap(width: 3, height: 7), for: 65)
    }
    #expect(throws: FontError.glyphSizeOutOfRange(codePoint: 65, width: 256, height: 8)) {
      try builder.add(Bitmap(width: 256, height: 8), for: 65)
    }
    #expect(throws: FontError.codePointOutOfRange(0x110000)) {
      try builder.add(Bitmap(width: 3, height: 8), for: 0x110000)
    }
    try builder.add(Bitmap(width: 3, height: 8), for: 65)
    try builder.add(Bitmap(width: 3, height: 8), for: 65)
    #expect(throws: FontError.duplicateCodePoint(65)) { try builder.makeFont() }
    #expect(throws: FontError.heightOutOfRange(ascent: 255, descent: 1)) {
      try FontBuilder(name: "", ascent: 255, descent: 1, letterSpacing: 1)
    }
  }

  @Test func drawsABoxAsLargeAsItsH() throws {
    let font = try makeFont([
      ("H", [".....", "#..#.", "#..#.", "####.", "#..#.", "....."])
    ])
    let line = try TextStyle(font).makeLine(utf8("x"))
    #expect(art(line) == ".....\n####.\n#..#.\n#..#.\n####.\n.....")
  }

  @Test func drawsABoxAboveTheBaselineIfThereIsNoH() throws {
    let font = try makeFont([(" ", ["..", "..", "..", "..", ".."])])
    #expect(art(try TextStyle(font).makeLine(utf8("x"))) == "##\n##\n##\n##\n..")
  }

  @Test func makesAnEllipsisOfThreeFullStops() throws {
    let font = try makeFont([
      (".", ["..", "#.", ".."]), ("w", ["####", "####", "...."]),
    ])
    let line = try TextStyle(font).makeBlock(utf8("wwww"), lineBreak: .truncateTail, width: 14)
    #expect(art(line) == "####.........\n####.#..#..#.\n.............")
  }

  @Test func worksWithoutAnyGlyph() throws {
    let font = try FontBuilder(name: "none", ascent: 0, descent: 1, letterSpacing: 1).makeFont()
    let style = TextStyle(font)
    #expect(art(try style.makeLine(utf8("ab"))) == "#.#")
    #expect(style.missingCodePoints(in: utf8("ab a")) == [0x61, 0x62, 0x20])
  }
}
