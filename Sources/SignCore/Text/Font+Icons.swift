// Font+Icons.swift: a font and, at its size, the pictures of another.
// SignCore: integers only; no Foundation, no I/O, no clock. Linked only where icons are used.

extension Font {
  /// This font and the glyphs of `icons` that it has none of its own for.
  ///
  /// Icons are magnified as often as they wholly fit into the font's height, at least once, and stand on
  /// the baseline as in `icons`; where they would leave the font's rows, they move until they do not. A
  /// font lower than `icons` gets the rows that they need. In a font without letter spacing, whose glyphs
  /// hold their own gaps, an icon holds one too, on its right.
  ///
  /// - Parameters:
  ///   - icons: A font at most 8 px high, of glyphs at most 8 px wide.
  /// - Returns: A font of the same name.
  package func adding(icons: Font) -> Font {
    precondition(icons.height <= 8, "icons are at most 8 px high")
    let fits = height >= icons.height
    let ascent = fits ? self.ascent : max(self.ascent, icons.ascent)
    let descent = fits ? self.descent : max(self.descent, icons.descent)
    let scale = max(1, height / icons.height)
    let lowest = ascent + descent - scale * icons.height
    let top = min(max(0, ascent - scale * icons.ascent), lowest)
    let gap = letterSpacing == 0 ? scale : 0

    var columns = GlyphColumns(of: tables, height: ascent + descent, top: ascent - self.ascent)
    var (runs, advances) = (tables.runs, tables.advances)
    for codePoint in icons.codePoints where !hasGlyph(for: codePoint) {
      let icon = icons.glyph(for: codePoint)
      runs.append(
        GlyphRun(
          first: codePoint, count: 1, glyph: UInt32(advances.count), column: UInt32(columns.count)))
      let advance = min(255, icon.advance * scale + gap)
      for column in 0..<advance {
        columns.append { icon.isLit(column: column / scale, row: ($0 - top) / scale) && $0 >= top }
      }
      advances.append(UInt8(advance))
    }
    runs.sort { $0.first < $1.first }
    return Font(
      trusted: FontTables(
        name: name, ascent: ascent, descent: descent, letterSpacing: letterSpacing, runs: runs,
        advances: advances, columns: columns.bytes, compositions: tables.compositions))
  }
}

/// The columns of glyphs of one height, as a font keeps them.
private struct GlyphColumns {
  private let height: Int
  private(set) var bytes: [UInt8]
  private(set) var count: Int

  /// Begins with the columns of a font, `top` rows further down than there.
  init(of tables: FontTables, height: Int, top: Int) {
    self.height = height
    count = tables.columns.count / tables.bytesPerColumn
    bytes = tables.columns
    if height == tables.height { return }
    (bytes, count) = ([], 0)
    for start in stride(from: 0, to: tables.columns.count, by: tables.bytesPerColumn) {
      append { row in
        let from = row - top
        guard from >= 0, from < tables.height else { return false }
        return tables.columns[start + from >> 3] >> UInt8(from & 7) & 1 == 1
      }
    }
  }

  /// Adds a column by what its rows are.
  mutating func append(_ isLit: (Int) -> Bool) {
    for first in stride(from: 0, to: height, by: 8) {
      var byte: UInt8 = 0
      for row in first..<min(first + 8, height) where isLit(row) { byte |= 1 << UInt8(row - first) }
      bytes.append(byte)
    }
    count += 1
  }
}
