// FontError.swift: what can be wrong with the tables of a font.
// SignCore: integers only; no Foundation, no I/O, no clock.

/// Why a font could not be made.
public enum FontError: Error, Equatable, Sendable {
  /// The ascent or descent is negative, or the height is not 1...255 px.
  case heightOutOfRange(ascent: Int, descent: Int)
  /// The gap between letters is not 0...255 px.
  case letterSpacingOutOfRange(Int)
  /// A glyph is wider than 255 px, or not as high as the font.
  case glyphSizeOutOfRange(codePoint: UInt32, width: Int, height: Int)
  /// A code point is above U+10FFFF.
  case codePointOutOfRange(UInt32)
  /// A code point appears twice.
  case duplicateCodePoint(UInt32)
  /// A run does not come after the one before it, is empty, or names a glyph that is not there.
  case badRun(first: UInt32)
  /// The font has no fallback glyph or no ellipsis glyph.
  case tooFewGlyphs(Int)
  /// The bytes of the columns are not as many as the advances ask for.
  case columnsMismatch(expected: Int, found: Int)
}
