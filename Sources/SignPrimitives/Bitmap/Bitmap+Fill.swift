// Bitmap+Fill.swift: clearing, filling and inverting.
// SignPrimitives: integers only; imports nothing.

extension Bitmap {
  /// Makes every pixel dark.
  public mutating func clear() {
    storage.withUnsafeMutableBufferPointer { words in
      var (next, left) = (words.baseAddress!, words.count)
      // C libraries clear 1 KB with wide stores, but much more with a slow string instruction.
      repeat {
        let count = min(left, 256)
        next.update(repeating: 0, count: count)
        next += count
        left &-= count
      } while left > 0
    }
  }

  /// Lights every pixel of a rectangle, or makes it dark; what lies outside the bitmap is clipped.
  public mutating func fill(_ rect: Rect, lit: Bool = true) {
    fill(rect, .copy, lit: lit)
  }

  /// Inverts every pixel of a rectangle; what lies outside the bitmap is clipped.
  public mutating func invert(_ rect: Rect) {
    fill(rect, .xor, lit: true)
  }

  private mutating func fill(_ rect: Rect, _ operation: RasterOperation, lit: Bool) {
    let shading = Shading(frame: rect, coverage: .solid, dither: .bayer4)
    fill(rect, shading, RasterMasks(operation, inverted: lit))
  }
}
