// PanelMoveTests.swift: neighbours that move alike move together.

import Testing

@testable import SignPanels

@Suite struct PanelMoveTests {
  func moves(_ layout: PanelLayout) -> Int { PanelMap(layout).moves.count }

  @Test func aStripIsOneMoveWhereverItsInputIs() throws {
    #expect(moves(try PanelLayout(across: 32, start: .left)) == 1)
    #expect(moves(try PanelLayout(across: 32, start: .right)) == 1)
    #expect(moves(try PanelLayout(across: 32, turn: .half)) == 1)
    #expect(moves(try PanelLayout(across: 32, mirror: .horizontal)) == 1)
  }

  @Test func eachRowOfAFoldedStripIsOneMove() throws {
    #expect(moves(try PanelLayout(across: 8, down: 3, path: .serpentine)) == 3)
    #expect(moves(try PanelLayout(across: 8, down: 2, path: .uprightSerpentine)) == 2)
    #expect(moves(try PanelLayout(across: 8, down: 4, chains: 2)) == 4)
  }

  @Test func aRowOfPanelsIsOneMoveWhenItRunsToTheRight() throws {
    #expect(moves(try PanelLayout.panels(width: 64, height: 32, chain: 4, start: .left)) == 1)
    #expect(moves(try PanelLayout.panels(width: 64, height: 32, chain: 4, start: .right)) == 4)
  }

  @Test func aGapInTheOrderEndsAMove() throws {
    #expect(moves(try PanelLayout(sketch: ["1 2 4 3"])) == 2)
    #expect(moves(try PanelLayout(sketch: ["1 2m 3m 4v"])) == 3)
  }
}
