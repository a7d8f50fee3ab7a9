// RegionSplitter.swift: a rectangle as regions that share their dither masks.
// SignPrimitives: integers only; imports nothing. Nothing here allocates.

/// What an element's frame does to the pixels drawn in it.
struct Shading {
  let frame: Rect
  let coverage: Coverage
  let dither: DitherMatrix
}

/// Splits a rectangle that lies within the canvas into regions of the same masks, and paints them.
///
/// No two regions share a pixel, and together they are the rectangle.
struct RegionSplitter {
  let rect: Rect
  let shading: Shading
  let painter: WordPainter

  private var coverage: Coverage { shading.coverage }
  private var rows: Range<Int> { rect.y..<rect.maxY }

  func paint() {
    let level = TileMasks(shading.dither, coverage: coverage.level)
    if !coverage.isFaded {
      painter.paint(WordRegion(rect), level)
    } else if coverage.axis == .vertical {
      paintVerticalFade(level)
    } else {
      paintHorizontalFade(level)
    }
  }

  /// A vertical fade: rows at the edges have masks of their own, those between share the level's.
  private func paintVerticalFade(_ level: TileMasks) {
    let frame = shading.frame
    let middle = unfaded(frame.y..<frame.maxY).clamped(to: rows)
    for row in rows where !middle.contains(row) {
      let coverage = coverage.at(row &- frame.y, of: frame.height)
      paint(
        WordRegion.words(of: rect), rows: row..<(row &+ 1),
        TileMasks(shading.dither, coverage: coverage))
    }
    paint(WordRegion.words(of: rect), rows: middle, level)
  }

  /// A horizontal fade: words at the edges have masks of their own, those between share the level's.
  private func paintHorizontalFade(_ level: TileMasks) {
    let frame = shading.frame
    let columns = rect.x..<rect.maxX
    let middle = unfaded(frame.x..<frame.maxX).clamped(to: columns)
    var next = columns.lowerBound >> 5
    for word in WordRegion.words(of: rect) {
      let own = ((word &<< 5)..<((word &+ 1) &<< 5)).clamped(to: columns)
      if middle.clamped(to: own) == own { continue }
      paint(next..<word, rows: rows, level)
      next = word &+ 1
      var masks = level
      for column in own where !middle.contains(column) {
        let coverage = coverage.at(column &- frame.x, of: frame.width)
        masks.setColumn(column, from: TileMasks(shading.dither, coverage: coverage))
      }
      paint(word..<next, rows: rows, masks)
    }
    paint(next..<WordRegion.words(of: rect).upperBound, rows: rows, level)
  }

  /// The places between the two fades of a frame.
  private func unfaded(_ frame: Range<Int>) -> Range<Int> {
    let first = frame.lowerBound + max(0, coverage.leadingFade)
    let last = frame.upperBound - max(0, coverage.trailingFade)
    return first..<max(first, last)
  }

  private func paint(_ words: Range<Int>, rows: Range<Int>, _ masks: TileMasks) {
    if words.isEmpty || rows.isEmpty { return }
    painter.paint(WordRegion(rect, words: words, rows: rows), masks)
  }
}
