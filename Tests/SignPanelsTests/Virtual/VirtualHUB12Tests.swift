// VirtualHUB12Tests.swift: what virtual HUB12 panels show, and what they complain of.

import FrameText
import SignPanels
import SignPrimitives
import SignSimulator
import Testing

@Suite struct VirtualHUB12Tests {
  private typealias Line = HUB12Signal

  /// Sends the bytes of one scan line as they are on the wire, and lights it for three writes.
  static func show(_ bytes: [UInt8], step: Int, on panel: inout VirtualHUB12) {
    for byte in bytes {
      for bit in (0..<8).reversed() {
        panel.write(
          byte >> UInt8(bit) & 1 == 1 ? Line.r.line : [], mask: [Line.r.line, Line.clk.line])
        panel.write(Line.clk.line, mask: Line.clk.line)
      }
    }
    var address: LineSet = []
    if step & 1 != 0 { address.formUnion(Line.a.line) }
    if step & 2 != 0 { address.formUnion(Line.b.line) }
    panel.write(address, mask: [Line.a.line, Line.b.line, Line.clk.line])
    panel.write(Line.lat.line, mask: Line.lat.line)
    panel.write([], mask: Line.lat.line)
    panel.write(Line.oe.line, mask: Line.oe.line)
    panel.write([], mask: [])
    panel.write([], mask: [])
    panel.write([], mask: Line.oe.line)
  }

  @Test func fourRowsOfAStepComeFromTheBottomUp() throws {
    var panel = VirtualHUB12(panels: 1, width: 8)
    // Rows 12, 8, 4 and 0, then one lower each; a 0 lights.
    Self.show([0x7F, 0xFF, 0xF0, 0x00], step: 0, on: &panel)
    Self.show([0xFE, 0xFF, 0xFF, 0x7E], step: 1, on: &panel)
    Self.show([0xFF, 0xAA, 0xFF, 0xFF], step: 2, on: &panel)
    Self.show([0x00, 0xFF, 0xFF, 0xDF], step: 3, on: &panel)
    panel.endMeasuring()
    panel.goQuiet()
    #expect(
      panel.makeBitmap()
        == (try FrameText.bitmap(
          """
          ########
          #......#
          ........
          ..#.....
          ....####
          ........
          ........
          ........
          ........
          ........
          .#.#.#.#
          ........
          #.......
          .......#
          ........
          ########
          """)))
    #expect(panel.complaints == [])
    #expect(panel.rowTimes == [3, 3, 3, 3])
    #expect(panel.light()[0, 0] == 3)
    #expect(panel.measuredWrites == 4 * 71)
  }

  @Test func byteColumnsFollowFromTheLeftTheFarthestPanelFirst() {
    var panel = VirtualHUB12(panels: 2, width: 16)
    #expect(panel.shiftLength == 128)
    // A pixel in row 0: of the far panel's left column, of its last column, of the near one's ninth.
    let dark = [UInt8](repeating: 0xFF, count: 3)
    Self.show(dark + [0x7F] + dark + [0xFE] + dark + [0xFF] + dark + [0x7F], step: 0, on: &panel)
    panel.endMeasuring()
    let light = panel.light()
    #expect((0..<32).filter { light[$0, 0] > 0 } == [8, 16, 31])
    #expect(panel.makeBitmap().litCount == 3)
  }

  @Test func complainsOfLightThatIsLeftOn() {
    var panel = VirtualHUB12(panels: 1, width: 8)
    for step in 0..<4 { Self.show([0xFF, 0xFF, 0xFF, 0xFF], step: step, on: &panel) }
    panel.write(Line.oe.line, mask: Line.oe.line)
    panel.goQuiet()
    #expect(panel.complaints == [.restsLit(write: 285, row: 3)])
    panel.write([], mask: [Line.a.line, Line.b.line])
    #expect(panel.complaints.last == .lightWhileAddressMoves(write: 285))
    panel.write(Line.lat.line, mask: Line.lat.line)
    #expect(panel.complaints.last == .lightWhileLatchMoves(write: 286))
  }

  @Test func complainsOfDataAndClocks() {
    var panel = VirtualHUB12(panels: 1, width: 8, nanosecondsPerWrite: 10)
    panel.write([Line.r.line, Line.clk.line], mask: [Line.r.line, Line.clk.line])
    panel.write([], mask: Line.clk.line)
    panel.write(Line.clk.line, mask: Line.clk.line)
    panel.write(Line.lat.line, mask: Line.lat.line)
    panel.write([], mask: Line.lat.line)
    #expect(
      panel.complaints == [
        .dataWithClock(write: 0), .clockTooQuick(write: 2, nanoseconds: 20, minimum: 40),
        .clocksBeforeLatch(write: 4, clocks: 2, expected: 32),
      ])
  }

  @Test func complainsOfStepsThatAreNotLitAlike() {
    var panel = VirtualHUB12(panels: 1, width: 8)
    for step in [0, 1, 2, 2] { Self.show([0xFF, 0xFF, 0xFF, 0xFF], step: step, on: &panel) }
    panel.endMeasuring()
    #expect(
      panel.complaints == [
        .rowTurns(write: 284, row: 2, turns: 2, refreshes: 1),
        .rowTurns(write: 284, row: 3, turns: 0, refreshes: 1),
        .unequalRows(write: 284, row: 2, time: 6, other: 3, otherTime: 0),
      ])
  }
}
