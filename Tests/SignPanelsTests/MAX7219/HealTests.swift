// HealTests.swift: chips that lost their set-up, buses that fail, and when to heal.
// Tests only.

import SignPanels
import SignPrimitives
import SignSimulator
import Testing

@Suite struct HealTests {
  @Test func healSendsEverythingAgainAtOnce() throws {
    var driver = try DriverTests.makeDriver(modules: 2)
    driver.begin()
    let frame = try makeFrame(modules: 2, seed: 4)
    driver.show(frame)
    let start = driver.bus.rows.count
    driver.heal()
    let (rows, calls) = (Array(driver.bus.rows[start...]), driver.bus.calls)
    let digits = expectedDigits(frame, MAX7219Wiring(.fc16)).enumerated().map { digit, bytes in
      bytes.flatMap { [UInt8(digit + 1), $0] }
    }
    let row = { (register: UInt8, data: UInt8) in DriverTests.row(register, data) }
    #expect(rows == [row(15, 0), row(9, 0), row(11, 7), row(10, 15)] + digits + [row(12, 1)])
    #expect(calls.last == 13)
  }

  @Test(arguments: MAX7219Wiring.all, UInt64(1)...5)
  func aScrambledChainIsRestored(wiring: MAX7219Wiring, seed: UInt64) throws {
    let brightness = try MAX7219Brightness(intensity: 6)
    var driver = try DriverTests.makeDriver(modules: 3, wiring: wiring, brightness: brightness)
    driver.begin()
    let frame = try makeFrame(modules: 3, seed: seed)
    driver.show(frame)
    let start = driver.bus.rows.count
    driver.heal()
    var panel = VirtualMAX7219(chips: 3, warmSeed: seed)
    for row in driver.bus.rows[start...] { panel.send(row) }
    let light = panel.light(wiring: wiring.module)
    for y in 0..<8 {
      for x in 0..<24 {
        #expect(light[x, y] == (frame.isLit(x: x, y: y) ? 3360 * 13 / 32 : 0))
      }
    }
  }

  @Test func aDarkChainStaysDark() throws {
    var driver = try DriverTests.makeDriver(modules: 2, brightness: .dark)
    driver.begin()
    driver.show(try makeFrame(modules: 2, seed: 1))
    let start = driver.bus.rows.count
    driver.heal()
    var panel = VirtualMAX7219(chips: 2, warmSeed: 5)
    for row in driver.bus.rows[start...] { panel.send(row) }
    #expect(panel.makeBitmap(wiring: .fc16).litCount == 0)
  }

  @Test func aChainThatHasNotBegunIsNotHealed() throws {
    var driver = try DriverTests.makeDriver(modules: 2)
    driver.heal()
    let calls = driver.bus.calls
    #expect(calls == [])
  }

  /// A bus that takes nothing while it is broken.
  struct BrokenBus: RowBus {
    struct Failure: Error, Equatable {}
    var isBroken = false
    var rows: [[UInt8]] = []

    mutating func send(
      _ bytes: UnsafeBufferPointer<UInt8>, rowLength: Int
    ) throws(Failure) {
      if isBroken { throw Failure() }
      var recorder = RecordingRowBus()
      recorder.send(bytes, rowLength: rowLength)
      rows += recorder.rows
    }
  }

  @Test func whatABrokenBusDidNotTakeIsSentWithTheNextFrame() throws {
    var driver = MAX7219Driver(
      bus: BrokenBus(), encoder: try MAX7219Encoder(modules: 1, wiring: MAX7219Wiring(.fc16)))
    try driver.begin()
    var frame = try Bitmap(width: 8, height: 8)
    frame.set(x: 0, y: 0)
    driver.bus.isBroken = true
    do {
      try driver.show(frame)
      Issue.record("the bus is broken")
    } catch {
      #expect(error == BrokenBus.Failure())
    }
    driver.bus.isBroken = false
    frame.set(x: 7, y: 7)
    try driver.show(frame)
    let rows = Array(driver.bus.rows[14...])
    #expect(rows == [[1, 0x80], [8, 0x01]])
  }

  @Test func aChainWhoseSetUpFailedHasNotBegun() throws {
    var driver = MAX7219Driver(
      bus: BrokenBus(isBroken: true),
      encoder: try MAX7219Encoder(modules: 1, wiring: MAX7219Wiring(.fc16)))
    try? driver.begin()
    let isRunning = driver.isRunning
    #expect(!isRunning)
  }

  @Test func aHealIsDueOnceASecond() {
    var schedule = HealSchedule()
    let due = stride(from: Int64(0), through: 3500, by: 250).filter {
      schedule.isDue(at: .milliseconds($0))
    }
    #expect(due == [1000, 2000, 3000])
  }

  @Test func afterAGapOneHealIsDueAndNotMany() {
    var schedule = HealSchedule(every: .milliseconds(500), from: .milliseconds(10_000))
    let times: [Int64] = [10_499, 60_000, 60_499, 60_500]
    let due = times.filter { schedule.isDue(at: .milliseconds($0)) }
    #expect(due == [60_000, 60_500])
  }
}
