// MAX7219ComplaintTests.swift: each complaint of a virtual chain of MAX7219.

import SignPanels
import SignSimulator
import Testing

@Suite struct MAX7219ComplaintTests {
  /// One row of a no-op for one chip, LOAD low before it and high after it.
  static func noOp() throws -> Wave<MAX7219Signal> {
    try Wave(
      """
      DIN  __________________________________
      CLK  __-_-_-_-_-_-_-_-_-_-_-_-_-_-_-_-_
      LOAD _________________________________-
      """)
  }

  static func complaints(
    _ wave: Wave<MAX7219Signal>, chips: Int = 1, nanosecondsPerWrite: Int? = nil
  ) -> [MAX7219Complaint] {
    var panel = VirtualMAX7219(
      chips: chips, levels: MAX7219Signal.load.line, nanosecondsPerWrite: nanosecondsPerWrite)
    wave.replay(into: &panel)
    return panel.complaints
  }

  @Test func aGoodRowIsForgiven() throws {
    #expect(Self.complaints(try Self.noOp()) == [])
  }

  @Test func dataWithTheRisingClock() throws {
    let wave = try Self.noOp().setting(.din, to: true, in: 4..<6)
    #expect(Self.complaints(wave) == [.dataWithClock(write: 4), .dataWithClock(write: 6)])
  }

  @Test func loadWithTheRisingClock() throws {
    let late = try Self.noOp().setting(.load, to: true, in: 32..<34)
    #expect(Self.complaints(late) == [.loadWithClock(write: 32)])
    let early = try Self.noOp().setting(.load, to: true, in: 0..<2)
    #expect(Self.complaints(early) == [.loadWithClock(write: 2)])
  }

  @Test func loadThatFallsWhileTheClockIsHigh() throws {
    let wave = try Self.noOp().setting(.clk, to: true, in: 0..<1)
    // The write raises the clock as well, and so makes a clock too many.
    #expect(Self.complaints(wave).first == .loadWithClock(write: 0))
    let later = try Self.noOp().setting(.load, to: true, in: 0..<3)
      .setting(.load, to: false, in: 3..<4).setting(.clk, to: true, in: 3..<4)
    #expect(Self.complaints(later).contains(.clockHighAtLoadFall(write: 3)))
  }

  @Test func aClockWhileLoadIsHigh() throws {
    let wave = try Self.noOp().setting(.load, to: true, in: 0..<3)
    #expect(Self.complaints(wave) == [.clockWhileLoadHigh(write: 2)])
  }

  @Test func loadMayRiseWhileTheClockIsStillHigh() throws {
    let wave = try Self.noOp().setting(.clk, to: true, in: 33..<34)
    #expect(Self.complaints(wave) == [])
  }

