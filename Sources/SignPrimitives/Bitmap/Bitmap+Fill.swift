// Bitmap+Fill.swift: clearing, filling and inverting.
// SignPrimitives: integers only; imports nothing.

extension Bitmap {
  /// Makes every pixel dark.
  public mutating func clear() {
    storage.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  /// Lights every pixel of a rectangle, or makes it dark; what lies outside the bitmap is clipped.
  public mutating func fill(_ rect: Rect, lit: Bool = true) {
    fill(rect, lit: lit, coverage: .solid, frame: rect, dither: .bayer4, operation: .copy)
  }

  /// Inverts every pixel of a rectangle; what lies outside the bitmap is clipped.
  public mutating func invert(_ rect: Rect) {
    fill(rect, lit: true, coverage: .solid, frame: rect, dither: .bayer4, operation: .xor)
  }
}
