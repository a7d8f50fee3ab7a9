// RectTests.swift: rectangles against sets of pixels.
// Tests only.

import SignPrimitives
import Testing

@Suite struct RectTests {
  private func contains(_ rect: Rect, _ x: Int, _ y: Int) -> Bool {
    x >= rect.x && y >= rect.y && x - rect.x < rect.width && y - rect.y < rect.height
  }

  @Test func anIntersectionHasThePixelsOfBoth() {
    var generator = SplitMix64(seed: 19)
    for _ in 0..<500 {
      func rect() -> Rect {
        Rect(
          x: generator.number(-6...6), y: generator.number(-6...6),
          width: generator.number(-2...8), height: generator.number(-2...8))
      }
      let (one, other) = (rect(), rect())
      let both = one.intersection(other)
      var isEmpty = true
      for y in -8...16 {
        for x in -8...16 {
          let expected = contains(one, x, y) && contains(other, x, y)
          #expect(contains(both, x, y) == expected)
          if expected { isEmpty = false }
        }
      }
      #expect(both.isEmpty == isEmpty)
    }
  }

  @Test func anOffsetRectangleKeepsItsSize() {
    let moved = Rect(x: 1, y: 2, width: 3, height: 4).offset(dx: -5, dy: 6)
    #expect(moved == Rect(x: -4, y: 8, width: 3, height: 4))
    #expect(moved.maxX == -1 && moved.maxY == 12)
  }
}
