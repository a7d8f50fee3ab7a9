// Bitmap+Blit.swift: copying a rectangle of one bitmap into another.
// SignPrimitives: integers only; imports nothing.

extension Bitmap {
  /// Combines a rectangle of another bitmap with this one, at any pixel offset.
  ///
  /// Only pixels that lie within both bitmaps change.
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
    draw(
      source, x: x - from.x, y: y - from.y, clippedTo: target, coverage: .solid, frame: target,
      dither: .bayer4, masks: RasterMasks(operation, inverted: false))
  }
}
