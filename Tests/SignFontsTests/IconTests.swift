// IconTests.swift: the bundled icons, alone and in other fonts.

import FrameText
import SignCore
import SignFonts
import SignPrimitives
import Testing

private func rows(_ glyph: Glyph) -> [String] {
  (0..<glyph.height).map { row in
    String((0..<glyph.advance).map { glyph.isLit(column: $0, row: row) ? "#" : "." })
  }
}

private func icon(_ name: String) throws -> Icon { try #require(BundledIcons.named(name)) }

/// A font of one letter, a box as high as its ascent.
private func font(
  ascent: Int, descent: Int, letterSpacing: Int, and others: [UInt32] = []
) throws -> Font {
  var builder = try FontBuilder(
    name: "box", ascent: ascent, descent: descent, letterSpacing: letterSpacing)
  var box = try Bitmap(width: 2, height: ascent + descent)
  box.fill(Rect(x: 0, y: 0, width: 2, height: ascent))
  try builder.add(box, for: 0x41)
  for other in others { try builder.add(box, for: other) }
  return try builder.makeFont()
}

/// The rows of a line in a font that has been given the icons.
private func line(_ text: [UInt8], _ font: Font) throws -> String {
  FrameText.text(try TextStyle(font.withIcons).makeLine(text))
}

@Suite struct IconTests {
  @Test func theTableIsWhatTheArtShows() throws {
    let art = try FontArtFile("icons").glyphs.filter { ($0.codePoint ?? 0) >= 0x10E000 }
    #expect(art.count >= 24)
    #expect(Font.icons.codePoints == art.map { $0.codePoint })
    #expect(BundledIcons.all.map { $0.codePoint } == art.map { $0.codePoint })
    #expect(BundledIcons.all.map { $0.name } == art.map { $0.title })
    for (icon, drawn) in zip(BundledIcons.all, art) {
      #expect(rows(Font.icons.glyph(for: icon.codePoint)) == drawn.rows)
    }
  }

  @Test func everyIconIsAnotherPictureOfAtMostEightBySide() {
    let pictures = BundledIcons.all.map { rows(Font.icons.glyph(for: $0.codePoint)) }
    #expect(Set(pictures).count == pictures.count)
    for picture in pictures {
      #expect(picture.count == 8 && (1...8).contains(picture[0].count))
      #expect(picture.joined().contains("#"))
    }
  }

  @Test func findsEveryIconByItsNameAndNoneByAnyOther() {
    for icon in BundledIcons.all {
      #expect(BundledIcons.named(icon.name) == icon)
      #expect(BundledIcons.named(utf8: Array(icon.name.utf8)) == icon)
    }
    for name in ["", "Heart", "heart ", "arrow", "arrow_up"] {
      #expect(BundledIcons.named(name) == nil)
    }
  }

  @Test func theCharacterOfAnIconIsForPrivateUse() throws {
    for icon in BundledIcons.all {
      let scalar = try #require(Unicode.Scalar(icon.codePoint))
      #expect(icon.utf8 == Array(String(Character(scalar)).utf8))
      #expect(scalar.properties.generalCategory == .privateUse)
    }
  }

  @Test func anIconStandsBetweenLettersAsALetterDoes() throws {
    #expect(
      try line(Array("I".utf8) + icon("heart").utf8 + Array("I".utf8), .sign8) == """
        ###..##.##..###
        .#..#######..#.
        .#..#######..#.
        .#..#######..#.
        .#...#####...#.
        .#....###....#.
        ###....#....###
        ...............
        """)
  }

  @Test func everyOtherGlyphStaysAsItWas() {
    for font in BundledFonts.all + [.sign8ASCII] {
      let both = font.withIcons
      #expect(both.codePoints == font.codePoints + Font.icons.codePoints)
      #expect(font.codePoints.allSatisfy { rows(both.glyph(for: $0)) == rows(font.glyph(for: $0)) })
      #expect(rows(both.fallback) == rows(font.fallback))
      #expect(rows(both.ellipsis) == rows(font.ellipsis))
      #expect(both.name == font.name && both.letterSpacing == font.letterSpacing)
      #expect(both.ascent == font.ascent && both.descent == font.descent)
    }
  }

  /// Rows of the font, and the magnification and the first row of an icon in it.
  private static let places: [(ascent: Int, descent: Int, scale: Int, top: Int)] = [
    // The baseline, row 6 of an icon, lies on the last row above the font's.
    (7, 1, 1, 0), (8, 2, 1, 1), (11, 2, 1, 4), (12, 3, 1, 5),
    // There is no row below the baseline, or no room for seven above it.
    (10, 0, 1, 2), (6, 2, 1, 0), (0, 9, 1, 0),
    // Two, three and 31 times as large.
    (14, 2, 2, 0), (16, 4, 2, 2), (16, 0, 2, 0), (19, 4, 2, 5), (20, 4, 3, 0), (250, 5, 31, 7),
  ]

  @Test(arguments: places)
  func anIconIsMagnifiedAndStandsOnTheBaseline(
    ascent: Int, descent: Int, scale: Int, top: Int
  ) throws {
    let font = try font(ascent: ascent, descent: descent, letterSpacing: 1).withIcons
    let warning = try icon("warning")
    let small = rows(Font.icons.glyph(for: warning.codePoint))
    let wide = small.map { row in
      row.map { String(repeating: String($0), count: scale) }.joined()
    }
    let dark = String(repeating: ".", count: 7 * scale)
    let picture = wide.flatMap { Array(repeating: $0, count: scale) }
    let above = Array(repeating: dark, count: top)
    let below = Array(repeating: dark, count: ascent + descent - top - 8 * scale)
    #expect(rows(font.glyph(for: warning.codePoint)) == above + picture + below)
    #expect(font.height == ascent + descent)
  }

  @Test func aLowFontGetsTheRowsThatIconsNeed() throws {
    let low = try font(ascent: 4, descent: 3, letterSpacing: 1)
    #expect(low.withIcons.ascent == 7 && low.withIcons.descent == 3)
    #expect(
      try line([0x41] + icon("warning").utf8, low) == """
        ......#...
        .....###..
        .....#.#..
        ##..##.##.
        ##..##.##.
        ##.#######
        ##.###.###
        ...#######
        ..........
        ..........
        """)
  }

  @Test func iconsHoldTheirGapWhereLettersDo() throws {
    let gapless = try font(ascent: 14, descent: 2, letterSpacing: 0).withIcons
    let heart = rows(gapless.glyph(for: try icon("heart").codePoint))
    #expect(heart[0] == "..####..####....")
    #expect(heart.allSatisfy { $0.hasSuffix("..") })
  }

  @Test func aFontsOwnGlyphForAnIconStays() throws {
    let heart = try icon("heart").codePoint
    let star = try icon("star").codePoint
    let own = try font(ascent: 7, descent: 1, letterSpacing: 1, and: [heart]).withIcons
    #expect(rows(own.glyph(for: heart)) == rows(own.glyph(for: 0x41)))
    #expect(rows(own.glyph(for: star)) == rows(Font.icons.glyph(for: star)))
    #expect(own.codePoints == [0x41] + Font.icons.codePoints)
  }

  @Test func iconsAreTakenOnlyWhereATextHasThem() throws {
    let plain = Array("Grüße 😀 \u{E000} \u{10DFFF} \u{10FFFF}".utf8)
    #expect(Font.sign8.withIcons(neededBy: plain).codePoints == Font.sign8.codePoints)
    #expect(Font.sign8.withIcons(neededBy: []).codePoints == Font.sign8.codePoints)
    for icon in BundledIcons.all {
      let text = plain + icon.utf8
      let style = TextStyle(Font.sign8.withIcons(neededBy: text))
      #expect(style.font.hasGlyph(for: icon.codePoint))
      #expect(!style.missingCodePoints(in: text).contains(icon.codePoint))
      let cut = Font.sign8.withIcons(neededBy: plain + icon.utf8.dropLast())
      #expect(cut.codePoints == Font.sign8.codePoints)
    }
  }
}
