// SerialRowsTests.swift: rows over three lines, write by write.
// Tests only.

import SignPanels
import SignPrimitives
import SignSimulator
import Testing

@Suite struct SerialRowsTests {
  typealias Driver = MAX7219Driver<SerialRows<RecordingBus>>

  static func makeDriver(modules: Int) throws -> Driver {
    Driver(
      bus: SerialRows(lines: RecordingBus()),
      encoder: try MAX7219Encoder(modules: modules, wiring: MAX7219Wiring(.fc16)))
  }

  @Test func aRowIsClockedOutAndTakenOnce() {
    var bus = SerialRows(lines: RecordingBus())
    bus.send([0b1010_0101])
    #expect(
      bus.lines.wave(of: MAX7219Signal.allCases).art == """
        DIN  __--__--____--__---
        CLK  ___-_-_-_-_-_-_-_-_
        LOAD -_________________-

        """)
  }

  @Test func theNextRowBeginsWithoutARest() {
    var bus = SerialRows(lines: RecordingBus())
    bus.send([0x80])
    bus.send([0x01])
    #expect(
      bus.lines.wave(of: MAX7219Signal.allCases, writes: 19..<37).art == """
        DIN  _______________---
        CLK  __-_-_-_-_-_-_-_-_
        LOAD _________________-

        """)
  }

  @Test func dataAndLoadNeverMoveWithTheRisingClock() throws {
    var driver = try Self.makeDriver(modules: 4)
    driver.begin()
    driver.show(try makeFrame(modules: 4, seed: 11))
    let (clk, load) = (MAX7219Signal.clk.line, MAX7219Signal.load.line)
    var clocks = 0
    for write in driver.bus.lines.writes where write.changed.contains(clk) {
      if !write.levels.contains(clk) { continue }
      clocks += 1
      #expect(write.mask == clk)
      #expect(!write.levels.contains(load))
    }
    #expect(clocks == (14 + 8) * 4 * 16)
  }

  @Test func aWholeFrameOf32By8PixelsIs1040Writes() throws {
    var driver = try Self.makeDriver(modules: 4)
    driver.begin()
    let before = driver.bus.lines.writes.count
    var frame = try Bitmap(width: 32, height: 8)
    frame.fill(frame.bounds)
    driver.show(frame)
    let after = driver.bus.lines.writes.count
    #expect(after - before == 1040)
  }

  @Test func theFirstWritePutsTheLinesAtRest() throws {
    var driver = try Self.makeDriver(modules: 1)
    driver.begin()
    let first = driver.bus.lines.writes[0]
    #expect(first.levels == MAX7219Signal.load.line)
    #expect(first.mask == [.line(0), .line(1), .line(2)])
    let last = driver.bus.lines.levels.subtracting(MAX7219Signal.din.line)
    #expect(last == SerialRows<RecordingBus>.rest)
  }

  @Test(arguments: [1, 3, 4, 9]) func aVirtualChainHasNothingToComplainOf(modules: Int) throws {
    let frame = try makeFrame(modules: modules, seed: 21)
    var driver = MAX7219Driver(
      bus: SerialRows(
        lines: VirtualMAX7219(chips: modules, warmSeed: 3, nanosecondsPerWrite: 100)),
      encoder: try MAX7219Encoder(modules: modules, wiring: MAX7219Wiring(.generic)))
    driver.begin()
    driver.show(frame)
    driver.heal()
    let (shown, complaints) = (
      driver.bus.lines.makeBitmap(wiring: .generic), driver.bus.lines.complaints
    )
    #expect(shown == frame)
    #expect(complaints == [])
  }

  /// Lines of which one write fails.
  struct FailingLines: LineBus {
    struct Failure: Error {}
    var writesLeft: Int
    var recorder = RecordingBus()

    mutating func write(_ high: LineSet, mask: LineSet) throws(Failure) {
      writesLeft -= 1
      if writesLeft == 0 { throw Failure() }
      recorder.write(high, mask: mask)
    }
  }

  /// A row of two bytes is 34 writes, after the one that puts the lines at rest.
  @Test(arguments: 2...34) func noChipTakesHalfARow(failing: Int) throws {
    var bus = SerialRows(lines: FailingLines(writesLeft: failing))
    try? bus.send([0x0F, 0x01])
    try bus.send([0x0A, 0x05])
    let recorder = bus.lines.recorder
    let load = MAX7219Signal.load.line
    let taken = recorder.edges.filter { $0.line == load && $0.rises }.map(\.write)
    #expect(taken == [0, recorder.writes.count - 1], "at rest, and after the second row")
    var panel = VirtualMAX7219(chips: 1)
    recorder.replay(into: &panel)
    panel.send([0x0C, 0x01])
    panel.send([0x01, 0x01])
    #expect(panel.light(wiring: .fc16)[7, 0] == 11 * 840, "intensity 5, one digit")
  }
}
