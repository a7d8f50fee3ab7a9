// MultiplexTests.swift: how outdoor panels fold their rows, checked against the published rules.

import FrameText
import SignPanels
import SignPrimitives
import Testing

@Suite struct MultiplexExampleTests {
  func expect(_ kind: PanelMultiplex, panel: String, stretched: String) throws {
    let chain = try FrameText.bitmap(panel)
    let map = try MultiplexMap(kind, panelWidth: chain.width, panelHeight: chain.height)
    var bitmap = try map.makeStretched()
    bitmap.fill(bitmap.bounds)
    map.apply(chain, into: &bitmap)
    #expect(bitmap == (try FrameText.bitmap(stretched)), "\(FrameText.text(bitmap))")
    var back = try Bitmap(width: chain.width, height: chain.height)
    back.fill(back.bounds)
    map.invert(bitmap, into: &back)
    #expect(back == chain)
  }

  /// Rows 0 and 1 are an even band, 2 and 3 an odd one, and so on.
  static let panel = """
    #.......
    ##......
    ....###.
    ....####
    ........
    .#.#.#.#
    ########
    #......#
    """

  @Test func stripePutsTheUpperBandBehindTheLowerOne() throws {
    try expect(
      .stripe, panel: Self.panel,
      stretched: """
        ....###.#.......
        ....######......
        ########........
        #......#.#.#.#.#
        """)
  }

  @Test func checkeredTakesHalvesByTurns() throws {
    try expect(
      .checkered, panel: Self.panel,
      stretched: """
        ....#...###.....
        ....##..####....
        ####....####....
        #....#.#...#.#.#
        """)
  }

  /// Two tiles across, a to d in reading order, each marked with another row count.
  static let tiles = """
    #.......#.......
    ........#.......
    ................
    ................
    #.......#.......
    #.......#.......
    #.......#.......
    ........#.......
    """

  @Test func zStripeTakesWholeTilesByTurns() throws {
    try expect(
      .zStripe(offset: 0), panel: Self.tiles,
      stretched: """
        #.......#.......#.......#.......
        ........#.......#.......#.......
        ........#...............#.......
        ........................#.......
        """)
  }

  @Test func zStripeByEightBeginsWithTheOddBand() throws {
    try expect(
      .zStripe(offset: 8), panel: Self.tiles,
      stretched: """
        #.......#.......#.......#.......
        #...............#.......#.......
        #...............#...............
        ................#...............
        """)
  }

  /// Even band: columns 0...3 stay, 4...11 move by 8, 12...15 by 16; odd: 0...7 by 4, 8...15 by 12.
  @Test func zStripeByFourCutsTheTilesOfEvenBandsInHalf() throws {
    try expect(
      .zStripe(offset: 4),
      panel: """
        #####...########
        ................
        ................
        ................
        ..............##
        ................
        ................
        #...............
        """,
      stretched: """
        ####........#...####......######
        ................................
        ................................
        ....#...........................
        """)
  }
}

@Suite struct MultiplexMapTests {
  /// Corners of a panel of 32 x 16 px, worked out from the rules of rpi-rgb-led-matrix.
  @Test(arguments: [
    (PanelMultiplex.stripe, 0, 0, 32, 0), (.stripe, 31, 3, 63, 3), (.stripe, 0, 4, 0, 0),
    (.stripe, 31, 7, 31, 3), (.stripe, 0, 8, 32, 4), (.stripe, 31, 15, 31, 7),
    (.checkered, 0, 0, 16, 0), (.checkered, 15, 0, 31, 0), (.checkered, 16, 0, 48, 0),
    (.checkered, 0, 4, 0, 0), (.checkered, 16, 4, 32, 0), (.checkered, 31, 15, 47, 7),
    (.zStripe(offset: 0), 0, 0, 0, 0), (.zStripe(offset: 0), 8, 0, 16, 0),
    (.zStripe(offset: 0), 0, 4, 8, 0), (.zStripe(offset: 0), 31, 15, 63, 7),
    (.zStripe(offset: 4), 3, 0, 3, 0), (.zStripe(offset: 4), 4, 0, 12, 0),
    (.zStripe(offset: 4), 0, 4, 4, 0), (.zStripe(offset: 4), 31, 15, 59, 7),
    (.zStripe(offset: 8), 0, 0, 8, 0), (.zStripe(offset: 8), 0, 4, 0, 0),
    (.zStripe(offset: 8), 31, 15, 55, 7), (.none, 31, 15, 31, 15),
  ]) func aPixelIsWhereTheRulePutsIt(
    kind: PanelMultiplex, x: Int, y: Int, toX: Int, toY: Int
  ) throws {
    let map = try MultiplexMap(kind, panelWidth: 32, panelHeight: 16)
    #expect(map.place(x: x, y: y) == StretchedPixel(x: toX, y: toY))
  }

