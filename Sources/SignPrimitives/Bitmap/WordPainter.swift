// WordPainter.swift: the word loops that every drawing ends in.
// SignPrimitives: integers only; imports nothing. No loop here allocates or checks bounds: the
// region must lie within the canvas, and the source must have a pixel in each of its words.

/// One drawing: where it goes, what it reads and how the two combine.
struct WordPainter {
  /// The first row's first word.
  let canvas: UnsafeMutablePointer<UInt32>
  let stride: Int
  /// The source; without one every source pixel is dark before it is inverted.
  let source: SourceWindow?
  let masks: RasterMasks

  /// Combines the pixels that the tile leaves lit with those of the canvas.
  func paint(_ region: WordRegion, _ tile: TileMasks) {
    guard let source else {
      combine(region, tile, nextRow: {}, value: { _ in 0 })
      return
    }
    if masks.isPlainOr {
      RowAdder(region, of: source, canvas: canvas, stride: stride).add(region, tile)
      return
    }
    var row = source.row(region.firstRow, firstWord: region.firstWord)
    combine(region, tile, nextRow: { row += source.stride }) { index in
      sourceWord(row, index, source.shift)
    }
  }

  /// Combines the words of a region with those of a source by any raster operation.
  @inline(__always)
  private func combine(
    _ region: WordRegion, _ tile: TileMasks, nextRow: () -> Void, value: (Int) -> UInt32
  ) {
    let last = region.wordCount &- 1
    var target = canvas + (region.firstRow &* stride &+ region.firstWord)
    withUnsafeBytes(of: tile.rows) { bytes in
      let ditherMasks = bytes.baseAddress!.assumingMemoryBound(to: UInt32.self)
      for number in region.firstRow..<(region.firstRow &+ region.rowCount) {
        let ditherMask = ditherMasks[number & 7]
        var mask = region.firstMask
        var index = 0
        while index <= last {
          if index == last && index > 0 { mask = region.lastMask }
          target[index] = masks.combined(
            target[index], value: (value(index) ^ masks.inversion) & ditherMask & mask, mask: mask)
          mask = .max
          index &+= 1
        }
        target += stride
        nextRow()
      }
    }
  }
}
