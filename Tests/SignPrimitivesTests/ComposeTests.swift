// ComposeTests.swift: composing an element, against the rules of composition pixel by pixel.
// Tests only; expected pixels come from PixelGrid, coverages from exact fractions.

import Testing

@testable import SignPrimitives

@Suite struct ComposeTests {
  struct Element {
    var content: PixelGrid
    var x = 0
    var y = 0
    var frame: Rect
    var inverted = false
    var coverage = Coverage.solid
    var dither = DitherMatrix.bayer4
    var mode = DrawMode.over
  }

  /// Content in its frame, negative, coverage, threshold, draw mode.
  static func composed(_ canvas: PixelGrid, _ element: Element) -> PixelGrid {
    let frame = element.frame
    return canvas.changed { x, y, old in
      let (column, row) = (x - frame.x, y - frame.y)
      guard column >= 0, row >= 0, column < frame.width, row < frame.height else { return old }
      var lit = element.content.isLit(column - element.x, row - element.y) != element.inverted
      if lit {
        let fade = element.coverage
        let coverage = expectedCoverage(
          fade, fade.axis == .horizontal ? column : row,
          fade.axis == .horizontal ? frame.width : frame.height)
        lit = staysLit(element.dither.side, x, y, coverage)
      }
      switch element.mode {
      case .over: return old || lit
      case .opaque: return lit
      case .invert: return old != lit
      case .erase: return old && !lit
      }
    }
  }

  static func bitmap(of canvas: PixelGrid, with element: Element) throws -> Bitmap {
    var bitmap = try canvas.bitmap()
    bitmap.compose(
      try element.content.bitmap(), x: element.x, y: element.y, in: element.frame,
      inverted: element.inverted, coverage: element.coverage, dither: element.dither,
      mode: element.mode)
    return bitmap
  }

  static func coverage(_ kind: Int, frame: Rect, _ generator: inout SplitMix64) -> Coverage {
    func strength() -> Q16 {
      Q16(raw: Int32(generator.pick([0, 65_536, generator.number(0...65_536)])))
    }
    if kind == 0 { return .solid }
    var coverage = Coverage(level: strength())
    if kind == 1 { return coverage }
    coverage.axis = kind == 2 ? .horizontal : .vertical
    let extent = kind == 2 ? frame.width : frame.height
    coverage.fadeLength = generator.number(0...max(0, extent / 2))
    if generator.number(0...9) == 0 { coverage.fadeLength = generator.number(0...200) }
    coverage.leadingStrength = strength()
    coverage.trailingStrength = strength()
    return coverage
  }

  @Test(arguments: DrawMode.allCases, 0...3)
  func randomElementsCombineAsPixelsDo(mode: DrawMode, coverageKind: Int) throws {
    var generator = SplitMix64(seed: UInt64(coverageKind) << 8 | UInt64(mode.rawValue))
    for round in 0..<150 {
      let canvas = PixelGrid.random(
        width: generator.number(1...130), height: generator.number(1...20), &generator)
      let frame = Rect(
        x: generator.number(-60...130), y: generator.number(-12...20),
        width: generator.pick([1, generator.number(-1...140)]),
        height: generator.pick([1, generator.number(-1...30)]))
      let element = Element(
        content: .random(
          width: generator.number(1...130), height: generator.number(1...20), &generator),
        x: generator.number(-140...140), y: generator.number(-20...20), frame: frame,
        inverted: generator.bool(),
        coverage: Self.coverage(coverageKind, frame: frame, &generator),
        dither: generator.pick(DitherMatrix.allCases), mode: mode)
      expectShows(
        try Self.bitmap(of: canvas, with: element), Self.composed(canvas, element),
        "round \(round): \(frame) \(element.coverage)")
    }
  }

  @Test(arguments: DrawMode.allCases, [false, true])
  func fullContentIsDitheredAtEveryLevel(mode: DrawMode, inverted: Bool) throws {
    var generator = SplitMix64(seed: 11)
    let canvas = PixelGrid.random(width: 70, height: 9, &generator)
    for level in stride(from: 0, through: 255, by: 5) {
      for dither in DitherMatrix.allCases {
        let element = Element(
          content: PixelGrid(width: 30, height: 5).changed { _, _, _ in true }, x: 3, y: 1,
          frame: Rect(x: 5, y: -1, width: 60, height: 9), inverted: inverted,
          coverage: Coverage(level: Q16(level: UInt8(level))), dither: dither, mode: mode)
        expectShows(
          try Self.bitmap(of: canvas, with: element), Self.composed(canvas, element), "\(level)")
      }
    }
  }

  @Test func everyWindowOfAWideStripIsShownAsItIs() throws {
    var generator = SplitMix64(seed: 12)
    let strip = PixelGrid.random(width: 200, height: 4, &generator)
    let bitmap = try strip.bitmap()
    for width in [64, 96, 160] {
      var canvas = try Bitmap(width: width, height: 4)
      for x in -210...170 {
        canvas.clear()
        canvas.compose(bitmap, x: -x, y: 0, in: canvas.bounds)
        let shown = PixelGrid(width: width, height: 4)
        expectShows(canvas, shown.changed { column, row, _ in strip.isLit(column + x, row) })
      }
    }
  }

  @Test func theMatrixStaysWithTheCanvasWhenTheFrameMoves() throws {
    let full = try PixelGrid("########").bitmap()
    for x in 0..<8 {
      var canvas = try Bitmap(width: 16, height: 1)
      canvas.compose(
        full, x: 0, y: 0, in: Rect(x: x, y: 0, width: 8, height: 1),
        coverage: Coverage(level: Q16(raw: 32_768)))
      // Row 0 of the 4 x 4 matrix is 0 8 2 10: half of 16 lights its even columns.
      let pattern = PixelGrid("#.#.#.#.#.#.#.#.")
      expectShows(
        canvas, pattern.changed { column, _, lit in lit && column >= x && column < x + 8 })
    }
  }

  @Test func aFrameOutsideTheCanvasChangesNothing() throws {
    var generator = SplitMix64(seed: 13)
    let grid = PixelGrid.random(width: 40, height: 8, &generator)
    let content = try grid.bitmap()
    for (x, y) in [(40, 0), (-40, 0), (0, 8), (0, -8), (1 << 29, 0), (0, -(1 << 29))] {
      for mode in DrawMode.allCases {
        var canvas = try grid.bitmap()
        let frame = Rect(x: x, y: y, width: 40, height: 8)
        let fade = Coverage(
          level: .one, fadeLength: 4, leadingStrength: .one, trailingStrength: .one)
        canvas.compose(content, x: 0, y: 0, in: frame, inverted: true, mode: mode)
        canvas.compose(content, x: -x, y: -y, in: frame, coverage: fade, mode: mode)
        expectShows(canvas, grid)
      }
    }
  }
}
