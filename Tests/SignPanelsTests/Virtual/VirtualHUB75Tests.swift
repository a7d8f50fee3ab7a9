// VirtualHUB75Tests.swift: what virtual HUB75 panels show.

import FrameText
import SignPanels
import SignPrimitives
import SignSimulator
import Testing

private let red1 = HUB75Signal.r1.line
private let red2 = HUB75Signal.r2.line

@Suite struct VirtualHUB75Tests {
  @Test func showsASmallRefresh() throws {
    var panel = HUB75Traces.smallPanel()
    try HUB75Traces.smallRefresh().replay(into: &panel)
    panel.endMeasuring()
    panel.goQuiet()
    #expect(panel.complaints == [])
    #expect(panel.makeBitmap() == (try FrameText.bitmap(HUB75Traces.smallPicture)))
    #expect(panel.measuredWrites == 20)
    #expect(panel.rowTimes == [2, 2])
    let times = panel.times(chain: 0, x: 1, y: 1)
    #expect(times.red == 2 && times.green == 0 && times.blue == 0)
    #expect(panel.light().levels == [2, 0, 0, 2, 2, 2, 0, 0])
    #expect(panel.light().full == 10)
  }

  @Test func measuresOnlyWhatItWasAskedTo() throws {
    var panel = HUB75Traces.smallPanel()
    let refresh = try HUB75Traces.smallRefresh()
    refresh.replay(into: &panel)
    panel.beginMeasuring()
    refresh.replay(into: &panel)
    refresh.replay(into: &panel)
    panel.endMeasuring(refreshes: 2)
    #expect(panel.complaints == [])
    #expect(panel.measuredWrites == 40)
    #expect(panel.rowTimes == [4, 4])
  }

  @Test func aRowThatIsBlankedInItsTurnIsStillLitOnce() throws {
    var panel = HUB75Traces.smallPanel()
    // Both rows are dark for a write and lit again before the next row.
    let refresh = try HUB75Traces.smallRefresh().repeating(17..<20).repeating(7..<10)
    refresh.replay(into: &panel)
    panel.endMeasuring()
    #expect(panel.complaints == [])
    #expect(panel.rowTimes == [4, 4])
  }

  @Test func theLeftColumnOfTheFarthestPanelComesFirst() throws {
    var panel = VirtualHUB75(.init(width: 2, height: 2, panels: 2, scan: 1, ink: .red))
    for lines in [red1, [red1, red2], [], red2] { panel.column(lines) }
    panel.pulse(.lat)
    panel.lower(.oe)
    panel.raise(.oe)
    panel.endMeasuring()
    #expect(
      panel.makeBitmap()
        == (try FrameText.bitmap(
          """
          ..##
          .#.#
          """)))
    #expect(panel.complaints == [])
  }

  @Test func parallelChainsHaveTheirOwnLines() {
    let lines: [(HUB75Signal, Int, Int)] = [
      (.r1, 0, 0), (.g1, 0, 0), (.b1, 0, 0), (.r2, 0, 1), (.g2, 0, 1), (.b2, 0, 1),
      (.r1_2, 1, 0), (.g1_2, 1, 0), (.b1_2, 1, 0), (.r2_2, 1, 1), (.g2_2, 1, 1), (.b2_2, 1, 1),
      (.r1_3, 2, 0), (.g1_3, 2, 0), (.b1_3, 2, 0), (.r2_3, 2, 1), (.g2_3, 2, 1), (.b2_3, 2, 1),
    ]
    for (index, (signal, chain, row)) in lines.enumerated() {
      var panel = VirtualHUB75(.init(width: 1, height: 2, chains: 3, scan: 1))
      panel.column(signal.line)
      panel.pulse(.lat)
      panel.lower(.oe)
      panel.raise(.oe)
      panel.endMeasuring()
      for other in 0..<3 {
        #expect(panel.makeBitmap(chain: other).litCount == (other == chain ? 1 : 0))
      }
      let times = panel.times(chain: chain, x: 0, y: row)
      #expect([times.red, times.green, times.blue] == (0..<3).map { $0 == index % 3 ? 1 : 0 })
    }
  }

  @Test(arguments: [8, 16, 32]) func lightsTwoRowsOfEachAddress(scan: Int) {
    for row in [0, 1, scan / 2, scan - 1] {
      var panel = VirtualHUB75(.init(width: 1, height: 2 * scan, scan: scan, ink: .red))
      panel.column([red1, red2])
      panel.choose(row: row, of: scan, .direct)
      panel.pulse(.lat)
      panel.lower(.oe)
      panel.raise(.oe)
      panel.endMeasuring()
      let light = panel.light()
      #expect((0..<(2 * scan)).filter { light[0, $0] > 0 } == [row, row + scan])
    }
  }

  @Test func foldedRowsFollowTheTable() throws {
    // Two rows a half, one scan line: the upper row lies behind the lower one, seen from the input.
    let fold = FoldTable(width: 2, height: 4, stretch: 2) { x, y in
      (x: y % 2 == 0 ? 2 + x : x, y: y / 2)
    }
    let setup = VirtualHUB75.Setup(width: 2, height: 4, panels: 2, scan: 1, ink: .red, fold: fold)
    #expect(setup.shiftLength == 8)
    var panel = VirtualHUB75(setup)
    // The far panel's row 1, then its row 0; then the near panel's.
    for lines in [red1, [], [], red1, [], [red2], red1, red2] { panel.column(lines) }
    panel.pulse(.lat)
    panel.lower(.oe)
    panel.raise(.oe)
    panel.endMeasuring()
    #expect(
      panel.makeBitmap()
        == (try FrameText.bitmap(
          """
          #..#
          ..#.
          .#..
          .#..
          """)))
    #expect(panel.complaints == [])
  }

  @Test func latchedDataStaysWhileTheNextIsShifted() {
    var panel = VirtualHUB75(.init(width: 1, height: 2, scan: 1, ink: .red))
    panel.column(red1)
    panel.pulse(.lat)
    panel.lower(.oe)
    panel.column([])
    panel.raise(.oe)
    panel.endMeasuring()
    #expect(panel.light().levels == [4, 0])
  }
}
