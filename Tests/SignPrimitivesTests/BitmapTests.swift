// BitmapTests.swift: pixels, words, sizes, filling and inverting.
// Tests only; expected pixels come from PixelGrid or stand here as art.

import Testing

@testable import SignPrimitives

@Suite struct BitmapTests {
  @Test func aNewBitmapIsDark() throws {
    let bitmap = try Bitmap(width: 33, height: 2)
    #expect(bitmap.stride == 2)
    #expect(bitmap.litCount == 0)
    #expect(bitmap.bounds == Rect(x: 0, y: 0, width: 33, height: 2))
  }

  @Test func setLightsAndDarkensOnePixel() throws {
    for width in [1, 31, 32, 33, 64, 65] {
      for x in 0..<width {
        var bitmap = try Bitmap(width: width, height: 3)
        bitmap.set(x: x, y: 1)
        expectShows(
          bitmap,
          PixelGrid(width: width, height: 3).changed { $0 == x && $1 == 1 || $2 })
        #expect(bitmap.litCount == 1)
        bitmap.set(x: x, y: 1, to: false)
        #expect(bitmap.litCount == 0)
      }
    }
  }

  @Test func outsideNothingIsLitAndNothingIsWritten() throws {
    var bitmap = try Bitmap(width: 33, height: 2)
    let outside = [(-1, 0), (33, 0), (0, -1), (0, 2), (.min, 0), (.max, 1), (0, .max), (63, 1)]
    for (x, y) in outside {
      bitmap.set(x: x, y: y)
      #expect(!bitmap.isLit(x: x, y: y))
    }
    expectShows(bitmap, PixelGrid(width: 33, height: 2))
  }

  @Test func theLeftmostPixelIsTheLowBit() throws {
    var bitmap = try Bitmap(width: 40, height: 2)
    bitmap.set(x: 0, y: 0)
    bitmap.set(x: 31, y: 0)
    bitmap.set(x: 33, y: 1)
    #expect(bitmap.word(row: 0, index: 0) == 0x8000_0001)
    #expect(bitmap.word(row: 1, index: 1) == 2)
    #expect(bitmap.withWords { Array($0) } == [0x8000_0001, 0, 0, 2])
  }

  @Test func bitmapsOfTheSamePixelsAreEqual() throws {
    var one = try Bitmap(width: 5, height: 5)
    var other = one
    one.set(x: 4, y: 4)
    #expect(one != other)
    other.set(x: 4, y: 4)
    #expect(one == other)
  }

  @Test(arguments: [
    (-1, 1), (1, -1), (1 << 24 + 1, 1), (1, 1 << 24 + 1), (1 << 24, 129), (.max, .max), (.min, 0),
  ])
  func aSizeOutOfRangeIsRefusedWithItsValue(width: Int, height: Int) {
    #expect(throws: BitmapError.sizeOutOfRange(width: width, height: height)) {
      try Bitmap(width: width, height: height)
    }
  }

  @Test func theLongestSidesAreAccepted() throws {
    var wide = try Bitmap(width: 1 << 24, height: 1)
    wide.set(x: 1 << 24 - 1, y: 0)
    #expect(wide.word(row: 0, index: 1 << 19 - 1) == 0x8000_0000)
    #expect(try Bitmap(width: 1, height: 1 << 24).stride == 1)
  }

  @Test func anEmptyBitmapTakesEveryOperation() throws {
    for (width, height) in [(0, 0), (0, 5), (40, 0)] {
      var empty = try Bitmap(width: width, height: height)
      let full = try PixelGrid("##\n##").bitmap()
      empty.fill(Rect(x: -5, y: -5, width: 100, height: 100))
      empty.invert(Rect(x: 0, y: 0, width: 9, height: 9))
      empty.blit(full, x: 0, y: 0)
      empty.compose(
        full, x: 0, y: 0, in: Rect(x: 0, y: 0, width: 9, height: 9), inverted: true, mode: .opaque)
      empty.shift(dx: 1, dy: 1)
      empty.clear()
      #expect(empty.litCount == 0 && empty.withWords { $0.isEmpty })
      var canvas = full
      canvas.blit(empty, x: 0, y: 0)
      canvas.compose(empty, x: 0, y: 0, in: canvas.bounds)
      #expect(canvas == full)
      canvas.compose(empty, x: 0, y: 0, in: canvas.bounds, mode: .opaque)
      #expect(canvas.litCount == 0)
      #expect(try empty.makeTurned(quarterTurns: 1).width == height)
      #expect(try empty.makeScaled(width: 3, height: 2).litCount == 0)
      #expect(empty.makeMirrored(.horizontal) == empty)
    }
  }

  @Test func clearMakesEveryPixelDark() throws {
    for (width, height) in [(1, 1), (64, 16), (65, 63), (512, 64)] {
      var bitmap = try Bitmap(width: width, height: height)
      bitmap.fill(bitmap.bounds)
      #expect(bitmap.litCount == width * height)
      let copy = bitmap
      bitmap.clear()
      #expect(bitmap.litCount == 0)
      #expect(copy.litCount == width * height)
    }
  }

  @Test func fillAndInvertChangeExactlyTheirRectangle() throws {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<400 {
      let width = generator.number(1...130)
      let height = generator.number(1...9)
      let grid = PixelGrid.random(width: width, height: height, &generator)
      let rect = Rect(
        x: generator.number(-140...140), y: generator.number(-10...10),
        width: generator.number(-3...200), height: generator.number(-1...20))
      func isInside(_ x: Int, _ y: Int) -> Bool {
        x >= rect.x && y >= rect.y && x - rect.x < rect.width && y - rect.y < rect.height
      }
      var bitmap = try grid.bitmap()
      bitmap.fill(rect)
      expectShows(bitmap, grid.changed { isInside($0, $1) || $2 }, "fill \(rect)")
      bitmap = try grid.bitmap()
      bitmap.fill(rect, lit: false)
      expectShows(bitmap, grid.changed { !isInside($0, $1) && $2 }, "darken \(rect)")
      bitmap = try grid.bitmap()
      bitmap.invert(rect)
      expectShows(bitmap, grid.changed { isInside($0, $1) != $2 }, "invert \(rect)")
    }
  }
}
