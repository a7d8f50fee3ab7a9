// HUB75SetUpTests.swift: how panels are made ready, put right and let go.

import SignPanels
import SignPrimitives
import Testing

struct HUB75SetUpTests {
  private let enable = HUB75Signal.oe.line

  private func lit(_ configuration: HUB75Configuration) throws -> [Bitmap] {
    var bitmaps = configuration.makeChainBitmaps()
    for chain in bitmaps.indices { bitmaps[chain].fill(bitmaps[chain].bounds) }
    return bitmaps
  }

  @Test(arguments: HUB75RowAddress.allCases)
  func beginsWithTheOutputEnableAloneAndStaysDark(type: HUB75RowAddress) throws {
    for chip in HUB75DriverChip.allCases {
      let configuration = try HUB75Configuration(
        width: 32, height: 8 * (type == .sm5266 ? 2 : 1), rowAddress: type, driverChip: chip)
      var driver = HUB75Driver(configuration, bus: WireLog(levels: LineSet(rawValue: .max)))
      driver.begin()
      #expect(driver.bus.entries[0].mask == enable)
      #expect(driver.bus.entries.allSatisfy { $0.levels.contains(enable) })
    }
  }

  @Test func writesNothingBeforeItBegins() throws {
    let driver = HUB75Driver(try HUB75Configuration(width: 32, height: 16), bus: WireLog())
    #expect(driver.bus.entries == [])
  }

  @Test func endsDarkWithEveryOtherLineLowAndDarkRowsLatched() throws {
    let configuration = try HUB75Configuration(width: 16, height: 8, chains: 3)
    var driver = HUB75Driver(configuration, bus: WireLog())
    driver.begin()
    driver.refresh(try lit(configuration))
    let start = driver.bus.entries.count
    driver.end()
    #expect(driver.bus.entries[start].mask == enable)
    #expect(driver.bus.entries[start...].allSatisfy { $0.levels.contains(enable) })
    #expect(driver.bus.levels == enable)
    // If something pulls the output enable down now, all rows that can be chosen are dark.
    var panel = PaperHUB75(configuration)
    panel.read(driver.bus)
    panel.forget()
    for address in 0..<4 {
      panel.take(LineSet(rawValue: UInt32(address) << 3).union(enable))
      panel.take(LineSet(rawValue: UInt32(address) << 3))
    }
    panel.take(enable)
    #expect(try panel.picture()?.map(\.litCount) == [0, 0, 0])
    #expect(panel.litWrites == [1, 1, 1, 1])
  }

  @Test func endsDarkAtOnceAfterAnyWriteThatFailed() throws {
    let configuration = try HUB75Configuration(width: 8, height: 8)
    let bitmaps = try lit(configuration)
    var driver = HUB75Driver(configuration, bus: FailingBus(left: .max))
    try driver.begin()
    try driver.refresh(bitmaps)
    let before = driver.bus.log.entries.count
    for writes in 0..<76 {
      driver.bus.left = writes
      #expect(throws: FailingBus.Fault.self) { try driver.refresh(bitmaps) }
      driver.bus.left = .max
      let start = driver.bus.log.entries.count
      try driver.end()
      #expect(driver.bus.log.entries[start...].allSatisfy { $0.levels.contains(enable) })
      try driver.begin()
      try driver.refresh(bitmaps)
    }
    #expect(before < driver.bus.log.entries.count)
  }

  @Test func carriesTheFaultOfTheBus() throws {
    var driver = HUB75Driver(
      try HUB75Configuration(width: 8, height: 8), bus: FailingBus(left: 3))
    #expect(throws: FailingBus.Fault(write: 3)) { try driver.begin() }
  }

  @Test func lightsTheLastRowAsOftenAsTheOthersWhenItIsBlanked() throws {
    let configuration = try HUB75Configuration(width: 16, height: 8)
    var driver = HUB75Driver(configuration, bus: WireLog())
    driver.begin()
    for _ in 0..<2 { driver.refresh(try lit(configuration)) }
    driver.blank()
    // Blanked again, nothing has been latched that wants light.
    driver.blank()
    var panel = PaperHUB75(configuration)
    panel.read(driver.bus)
    #expect(panel.litWrites == [56, 56, 56, 56])
    #expect(panel.complaints == [])
  }

  @Test(arguments: HUB75DriverChip.allCases)
  func setsUpAgainWithoutMakingARowDarker(chip: HUB75DriverChip) throws {
    let configuration = try HUB75Configuration(
      width: 16, height: 8, panels: 3, chains: 2, rowAddress: .abShift, driverChip: chip)
    var driver = HUB75Driver(configuration, bus: WireLog())
    driver.begin()
    driver.refresh(try lit(configuration))
    driver.reinitialize()
    driver.refresh(try lit(configuration))
    driver.blank()
    var panel = PaperHUB75(configuration)
    panel.read(driver.bus)
    #expect(panel.litWrites == [184, 184, 184, 184])
    #expect(panel.complaints == [])
    #expect(panel.light.allSatisfy { $0.allSatisfy { $0 == [184, 184, 184] } })
  }

  @Test(arguments: HUB75DriverChip.allCases)
  func bringsChipsBackThatLostTheirRegisters(chip: HUB75DriverChip) throws {
    let configuration = try HUB75Configuration(
      width: 32, height: 8, panels: 2, chains: 3, driverChip: chip)
    var driver = HUB75Driver(configuration, bus: WireLog())
    driver.begin()
    driver.refresh(try lit(configuration))
    // A panel that was without power until now.
    driver.bus.entries = []
    driver.reinitialize()
    driver.refresh(try lit(configuration))
    driver.blank()
    var panel = PaperHUB75(configuration)
    panel.read(driver.bus)
    #expect(try panel.picture() == lit(configuration))
  }

  @Test func holdsTheOtherLinesOfTheBoardLow() throws {
    let others: LineSet = [HUB75Signal.g1.line, HUB75Signal.b2.line, HUB75Signal.e.line]
    let configuration = try HUB75Configuration(
      width: 16, height: 8, driverChip: .fm6126a, ink: .red)
    var driver = HUB75Driver(
      configuration, alsoWired: others, bus: WireLog(levels: LineSet(rawValue: .max)))
    driver.begin()
    let start = driver.bus.entries.count
    driver.refresh(try lit(configuration))
    driver.end()
    #expect(driver.bus.entries[start...].allSatisfy { $0.levels.isDisjoint(with: others) })
    // The green and blue chips are set up as well.
    #expect(driver.bus.entries[..<start].contains { $0.levels.contains(HUB75Signal.g1.line) })
    let owned = configuration.requiredLines.union(others)
    #expect(driver.bus.entries.allSatisfy { $0.mask.isSubset(of: owned) })
  }
}