  @Test(arguments: [1, 2, 4, 8]) func aTableFoldsAsFarAsItSays(stretch: Int) throws {
    let map = try MultiplexMap(
      .table(shuffledTable(stretch: stretch, seed: stretch)), panelWidth: 16, panelHeight: 16)
    #expect(map.stretch == stretch)
    #expect(map.stretchedWidth == 16 * stretch)
    #expect(map.stretchedHeight == 16 / stretch)
  }

  private func shuffledTable(stretch: Int, seed: Int) -> [StretchedPixel] {
    var numbers = SeededNumbers(seed: seed)
    var table = (0..<256).map {
      StretchedPixel(x: $0 % (16 * stretch), y: $0 / (16 * stretch))
    }
    for index in table.indices.dropLast() {
      table.swapAt(index, index + numbers.below(table.count - index))
    }
    return table
  }

  @Test(arguments: 0..<60) func wordsMoveAsPixelsDo(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let (width, height) = numbers.pick([(8, 8), (32, 16), (24, 16), (64, 32), (40, 32), (16, 16)])
    let kinds: [PanelMultiplex] = [
      .none, .stripe, .checkered, .zStripe(offset: 0), .zStripe(offset: 4), .zStripe(offset: 8),
    ]
    let isTable = (width, height) == (16, 16)
    let kind =
      isTable
      ? PanelMultiplex.table(shuffledTable(stretch: numbers.pick([1, 2, 4]), seed: seed))
      : numbers.pick(kinds)
    let panels = 1 + numbers.below(5)
    let map = try MultiplexMap(kind, panelWidth: width, panelHeight: height, panels: panels)
    let chain = try numbers.picture(width: width * panels, height: height)
    var expected = try map.makeStretched()
    for y in 0..<height {
      for x in 0..<(width * panels) {
        let place = map.place(x: x % width, y: y)
        expected.set(
          x: x / width * map.stretchedWidth / panels + place.x, y: place.y,
          to: chain.isLit(x: x, y: y))
      }
    }
    #expect(expected.litCount == chain.litCount)
    var stretched = try map.makeStretched()
    stretched.fill(stretched.bounds)
    map.apply(chain, into: &stretched)
    #expect(stretched == expected)
    var back = try Bitmap(width: width * panels, height: height)
    back.fill(back.bounds)
    map.invert(stretched, into: &back)
    #expect(back == chain)
    #expect(map.isIdentity == (kind == .none))
  }
}

@Suite struct MultiplexErrorTests {
  let square = (0..<64).map { StretchedPixel(x: $0 % 16, y: $0 / 16) }

  func expect(
    _ fault: MultiplexError, _ words: String, from kind: PanelMultiplex, width: Int = 8,
    height: Int = 8, panels: Int = 1
  ) {
    #expect(throws: fault) {
      try MultiplexMap(kind, panelWidth: width, panelHeight: height, panels: panels)
    }
    #expect(fault.description == words)
  }

  @Test func anOffsetIsNoneHalfOrAllOfATile() {
    expect(.offset(2), "offset 2; want 0, 4 or 8", from: .zStripe(offset: 2))
  }

  @Test(arguments: [(12, 16), (16, 12), (0, 8), (264, 8), (8, 136)])
  func aPanelIsAMultipleOfEight(width: Int, height: Int) {
    expect(
      .size(width: width, height: height, widthStep: 8, heightStep: 8),
      "a panel of \(width) x \(height) px; want a width of 8...256 px, a multiple of 8 and a height "
        + "of 8...128 px, a multiple of 8", from: .stripe, width: width, height: height)
  }

  @Test func aChainHasPanels() {
    expect(.panelCount(0), "0 panels; want 1...4096", from: .none, panels: 0)
  }

  @Test func aTableHasOneEntryForEachPixel() {
    expect(
      .tableCount(found: 63, expected: 64),
      "a table of 63 entries; want 64, one for each pixel, row by row",
      from: .table(Array(square.dropLast())))
  }

  @Test func anEntryLiesWithinTheStretchedPanel() {
    var table = square
    table[17] = StretchedPixel(x: 160, y: 1)
    expect(
      .entryOutOfRange(entry: 17, pixel: table[17], width: 16, height: 4),
      "entry 18 is [160, 1]; want x of 0...15 and y of 0...3", from: .table(table))
    table[17] = StretchedPixel(x: -1, y: 1)
    expect(
      .entryOutOfRange(entry: 17, pixel: table[17], width: 16, height: 4),
      "entry 18 is [-1, 1]; want x of 0...15 and y of 0...3", from: .table(table))
  }

  @Test func noTwoEntriesAreOnePixel() {
    var table = square
    table[40] = table[3]
    expect(
      .entryTwice(entry: 40, first: 3, pixel: StretchedPixel(x: 3, y: 0)),
      "entry 41 is [3, 0] as entry 4 is; want each pixel once", from: .table(table))
  }
}
