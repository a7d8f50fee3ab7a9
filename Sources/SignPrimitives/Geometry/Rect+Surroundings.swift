// Rect+Surroundings.swift: what is left of a rectangle when a smaller one is taken out.
// SignPrimitives: integers only; imports nothing.

extension Rect {
  /// The four parts of this rectangle around an inner one: above, below, left and right of it.
  ///
  /// Together with the inner rectangle they cover every pixel once; some are empty, and when the
  /// inner one is empty the first part is all of this rectangle.
  func surroundings(of inner: Rect) -> RectQuartet {
    guard !inner.isEmpty else {
      let none = Rect(x: x, y: y, width: 0, height: 0)
      return RectQuartet(self, none, none, none)
    }
    return RectQuartet(
      Rect(x: x, y: y, width: width, height: inner.y - y),
      Rect(x: x, y: inner.maxY, width: width, height: maxY - inner.maxY),
      Rect(x: x, y: inner.y, width: inner.x - x, height: inner.height),
      Rect(x: inner.maxX, y: inner.y, width: maxX - inner.maxX, height: inner.height))
  }
}

/// Four rectangles without an allocation.
struct RectQuartet {
  private let rects: (Rect, Rect, Rect, Rect)

  init(_ a: Rect, _ b: Rect, _ c: Rect, _ d: Rect) { rects = (a, b, c, d) }

  /// Visits those that are not empty.
  @inline(__always)
  func forEach(_ body: (Rect) -> Void) {
    if !rects.0.isEmpty { body(rects.0) }
    if !rects.1.isEmpty { body(rects.1) }
    if !rects.2.isEmpty { body(rects.2) }
    if !rects.3.isEmpty { body(rects.3) }
  }
}
