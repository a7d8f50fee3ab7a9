// ScanComplaintTests.swift: each complaint of a virtual HUB75 panel.

import SignPanels
import SignSimulator
import Testing

@Suite struct ScanComplaintTests {
  static func complaints(
    _ wave: Wave<HUB75Signal>, ink: VirtualHUB75.Ink = .red,
    rowAddress: VirtualHUB75.RowAddress = .direct, nanosecondsPerWrite: Int? = nil
  ) -> [ScanComplaint] {
    var panel = HUB75Traces.smallPanel(
      ink: ink, rowAddress: rowAddress, nanosecondsPerWrite: nanosecondsPerWrite)
    wave.replay(into: &panel)
    panel.endMeasuring()
    panel.goQuiet()
    return panel.complaints
  }

  @Test func lightWhileTheAddressMoves() throws {
    let before = try HUB75Traces.smallRefresh().setting(.oe, to: false, in: 12..<14)
    #expect(Self.complaints(before) == [.lightWhileAddressMoves(write: 14)])
    let after = try HUB75Traces.smallRefresh().setting(.oe, to: false, in: 14..<15)
    #expect(Self.complaints(after).first == .lightWhileAddressMoves(write: 14))
  }

  @Test func lightWhileTheLatchMoves() throws {
    let wave = try HUB75Traces.smallRefresh().setting(.oe, to: false, in: 15..<16)
    #expect(
      Self.complaints(wave) == [
        .lightWhileLatchMoves(write: 15), .lightWhileLatchMoves(write: 16),
      ])
  }

  @Test func dataWithTheRisingClock() throws {
    let wave = try HUB75Traces.smallRefresh().setting(.r1, to: false, in: 0..<1)
    #expect(Self.complaints(wave) == [.dataWithClock(write: 1)])
  }

  @Test func theLatchWithTheRisingClock() throws {
    let wave = try HUB75Traces.smallRefresh().setting(.lat, to: true, in: 3..<5)
      .setting(.lat, to: false, in: 5..<6)
    #expect(Self.complaints(wave) == [.latchWithClock(write: 3)])
  }

  @Test func aClockWhileTheLatchIsHigh() throws {
    let wave = try HUB75Traces.smallRefresh().setting(.lat, to: true, in: 2..<5)
    #expect(Self.complaints(wave) == [.clockWhileLatchHigh(write: 3)])
  }

  @Test func aLatchAfterTheWrongNumberOfClocks() throws {
    let short = try HUB75Traces.smallRefresh().dropping(2..<4)
    #expect(Self.complaints(short) == [.clocksBeforeLatch(write: 4, clocks: 1, expected: 2)])
    let long = try HUB75Traces.smallRefresh().repeating(2..<4)
    #expect(Self.complaints(long) == [.clocksBeforeLatch(write: 8, clocks: 3, expected: 2)])
    let twice = try HUB75Traces.smallRefresh().repeating(5..<7)
    #expect(Self.complaints(twice) == [.clocksBeforeLatch(write: 8, clocks: 0, expected: 2)])
  }

  @Test func rowDataWithItsClock() throws {
    let wave = try Wave<HUB75Signal>("OE -----\nA  _-_-_\nB  _-___\nC  ____-")
    let expected: [(VirtualHUB75.RowAddress, [Int])] = [
      (.direct, []), (.shiftAB, [1]), (.oneCold, []), (.shiftABC, [1, 2, 4]), (.sm5266, [1]),
      (.b707, [1]),
    ]
    for (kind, writes) in expected {
      var panel = HUB75Traces.smallPanel(rowAddress: kind)
      wave.replay(into: &panel)
      #expect(panel.complaints == writes.map { .rowDataWithClock(write: $0) })
    }
  }

  @Test func severalRowsAtOnce() throws {
    var panel = HUB75Traces.smallPanel(rowAddress: .oneCold)
    try HUB75Traces.smallRefresh().replay(into: &panel)
    #expect(panel.complaints == [.severalRowsLit(write: 7, rows: 2)])
  }

  @Test func aClockAboveTwentyFiveMegahertz() throws {
    let wave = try HUB75Traces.smallRefresh()
    #expect(Self.complaints(wave, nanosecondsPerWrite: 20) == [])
    #expect(
      Self.complaints(wave, nanosecondsPerWrite: 19) == [
        .clockTooQuick(write: 3, nanoseconds: 38, minimum: 40),
        .clockTooQuick(write: 13, nanoseconds: 38, minimum: 40),
      ])
  }

  @Test func rowsThatAreNotLitOnceARefresh() throws {
    let half = try HUB75Traces.smallRefresh().dropping(10..<20)
    #expect(Self.complaints(half) == [.rowTurns(write: 10, row: 1, turns: 0, refreshes: 1)])
    let double = try HUB75Traces.smallRefresh().repeating(0..<10)
    #expect(
      Self.complaints(double) == [.rowTurns(write: 30, row: 0, turns: 2, refreshes: 1)])
  }

  @Test func aRowThatIsLitAgainAfterAnotherOneWithoutALatch() throws {
    var panel = HUB75Traces.smallPanel()
    for row in [0, 1, 0] {
      panel.choose(row: row, of: 2, .direct)
      panel.lower(.oe)
      panel.raise(.oe)
    }
    panel.endMeasuring()
    #expect(panel.complaints == [.rowTurns(write: 9, row: 0, turns: 2, refreshes: 1)])
  }

  @Test func rowsThatAreLitForDifferentTimes() throws {
    let within = try HUB75Traces.smallRefresh().repeating(17..<19)
    #expect(Self.complaints(within) == [])
    let beyond = try HUB75Traces.smallRefresh().repeating(17..<19).repeating(17..<18)
    #expect(
      Self.complaints(beyond) == [
        .unequalRows(write: 23, row: 1, time: 5, other: 0, otherTime: 2)
      ])
  }

  @Test func coloursThatAreNotTheInk() throws {
    let wave = try HUB75Traces.smallRefresh()
    #expect(
      Self.complaints(wave, ink: .white) == [
        .inkDiffers(write: 20, chain: 0, x: 0, y: 0, red: 2, green: 0, blue: 0)
      ])
    #expect(
      Self.complaints(wave, ink: .green) == [
        .inkDiffers(write: 20, chain: 0, x: 0, y: 0, red: 2, green: 0, blue: 0)
      ])
  }

  @Test(arguments: 1...7) func anyOtherColoursThanTheInk(lit: UInt32) {
    for ink in UInt8(1)...7 {
      let setup = VirtualHUB75.Setup(
        width: 1, height: 2, scan: 1, ink: VirtualHUB75.Ink(rawValue: ink))
      var panel = VirtualHUB75(setup)
      panel.column(LineSet(rawValue: lit << UInt32(HUB75Signal.r1.rawValue)))
      panel.pulse(.lat)
      panel.lower(.oe)
      panel.raise(.oe)
      panel.endMeasuring()
      let times = (0..<3).map { Int(lit >> $0 & 1) }
      let differs = ScanComplaint.inkDiffers(
        write: 7, chain: 0, x: 0, y: 0, red: times[0], green: times[1], blue: times[2])
      #expect(panel.complaints == (UInt32(ink) == lit ? [] : [differs]))
    }
  }

  @Test func aRowLeftLit() throws {
    let wave = try HUB75Traces.smallRefresh().dropping(19..<20)
    #expect(Self.complaints(wave) == [.restsLit(write: 19, row: 1)])
  }

  @Test func complaintsBeyondAThousandAreOnlyCounted() throws {
    var panel = HUB75Traces.smallPanel()
    let wave = try HUB75Traces.smallRefresh().setting(.r1, to: false, in: 0..<1)
    for _ in 0..<1001 { wave.replay(into: &panel) }
    #expect(panel.complaints.count == 1000)
    #expect(panel.complaintCount == 1001)
  }

  @Test(
    arguments: [
      (.lightWhileAddressMoves(write: 3), "the row address moved while the output was lit"),
      (.lightWhileLatchMoves(write: 3), "the latch moved while the output was lit"),
      (.dataWithClock(write: 3), "data changed in the write that raised CLK"),
      (.latchWithClock(write: 3), "the latch moved in the write that raised CLK"),
      (.clockWhileLatchHigh(write: 3), "CLK rose while the latch was high"),
      (
        .clocksBeforeLatch(write: 3, clocks: 1, expected: 2),
        "a latch pulse after 1 clocks; want 2"
      ),
      (
        .unknownCommand(write: 3, clocks: 5),
        "a latch pulse of 5 clocks; want 0 to 3 for data, or 10, 11 or 12"
      ),
      (.rowDataWithClock(write: 3), "row data changed in the write that moved the row clock"),
      (.severalRowsLit(write: 3, rows: 2), "2 scan lines are lit at once"),
      (
        .clockTooQuick(write: 3, nanoseconds: 20, minimum: 40),
        "a clock period of 20 ns; want 40 or more"
      ),
      (
        .rowTurns(write: 3, row: 4, turns: 2, refreshes: 1),
        "scan line 4 was lit 2 times; want 1"
      ),
      (
        .unequalRows(write: 3, row: 4, time: 9, other: 5, otherTime: 2),
        "scan line 4 was lit for 9 writes, but line 5 for 2"
      ),
      (
        .inkDiffers(write: 3, chain: 1, x: 7, y: 8, red: 2, green: 0, blue: 1),
        "chain 1, pixel (7, 8): red, green and blue were lit for 2, 0 and 1 writes"
      ),
      (.restsLit(write: 3, row: 4), "the bus went quiet with scan line 4 lit"),
    ] as [(ScanComplaint, String)])
  func isPrintedInOneLine(complaint: ScanComplaint, seen: String) {
    #expect(complaint.description == "write 3: " + seen)
    #expect(complaint.write == 3)
  }
}
