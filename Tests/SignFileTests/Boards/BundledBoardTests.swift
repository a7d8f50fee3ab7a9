// BundledBoardTests.swift: every board file of the repository loads and names the right pins.
// Tests of SignFile: no Foundation.

import SignPanels
import Testing

@testable import SignFile

@Suite struct BundledBoards {
  private func load(_ name: String) throws -> LoadedBoard {
    try LoadedBoard(path: "\(packageFolder("Boards"))/\(name).json")
  }

  @Test func noBoardFileIsUntestedAndNoneIsMissing() {
    #expect(boardNames() == expectedBoards.keys.sorted())
  }

  @Test(arguments: expectedBoards.keys.sorted())
  func aBoardHasItsSizeAndPins(name: String) throws {
    let board = try load(name)
    let expected = try #require(expectedBoards[name])
    #expect(board.width == expected.width && board.height == expected.height)
    #expect(!board.name.isEmpty)
    switch board.bus {
    case .spi(let path, let hz):
      #expect(path == "/dev/spidev0.0" && hz == expected.hz)
    case .gpio(let gpio):
      #expect(expected.hz == nil)
      #expect(gpio.chips == ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"])
      let found = gpio.lines.map { "\($0.signal) \($0.offset)" }.sorted()
      #expect(found == expected.pins.map { "\($0.signal) \($0.bcm)" }.sorted())
    }
  }

  @Test(arguments: expectedBoards.keys.sorted())
  func aBoardIsDrivenAsItsNameSays(name: String) throws {
    let words = name.split(separator: "-")
    switch try load(name).panel {
    case .max7219(let board):
      #expect(words[0] == "max7219")
      #expect(
        board.wiring == MAX7219Wiring(try #require(MAX7219ModuleType(rawValue: String(words[1])))))
      #expect(board.brightness == .full && board.layout.chains == 1)
    case .hub75(let board):
      #expect(words[0] == "hub75")
      #expect(board.configuration.width == 64 && board.configuration.panels == 1)
      #expect(board.configuration.chains == (name.hasSuffix("-3-chains") ? 3 : 1))
      #expect(board.configuration.height == (name.contains("64x64") ? 64 : 32))
      #expect(board.configuration.scan * 2 == board.configuration.height)
      #expect(board.configuration.rowAddress == .direct && board.configuration.ink == .white)
      #expect(board.multiplex.isIdentity)
    case .hub12(let board):
      #expect(words[0] == "hub12")
      #expect(board.configuration.panels == board.layout.canvasWidth / 32)
    }
  }

  @Test func theSerpentineTurnsItsLowerRowRound() throws {
    let layout = try load("max7219-fc16-8x2-serpentine-spi").panel.layout
    #expect(
      layout.cells.map { $0.place } == [7, 6, 5, 4, 3, 2, 1, 0, 8, 9, 10, 11, 12, 13, 14, 15])
    #expect(layout.cells.map { $0.turn == .half } == (0..<16).map { $0 >= 8 })
  }

  @Test func everyStripBeginsOnTheRight() throws {
    for name in expectedBoards.keys where name.hasPrefix("max7219") && !name.contains("x2") {
      let layout = try load(name).panel.layout
      #expect(layout.cells.map { $0.place } == (0..<layout.cells.count).reversed())
    }
  }
}
