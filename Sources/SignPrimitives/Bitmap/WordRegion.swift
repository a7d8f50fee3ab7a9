// WordRegion.swift: a rectangle of the canvas as rows of words.
// SignPrimitives: integers only; imports nothing.

/// Rows of a run of words, and which bits of the outer words belong to it.
struct WordRegion {
  var firstRow: Int
  var rowCount: Int
  var firstWord: Int
  var wordCount: Int
  /// Bits of the first word that belong to the region; of the only one if there is one.
  var firstMask: UInt32
  /// Bits of the last word that belong to the region, when there are two words or more.
  var lastMask: UInt32

  /// The part of a rectangle that lies in some rows and words; the rectangle lies within a canvas,
  /// and the rows and words, at least one of each, within the rectangle.
  @inline(__always)
  init(_ rect: Rect, words: Range<Int>, rows: Range<Int>) {
    let all = WordRegion.words(of: rect)
    let start = UInt32.max &<< UInt32(truncatingIfNeeded: rect.x)
    let end = UInt32.max &>> UInt32(truncatingIfNeeded: 0 &- rect.x &- rect.width)
    firstRow = rows.lowerBound
    rowCount = rows.upperBound &- rows.lowerBound
    firstWord = words.lowerBound
    wordCount = words.upperBound &- words.lowerBound
    firstMask = words.lowerBound == all.lowerBound ? start : .max
    lastMask = words.upperBound == all.upperBound ? end : .max
    if wordCount == 1 { firstMask &= lastMask }
  }

  /// All of a rectangle that is not empty and lies within a canvas.
  @inline(__always)
  init(_ rect: Rect) {
    self.init(rect, words: WordRegion.words(of: rect), rows: rect.y..<(rect.y &+ rect.height))
  }

  /// The words of a row that hold a pixel of the rectangle.
  @inline(__always)
  static func words(of rect: Rect) -> Range<Int> {
    (rect.x &>> 5)..<(((rect.x &+ rect.width &- 1) &>> 5) &+ 1)
  }
}
