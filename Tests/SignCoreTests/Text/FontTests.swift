// FontTests.swift: looking glyphs up, and refusing tables that are wrong.

import SignCore
import SignPrimitives
import Testing

@Suite struct FontTests {
  private let runs = [
    GlyphRun(first: 0x41, count: 2, glyph: 2, column: 3),
    GlyphRun(first: 0x1F600, count: 1, glyph: 4, column: 6),
  ]

  /// Fallback 1 px, ellipsis 2, A 1, B 2, and a face of 1; 9 rows, so 2 bytes a column.
  private func font(
    ascent: Int = 8, descent: Int = 1, letterSpacing: Int = 1, runs: [GlyphRun]? = nil,
    advances: [UInt8] = [1, 2, 1, 2, 1],
    columns: [UInt8] = [1, 0, 2, 0, 3, 0, 0x80, 1, 5, 0, 6, 0, 7, 0]
  ) throws(FontError) -> Font {
    try Font(
      name: "two", ascent: ascent, descent: descent, letterSpacing: letterSpacing,
      runs: runs ?? self.runs, advances: advances, columns: columns)
  }

  @Test func readsColumnsOfTwoBytesFromTheTop() throws {
    let glyph = try font().glyph(for: 0x41)
    #expect(glyph.advance == 1)
    #expect((0..<9).filter { glyph.isLit(column: 0, row: $0) } == [7, 8])
    #expect(!glyph.isLit(column: 1, row: 7) && !glyph.isLit(column: -1, row: 7))
    #expect(!glyph.isLit(column: 0, row: 9) && !glyph.isLit(column: 0, row: -1))
  }

  @Test func findsTheGlyphsOfItsRunsAndNoOthers() throws {
    let font = try font()
    #expect(font.codePoints == [0x41, 0x42, 0x1F600])
    #expect([0, 0x40, 0x43, 0x1F5FF, 0x1F601, .max].allSatisfy { !font.hasGlyph(for: $0) })
    #expect(font.glyph(for: 0x42).advance == 2)
    #expect(font.glyph(for: 0x42).isLit(column: 1, row: 1))
    #expect(font.glyph(for: 0x1F600).isLit(column: 0, row: 2))
    #expect(font.glyph(for: 0x43).advance == font.fallback.advance)
    #expect(font.ellipsis.advance == 2)
    #expect(font.height == 9)
  }

  @Test func tellsWhetherAllDigitsAreEquallyWide() throws {
    func font(_ digits: [UInt8]) throws -> Font {
      let advances = [1, 2] + digits
      return try self.font(
        runs: [GlyphRun(first: 0x30, count: 10, glyph: 2, column: 3)], advances: advances,
        columns: [UInt8](repeating: 0, count: 2 * advances.reduce(0) { $0 + Int($1) }))
    }
    #expect(try font([4, 4, 4, 4, 4, 4, 4, 4, 4, 4]).hasEqualDigits)
    #expect(try !font([4, 3, 4, 4, 4, 4, 4, 4, 4, 4]).hasEqualDigits)
    #expect(try !font([4, 4, 4, 4, 4, 4, 4, 4, 4, 5]).hasEqualDigits)
    // Its fallback stands for all of them.
    #expect(try self.font().hasEqualDigits)
  }

  @Test func refusesSizesThatAreOutOfRange() throws {
    #expect(throws: FontError.heightOutOfRange(ascent: 0, descent: 0)) {
      try font(ascent: 0, descent: 0)
    }
    #expect(throws: FontError.heightOutOfRange(ascent: 200, descent: 56)) {
      try font(ascent: 200, descent: 56)
    }
    #expect(throws: FontError.heightOutOfRange(ascent: -1, descent: 9)) {
      try font(ascent: -1, descent: 9)
    }
    #expect(throws: FontError.letterSpacingOutOfRange(256)) { try font(letterSpacing: 256) }
    #expect(throws: FontError.tooFewGlyphs(1)) { try font(advances: [1]) }
    #expect(throws: FontError.columnsMismatch(expected: 14, found: 1)) { try font(columns: [1]) }
  }

  @Test(arguments: [
    GlyphRun(first: 0x42, count: 1, glyph: 4, column: 6),
    GlyphRun(first: 0x50, count: 0, glyph: 4, column: 6),
    GlyphRun(first: 0x50, count: 2, glyph: 4, column: 6),
    GlyphRun(first: 0x50, count: 1, glyph: 5, column: 7),
    GlyphRun(first: 0x50, count: 1, glyph: 4, column: 5),
    GlyphRun(first: 0x50, count: 1, glyph: .max, column: 5),
    GlyphRun(first: 0x10FFFF, count: 2, glyph: 3, column: 4),
  ])
  func refusesARunThatOverlapsIsEmptyOrLeavesTheTables(run: GlyphRun) {
    #expect(throws: FontError.badRun(first: run.first)) { try font(runs: [runs[0], run]) }
  }

  @Test func refusesCodePointsAboveUnicode() {
    let run = GlyphRun(first: 0x110000, count: 1, glyph: 2, column: 3)
    #expect(throws: FontError.codePointOutOfRange(0x110000)) { try font(runs: [run]) }
  }
}
