// Rect.swift: positions and rectangles on a canvas.
// SignPrimitives: integers only; imports nothing.

/// A rectangle of whole pixels; x grows to the right, y down.
///
/// It covers the columns `x ..< x + width` and the rows `y ..< y + height`. Positions, sizes and
/// moves are at most 2^29 px away from 0, so that no sum overflows on a 32-bit machine; one that
/// does overflow stops the program.
public struct Rect: Hashable, Sendable {
  /// The leftmost column, px; may be negative.
  public var x: Int
  /// The top row, px; may be negative.
  public var y: Int
  /// Columns, px; 0 or less is an empty rectangle.
  public var width: Int
  /// Rows, px; 0 or less is an empty rectangle.
  public var height: Int

  /// Creates a rectangle from its top left corner and its size, px.
  @inlinable
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the rectangle covers no pixel.
  @inlinable
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The column after the last one, px.
  @inlinable
  public var maxX: Int { x + width }

  /// The row after the last one, px.
  @inlinable
  public var maxY: Int { y + height }

  /// The part that both rectangles cover; empty when they do not meet.
  @inlinable
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top,
      width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// The same rectangle, `dx` px further right and `dy` px further down.
  @inlinable
  public func offset(dx: Int, dy: Int) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
