// Font.swift: the glyphs of one bitmap font as compact tables.
// SignCore: integers only; no Foundation, no I/O, no clock.

/// A proportional bitmap font.
///
/// Glyphs are stored as columns, top row in bit 0. Bundled fonts are tables of integer literals, which
/// stay in read-only memory; fonts read at run time are made by a ``FontBuilder``. A code point the
/// font lacks is drawn as ``fallback``.
public struct Font: Sendable {
  /// The name by which sign files ask for the font.
  public let name: String
  /// Rows above the baseline, px; capitals and digits stand on the last of them.
  public let ascent: Int
  /// Rows below the baseline, px.
  public let descent: Int
  /// Dark columns between two glyphs unless a style says otherwise, px, before scaling.
  public let letterSpacing: Int

  /// Runs of neighbouring code points, ascending.
  let runs: [GlyphRun]
  /// Columns of each glyph; glyph 0 is the fallback, glyph 1 the ellipsis.
  let advances: [UInt8]
  /// The columns of all glyphs in order, each ``bytesPerColumn`` bytes, lowest rows' byte first.
  let columns: [UInt8]
  /// Which base and mark make which code point.
  let compositions: CompositionTable

  /// Creates a font from tables that are known to be right.
  ///
  /// The tables are those of ``init(name:ascent:descent:letterSpacing:runs:advances:columns:compositions:)``.
  package init(
    trusted name: String, ascent: Int, descent: Int, letterSpacing: Int, runs: [GlyphRun],
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

  /// Rows of every glyph, px.
  public var height: Int { ascent + descent }

  /// The box that stands for a code point the font lacks.
  public var fallback: Glyph { Glyph(font: self, place: fallbackPlace) }

  /// The glyph that stands for what truncation left out.
  public var ellipsis: Glyph { Glyph(font: self, place: ellipsisPlace) }

  /// The glyph of a code point; ``fallback`` if the font lacks it.
  public func glyph(for codePoint: UInt32) -> Glyph {
    Glyph(font: self, place: place(of: codePoint) ?? fallbackPlace)
  }

  /// Whether the font has a glyph of its own for a code point.
  public func hasGlyph(for codePoint: UInt32) -> Bool { place(of: codePoint) != nil }

  /// Every code point that has a glyph, ascending.
  public var codePoints: [UInt32] {
    var result: [UInt32] = []
    for run in runs {
      for offset in 0..<run.count { result.append(run.first + offset) }
    }
    return result
  }

  var bytesPerColumn: Int { (height + 7) >> 3 }

  var fallbackPlace: GlyphPlace { GlyphPlace(column: 0, advance: Int(advances[0])) }

  var ellipsisPlace: GlyphPlace {
    GlyphPlace(column: Int(advances[0]), advance: Int(advances[1]))
  }

  /// Where the columns of a code point's glyph are; nil if the font lacks it.
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
    for index in Int(run.glyph)..<glyph { column += Int(advances[index]) }
    return GlyphPlace(column: column, advance: Int(advances[glyph]))
  }
}

/// Neighbouring code points whose glyphs lie one after the other.
///
/// A glyph's columns are found by adding the advances before it within its run, so runs are better
/// kept below a hundred code points.
public struct GlyphRun: Equatable, Sendable {
  /// The first code point.
  public let first: UInt32
  /// How many code points, at least 1.
  public let count: UInt32
  /// The index of the first one's glyph.
  public let glyph: UInt32
  /// The first column of that glyph: the sum of the advances before it.
  public let column: UInt32

  /// Creates a run.
  public init(first: UInt32, count: UInt32, glyph: UInt32, column: UInt32) {
    self.first = first
    self.count = count
    self.glyph = glyph
    self.column = column
  }
}

/// Where a glyph's columns lie in its font.
struct GlyphPlace: Equatable {
  var column: Int
  var advance: Int
}
