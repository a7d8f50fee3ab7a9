// Glyph.swift: one character of a font as pixels.
// SignCore: integers only; no Foundation, no I/O, no clock.

/// The pixels of one character.
public struct Glyph: Sendable {
  private let tables: FontTables
  private let place: GlyphPlace

  init(tables: FontTables, place: GlyphPlace) {
    self.tables = tables
    self.place = place
  }

  /// Columns, px, without the gap to the next glyph; 0...255.
  public var advance: Int { place.advance }

  /// Rows, px: the font's height.
  public var height: Int { tables.height }

  /// Whether a pixel is lit; outside none is.
  ///
  /// - Parameters:
  ///   - column: From the left, 0 ..< ``advance``.
  ///   - row: From the top, 0 ..< ``height``.
  /// - Returns: True for a lit pixel.
  public func isLit(column: Int, row: Int) -> Bool {
    guard column >= 0, column < advance, row >= 0, row < height else { return false }
    let byte = (place.column + column) * tables.bytesPerColumn + (row >> 3)
    return (tables.columns[byte] >> UInt8(row & 7)) & 1 == 1
  }
}
