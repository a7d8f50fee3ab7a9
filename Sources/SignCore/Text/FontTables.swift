// FontTables.swift: what a font knows, as compact tables.
// SignCore: integers only; no Foundation, no I/O, no clock.

/// The tables of one font; they never change.
package final class FontTables: Sendable {
  let name: String
  let ascent: Int
  let descent: Int
  let letterSpacing: Int
  /// Runs of neighbouring code points, ascending.
  let runs: [GlyphRun]
  /// Columns of each glyph; glyph 0 is the fallback, glyph 1 the ellipsis.
  let advances: [UInt8]
  /// The columns of all glyphs in order, each ``bytesPerColumn`` bytes, the top rows' byte first.
  let columns: [UInt8]
  /// Which base and mark make which code point.
  let compositions: CompositionTable

  package init(
    name: String, ascent: Int, descent: Int, letterSpacing: Int, runs: [GlyphRun],
    advances: [UInt8], columns: [UInt8], compositions: CompositionTable
  ) {
    self.name = name
    self.ascent = ascent
    self.descent = descent
    self.letterSpacing = letterSpacing
    self.runs = runs
    self.advances = advances
    self.columns = columns
    self.compositions = compositions
  }

  var height: Int { ascent + descent }

  var bytesPerColumn: Int { (height + 7) >> 3 }

  var fallback: GlyphPlace { GlyphPlace(column: 0, advance: Int(advances[0])) }

  var ellipsis: GlyphPlace {
    GlyphPlace(column: Int(advances[0]), advance: Int(advances[1]))
  }

  /// Where the columns of a code point's glyph are; nil if the font lacks it.
  // Called from several places; one copy of it is enough for a small machine.
  @inline(never)
  func place(of codePoint: UInt32) -> GlyphPlace? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) >> 1
      if runs[middle].first <= codePoint { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let run = runs[low - 1]
    let offset = codePoint - run.first
    guard offset < run.count else { return nil }
    var column = Int(run.column)
    let glyph = Int(run.glyph) + Int(offset)
    var index = Int(run.glyph)
    while index < glyph {
      column += Int(advances[index])
      index += 1
    }
    return GlyphPlace(column: column, advance: Int(advances[glyph]))
  }
}
