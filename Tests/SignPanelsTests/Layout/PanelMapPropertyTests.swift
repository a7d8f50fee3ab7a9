// PanelMapPropertyTests.swift: what holds for every layout, shown with random ones.

import SignPanels
import SignPrimitives
import Testing

@Suite struct PanelMapPropertyTests {
  static let seeds = 0..<150

  static func layout(_ seed: Int) throws -> (PanelMap, SeededNumbers) {
    var numbers = SeededNumbers(seed: seed)
    let layout = seed & 1 == 0 ? try numbers.layoutByWords() : try numbers.shuffledLayout()
    return (PanelMap(layout), numbers)
  }

  @Test(arguments: seeds) func everyPixelIsOneLEDAndBack(seed: Int) throws {
    let (map, _) = try Self.layout(seed)
    let layout = map.layout
    let area = layout.chainWidth * layout.chainHeight
    var seen = [Bool](repeating: false, count: area * layout.chains)
    for y in 0..<map.canvasHeight {
      for x in 0..<map.canvasWidth {
        let led = map.place(x: x, y: y)
        let index = led.chain * area + led.y * layout.chainWidth + led.x
        try #require(!seen[index])
        seen[index] = true
        let back = map.canvasPixel(chain: led.chain, x: led.x, y: led.y)
        try #require(back == (x, y))
      }
    }
    #expect(!seen.contains(false))
  }

  @Test(arguments: seeds) func wordsMoveAsPixelsDo(seed: Int) throws {
    var (map, numbers) = try Self.layout(seed)
    let canvas = try numbers.picture(width: map.canvasWidth, height: map.canvasHeight)
    var expected = try map.makeChains()
    for y in 0..<map.canvasHeight {
      for x in 0..<map.canvasWidth {
        let led = map.place(x: x, y: y)
        expected[led.chain].set(x: led.x, y: led.y, to: canvas.isLit(x: x, y: y))
      }
    }
    var chains = try map.makeChains()
    for chain in chains.indices { chains[chain].fill(chains[chain].bounds) }
    map.apply(canvas, into: &chains)
    #expect(chains == expected)
  }

  @Test(arguments: seeds) func theWayBackRestoresTheCanvas(seed: Int) throws {
    var (map, numbers) = try Self.layout(seed)
    let canvas = try numbers.picture(width: map.canvasWidth, height: map.canvasHeight)
    var chains = try map.makeChains()
    map.apply(canvas, into: &chains)
    var back = try map.makeCanvas()
    back.fill(back.bounds)
    map.invert(chains, into: &back)
    #expect(back == canvas)
  }

  @Test(arguments: seeds) func anIdentityLeavesTheCanvasAsItIs(seed: Int) throws {
    var (map, numbers) = try Self.layout(seed)
    let canvas = try numbers.picture(width: map.canvasWidth, height: map.canvasHeight)
    var chains = try map.makeChains()
    map.apply(canvas, into: &chains)
    #expect(map.isIdentity == (chains == [canvas]))
  }

  @Test(arguments: seeds) func aReversalTurnsRoundTheOrderOfModules(seed: Int) throws {
    var (map, numbers) = try Self.layout(seed)
    let canvas = try numbers.picture(width: map.canvasWidth, height: map.canvasHeight)
    var chains = try map.makeChains()
    map.apply(canvas, into: &chains)
    var reversed = try map.makeCanvas()
    for x in stride(from: 0, to: canvas.width, by: 8) {
      let module = Rect(x: x, y: 0, width: 8, height: canvas.height)
      reversed.blit(canvas, from: module, x: canvas.width - 8 - x, y: 0)
    }
    #expect(map.isReversal == (chains == [reversed] && canvas.width > 8))
  }

  /// Builds the sign from pictures of its cells, with the turns and mirrors that bitmaps have.
  @Test(arguments: seeds) func aSignIsItsCellsMirroredTurnedHungTurnedAndMirrored(
    seed: Int
  ) throws {
    var (map, numbers) = try Self.layout(seed)
    let layout = map.layout
    var chains: [Bitmap] = []
    for _ in 0..<layout.chains {
      chains.append(try numbers.picture(width: layout.chainWidth, height: layout.chainHeight))
    }
    let sideways = layout.turn == .quarter || layout.turn == .threeQuarters
    var grid = try Bitmap(
      width: sideways ? map.canvasHeight : map.canvasWidth,
      height: sideways ? map.canvasWidth : map.canvasHeight)
    for (index, cell) in layout.cells.enumerated() {
      var own = try Bitmap(width: layout.cellWidth, height: layout.cellHeight)
      own.blit(chains[cell.chain], x: -cell.place * layout.cellWidth, y: 0)
      if cell.isMirrored { own = own.makeMirrored(.horizontal) }
      own = try own.makeTurned(quarterTurns: cell.turn.degrees / 90)
      grid.blit(
        own, x: index % layout.across * own.width, y: index / layout.across * own.height)
    }
    var expected = try grid.makeTurned(quarterTurns: layout.turn.degrees / 90)
    switch layout.mirror {
    case .none: break
    case .horizontal: expected = expected.makeMirrored(.horizontal)
    case .vertical: expected = expected.makeMirrored(.vertical)
    }
    var canvas = try map.makeCanvas()
    map.invert(chains, into: &canvas)
    #expect(canvas == expected)
  }
}
