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
    let (x, y) = (frame.x + x, frame.y + y)
    let visible = visiblePart(of: content, x: x, y: y, within: frame)
    if mode == .over && !inverted && !coverage.isFaded {
      if visible.isEmpty { return }
      if coverage.level >= .one {
        add(content, x: x, y: y, visible: visible)
      } else {
        add(content, x: x, y: y, visible: visible, dither, coverage: coverage.level)
      }
      return
    }
    composeShaded(
      content, x: x, y: y, visible: visible,
      Shading(frame: frame, coverage: coverage, dither: dither), mode.operation, inverted: inverted)
  }

  /// What ``compose(_:x:y:in:inverted:coverage:dither:mode:)`` does when it is more than adding.
  @inline(never)
  private mutating func composeShaded(
    _ content: Bitmap, x: Int, y: Int, visible: Rect, _ shading: Shading,
    _ operation: RasterOperation, inverted: Bool
  ) {
    let masks = RasterMasks(operation, inverted: inverted)
    if inverted || operation == .copy { fillSurroundings(of: visible, shading, masks) }
    if !visible.isEmpty { draw(content, x: x, y: y, visible: visible, shading, masks) }
  }

  /// Draws the part of a frame around the visible content: above, below, left and right of it.
  @inline(never)
  private mutating func fillSurroundings(
    of inner: Rect, _ shading: Shading, _ masks: RasterMasks
  ) {
    let frame = shading.frame
    if inner.isEmpty {
      fill(frame, shading, masks)
      return
    }
    func fillPart(_ x: Int, _ y: Int, _ maxX: Int, _ maxY: Int) {
      fill(Rect(x: x, y: y, width: maxX - x, height: maxY - y), shading, masks)
    }
    fillPart(frame.x, frame.y, frame.maxX, inner.y)
    fillPart(frame.x, inner.maxY, frame.maxX, frame.maxY)
    fillPart(frame.x, inner.y, inner.x, inner.maxY)
    fillPart(inner.maxX, inner.y, frame.maxX, inner.maxY)
  }
}
