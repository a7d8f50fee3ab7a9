// Bitmap+Compose.swift: one element's content onto the canvas: clipped, inverted, dithered, combined.
// SignPrimitives: integers only; imports nothing.

/// How an element's content combines with what lies below it.
public enum DrawMode: UInt8, Hashable, Sendable, CaseIterable {
  /// Lit pixels are added.
  case over
  /// The frame is cleared first.
  case opaque
  /// Lit pixels toggle what is below.
  case invert
  /// Lit pixels make dark what is below.
  case erase

  /// The raster operation that does it.
  public var operation: RasterOperation {
    switch self {
    case .over: .or
    case .opaque: .copy
    case .invert: .xor
    case .erase: .andNot
    }
  }
}

extension Bitmap {
  /// Draws content into a frame, in the order clip, negative, coverage, draw mode.
  ///
  /// The content is dark outside its bitmap; no pixel outside the frame changes.
  ///
  /// - Parameters:
  ///   - content: The bitmap that is drawn.
  ///   - x: The column of the content's left edge, relative to the frame, px.
  ///   - y: The row of the content's top edge, relative to the frame, px.
  ///   - frame: Where the element is on the canvas.
  ///   - inverted: Whether the negative of the whole frame is drawn.
  ///   - coverage: Which share of the lit pixels stays lit.
  ///   - dither: The threshold matrix, anchored to the canvas.
  ///   - mode: How the result combines with what lies below.
  public mutating func compose(
    _ content: Bitmap, x: Int, y: Int, in frame: Rect, inverted: Bool = false,
    coverage: Coverage = .solid, dither: DitherMatrix = .bayer4, mode: DrawMode = .over
  ) {
    let placed = content.bounds.offset(dx: frame.x + x, dy: frame.y + y)
    let inner = placed.intersection(frame)
    if inverted || mode == .opaque {
      frame.surroundings(of: inner).forEach { rest in
        fill(
          rest, lit: inverted, coverage: coverage, frame: frame, dither: dither,
          operation: mode.operation)
      }
    }
    draw(
      content, x: placed.x, y: placed.y, clippedTo: inner, coverage: coverage, frame: frame,
      dither: dither, masks: RasterMasks(mode.operation, inverted: inverted))
  }
}
