// HUB75VirtualTests.swift: frames on virtual panels, which were written without the driver.

import SignPanels
import SignPrimitives
import SignSimulator
import Testing

struct HUB75VirtualTests {
  /// The panels that a configuration is meant for.
  private func setup(
    _ configuration: HUB75Configuration, fold: FoldTable? = nil
  ) throws -> VirtualHUB75.Setup {
    let type = try #require(
      HUB75RowAddress.allCases.firstIndex(of: configuration.rowAddress))
    let chip = try #require(HUB75DriverChip.allCases.firstIndex(of: configuration.driverChip))
    return VirtualHUB75.Setup(
      width: configuration.width, height: configuration.height, panels: configuration.panels,
      chains: configuration.chains, scan: configuration.scan,
      rowAddress: try #require(VirtualHUB75.RowAddress(rawValue: type)),
      driver: VirtualHUB75.Driver.allCases[chip],
      ink: VirtualHUB75.Ink(rawValue: configuration.ink.rawValue), fold: fold)
  }

  /// The panels after some refreshes of encoded bitmaps and the light of the last row.
  private func shown(
    _ bitmaps: [Bitmap], _ configuration: HUB75Configuration, on setup: VirtualHUB75.Setup,
    refreshes: Int = 1
  ) -> VirtualHUB75 {
    var driver = HUB75Driver(
      configuration, bus: VirtualHUB75(setup, nanosecondsPerWrite: 100))
    driver.begin()
    driver.bus.beginMeasuring()
    for _ in 0..<refreshes { driver.refresh(bitmaps) }
    driver.blank()
    driver.bus.endMeasuring(refreshes: refreshes)
    driver.bus.goQuiet()
    return driver.takeBus()
  }

  private func expectPicture(_ configuration: HUB75Configuration, refreshes: Int = 1) throws {
    var random = Xorshift(state: 21)
    let bitmaps = try random.bitmaps(configuration)
    let panel = shown(
      bitmaps, configuration, on: try setup(configuration), refreshes: refreshes)
    #expect(
      (0..<configuration.chains).map { panel.makeBitmap(chain: $0) } == bitmaps,
      "\(configuration)")
    #expect(panel.complaints == [], "\(configuration)")
  }

  @Test(arguments: HUB75RowAddress.allCases)
  func comesBackForEveryScanOfAnAddressType(type: HUB75RowAddress) throws {
    for scan in HUB75PictureTests.scans(type) {
      try expectPicture(
        HUB75Configuration(width: 16, height: 2 * scan, rowAddress: type), refreshes: 2)
    }
  }

  @Test(arguments: HUB75DriverChip.allCases, 1...3)
  func comesBackForEveryDriverChipAndNumberOfChains(chip: HUB75DriverChip, chains: Int) throws {
    for panels in 1...3 {
      try expectPicture(
        HUB75Configuration(
          width: 16, height: 8, panels: panels, chains: chains, driverChip: chip))
    }
  }

  @Test(arguments: HUB75Ink.words.map(\.ink), [0, 1, 3])
  func comesBackInEveryInkAndBlanking(ink: HUB75Ink, blanking: Int) throws {
    try expectPicture(
      HUB75Configuration(width: 24, height: 16, chains: 2, ink: ink, blanking: blanking))
  }

  @Test(arguments: [
    PanelMultiplex.stripe, .checkered, .zStripe(offset: 0), .zStripe(offset: 4),
    .zStripe(offset: 8),
  ])
  func comesBackFromMultiplexedPanels(kind: PanelMultiplex) throws {
    let configuration = try HUB75Configuration(
      width: 32, height: 16, panels: 2, scan: 4, stretch: 2)
    let map = try MultiplexMap(kind, panelWidth: 32, panelHeight: 16, panels: 2)
    let fold = FoldTable(width: 32, height: 16, stretch: 2) { x, y in
      let place = map.place(x: x, y: y)
      return (place.x, place.y)
    }
    var random = Xorshift(state: 22)
    let chain = try random.bitmap(width: 64, height: 16)
    var stretched = try map.makeStretched()
    map.apply(chain, into: &stretched)
    let panel = shown([stretched], configuration, on: try setup(configuration, fold: fold))
    #expect(panel.makeBitmap() == chain)
    #expect(panel.complaints == [])
  }

  @Test func showsAnotherPictureForEachPairOfAddressTypes() throws {
    var random = Xorshift(state: 23)
    for driven in HUB75RowAddress.allCases {
      for built in HUB75RowAddress.allCases where built != driven {
        for scan in HUB75PictureTests.scans(driven)
        where HUB75PictureTests.scans(built).contains(scan) {
          let driver = try HUB75Configuration(width: 16, height: 2 * scan, rowAddress: driven)
          let panel = try HUB75Configuration(width: 16, height: 2 * scan, rowAddress: built)
          let bitmaps = try random.bitmaps(driver)
          let virtual = shown(bitmaps, driver, on: try setup(panel))
          #expect(virtual.makeBitmap() != bitmaps[0], "\(driven) on \(built), scan \(scan)")
        }
      }
    }
  }

  @Test func staysDarkOnChipsThatWereSetUpAsOthers() throws {
    var random = Xorshift(state: 24)
    for driven in HUB75DriverChip.allCases {
      for built in HUB75DriverChip.allCases where built != driven && built != .standard {
        let driver = try HUB75Configuration(width: 32, height: 8, driverChip: driven)
        let panel = try HUB75Configuration(width: 32, height: 8, driverChip: built)
        let virtual = shown(try random.bitmaps(driver), driver, on: try setup(panel))
        #expect(virtual.makeBitmap().litCount == 0, "\(driven) on \(built)")
      }
    }
  }

  @Test func showsAnotherPictureForTheWrongScan() throws {
    var random = Xorshift(state: 25)
    let driver = try HUB75Configuration(width: 32, height: 16)
    let bitmaps = try random.bitmaps(driver)
    for scan in [4, 16, 32] {
      let panel = try HUB75Configuration(width: 32, height: 2 * scan)
      let virtual = shown(bitmaps, driver, on: try setup(panel))
      #expect(virtual.makeBitmap() != bitmaps[0], "scan \(scan)")
    }
  }

  @Test(arguments: HUB75DriverChip.allCases)
  func comesBackAfterALossOfPower(chip: HUB75DriverChip) throws {
    let configuration = try HUB75Configuration(
      width: 16, height: 8, panels: 2, chains: 2, driverChip: chip)
    var random = Xorshift(state: 26)
    let bitmaps = try random.bitmaps(configuration)
    var driver = HUB75Driver(configuration, bus: VirtualHUB75(try setup(configuration)))
    driver.begin()
    driver.refresh(bitmaps)
    driver.bus.losePower()
    driver.reinitialize()
    driver.bus.beginMeasuring()
    driver.refresh(bitmaps)
    driver.blank()
    driver.bus.endMeasuring()
    #expect((0..<2).map { driver.bus.makeBitmap(chain: $0) } == bitmaps)
    #expect(driver.bus.complaints == [])
  }

  @Test(arguments: HUB75GrayFrame.bitCounts)
  func lightsEachGrayLevelInProportion(bits: Int) throws {
    let configuration = try HUB75Configuration(width: 16, height: 8)
    var frame = try HUB75GrayFrame(bits: bits, configuration: configuration)
    for y in 0..<8 { for x in 0..<16 { frame.set(x: x, y: y, to: x & frame.brightest) } }
    var driver = HUB75Driver(configuration, bus: VirtualHUB75(try setup(configuration)))
    driver.begin()
    driver.bus.beginMeasuring()
    for _ in 0..<frame.brightest { driver.refresh(frame) }
    driver.blank()
    driver.bus.endMeasuring(refreshes: frame.brightest)
    let light = driver.bus.light()
    // 14 of 16 clocks are not blanked, of two writes each.
    for y in 0..<8 {
      for x in 0..<16 { #expect(light[x, y] == 28 * (x & frame.brightest), "(\(x), \(y))") }
    }
    #expect(driver.bus.complaints == [])
  }

  @Test func endsWithoutAComplaintInEveryState() throws {
    let configuration = try HUB75Configuration(width: 16, height: 8, driverChip: .fm6126a)
    var random = Xorshift(state: 27)
    var driver = HUB75Driver(configuration, bus: VirtualHUB75(try setup(configuration)))
    driver.begin()
    driver.end()
    driver.begin()
    driver.refresh(try random.bitmaps(configuration))
    driver.end()
    driver.bus.goQuiet()
    #expect(driver.bus.complaints == [])
  }
}
