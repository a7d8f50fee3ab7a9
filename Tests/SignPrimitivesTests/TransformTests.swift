// TransformTests.swift: turned, mirrored and scaled copies.
// Tests only; expected pixels stand here as art or come from PixelGrid.

import Testing

@testable import SignPrimitives

@Suite struct TransformTests {
  private let flag = PixelGrid(
    """
    ##.
    #..
    """)

  @Test(arguments: [
    (0, "##.\n#.."), (1, "##\n.#\n.."), (2, "..#\n.##"), (3, "..\n#.\n##"), (5, "##\n.#\n.."),
    (-1, "..\n#.\n##"), (-4, "##.\n#.."),
  ])
  func quarterTurnsGoClockwise(turns: Int, art: String) throws {
    expectShows(try flag.bitmap().makeTurned(quarterTurns: turns), PixelGrid(art))
  }

  @Test func mirrorsSwapSides() throws {
    expectShows(try flag.bitmap().makeMirrored(.horizontal), PixelGrid(".##\n..#"))
    expectShows(try flag.bitmap().makeMirrored(.vertical), PixelGrid("#..\n##."))
  }

  @Test func fourTurnsAndTwoMirrorsChangeNothing() throws {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<60 {
      let grid = PixelGrid.random(
        width: generator.number(1...70), height: generator.number(1...40), &generator)
      let bitmap = try grid.bitmap()
      var turned = bitmap
      for _ in 0..<4 {
        turned = try turned.makeTurned(quarterTurns: 1)
        #expect(hasCleanMargins(turned))
      }
      #expect(turned == bitmap)
      let half = try bitmap.makeTurned(quarterTurns: 1).makeTurned(quarterTurns: 1)
      #expect(half == (try bitmap.makeTurned(quarterTurns: 2)))
      #expect(half == bitmap.makeMirrored(.horizontal).makeMirrored(.vertical))
      #expect(half.makeMirrored(.vertical).makeMirrored(.horizontal) == bitmap)
      let back = try bitmap.makeTurned(quarterTurns: 1).makeTurned(quarterTurns: -1)
      #expect(back == bitmap)
    }
  }

  @Test func aFactorMakesEveryPixelASquare() throws {
    expectShows(
      try PixelGrid("#.\n.#").bitmap().makeScaled(by: 3),
      PixelGrid("###...\n###...\n###...\n...###\n...###\n...###"))
    var generator = SplitMix64(seed: 8)
    for factor in 1...9 {
      let grid = PixelGrid.random(width: 23, height: 5, &generator)
      let scaled = PixelGrid(width: 23 * factor, height: 5 * factor)
      expectShows(
        try grid.bitmap().makeScaled(by: factor),
        scaled.changed { x, y, _ in grid.isLit(x / factor, y / factor) })
    }
  }

  @Test func anySizeShowsTheNearestPixel() throws {
    var generator = SplitMix64(seed: 9)
    for _ in 0..<150 {
      let grid = PixelGrid.random(
        width: generator.number(1...70), height: generator.number(1...9), &generator)
      let new = PixelGrid(width: generator.number(0...150), height: generator.number(0...20))
      expectShows(
        try grid.bitmap().makeScaled(width: new.width, height: new.height),
        new.changed { x, y, _ in
          grid.isLit(x * grid.width / new.width, y * grid.height / new.height)
        })
    }
  }

  @Test func aScaledSizeOutOfRangeIsRefusedWithItsValue() throws {
    let bitmap = try Bitmap(width: 3, height: 2)
    #expect(throws: BitmapError.sizeOutOfRange(width: 3 << 23, height: 2 << 23)) {
      try bitmap.makeScaled(by: 1 << 23)
    }
    #expect(throws: BitmapError.sizeOutOfRange(width: .max, height: .max)) {
      try bitmap.makeScaled(by: .max)
    }
    #expect(throws: BitmapError.sizeOutOfRange(width: -1, height: 4)) {
      try bitmap.makeScaled(width: -1, height: 4)
    }
    #expect(throws: BitmapError.sizeOutOfRange(width: 1, height: 1 << 24 + 1)) {
      try bitmap.makeScaled(width: 1, height: 1 << 24 + 1)
    }
  }
}
