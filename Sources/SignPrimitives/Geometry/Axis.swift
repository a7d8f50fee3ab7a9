// Axis.swift: the direction along which something moves, fades or is mirrored.
// SignPrimitives: integers only; imports nothing.

/// A direction on the canvas.
public enum Axis: UInt8, Hashable, Sendable {
  /// Along the rows: left and right.
  case horizontal
  /// Along the columns: up and down.
  case vertical
}
