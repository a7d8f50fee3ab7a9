// DriverTests.swift: what a driver sends, row by row, and what a chain then shows.
// Tests only.

import SignPanels
import SignPrimitives
import SignSimulator
import Testing

@Suite struct DriverTests {
  typealias Driver = MAX7219Driver<RecordingRowBus>

  static func makeDriver(
    modules: Int, wiring: MAX7219Wiring = MAX7219Wiring(.fc16),
    brightness: MAX7219Brightness = .full
  ) throws -> Driver {
    Driver(
      bus: RecordingRowBus(), encoder: try MAX7219Encoder(modules: modules, wiring: wiring),
      brightness: brightness)
  }

  /// A row of the same word for every module.
  static func row(_ register: UInt8, _ data: UInt8, modules: Int = 2) -> [UInt8] {
    (0..<modules).flatMap { _ in [register, data] }
  }

  static let darkDigits = (1...8).map { row($0, 0) }

  @Test func beginSendsTheRegistersInTheSafeOrderAtOnce() throws {
    var driver = try Self.makeDriver(modules: 2)
    driver.begin()
    let (rows, calls) = (driver.bus.rows, driver.bus.calls)
    #expect(
      rows == [Self.row(15, 0), Self.row(12, 0), Self.row(9, 0), Self.row(11, 7)]
        + Self.darkDigits + [Self.row(10, 15), Self.row(12, 1)])
    #expect(calls == [14])
  }

  @Test func beginLeavesADarkChainInShutdown() throws {
    var driver = try Self.makeDriver(modules: 2, brightness: .dark)
    driver.begin()
    let rows = driver.bus.rows
    #expect(rows.count == 13)
    #expect(rows.last == Self.row(10, 0))
  }

  @Test(arguments: UInt64(1)...20) func aWarmRestartLightsNothingThatWasDark(seed: UInt64) throws {
    var driver = try Self.makeDriver(modules: 3)
    driver.begin()
    var panel = VirtualMAX7219(chips: 3, warmSeed: seed)
    let wiring = MAX7219Wiring(.fc16).module
    var before = panel.makeBitmap(wiring: wiring)
    for row in driver.bus.rows {
      panel.send(row)
      let after = panel.makeBitmap(wiring: wiring)
      for y in 0..<8 {
        for x in 0..<24 where after.isLit(x: x, y: y) { #expect(before.isLit(x: x, y: y)) }
      }
      before = after
    }
    #expect(before.litCount == 0)
    #expect(panel.complaints == [])
    let frame = try makeFrame(modules: 3, seed: seed)
    var shown = MAX7219Driver(
      bus: VirtualMAX7219(chips: 3, warmSeed: seed),
      encoder: try MAX7219Encoder(modules: 3, wiring: MAX7219Wiring(.fc16)))
    shown.begin()
    shown.show(frame)
    let picture = shown.bus.makeBitmap(wiring: wiring)
    #expect(picture == frame)
  }

  @Test func showSendsOnlyTheDigitsThatChanged() throws {
    var driver = try Self.makeDriver(modules: 2)
    driver.begin()
    let start = driver.bus.rows.count
    var frame = try Bitmap(width: 16, height: 8)
    driver.show(frame)
    #expect(driver.bus.calls.count == 1, "a dark frame is what the chain holds already")
    frame.set(x: 0, y: 2)
    frame.set(x: 15, y: 5)
    driver.show(frame)
    driver.show(frame)
    let (rows, calls) = (Array(driver.bus.rows[start...]), driver.bus.calls)
    // Module 1 comes first. Column 0 of module 0 is bit 7, column 7 of module 1 is bit 0.
    #expect(rows == [[3, 0x00, 3, 0x80], [6, 0x01, 6, 0x00]])
    #expect(calls == [14, 2])
  }

  @Test(arguments: MAX7219Wiring.all, 0..<8)
  func everyDigitIsNoticedWhenItChanges(wiring: MAX7219Wiring, line: Int) throws {
    // Five modules: a pixel in the first, the fourth and the last one, which is a block of its own.
    for module in [0, 3, 4] {
      var driver = try Self.makeDriver(modules: 5, wiring: wiring)
      driver.begin()
      var frame = try Bitmap(width: 40, height: 8)
      let (x, y) = wiring.digits == .rows ? (3, line) : (line, 3)
      frame.set(x: 8 * module + x, y: y)
      driver.show(frame)
      let rows = Array(driver.bus.rows[14...])
      let digit = wiring.reversesDigits ? 7 - line : line
      #expect(rows.map { $0[0] } == [UInt8(digit + 1)])
      #expect(
        rows.first == expectedDigits(frame, wiring)[digit].flatMap { [UInt8(digit + 1), $0] })
    }
  }

  @Test func aWhollyChangedFrameIsOneCallOfEightRows() throws {
    var driver = try Self.makeDriver(modules: 32)
    driver.begin()
    var frame = try Bitmap(width: 256, height: 8)
    frame.fill(frame.bounds)
    driver.show(frame)
    let calls = driver.bus.calls
    #expect(calls == [14, 8])
  }

  @Test func endIsDarkFirstAndThenClearsTheDigits() throws {
    var driver = try Self.makeDriver(modules: 2)
    driver.begin()
    driver.show(try makeFrame(modules: 2, seed: 1))
    let start = driver.bus.rows.count
    driver.end()
    let (rows, isRunning) = (Array(driver.bus.rows[start...]), driver.isRunning)
    #expect(rows == [Self.row(12, 0), Self.row(15, 0)] + Self.darkDigits)
    #expect(!isRunning)
  }

  @Test(arguments: UInt64(1)...20)
  func endWithoutBeginMakesDarkWhatAnotherProgramLeft(seed: UInt64) throws {
    var driver = MAX7219Driver(
      bus: VirtualMAX7219(chips: 3, warmSeed: seed),
      encoder: try MAX7219Encoder(modules: 3, wiring: MAX7219Wiring(.fc16)))
    driver.end()
    let lit = driver.bus.makeBitmap(wiring: .fc16).litCount
    #expect(lit == 0)
  }

  @Test func aChainThatEndedCanBeginAgain() throws {
    let frame = try makeFrame(modules: 2, seed: 9)
    var driver = MAX7219Driver(
      bus: VirtualMAX7219(chips: 2),
      encoder: try MAX7219Encoder(modules: 2, wiring: MAX7219Wiring(.fc16)))
    driver.begin()
    driver.show(frame)
    driver.end()
    driver.begin()
    let dark = driver.bus.makeBitmap(wiring: .fc16).litCount
    driver.show(frame)
    let shown = driver.bus.makeBitmap(wiring: .fc16)
    #expect(dark == 0)
    #expect(shown == frame)
  }
}
