// WordRegion.swift: a rectangle of the canvas as runs of words that share one dither mask.
// SignPrimitives: integers only; imports nothing.

/// Rows `firstRow`, `firstRow + rowStep`, ... of a run of words, all with one mask.
struct WordRegion {
  var firstRow: Int
  var rowCount: Int
  var rowStep: Int
  var firstWord: Int
  var wordCount: Int
  /// Bits of the first and of the last word that belong to the rectangle; only both of them if there
  /// is one word.
  var firstMask: UInt32
  var lastMask: UInt32
  /// Bits that stay lit, the same for every word and row of the region.
  var ditherMask: UInt32
}

/// Splits a rectangle that lies within the canvas into regions of one dither mask.
struct RegionSplitter {
  let rect: Rect
  let frame: Rect
  let coverage: Coverage
  let dither: DitherMatrix

  private var firstWord: Int { rect.x >> 5 }
  private var lastWord: Int { (rect.maxX - 1) >> 5 }

  /// Visits every region; no two share a pixel, and together they are the rectangle.
  @inline(__always)
  func forEach(_ body: (WordRegion) -> Void) {
    let isFaded = coverage.leadingFade > 0 || coverage.trailingFade > 0
    if !isFaded {
      uniform(
        words: firstWord...lastWord, rows: rect.y..<rect.maxY, level: coverage.level, body)
    } else if coverage.axis == .vertical {
      forEachRow(body)
    } else {
      forEachColumn(body)
    }
  }

  /// A vertical fade: every row has a level of its own.
  private func forEachRow(_ body: (WordRegion) -> Void) {
    for row in rect.y..<rect.maxY {
      let level = coverage.at(row - frame.y, of: frame.height)
      uniform(words: firstWord...lastWord, rows: row..<(row + 1), level: level, body)
    }
  }

  /// A horizontal fade: words at the edges have a mask of their own, those between share a level.
  private func forEachColumn(_ body: (WordRegion) -> Void) {
    let fadeEnd = frame.x + coverage.leadingFade
    let fadeStart = frame.maxX - coverage.trailingFade
    let middleStart = min(max(firstWord, (fadeEnd + 31) >> 5), lastWord + 1)
    let middleEnd = max(min(lastWord + 1, fadeStart >> 5), middleStart)
    for word in firstWord..<middleStart { faded(word: word, body) }
    if middleStart < middleEnd {
      uniform(
        words: middleStart...(middleEnd - 1), rows: rect.y..<rect.maxY, level: coverage.level, body)
    }
    for word in middleEnd..<(lastWord + 1) { faded(word: word, body) }
  }

  /// Words and rows of one level: one region when nothing or everything stays lit, else one for each
  /// row of the threshold matrix.
  private func uniform(
    words: ClosedRange<Int>, rows: Range<Int>, level: Q16, _ body: (WordRegion) -> Void
  ) {
    let litCount = dither.litCount(coverage: level)
    let side = dither.side
    if litCount == 0 || litCount >= side * side {
      body(region(words: words, rows: rows, step: 1, mask: litCount == 0 ? 0 : .max))
      return
    }
    for row in rows.prefix(side) {
      let mask = dither.rowMask(row: row, litCount: litCount)
      body(region(words: words, rows: row..<rows.upperBound, step: side, mask: mask))
    }
  }

  /// One word whose pixels have coverages of their own.
  private func faded(word: Int, _ body: (WordRegion) -> Void) {
    let columns = max(word << 5, rect.x)..<min((word + 1) << 5, rect.maxX)
    for row in (rect.y..<rect.maxY).prefix(dither.side) {
      var mask: UInt32 = 0
      for column in columns {
        let lit = dither.litCount(coverage: coverage.at(column - frame.x, of: frame.width))
        if dither.threshold(x: column, y: row) < lit { mask |= 1 << UInt32(column & 31) }
      }
      body(region(words: word...word, rows: row..<rect.maxY, step: dither.side, mask: mask))
    }
  }

  private func region(
    words: ClosedRange<Int>, rows: Range<Int>, step: Int, mask: UInt32
  ) -> WordRegion {
    let left = UInt32(truncatingIfNeeded: rect.x & 31)
    let right = UInt32(truncatingIfNeeded: (rect.maxX - 1) & 31)
    return WordRegion(
      firstRow: rows.lowerBound,
      rowCount: (rows.count + step - 1) / step,
      rowStep: step,
      firstWord: words.lowerBound,
      wordCount: words.count,
      firstMask: words.lowerBound == firstWord ? .max << left : .max,
      lastMask: words.upperBound == lastWord ? .max >> (31 - right) : .max,
      ditherMask: mask)
  }
}