  @Test func tooFewAndTooManyClocks() throws {
    let short = try Self.noOp().dropping(2..<4)
    #expect(Self.complaints(short) == [.clocksBeforeLoad(write: 31, clocks: 15, chips: 1)])
    let long = try Self.noOp().repeating(2..<4)
    #expect(Self.complaints(long) == [.clocksBeforeLoad(write: 35, clocks: 17, chips: 1)])
    let one = try Self.noOp()
    #expect(
      Self.complaints(one, chips: 2) == [.clocksBeforeLoad(write: 33, clocks: 16, chips: 2)])
  }

  @Test func loadMayRiseForNothingOnlyBeforeTheFirstClock() {
    var panel = VirtualMAX7219(chips: 1)
    let load = MAX7219Signal.load.line
    for _ in 0..<2 {
      panel.write(load, mask: [load, MAX7219Signal.clk.line])
      panel.write([], mask: load)
    }
    #expect(panel.complaints == [])
    MAX7219Rows.write([[0, 0]], to: &panel)
    panel.write([], mask: load)
    panel.write(load, mask: load)
    #expect(panel.complaints == [.clocksBeforeLoad(write: 39, clocks: 0, chips: 1)])
  }

  @Test func timesBelowTheDataSheet() throws {
    let row = try Self.noOp()
    #expect(Self.complaints(row, nanosecondsPerWrite: 50) == [])
    let quick = Self.complaints(row, nanosecondsPerWrite: 49)
    #expect(quick.count == 15 + 15 + 16)
    #expect(quick.contains(.tooQuick(.clockPeriod, write: 4, nanoseconds: 98)))
    #expect(quick.contains(.tooQuick(.clockLow, write: 4, nanoseconds: 49)))
    #expect(quick.contains(.tooQuick(.clockHigh, write: 3, nanoseconds: 49)))
  }

  @Test func dataAndLoadTooShortlyBeforeTheClock() throws {
    let row = try Self.noOp().dropping(0..<1).setting(.din, to: true, in: 2..<4)
    let at = Self.complaints(row, nanosecondsPerWrite: 24)
    #expect(at.contains(.tooQuick(.dataSetUp, write: 3, nanoseconds: 24)))
    #expect(at.contains(.tooQuick(.loadSetUp, write: 1, nanoseconds: 24)))
    let slower = Self.complaints(row, nanosecondsPerWrite: 25)
    #expect(!slower.contains { if case .tooQuick(.dataSetUp, _, _) = $0 { true } else { false } })
    #expect(!slower.contains { if case .tooQuick(.loadSetUp, _, _) = $0 { true } else { false } })
  }

  @Test func loadTooShortlyHigh() throws {
    let row = try Self.noOp()
    var panel = VirtualMAX7219(
      chips: 1, levels: MAX7219Signal.load.line, nanosecondsPerWrite: 24)
    row.replay(into: &panel)
    row.dropping(0..<1).replay(into: &panel)
    #expect(panel.complaints.contains(.tooQuick(.loadHigh, write: 34, nanoseconds: 24)))
    #expect(panel.complaints.contains(.tooQuick(.loadToClock, write: 35, nanoseconds: 48)))
  }

  @Test func rowsFasterThanTenMegahertz() {
    var panel = VirtualMAX7219(chips: 1, rowClockHertz: 10_000_001)
    panel.send([0, 0])
    #expect(panel.complaints == [.clockAboveLimit(write: 0, hertz: 10_000_001)])
    panel = VirtualMAX7219(chips: 1, rowClockHertz: 10_000_000)
    panel.send([0, 0])
    #expect(panel.complaints == [])
  }

  @Test func lightBeforeAllDigitsAreKnown() {
    var panel = VirtualMAX7219(chips: 2)
    panel.send(rows: MAX7219Rows.start(chips: 2).filter { $0[0] != 0x05 })
    #expect(
      panel.complaints == [
        .litBeforeInitialized(write: 12, chip: 0), .litBeforeInitialized(write: 12, chip: 1),
      ])
  }

  @Test func aWarmChainThatIsSetUpWhileItIsLit() {
    var panel = VirtualMAX7219(chips: 1, warmSeed: 7)
    panel.send(rows: [[0x0F, 0], [0x0B, 7]])
    #expect(panel.complaints.contains(.litBeforeInitialized(write: 1, chip: 0)))
  }

  @Test func anotherScanLimitWhileLit() {
    var panel = VirtualMAX7219(chips: 1)
    panel.send(
      rows: MAX7219Rows.start(chips: 1) + [[0x0B, 3], [0x01, 1], [0x0B, 7], [0x0B, 6]])
    #expect(
      panel.complaints == [
        .scanLimitWhileLit(write: 14, chip: 0, limit: 3),
        .scanLimitWhileLit(write: 17, chip: 0, limit: 6),
      ])
  }

  @Test func decodingWhileLit() {
    var panel = VirtualMAX7219(chips: 1)
    panel.send(rows: MAX7219Rows.start(chips: 1) + [[0x09, 0x01]])
    #expect(panel.complaints == [.decodeModeWhileLit(write: 14, chip: 0, mode: 1)])
  }

  @Test func displayTestLeftOn() {
    var panel = VirtualMAX7219(chips: 1)
    panel.send(rows: MAX7219Rows.start(chips: 1) + [[0x0F, 0x01], [0x0F, 0x00]])
    #expect(panel.complaints == [.displayTest(write: 14, chip: 0)])
  }

  @Test(
    arguments: [
      (.dataWithClock(write: 3), "write 3: DIN changed in the write that raised CLK"),
      (.loadWithClock(write: 3), "write 3: LOAD moved in the write that raised CLK"),
      (.clockHighAtLoadFall(write: 3), "write 3: LOAD fell while CLK was high"),
      (.clockWhileLoadHigh(write: 3), "write 3: CLK rose while LOAD was high"),
      (
        .clocksBeforeLoad(write: 3, clocks: 15, chips: 1),
        "write 3: LOAD rose after 15 clocks; want whole words of 16 for 1 chips or more"
      ),
      (
        .tooQuick(.clockHigh, write: 3, nanoseconds: 49),
        "write 3: CLK high took 49 ns; want 50 or more"
      ),
      (
        .clockAboveLimit(write: 3, hertz: 20_000_000),
        "write 3: the clock is 20000000 Hz; want 10000000 at most"
      ),
      (
        .litBeforeInitialized(write: 3, chip: 1),
        "write 3: chip 1 is lit before all digits are known"
      ),
      (
        .scanLimitWhileLit(write: 3, chip: 1, limit: 2),
        "write 3: chip 1 is lit with scan limit 2; want 7"
      ),
      (
        .decodeModeWhileLit(write: 3, chip: 1, mode: 255),
        "write 3: chip 1 is lit with decode mode 255; want 0"
      ),
      (.displayTest(write: 3, chip: 1), "write 3: chip 1 is in display test"),
    ] as [(MAX7219Complaint, String)])
  func isPrintedInOneLine(complaint: MAX7219Complaint, line: String) {
    #expect(complaint.description == line)
    #expect(complaint.write == 3)
  }
}
