// Bitmap+Blit.swift: copying a rectangle of one bitmap into another.
// SignPrimitives: integers only; imports nothing.

extension Bitmap {
  /// Combines a rectangle of another bitmap with this one, at any pixel offset.
  ///
  /// Only pixels that lie within both bitmaps change. A bitmap may be its own source: what is read
  /// is what was there before, from a copy.
  ///
  /// - Parameters:
  ///   - source: The bitmap that is read.
  ///   - from: The rectangle of the source; the whole source unless said.
  ///   - x: The column here of the rectangle's left edge, px.
  ///   - y: The row here of the rectangle's top edge, px.
  ///   - operation: How the pixels combine.
  public mutating func blit(
    _ source: Bitmap, from rect: Rect? = nil, x: Int, y: Int, operation: RasterOperation = .copy
  ) {
    let from = rect ?? source.bounds
    let target = Rect(x: x, y: y, width: from.width, height: from.height)
    let (x, y) = (x - from.x, y - from.y)
    let visible = visiblePart(of: source, x: x, y: y, within: target)
    if visible.isEmpty { return }
    if operation == .or {
      add(source, x: x, y: y, visible: visible)
    } else {
      let shading = Shading(frame: target, coverage: .solid, dither: .bayer4)
      draw(
        source, x: x, y: y, visible: visible, shading, RasterMasks(operation, inverted: false))
    }
  }
}
