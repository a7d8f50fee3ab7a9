// BrightnessTests.swift: brightness, from percent to the light of an LED.
// Tests only.

import SignPanels
import SignPrimitives
import SignSimulator
import Testing

@Suite struct BrightnessTests {
  @Test(arguments: 1...100) func aPercentageIsTheIntensityOfTheNearestOnTime(percent: Int) throws {
    // On-times are (2n + 1)/32; compared as multiples of 1/3200, the lower one of equals.
    func distance(_ n: Int) -> Int { abs(100 * (2 * n + 1) - 32 * percent) }
    let nearest = (0...15).min { (distance($0), $0) < (distance($1), $1) }
    #expect(try MAX7219Brightness(percent: percent).intensity == nearest)
  }

  @Test func theEndsOfTheRangeAreDarkAndFull() throws {
    #expect(try MAX7219Brightness(percent: 0) == .dark)
    #expect(try MAX7219Brightness(percent: 1).intensity == 0)
    #expect(try MAX7219Brightness(percent: 100) == .full)
    #expect(try MAX7219Brightness(intensity: 15) == .full)
    #expect(try MAX7219Brightness.dark < MAX7219Brightness(intensity: 0))
  }

  @Test(arguments: [-1, 101, Int.min, Int.max]) func otherNumbersAreRefused(number: Int) {
    #expect(throws: MAX7219Error.percentOutOfRange(number)) {
      try MAX7219Brightness(percent: number)
    }
    #expect(throws: MAX7219Error.intensityOutOfRange(number)) {
      try MAX7219Brightness(intensity: number)
    }
  }

  @Test func errorsSayWhatIsAllowed() {
    #expect(MAX7219Error.percentOutOfRange(101).description.contains("101 %; want 0 to 100"))
    #expect(MAX7219Error.intensityOutOfRange(16).description == "intensity 16; want 0 to 15")
  }

  @Test func anLEDIsAsBrightAsTheDataSheetSays() throws {
    var driver = MAX7219Driver(
      bus: VirtualMAX7219(chips: 1),
      encoder: try MAX7219Encoder(modules: 1, wiring: MAX7219Wiring(.fc16)), brightness: .dark)
    driver.begin()
    var frame = try Bitmap(width: 8, height: 8)
    frame.set(x: 1, y: 1)
    driver.show(frame)
    func light() -> Int { driver.bus.light(wiring: .fc16)[1, 1] }
    #expect(light() == 0, "a dark chain takes frames, but shows nothing")
    for intensity in [0, 7, 15] {
      driver.setBrightness(try MAX7219Brightness(intensity: intensity))
      // The scan limit leaves each digit an eighth of the time, of which 3360 parts are counted.
      #expect(light() == 3360 * (2 * intensity + 1) / 32)
    }
    driver.setBrightness(.dark)
    #expect(light() == 0)
    let complaints = driver.bus.complaints
    #expect(complaints == [])
  }

  @Test func onlyTheRegistersThatChangeAreSent() throws {
    var driver = try DriverTests.makeDriver(modules: 2)
    driver.begin()
    driver.setBrightness(.full)
    driver.setBrightness(try MAX7219Brightness(intensity: 3))
    driver.setBrightness(.dark)
    driver.setBrightness(.dark)
    driver.setBrightness(try MAX7219Brightness(intensity: 3))
    let rows = Array(driver.bus.rows[14...])
    #expect(
      rows == [
        DriverTests.row(10, 3), DriverTests.row(12, 0), DriverTests.row(10, 3),
        DriverTests.row(12, 1),
      ])
  }

  @Test func beforeBeginItIsOnlyRemembered() throws {
    var driver = try DriverTests.makeDriver(modules: 2)
    driver.setBrightness(try MAX7219Brightness(intensity: 5))
    let before = driver.bus.calls.count
    driver.begin()
    let intensity = driver.bus.rows[12]
    #expect(before == 0)
    #expect(intensity == DriverTests.row(10, 5))
  }
}
