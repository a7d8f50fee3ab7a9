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
      forEachWord(region, tile) { target, index, mask, ditherMask in
        let value = masks.inversion & ditherMask & mask
        target[index] = masks.combined(target[index], value: value, mask: mask)
      }
      return
    }
    var row = source.row(region.firstRow, firstWord: region.firstWord)
    if masks.isPlainOr {
      forEachWord(region, tile) { target, index, mask, ditherMask in
        target[index] |= sourceWord(row, index, source.shift) & ditherMask & mask
      } nextRow: {
        row += source.stride
      }
    } else {
      forEachWord(region, tile) { target, index, mask, ditherMask in
        let value = (sourceWord(row, index, source.shift) ^ masks.inversion) & ditherMask & mask
        target[index] = masks.combined(target[index], value: value, mask: mask)
      } nextRow: {
        row += source.stride
      }
    }
  }

  /// Visits the words of a region with their row, place, region mask and dither mask.
  @inline(__always)
  private func forEachWord(
    _ region: WordRegion, _ tile: TileMasks,
    _ body: (UnsafeMutablePointer<UInt32>, Int, UInt32, UInt32) -> Void,
    nextRow: () -> Void = {}
  ) {
    let last = region.wordCount &- 1
    let (firstMask, lastMask) = (region.firstMask, region.lastMask)
    var target = canvas + (region.firstRow &* stride &+ region.firstWord)
    var number = region.firstRow
    let end = number &+ region.rowCount
    withUnsafeBytes(of: tile.rows) { bytes in
      let ditherMasks = bytes.baseAddress!.assumingMemoryBound(to: UInt32.self)
      while number < end {
        let ditherMask = ditherMasks[number & 7]
        body(target, 0, firstMask, ditherMask)
        if last > 0 {
          var index = 1
          while index < last {
            body(target, index, .max, ditherMask)
            index &+= 1
          }
          body(target, last, lastMask, ditherMask)
        }
        target += stride
        nextRow()
        number &+= 1
      }
    }
  }
}
