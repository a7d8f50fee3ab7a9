// LayoutLimitsTests.swift: sizes and counts that no sign has are refused, with what is allowed.

import SignPanels
import Testing

@Suite struct LayoutLimitsTests {
  @Test(arguments: [(0, 8), (8, 0), (12, 8), (8, 12), (264, 8), (8, 136), (-8, 8)])
  func aCellIsAMultipleOfEight(width: Int, height: Int) {
    let fault = PanelLayoutError.cellSize(width: width, height: height)
    #expect(throws: fault) {
      try PanelLayout(cellWidth: width, cellHeight: height, across: 1)
    }
    #expect(
      fault.description == "\(width) x \(height) px; want multiples of 8, 8...256 px wide and "
        + "8...128 px high")
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, -1), (4097, 1), (64, 65), (Int.max, Int.max)])
  func aGridHasCellsButNotTooMany(across: Int, down: Int) {
    #expect(throws: PanelLayoutError.gridSize(across: across, down: down)) {
      try PanelLayout(across: across, down: down)
    }
  }

  @Test func theLargestSignMaps() throws {
    let map = PanelMap(try PanelLayout(across: 4096))
    #expect(map.place(x: 0, y: 7) == (0, 32_760, 7))
  }

  @Test(arguments: [0, 4, -1]) func thereAreOneToThreeChains(chains: Int) {
    let fault = PanelLayoutError.chainCount(chains)
    #expect(throws: fault) { try PanelLayout(across: 12, down: 12, chains: chains) }
    #expect(throws: fault) { try PanelLayout(sketch: ["1"], chains: chains) }
    #expect(throws: fault) { try PanelLayout.panels(width: 64, height: 32, parallel: chains) }
    #expect(fault.description == "\(chains) parallel chains; want 1...3")
  }

  @Test func chainsShareRowsEqually() {
    #expect(throws: PanelLayoutError.unevenRows(rows: 3, chains: 2)) {
      try PanelLayout(across: 2, down: 3, chains: 2)
    }
  }

  @Test func aChainThatTurnsBackOnceHasAnEvenLength() {
    let fault = PanelLayoutError.oddChain(length: 3)
    #expect(throws: fault) {
      try PanelLayout.panels(width: 64, height: 32, chain: 3, path: .serpentine)
    }
    #expect(
      fault.description
        == "a chain of 3 cannot turn back in its middle; want an even number, or a sketch")
    #expect(throws: PanelLayoutError.chainLength(0)) {
      try PanelLayout.panels(width: 64, height: 32, chain: 0)
    }
  }

  @Test func eachPlaceIsTakenOnce() {
    #expect(throws: PanelLayoutError.placeTwice(chain: 0, place: 1)) {
      try PanelLayout(
        cellWidth: 8, cellHeight: 8, across: 2,
        cells: [PanelCell(chain: 0, place: 1), PanelCell(chain: 0, place: 1)])
    }
    #expect(
      throws: PanelLayoutError.placeOutOfRange(chain: 0, place: 2, chains: 1, length: 2)
    ) {
      try PanelLayout(
        cellWidth: 8, cellHeight: 8, across: 2,
        cells: [PanelCell(chain: 0, place: 2), PanelCell(chain: 0, place: 1)])
    }
    #expect(throws: PanelLayoutError.cellCount(3, across: 2)) {
      try PanelLayout(
        cellWidth: 8, cellHeight: 8, across: 2,
        cells: (0..<3).map { PanelCell(chain: 0, place: $0) })
    }
  }

  @Test(arguments: [(0, Turn.none), (90, .quarter), (180, .half), (270, .threeQuarters)])
  func aTurnIsAQuarterOfDegrees(degrees: Int, turn: Turn) {
    #expect(Turn(degrees: degrees) == turn)
    #expect(turn.degrees == degrees)
  }

  @Test(arguments: [45, 360, -90, 1]) func noOtherTurnExists(degrees: Int) {
    #expect(Turn(degrees: degrees) == nil)
  }
}
