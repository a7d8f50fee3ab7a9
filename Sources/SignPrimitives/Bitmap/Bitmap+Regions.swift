// Bitmap+Regions.swift: filling and drawing, clipped, dithered and combined.
// SignPrimitives: integers only; imports nothing. Nothing here allocates.

extension Bitmap {
  /// Combines one value with a rectangle of the frame: lit where the masks invert, else dark.
  @inline(never)
  mutating func fill(_ rect: Rect, _ shading: Shading, _ masks: RasterMasks) {
    let visible = rect.intersection(bounds)
    if visible.isEmpty { return }
    let stride = stride
    storage.withUnsafeMutableBufferPointer { words in
      let painter = WordPainter(
        canvas: words.baseAddress! + 1, stride: stride, source: nil, masks: masks)
      RegionSplitter(rect: visible, shading: shading, painter: painter).paint()
    }
  }

  /// The part of the canvas that a source at (x, y) covers within a rectangle; may be empty.
  @inline(__always)
  func visiblePart(of source: Bitmap, x: Int, y: Int, within rect: Rect) -> Rect {
    let left = max(max(x, rect.x), 0)
    let top = max(max(y, rect.y), 0)
    let right = min(min(x + source.width, rect.maxX), width)
    let bottom = min(min(y + source.height, rect.maxY), height)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Adds the lit pixels of a source at (x, y) within its visible part, which is not empty.
  @inline(__always)
  mutating func add(_ source: Bitmap, x: Int, y: Int, visible: Rect) {
    let region = WordRegion(visible)
    withRows(of: region, source, x: x, y: y) { adder in
      adder.add(
        rows: region.rowCount, words: region.wordCount, firstMask: region.firstMask,
        lastMask: region.lastMask)
    }
  }

  /// The same for the pixels that one coverage leaves lit.
  @inline(never)
  mutating func add(
    _ source: Bitmap, x: Int, y: Int, visible: Rect, _ dither: DitherMatrix, coverage: Q16
  ) {
    let region = WordRegion(visible)
    let tile = TileMasks(dither, coverage: coverage)
    withRows(of: region, source, x: x, y: y) { adder in adder.add(region, tile) }
  }

  @inline(__always)
  private mutating func withRows(
    of region: WordRegion, _ source: Bitmap, x: Int, y: Int, _ body: (RowAdder) -> Void
  ) {
    let stride = stride
    storage.withUnsafeMutableBufferPointer { words in
      source.storage.withUnsafeBufferPointer { sourceWords in
        let window = SourceWindow(
          words: sourceWords.baseAddress! + 1, stride: source.stride, x: x, y: y)
        body(RowAdder(region, of: window, canvas: words.baseAddress! + 1, stride: stride))
      }
    }
  }

  /// Combines a source at (x, y) with its visible part, which is not empty.
  @inline(never)
  mutating func draw(
    _ source: Bitmap, x: Int, y: Int, visible: Rect, _ shading: Shading, _ masks: RasterMasks
  ) {
    let stride = stride
    storage.withUnsafeMutableBufferPointer { words in
      source.storage.withUnsafeBufferPointer { sourceWords in
        let window = SourceWindow(
          words: sourceWords.baseAddress! + 1, stride: source.stride, x: x, y: y)
        let painter = WordPainter(
          canvas: words.baseAddress! + 1, stride: stride, source: window, masks: masks)
        RegionSplitter(rect: visible, shading: shading, painter: painter).paint()
      }
    }
  }
}
