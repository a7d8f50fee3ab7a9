// Font+Validation.swift: making a font from tables that may be wrong.
// SignCore: integers only; no Foundation, no I/O, no clock.

extension Font {
  /// Creates a font from tables after checking them.
  ///
  /// - Parameters:
  ///   - name: The name by which sign files ask for the font.
  ///   - ascent: Rows above the baseline, px.
  ///   - descent: Rows below the baseline, px; the height is 1...255.
  ///   - letterSpacing: Dark columns between two glyphs, 0...255 px.
  ///   - runs: Which code points the glyphs belong to, ascending and apart from each other.
  ///   - advances: Columns of each glyph; glyph 0 is the fallback and glyph 1 the ellipsis.
  ///   - columns: The columns of all glyphs in order, `(height + 7) / 8` bytes each, top row in bit 0
  ///     of the first byte.
  ///   - compositions: Which base and mark make which code point.
  /// - Throws: ``FontError`` for the first thing that is wrong.
  public init(
    name: String, ascent: Int, descent: Int, letterSpacing: Int, runs: [GlyphRun],
    advances: [UInt8], columns: [UInt8], compositions: CompositionTable = .latin1
  ) throws(FontError) {
    try Font.checkSizes(ascent: ascent, descent: descent, letterSpacing: letterSpacing)
    guard advances.count >= 2 else { throw .tooFewGlyphs(advances.count) }
    var starts: [Int] = [0]
    for advance in advances { starts.append(starts[starts.count - 1] + Int(advance)) }
    let expected = starts[advances.count] * ((ascent + descent + 7) >> 3)
    guard columns.count == expected else {
      throw .columnsMismatch(expected: expected, found: columns.count)
    }
    try Font.check(runs, starts: starts)
    self.init(
      trusted: FontTables(
        name: name, ascent: ascent, descent: descent, letterSpacing: letterSpacing, runs: runs,
        advances: advances, columns: columns, compositions: compositions))
  }

  static func checkSizes(ascent: Int, descent: Int, letterSpacing: Int) throws(FontError) {
    let sizes = 0...255
    guard sizes.contains(ascent), sizes.contains(descent), (1...255).contains(ascent + descent)
    else { throw .heightOutOfRange(ascent: ascent, descent: descent) }
    guard sizes.contains(letterSpacing) else { throw .letterSpacingOutOfRange(letterSpacing) }
  }

  /// Checks runs against the first columns of the glyphs and the end of the last one.
  private static func check(_ runs: [GlyphRun], starts: [Int]) throws(FontError) {
    let glyphCount = Int64(starts.count - 1)
    var free: UInt64 = 0
    for run in runs {
      guard run.first <= 0x10FFFF else { throw .codePointOutOfRange(run.first) }
      let end = UInt64(run.first) + UInt64(run.count)
      guard UInt64(run.first) >= free, run.count > 0, end <= 0x110000,
        Int64(run.glyph) + Int64(run.count) <= glyphCount,
        Int64(starts[Int(run.glyph)]) == Int64(run.column)
      else { throw .badRun(first: run.first) }
      free = end
    }
  }
}
