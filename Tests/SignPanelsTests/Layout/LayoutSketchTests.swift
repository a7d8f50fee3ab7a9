// LayoutSketchTests.swift: sketches say what words say, and faults have their place.

import SignPanels
import Testing

@Suite struct LayoutSketchTests {
  @Test func aSketchNamesPlacesTurnsAndMirrors() throws {
    let layout = try PanelLayout(sketch: ["1 2>", "4< 3m"])
    #expect(layout.across == 2)
    #expect(layout.down == 2)
    #expect(
      layout.cells == [
        PanelCell(chain: 0, place: 0), PanelCell(chain: 0, place: 1, turn: .quarter),
        PanelCell(chain: 0, place: 3, turn: .threeQuarters),
        PanelCell(chain: 0, place: 2, isMirrored: true),
      ])
  }

  @Test func marksComeInAnyOrderAndSpacesDoNotCount() throws {
    #expect(
      try PanelLayout(sketch: ["  1m>\t 2^ "]) == PanelLayout(sketch: ["1>m 2"]))
  }

  @Test(arguments: [
    (["2 1"], ChainPath.rows, ChainStart.right, 1),
    (["1 2 3"], .rows, .left, 1),
    (["3 2 1", "6 5 4"], .rows, .right, 1),
    (["3 2 1", "4v 5v 6v"], .serpentine, .right, 1),
    (["1 2", "4v 3v", "5 6"], .serpentine, .left, 1),
    (["2 1", "3 4"], .uprightSerpentine, .right, 1),
    (["2 1", "3v 4v", "6 5", "7v 8v"], .serpentine, .right, 2),
    (["2 1", "4 3", "6 5"], .rows, .right, 3),
  ]) func wordsSayWhatASketchShows(
    sketch: [String], path: ChainPath, start: ChainStart, chains: Int
  ) throws {
    let drawn = try PanelLayout(sketch: sketch, chains: chains)
    let across = sketch[0].split(separator: " ").count
    #expect(
      try PanelLayout(across: across, down: sketch.count, chains: chains, path: path, start: start)
        == drawn)
  }

  @Test func oneTurnedCellIsATurnedSign() throws {
    let cell = PanelMap(try PanelLayout(sketch: ["1>"], cellWidth: 64, cellHeight: 32))
    let sign = PanelMap(
      try PanelLayout(sketch: ["1"], cellWidth: 64, cellHeight: 32, turn: .quarter))
    #expect(cell.canvasWidth == 32)
    #expect(cell.canvasHeight == 64)
    for y in 0..<64 {
      for x in 0..<32 { #expect(cell.place(x: x, y: y) == sign.place(x: x, y: y)) }
    }
  }

  static let faults: [([String], PanelLayoutError, String?)] = [
    ([], .noCell, "no cell; want the places along the chain, such as [\"1 2\", \"4v 3v\"]"),
    (["", "  "], .noCell, nil),
    (
      ["1 2", "3"], .unevenRow(row: 2, cells: 1, expected: 2),
      "row 2 has 1 cells, but row 1 has 2"
    ),
    (["1", ""], .unevenRow(row: 2, cells: 0, expected: 1), nil),
    (["", "1"], .unevenRow(row: 2, cells: 1, expected: 0), nil),
    (
      ["1 >"], .numberMissing(found: ">", row: 1, column: 3),
      "row 1, column 3: found '>' without a number before it; want the place along the chain, "
        + "then one of ^ > v < where its top points, and m if it is mirrored"
    ),
    (
      ["1 2", "3 2v"], .numberTwice(2, row: 2, column: 3, firstRow: 1, firstColumn: 3),
      "row 2, column 3: found 2 again, which is at row 1, column 3; want each place once"
    ),
    (
      ["1 2", "5 4"], .numberOutOfRange(5, cells: 4, missing: 3, row: 2, column: 1),
      "row 2, column 1: found 5; want 1...4, and 3 is missing"
    ),
    (["0 1"], .numberOutOfRange(0, cells: 2, missing: 2, row: 1, column: 1), nil),
    (
      ["99999999999999999999"],
      .numberOutOfRange(99_999_999, cells: 1, missing: 1, row: 1, column: 1), nil
    ),
    (
      ["1 2x"], .unknownMark("x", row: 1, column: 4),
      "row 1, column 4: found 'x'; want a number, then one of ^ > v < where its top points, "
        + "and m if it is mirrored; spaces between cells"
    ),
    (["1 \u{E9}2"], .unknownMark("\u{E9}", row: 1, column: 3), nil),
    (["1>2"], .unknownMark("2", row: 1, column: 3), nil),
    (["1,2"], .unknownMark(",", row: 1, column: 2), nil),
    (["-1"], .unknownMark("-", row: 1, column: 1), nil),
    (
      ["1>v"], .secondMark("v", row: 1, column: 3),
      "row 1, column 3: found a second mark, 'v'; want at most one of ^ > v < where its top "
        + "points, and m if it is mirrored"
    ),
    (["1mm"], .secondMark("m", row: 1, column: 3), nil),
    (["1^>"], .secondMark(">", row: 1, column: 3), nil),
  ]

  @Test(arguments: faults) func aFaultySketchNamesThePlace(
    sketch: [String], fault: PanelLayoutError, words: String?
  ) {
    #expect(throws: fault) { try PanelLayout(sketch: sketch) }
    if let words { #expect(fault.description == words) }
  }

  @Test func aSketchHasAsManyCellsAsTheChains() {
    #expect(throws: PanelLayoutError.sketchCount(cells: 3, chains: 1, length: 4)) {
      try PanelLayout(sketch: ["1 2 3"], length: 4)
    }
    #expect(throws: PanelLayoutError.unevenChains(cells: 3, chains: 2)) {
      try PanelLayout(sketch: ["1 2 3"], chains: 2)
    }
  }

  @Test func anOblongCellThatStandsAmongLyingOnesLeavesAHole() {
    let fault = PanelLayoutError.doesNotTile(
      row: 2, column: 1, width: 32, height: 64, expectedWidth: 64, expectedHeight: 32)
    #expect(throws: fault) {
      try PanelLayout(sketch: ["1 2v", "3> 4"], cellWidth: 64, cellHeight: 32)
    }
    #expect(
      fault.description == "row 2, cell 1 is 32 x 64 px, so the sign has a hole; want 64 x 32 px "
        + "as the first cell: turn all by a quarter, or none")
    #expect(fault.row == 2)
  }
}
