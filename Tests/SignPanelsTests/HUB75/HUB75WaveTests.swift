// HUB75WaveTests.swift: the writes of a refresh, their order, number and time.

import SignPanels
import SignPrimitives
import Testing

struct HUB75WaveTests {
  private let names: [(name: String, signal: HUB75Signal)] = [
    ("OE  ", .oe), ("CLK ", .clk), ("LAT ", .lat), ("A   ", .a), ("B   ", .b), ("R1  ", .r1),
    ("R2  ", .r2),
  ]

  /// A panel of 8 x 8 px with four addresses.
  private func tiny(
    ink: HUB75Ink = .red, blanking: Int = 1, brightness: Int = 100, type: HUB75RowAddress = .direct
  ) throws -> HUB75Configuration {
    try HUB75Configuration(
      width: 8, height: 8, rowAddress: type, ink: ink, blanking: blanking, brightness: brightness)
  }

  @Test func shiftsARowWhileTheOneBeforeIsLitAndMovesOnInTheDark() throws {
    var frame = try Bitmap(width: 8, height: 8)
    for (x, y) in [(0, 0), (1, 0), (7, 0), (3, 4), (5, 1)] { frame.set(x: x, y: y) }
    var driver = HUB75Driver(try tiny(), bus: WireLog())
    driver.begin()
    let start = driver.bus.entries.count
    driver.refresh([frame])
    // Two rows of the panel: 8 columns, then address, latch up, latch down.
    driver.bus.entries.removeSubrange((start + 38)...)
    #expect(
      driver.bus.art(names, from: start) == """
        OE  ---------------------____________-----
        CLK _-_-_-_-_-_-_-_----_-_-_-_-_-_-_-_----
        LAT _________________-__________________-_
        A   ___________________________________---
        B   ______________________________________
        R1  ----__________-----__________--_______
        R2  ______--______________________________
        """)
  }

  @Test func makesARowDarkWithTheDataThatTheBrightnessSays() throws {
    // Half of the 6 clocks that are not blanked.
    var driver = HUB75Driver(try tiny(brightness: 50), bus: WireLog())
    driver.begin()
    let frame = try Bitmap(width: 8, height: 8)
    driver.refresh([frame])
    let start = driver.bus.entries.count
    driver.refresh([frame])
    driver.bus.entries.removeSubrange((start + 19)...)
    #expect(
      driver.bus.art(Array(names[0..<3]), from: start) == """
        OE  --______-----------
        CLK _-_-_-_-_-_-_-_----
        LAT _________________-_
        """)
  }

  @Test func needsAWriteMoreARowWithoutBlanking() throws {
    var driver = HUB75Driver(try tiny(blanking: 0), bus: WireLog())
    driver.begin()
    let frame = try Bitmap(width: 8, height: 8)
    driver.refresh([frame])
    let start = driver.bus.entries.count
    driver.refresh([frame])
    #expect(driver.bus.entries.count - start == 80)
    #expect(driver.configuration.writesPerRefresh == 80)
    driver.bus.entries.removeSubrange((start + 20)...)
    #expect(
      driver.bus.art(Array(names[0..<3]), from: start) == """
        OE  ________________----
        CLK _-_-_-_-_-_-_-_-----
        LAT __________________-_
        """)
  }

  @Test(arguments: [
    (HUB75RowAddress.direct, 16, 2096), (.direct, 32, 4192), (.directOneCold, 4, 524),
    // One address write a row less, and 2 for each row, 4 more for the first one.
    (.abShift, 16, 2096 + 16 + 4), (.abcShift, 16, 2096 + 16 + 2),
    // Four writes instead of one.
    (.sm5266, 16, 2096 + 48), (.b707, 16, 2096 + 48),
  ])
  func takesTwoWritesAColumnAndAFewARow(type: HUB75RowAddress, scan: Int, writes: Int) throws {
    let configuration = try HUB75Configuration(width: 64, height: 2 * scan, rowAddress: type)
    var driver = HUB75Driver(configuration, bus: WireLog())
    driver.begin()
    let start = driver.bus.entries.count
    driver.refresh(configuration.makeChainBitmaps())
    #expect(driver.bus.entries.count - start == writes)
    #expect(configuration.writesPerRefresh == writes)
  }

  @Test func takesNoMoreWritesForParallelChains() throws {
    let configuration = try HUB75Configuration(width: 64, height: 32, chains: 3)
    var driver = HUB75Driver(configuration, bus: WireLog())
    driver.begin()
    let start = driver.bus.entries.count
    driver.refresh(configuration.makeChainBitmaps())
    #expect(driver.bus.entries.count - start == 2096)
  }

  @Test func drivesTheSameLinesAtTheSameTimeWhateverTheFrameShows() throws {
    var random = Xorshift(state: 5)
    for chains in [1, 3] {
      let configuration = try HUB75Configuration(width: 32, height: 16, panels: 2, chains: chains)
      var masks: [[LineSet]] = []
      var enables: [[Bool]] = []
      for _ in 0..<3 {
        var driver = HUB75Driver(configuration, bus: WireLog())
        driver.begin()
        driver.refresh(try random.bitmaps(configuration))
        masks.append(driver.bus.entries.map(\.mask))
        enables.append(driver.bus.entries.map { $0.levels.contains(HUB75Signal.oe.line) })
      }
      #expect(masks[0] == masks[1] && masks[1] == masks[2])
      #expect(enables[0] == enables[1] && enables[1] == enables[2])
    }
  }

  @Test func lightsEveryRowForTheSameTimeAtEveryBrightness() throws {
    // 40 columns, of which 3 are dark on each side of the latch.
    let configuration = try HUB75Configuration(width: 40, height: 16, blanking: 3)
    var random = Xorshift(state: 9)
    let bitmaps = try random.bitmaps(configuration)
    var driver = HUB75Driver(configuration, bus: WireLog())
    driver.begin()
    for brightness in 0...100 {
      try driver.setBrightness(brightness)
      driver.bus.entries = []
      for _ in 0..<3 { driver.refresh(bitmaps) }
      driver.blank()
      var panel = PaperHUB75(configuration)
      panel.read(driver.bus)
      var clocks = (34 * brightness + 50) / 100
      if brightness > 0 && clocks == 0 { clocks = 1 }
      // Three refreshes, two writes a clock.
      #expect(
        panel.litWrites == [Int](repeating: 6 * clocks, count: 8), "at \(brightness) %")
      #expect(panel.complaints == [])
      #expect(try panel.picture()?[0].litCount == (brightness == 0 ? 0 : bitmaps[0].litCount))
    }
  }

  @Test(arguments: 0...16)
  func staysDarkForTheBlankingOnBothSidesOfTheLatch(blanking: Int) throws {
    let configuration = try HUB75Configuration(width: 40, height: 8, blanking: blanking)
    var driver = HUB75Driver(configuration, bus: WireLog())
    driver.begin()
    for _ in 0..<2 { driver.refresh(configuration.makeChainBitmaps()) }
    let start = driver.bus.entries.count
    driver.refresh(configuration.makeChainBitmaps())
    let row = driver.bus.entries[start...].prefix(while: {
      !$0.levels.contains(HUB75Signal.lat.line)
    })
    let dark = row.map { $0.levels.contains(HUB75Signal.oe.line) }
    #expect(dark.prefix(while: { $0 }).count == 2 * blanking)
    // The address, and without blanking the output enable itself, come before the latch.
    #expect(
      dark.reversed().prefix(while: { $0 }).count == 2 * blanking + (blanking == 0 ? 2 : 1))
    #expect(row.count == dark.filter { $0 }.count + 2 * (40 - 2 * blanking))
  }

  @Test func leavesNothingLitBetweenRefreshes() throws {
    for blanking in 0...1 {
      let configuration = try tiny(blanking: blanking)
      var random = Xorshift(state: 3)
      var driver = HUB75Driver(configuration, bus: WireLog())
      driver.begin()
      for _ in 0..<3 {
        driver.refresh(try random.bitmaps(configuration))
        #expect(driver.bus.levels.contains(HUB75Signal.oe.line))
      }
    }
  }

  @Test(arguments: HUB75RowAddress.allCases)
  func showsEachAddressOnceARefreshInOrder(type: HUB75RowAddress) throws {
    for scan in HUB75PictureTests.scans(type) {
      let configuration = try HUB75Configuration(width: 8, height: 2 * scan, rowAddress: type)
      var driver = HUB75Driver(configuration, bus: WireLog())
      driver.begin()
      let start = driver.bus.entries.count
      for _ in 0..<3 { driver.refresh(configuration.makeChainBitmaps()) }
      var panel = PaperHUB75(configuration)
      for entry in driver.bus.entries[..<start] { panel.take(entry.levels) }
      let before = panel.latchedRows.count
      panel.read(driver.bus, from: start)
      #expect(
        Array(panel.latchedRows[before...]) == (0..<(3 * scan)).map { [$0 % scan] },
        "\(type), scan \(scan)")
    }
  }
}
