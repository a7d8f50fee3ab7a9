// Font.swift: the glyphs of one bitmap font as compact tables.
// SignCore: integers only; no Foundation, no I/O, no clock.

/// A proportional bitmap font.
///
/// Glyphs are stored as columns, top row in bit 0. Bundled fonts are tables of integer literals, which
/// stay in read-only memory; fonts read at run time are made by a ``FontBuilder``. A code point the
/// font lacks is drawn as ``fallback``.
public struct Font: Sendable {
  /// One reference, so that a font is cheap to hand on.
  let tables: FontTables

  /// Creates a font from tables that are known to be right.
  package init(trusted tables: FontTables) {
    self.tables = tables
  }

  /// The name by which sign files ask for the font.
  public var name: String { tables.name }

  /// Rows above the baseline, px; capitals and digits stand on the last of them.
  public var ascent: Int { tables.ascent }

  /// Rows below the baseline, px.
  public var descent: Int { tables.descent }

  /// Dark columns between two glyphs unless a style says otherwise, px, before scaling.
  public var letterSpacing: Int { tables.letterSpacing }

  /// Rows of every glyph, px.
  public var height: Int { tables.height }

  /// The box that stands for a code point the font lacks.
  public var fallback: Glyph { Glyph(tables: tables, place: tables.fallback) }

  /// The glyph that stands for what truncation left out.
  public var ellipsis: Glyph { Glyph(tables: tables, place: tables.ellipsis) }

  /// The glyph of a code point; ``fallback`` if the font lacks it.
  public func glyph(for codePoint: UInt32) -> Glyph {
    Glyph(tables: tables, place: tables.place(of: codePoint) ?? tables.fallback)
  }

  /// Whether the font has a glyph of its own for a code point.
  public func hasGlyph(for codePoint: UInt32) -> Bool { tables.place(of: codePoint) != nil }

  /// Whether all digits, 0 to 9, are equally wide, so that a number keeps its width when it changes.
  public var hasEqualDigits: Bool {
    let advance = glyph(for: 0x30).advance
    return (0x31...0x39).allSatisfy { glyph(for: $0).advance == advance }
  }

  /// Every code point that has a glyph, ascending.
  public var codePoints: [UInt32] {
    var result: [UInt32] = []
    for run in tables.runs {
      for offset in 0..<run.count { result.append(run.first + offset) }
    }
    return result
  }
}
