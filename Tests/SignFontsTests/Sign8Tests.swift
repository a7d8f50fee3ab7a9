// Sign8Tests.swift: what the font for signs of 8 rows promises.

import SignCore
import SignFonts
import Testing

@Suite struct Sign8Tests {
  private let font = Font.sign8

  private func rows(_ glyph: Glyph) -> [String] {
    (0..<glyph.height).map { row in
      String((0..<glyph.advance).map { glyph.isLit(column: $0, row: row) ? "#" : "." })
    }
  }

  private func rows(_ codePoint: UInt32) -> [String] { rows(font.glyph(for: codePoint)) }

  private func codePoints(_ text: String) -> [UInt32] { text.unicodeScalars.map { $0.value } }

  /// Groups of code points that are drawn alike.
  private func alike(_ codePoints: some Sequence<UInt32>) -> Set<Set<UInt32>> {
    let groups = Dictionary(grouping: codePoints) { rows($0) }
    return Set(groups.values.filter { $0.count > 1 }.map { Set($0) })
  }

  @Test func theTableIsWhatTheArtShows() throws {
    let art = try FontArtFile("sign8")
    #expect(font.codePoints == art.glyphs.compactMap { $0.codePoint })
    #expect(art.glyphs.first?.codePoint == nil)
    #expect(rows(font.fallback) == art.glyphs.first?.rows)
    for glyph in art.glyphs {
      guard let codePoint = glyph.codePoint else { continue }
      #expect(rows(codePoint) == glyph.rows)
    }
    #expect(rows(font.ellipsis) == rows(0x2026))
  }

  @Test func theASCIIFontIsThePrintableASCIIOfIt() {
    let ascii = Font.sign8ASCII
    #expect(ascii.codePoints == Array(0x20...0x7E))
    #expect(ascii.codePoints.allSatisfy { rows(ascii.glyph(for: $0)) == rows($0) })
    #expect(rows(ascii.ellipsis) == rows(font.ellipsis))
    #expect(rows(ascii.fallback) == rows(font.fallback))
    #expect(ascii.height == 8 && ascii.ascent == 7 && ascii.letterSpacing == font.letterSpacing)
  }

  @Test func hasASCIILatin1AndTypographicSigns() {
    let wanted = Array(0x20...0x7E) + Array(0xA0...0xFF) + codePoints("–—‘’‚“”„•…‹›€ŒœŸŠšŽž−←↑→↓")
    #expect(wanted.filter { !font.hasGlyph(for: $0) }.isEmpty)
  }

  @Test func isSevenRowsOverTheBaselineAndOneBelow() {
    #expect(font.ascent == 7 && font.descent == 1 && font.height == 8)
  }

  @Test func capitalsAndDigitsFillTheRowsOverTheBaseline() {
    for codePoint in codePoints("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") {
      let rows = rows(codePoint)
      #expect(rows[0].contains("#") && rows[6].contains("#") && !rows[7].contains("#"))
    }
  }

  @Test func descendersReachTheLastRowAndNoOtherLetterDoes() {
    let letters = codePoints("abcdefghijklmnopqrstuvwxyz")
    #expect(letters.filter { rows($0)[7].contains("#") } == codePoints("gjpqy"))
  }

  @Test func allDigitsHaveOneAdvance() {
    #expect(Set(codePoints("0123456789").map { font.glyph(for: $0).advance }) == [5])
  }

  @Test func noTwoASCIIGlyphsAreAlike() {
    #expect(alike(0x20...0x7E).isEmpty)
  }

  /// Space and no-break space, hyphen and soft hyphen.
  @Test func onlyTwoPairsUpToLatin1AreAlikeOnPurpose() {
    #expect(alike(Array(0x20...0x7E) + Array(0xA0...0xFF)) == [[0x20, 0xA0], [0x2D, 0xAD]])
  }

  @Test func noGlyphButTheBlanksIsEmptyOrHasADarkSideColumn() {
    let blanks: Set<UInt32> = [0x20, 0xA0, 0x2002, 0x2003, 0x2007, 0x2009, 0x200A, 0x202F]
    for codePoint in font.codePoints {
      let rows = rows(codePoint)
      let isBlank = !rows.joined().contains("#")
      #expect(isBlank == blanks.contains(codePoint))
      // A dark column at a side would be a gap that the letter spacing adds already.
      let hasInkAtSides =
        rows.contains { $0.first == "#" } && rows.contains { $0.last == "#" }
      // The 1 is narrower than the advance that all digits share.
      #expect(isBlank || hasInkAtSides || codePoint == 0x31, "U+\(String(codePoint, radix: 16))")
    }
  }

  @Test func theFigureSpaceIsAsWideAsADigit() {
    #expect(font.glyph(for: 0x2007).advance == font.glyph(for: 0x30).advance)
  }

  @Test func accentedCapitalsStandOnTheBaselineWithTheirAccentOnTop() {
    for codePoint in codePoints("ÀÁÂÃÄÅÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ") {
      let rows = rows(codePoint)
      #expect(rows[0].contains("#") && rows[6].contains("#") && !rows[7].contains("#"))
    }
  }
}
