// BlitTests.swift: blits at every offset, against a copy pixel by pixel.
// Tests only; expected pixels come from PixelGrid.

import Testing

@testable import SignPrimitives

@Suite struct BlitTests {
  /// A blit as its documentation says, pixel by pixel.
  private func blitted(
    _ canvas: PixelGrid, _ source: PixelGrid, from: Rect, x: Int, y: Int,
    _ operation: RasterOperation
  ) -> PixelGrid {
    canvas.changed { column, row, old in
      let (dx, dy) = (column - x, row - y)
      guard dx >= 0, dy >= 0, dx < from.width, dy < from.height,
        source.contains(from.x + dx, from.y + dy)
      else { return old }
      let new = source.isLit(from.x + dx, from.y + dy)
      switch operation {
      case .copy: return new
      case .or: return old || new
      case .and: return old && new
      case .xor: return old != new
      case .andNot: return old && !new
      }
    }
  }

  @Test(arguments: RasterOperation.allCases)
  func everyBitOffsetCombinesAsPixelsDo(operation: RasterOperation) throws {
    var generator = SplitMix64(seed: 2)
    for width in [20, 64, 100] {
      let source = PixelGrid.random(width: 97, height: 3, &generator)
      let canvas = PixelGrid.random(width: width, height: 3, &generator)
      let sourceBitmap = try source.bitmap()
      let canvasBitmap = try canvas.bitmap()
      for x in -100...100 {
        var bitmap = canvasBitmap
        bitmap.blit(sourceBitmap, x: x, y: 0, operation: operation)
        let whole = Rect(x: 0, y: 0, width: 97, height: 3)
        expectShows(
          bitmap, blitted(canvas, source, from: whole, x: x, y: 0, operation), "x \(x)")
      }
    }
  }

  @Test(arguments: RasterOperation.allCases)
  func randomRectanglesCombineAsPixelsDo(operation: RasterOperation) throws {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<600 {
      let canvas = PixelGrid.random(
        width: generator.number(1...130), height: generator.number(1...12), &generator)
      let source = PixelGrid.random(
        width: generator.number(1...130), height: generator.number(1...12), &generator)
      let from = Rect(
        x: generator.number(-20...130), y: generator.number(-5...12),
        width: generator.number(-2...150), height: generator.number(-1...20))
      let x = generator.number(-140...140)
      let y = generator.number(-14...14)
      var bitmap = try canvas.bitmap()
      bitmap.blit(try source.bitmap(), from: from, x: x, y: y, operation: operation)
      expectShows(
        bitmap, blitted(canvas, source, from: from, x: x, y: y, operation),
        "\(from) to \(x), \(y)")
    }
  }

  @Test func longRowsAreAddedToTheirLastWord() throws {
    var generator = SplitMix64(seed: 4)
    for words in 1...18 {
      let width = words * 32
      let source = PixelGrid.random(width: width + 64, height: 2, &generator)
      let canvas = PixelGrid.random(width: width, height: 2, &generator)
      for x in [-33, -32, -31, -1, 0, 1, 31] {
        var bitmap = try canvas.bitmap()
        bitmap.blit(try source.bitmap(), x: x, y: 0, operation: .or)
        let whole = Rect(x: 0, y: 0, width: width + 64, height: 2)
        expectShows(bitmap, blitted(canvas, source, from: whole, x: x, y: 0, .or), "\(words) \(x)")
      }
    }
  }

  @Test func aBitmapThatIsItsOwnSourceIsReadAsItWas() throws {
    var generator = SplitMix64(seed: 5)
    for x in -40...40 {
      let grid = PixelGrid.random(width: 70, height: 4, &generator)
      let whole = Rect(x: 0, y: 0, width: 70, height: 4)
      for operation in RasterOperation.allCases {
        var bitmap = try grid.bitmap()
        bitmap.blit(bitmap, x: x, y: 1, operation: operation)
        expectShows(bitmap, blitted(grid, grid, from: whole, x: x, y: 1, operation))
      }
    }
  }

  @Test func aBlitFarOutsideDoesNothing() throws {
    let full = try PixelGrid("##\n##").bitmap()
    let far = 1 << 29
    for (x, y) in [(far, 0), (-far, 0), (0, far), (0, -far)] {
      var bitmap = try PixelGrid("#.\n.#").bitmap()
      bitmap.blit(full, x: x, y: y)
      bitmap.blit(full, from: Rect(x: x, y: y, width: far, height: far), x: -x, y: -y)
      expectShows(bitmap, PixelGrid("#.\n.#"))
    }
  }

  @Test func shiftMovesPixelsAndBringsInDarkOnes() throws {
    var generator = SplitMix64(seed: 6)
    for _ in 0..<200 {
      let grid = PixelGrid.random(
        width: generator.number(1...130), height: generator.number(1...9), &generator)
      let dx = generator.number(-140...140)
      let dy = generator.number(-10...10)
      var bitmap = try grid.bitmap()
      bitmap.shift(dx: dx, dy: dy)
      expectShows(bitmap, grid.changed { x, y, _ in grid.isLit(x - dx, y - dy) })
    }
  }
}
