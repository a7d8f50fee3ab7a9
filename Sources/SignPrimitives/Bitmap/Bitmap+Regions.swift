// Bitmap+Regions.swift: the word loops that every drawing ends in.
// SignPrimitives: integers only; imports nothing. No loop here allocates.

extension Bitmap {
  /// Combines one value with a rectangle; `lit` says which.
  mutating func fill(
    _ rect: Rect, lit: Bool, coverage: Coverage, frame: Rect, dither: DitherMatrix,
    operation: RasterOperation
  ) {
    let visible = rect.intersection(frame).intersection(bounds)
    if visible.isEmpty { return }
    let masks = RasterMasks(operation, inverted: lit)
    let stride = stride
    storage.withUnsafeMutableBufferPointer { words in
      let base = words.baseAddress! + 1
      RegionSplitter(rect: visible, frame: frame, coverage: coverage, dither: dither)
        .forEach { region in
          fillRegion(base, stride: stride, region: region, masks: masks)
        }
    }
  }

  /// Combines the part of a source that lies within a rectangle; the source's left top corner is at
  /// (x, y) of the canvas.
  mutating func draw(
    _ source: Bitmap, x: Int, y: Int, clippedTo rect: Rect, coverage: Coverage, frame: Rect,
    dither: DitherMatrix, masks: RasterMasks
  ) {
    let visible = rect.intersection(source.bounds.offset(dx: x, dy: y)).intersection(bounds)
    if visible.isEmpty { return }
    let stride = stride
    storage.withUnsafeMutableBufferPointer { words in
      let base = words.baseAddress! + 1
      source.storage.withUnsafeBufferPointer { sourceWords in
        let window = SourceWindow(
          words: sourceWords.baseAddress! + 1, stride: source.stride, x: x, y: y)
        RegionSplitter(rect: visible, frame: frame, coverage: coverage, dither: dither)
          .forEach { region in
            if masks.isPlainOr && region.ditherMask == .max {
              orRegion(base, stride: stride, region: region, source: window)
            } else {
              combineRegion(base, stride: stride, region: region, source: window, masks: masks)
            }
          }
      }
    }
  }
}

/// A source as the canvas sees it: its left top corner at (x, y).
struct SourceWindow {
  let words: UnsafePointer<UInt32>
  let stride: Int
  /// How far a source word lies to the right of the canvas word of the same index, bits 0...31.
  let shift: UInt64
  private let wordOffset: Int
  private let y: Int

  init(words: UnsafePointer<UInt32>, stride: Int, x: Int, y: Int) {
    self.words = words
    self.stride = stride
    self.y = y
    shift = UInt64(truncatingIfNeeded: -x & 31)
    wordOffset = -x >> 5
  }

  /// Where the pixels of a canvas word begin: in this source word or the next one.
  ///
  /// One dark word lies before the first row and after the last one, so that every word which holds
  /// a pixel of the source can be read together with its neighbour.
  @inline(__always)
  func row(_ row: Int, firstWord: Int) -> UnsafePointer<UInt32> {
    words + ((row - y) * stride + firstWord + wordOffset)
  }

  /// The 32 source pixels for a canvas word.
  @inline(__always)
  func value(_ row: UnsafePointer<UInt32>, _ index: Int) -> UInt32 {
    let pair = UInt64(row[index]) | UInt64(row[index + 1]) << 32
    return UInt32(truncatingIfNeeded: pair >> shift)
  }
}

/// The hot loop: adds the lit pixels of a source, undithered.
private func orRegion(
  _ base: UnsafeMutablePointer<UInt32>, stride: Int, region: WordRegion, source: SourceWindow
) {
  let last = region.wordCount - 1
  var target = base + (region.firstRow * stride + region.firstWord)
  var row = source.row(region.firstRow, firstWord: region.firstWord)
  for _ in 0..<region.rowCount {
    if last == 0 {
      target[0] |= source.value(row, 0) & region.firstMask & region.lastMask
    } else {
      target[0] |= source.value(row, 0) & region.firstMask
      var index = 1
      while index < last {
        target[index] |= source.value(row, index)
        index += 1
      }
      target[last] |= source.value(row, last) & region.lastMask
    }
    target += stride * region.rowStep
    row += source.stride * region.rowStep
  }
}

/// Combines the pixels of a source by any raster operation and mask.
private func combineRegion(
  _ base: UnsafeMutablePointer<UInt32>, stride: Int, region: WordRegion, source: SourceWindow,
  masks: RasterMasks
) {
  let last = region.wordCount - 1
  var target = base + (region.firstRow * stride + region.firstWord)
  var row = source.row(region.firstRow, firstWord: region.firstWord)
  for _ in 0..<region.rowCount {
    for index in 0...last {
      var mask = index == 0 ? region.firstMask : .max
      if index == last { mask &= region.lastMask }
      let value = (source.value(row, index) ^ masks.inversion) & region.ditherMask & mask
      target[index] = masks.combined(target[index], value: value, mask: mask)
    }
    target += stride * region.rowStep
    row += source.stride * region.rowStep
  }
}

/// Combines one value by any raster operation and mask.
private func fillRegion(
  _ base: UnsafeMutablePointer<UInt32>, stride: Int, region: WordRegion, masks: RasterMasks
) {
  let last = region.wordCount - 1
  var target = base + (region.firstRow * stride + region.firstWord)
  for _ in 0..<region.rowCount {
    for index in 0...last {
      var mask = index == 0 ? region.firstMask : .max
      if index == last { mask &= region.lastMask }
      let value = masks.inversion & region.ditherMask & mask
      target[index] = masks.combined(target[index], value: value, mask: mask)
    }
    target += stride * region.rowStep
  }
}
