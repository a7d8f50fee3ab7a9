// HUB12DriverTests.swift: what HUB12 panels show, and the writes that make them.

import SignPanels
import SignPrimitives
import Testing

struct HUB12DriverTests {
  private let enable = HUB12Signal.oe.line

  @Test(arguments: [1, 2, 3, 7])
  func comesBackFromChainsOfPanels(panels: Int) throws {
    var random = Xorshift(state: UInt32(panels))
    let frame = try random.bitmap(width: 32 * panels, height: 16)
    var driver = HUB12Driver(try HUB12Configuration(panels: panels), bus: WireLog(levels: []))
    driver.begin()
    driver.refresh(frame)
    driver.blank()
    var panel = PaperHUB12(panels: panels)
    panel.read(driver.bus)
    #expect(try panel.picture() == frame)
    #expect(panel.complaints == [])
  }

  @Test func sendsTheLeftPixelOfTheLowestRowFirst() throws {
    // The far panel's row 13, first and third column; the near panel's row 1, last column.
    var frame = try Bitmap(width: 64, height: 16)
    for (x, y) in [(32, 13), (34, 13), (31, 1)] { frame.set(x: x, y: y) }
    var driver = HUB12Driver(try HUB12Configuration(panels: 2), bus: WireLog(levels: []))
    driver.begin()
    driver.refresh(frame)
    let start = driver.bus.entries.count
    driver.refresh(frame)
    // The second of four addresses: 256 columns of two writes, then three writes.
    let second = Array(driver.bus.entries[(start + 515)..<(start + 2 * 515)])
    let names: [(name: String, signal: HUB12Signal)] = [
      ("OE  ", .oe), ("CLK ", .clk), ("LAT ", .lat), ("A   ", .a), ("B   ", .b), ("R   ", .r),
    ]
    var first = WireLog(levels: [])
    first.entries = Array(second[..<10])
    #expect(
      first.art(names) == """
        OE  __--------
        CLK _-_-_-_-_-
        LAT __________
        A   __________
        B   __________
        R   __--__----
        """)
    var last = WireLog(levels: [])
    last.entries = Array(second[507...])
    #expect(
      last.art(names) == """
        OE  ---_____
        CLK -_-_----
        LAT ______-_
        A   _____---
        B   ________
        R   ---_____
        """)
  }

  @Test func takesTwoWritesAPixelOfAnAddressAndThreeMore() throws {
    for (blanking, writes) in [(0, 4 * (2 * 128 + 4)), (1, 4 * (2 * 128 + 3))] {
      let configuration = try HUB12Configuration(blanking: blanking)
      var driver = HUB12Driver(configuration, bus: WireLog(levels: []))
      driver.begin()
      driver.refresh(try Bitmap(width: 32, height: 16))
      let start = driver.bus.entries.count
      driver.refresh(try Bitmap(width: 32, height: 16))
      #expect(driver.bus.entries.count - start == writes)
      #expect(configuration.writesPerRefresh == writes)
    }
  }

  @Test func lightsEveryAddressForTheSameTimeAtEveryBrightness() throws {
    let configuration = try HUB12Configuration(blanking: 4)
    var random = Xorshift(state: 4)
    let frame = try random.bitmap(width: 32, height: 16)
    var driver = HUB12Driver(configuration, bus: WireLog(levels: []))
    driver.begin()
    for brightness in [0, 1, 2, 37, 50, 99, 100] {
      try driver.setBrightness(brightness)
      driver.bus.entries = []
      for _ in 0..<2 { driver.refresh(frame) }
      driver.blank()
      var panel = PaperHUB12(panels: 1)
      panel.read(driver.bus)
      // 120 of 128 clocks are not blanked; two writes each, two refreshes.
      let writes = 4 * ((120 * brightness + 50) / 100)
      #expect(panel.litWrites == [writes, writes, writes, writes], "at \(brightness) %")
      #expect(panel.complaints == [])
    }
  }

  @Test(arguments: [0, 1, 16])
  func staysDarkForTheBlankingAndBetweenRefreshes(blanking: Int) throws {
    var driver = HUB12Driver(try HUB12Configuration(blanking: blanking), bus: WireLog(levels: []))
    driver.begin()
    let frame = try Bitmap(width: 32, height: 16)
    driver.refresh(frame)
    #expect(!driver.bus.levels.contains(enable))
    let start = driver.bus.entries.count
    driver.refresh(frame)
    let row = driver.bus.entries[start...].prefix { !$0.levels.contains(HUB12Signal.lat.line) }
    let dark = row.map { !$0.levels.contains(enable) }
    #expect(dark.prefix { $0 }.count == 2 * blanking)
    #expect(
      dark.reversed().prefix { $0 }.count == 2 * blanking + (blanking == 0 ? 2 : 1))
  }

  @Test func showsEachAddressOnceARefreshInOrder() throws {
    var driver = HUB12Driver(try HUB12Configuration(), bus: WireLog(levels: []))
    driver.begin()
    let start = driver.bus.entries.count
    for _ in 0..<2 { driver.refresh(try Bitmap(width: 32, height: 16)) }
    var panel = PaperHUB12(panels: 1)
    panel.read(driver.bus, from: start)
    #expect(panel.latchedRows == [0, 1, 2, 3, 0, 1, 2, 3])
  }

  @Test func beginsAndEndsDarkWithTheOutputEnableFirst() throws {
    var frame = try Bitmap(width: 32, height: 16)
    frame.fill(frame.bounds)
    let bus = WireLog(levels: LineSet(rawValue: .max))
    var driver = HUB12Driver(try HUB12Configuration(), bus: bus)
    driver.begin()
    #expect(driver.bus.entries[0].mask == enable)
    #expect(driver.bus.entries.allSatisfy { !$0.levels.contains(enable) })
    driver.refresh(frame)
    let start = driver.bus.entries.count
    driver.end()
    #expect(driver.bus.entries[start].mask == enable)
    #expect(driver.bus.entries[start...].allSatisfy { !$0.levels.contains(enable) })
    #expect(driver.bus.levels.isDisjoint(with: driver.configuration.requiredLines))
    // Even if the output enable is pulled up now, dark rows are latched.
    var panel = PaperHUB12(panels: 1)
    panel.read(driver.bus)
    let before = panel.light
    panel.take(enable)
    #expect(panel.light == before)
  }

  @Test func refusesValuesThatDoNotFit() throws {
    #expect(throws: HUB12ConfigurationError.size(width: 64, height: 16)) {
      try HUB12Configuration(width: 64)
    }
    for panels in [0, 33] {
      #expect(throws: HUB12ConfigurationError.panelCount(panels)) {
        try HUB12Configuration(panels: panels)
      }
    }
    #expect(throws: HUB12ConfigurationError.blanking(17)) { try HUB12Configuration(blanking: 17) }
    #expect(throws: HUB12ConfigurationError.brightness(101)) {
      try HUB12Configuration(brightness: 101)
    }
    var driver = HUB12Driver(try HUB12Configuration(), bus: WireLog(levels: []))
    #expect(throws: HUB12ConfigurationError.brightness(-1)) { try driver.setBrightness(-1) }
    for signal in HUB12Signal.allCases {
      let wired = driver.configuration.requiredLines.subtracting(signal.line)
      #expect(throws: HUB12ConfigurationError.signalMissing(signal)) {
        try driver.configuration.check(wired: wired)
      }
    }
  }

  @Test func saysTheValueAndWhatIsAllowed() {
    let texts: [(HUB12ConfigurationError, String)] = [
      (.size(width: 64, height: 16), "a panel of 64 x 16 px; want 32 x 16"),
      (.panelCount(0), "a chain of 0; want 1...32 panels"),
      (.blanking(17), "blanking 17; want 0...16 clocks"),
      (.brightness(101), "brightness 101; want 0...100 %"),
      (.signalMissing(.lat), "no line for lat; want oe a b clk lat r"),
    ]
    for (error, text) in texts { #expect(error.description == text) }
  }
}
