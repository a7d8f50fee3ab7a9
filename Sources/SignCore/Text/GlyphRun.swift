// GlyphRun.swift: which code points a font's glyphs belong to.
// SignCore: integers only; no Foundation, no I/O, no clock.

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
