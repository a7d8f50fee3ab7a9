// LineBreak.swift: what becomes of a text that is wider than its room.
// SignCore: integers only; no Foundation, no I/O, no clock.

/// What becomes of a line that is wider than its room.
public enum LineBreak: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing: the line stays whole, and its frame clips it.
  case clip
  /// The end is replaced by the ellipsis glyph.
  case truncateTail
  /// The beginning is replaced by the ellipsis glyph.
  case truncateHead
  /// The middle is replaced by the ellipsis glyph.
  case truncateMiddle
  /// The line is broken at blanks, and newlines start a line.
  case wordWrap
}
