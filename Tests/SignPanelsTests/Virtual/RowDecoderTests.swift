// RowDecoderTests.swift: the six ways in which panels choose a scan line.

import SignPanels
import SignSimulator
import Testing

@Suite struct RowDecoderTests {
  /// The scan lines that light when a driver of one type goes through the rows of a panel of
  /// another; those of the second pass, when shift registers hold what the driver put there.
  static func litRows(
    driver: VirtualHUB75.RowAddress, panel kind: VirtualHUB75.RowAddress, rows: Int
  ) -> [[Int]] {
    var panel = VirtualHUB75(.init(width: 1, height: 2 * rows, scan: rows, rowAddress: kind))
    var lit: [[Int]] = []
    for step in 0..<(2 * rows) {
      panel.choose(row: step % rows, of: rows, driver)
      panel.beginMeasuring()
      panel.lower(.oe)
      panel.raise(.oe)
      panel.endMeasuring()
      lit.append((0..<rows).filter { panel.rowTimes[$0] > 0 })
    }
    return Array(lit.suffix(rows))
  }

  static let sizes: [(VirtualHUB75.RowAddress, [Int])] = [
    (.direct, [2, 8, 16, 32]), (.shiftAB, [8, 16, 32]), (.oneCold, [4]),
    (.shiftABC, [8, 16, 32]), (.sm5266, [8, 16, 32]), (.b707, [8, 16, 32]),
  ]

  @Test(arguments: sizes) func lightsTheRowThatWasChosen(
    kind: VirtualHUB75.RowAddress, rows: [Int]
  ) {
    for rows in rows {
      #expect(Self.litRows(driver: kind, panel: kind, rows: rows) == (0..<rows).map { [$0] })
    }
  }

  @Test(arguments: VirtualHUB75.RowAddress.allCases, VirtualHUB75.RowAddress.allCases)
  func everyOtherTypeLightsOtherRows(
    driver: VirtualHUB75.RowAddress, panel: VirtualHUB75.RowAddress
  ) {
    let right = (0..<4).map { [$0] }
    #expect((Self.litRows(driver: driver, panel: panel, rows: 4) == right) == (driver == panel))
  }

  @Test func aPanelIgnoresAddressLinesThatItHasNotGot() {
    var panel = VirtualHUB75(.init(width: 1, height: 16, scan: 8))
    panel.choose(row: 0b11_101, of: 32, .direct)
    panel.lower(.oe)
    panel.raise(.oe)
    panel.endMeasuring()
    #expect(panel.rowTimes == [0, 0, 0, 0, 0, 1, 0, 0])
  }

  @Test func oneColdLinesRepeatEveryFourRows() {
    let lit = Self.litRows(driver: .oneCold, panel: .oneCold, rows: 8)
    #expect(lit[1] == [1, 5])
    #expect(lit[6] == [2, 6])
  }
}
