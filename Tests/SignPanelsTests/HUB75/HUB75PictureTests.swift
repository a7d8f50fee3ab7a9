// HUB75PictureTests.swift: what panels show of the frames that a driver refreshes.

import SignPanels
import SignPrimitives
import Testing

struct HUB75PictureTests {
  /// The panel after one refresh of random bitmaps and the light of its last row.
  private func shown(
    _ configuration: HUB75Configuration, on panel: HUB75Configuration? = nil,
    edge: PaperHUB75.Edge? = nil, seed: UInt32 = 1
  ) throws -> (bitmaps: [Bitmap], panel: PaperHUB75) {
    var random = Xorshift(state: seed)
    let bitmaps = try random.bitmaps(configuration)
    var driver = HUB75Driver(configuration, bus: WireLog())
    driver.begin()
    driver.refresh(bitmaps)
    driver.blank()
    var paper = PaperHUB75(panel ?? configuration, edge: edge)
    paper.read(driver.bus)
    return (bitmaps, paper)
  }

  private func expectPicture(_ configuration: HUB75Configuration, edge: PaperHUB75.Edge? = nil)
    throws
  {
    let (bitmaps, panel) = try shown(configuration, edge: edge)
    #expect(try panel.picture(configuration.ink) == bitmaps, "\(configuration)")
    #expect(panel.complaints == [], "\(configuration)")
  }

  /// The addresses that a type can choose.
  static func scans(_ type: HUB75RowAddress) -> [Int] {
    switch type {
    case .directOneCold: [4]
    case .sm5266: [8, 16, 32]
    default: [4, 8, 16, 32]
    }
  }

  @Test(arguments: HUB75RowAddress.allCases)
  func comesBackForEveryScanOfAnAddressType(type: HUB75RowAddress) throws {
    for scan in Self.scans(type) {
      try expectPicture(
        HUB75Configuration(width: 32, height: 2 * scan, rowAddress: type))
    }
  }

  @Test(arguments: [HUB75RowAddress.abcShift, .sm5266, .b707])
  func comesBackFromRegistersThatShiftOnEitherEdge(type: HUB75RowAddress) throws {
    let configuration = try HUB75Configuration(width: 16, height: 32, rowAddress: type)
    try expectPicture(configuration, edge: .rising)
    try expectPicture(configuration, edge: .falling)
  }

  @Test func comesBackFromBothKindsOfABPanels() throws {
    let configuration = try HUB75Configuration(width: 16, height: 32, rowAddress: .abShift)
    try expectPicture(configuration, edge: .risingOutputsLate)
    try expectPicture(configuration, edge: .falling)
  }

  @Test(arguments: HUB75DriverChip.allCases)
  func comesBackForEveryDriverChip(chip: HUB75DriverChip) throws {
    for chains in 1...3 {
      try expectPicture(
        HUB75Configuration(width: 32, height: 16, panels: 2, chains: chains, driverChip: chip))
    }
  }

  @Test(arguments: HUB75Ink.words.map(\.ink))
  func comesBackInEveryInk(ink: HUB75Ink) throws {
    for chains in 1...3 {
      try expectPicture(HUB75Configuration(width: 24, height: 16, chains: chains, ink: ink))
    }
  }

  @Test(arguments: [8, 16, 24, 40, 64, 72, 128])
  func comesBackForChainsOfEveryWidth(width: Int) throws {
    for panels in [1, 2, 3] {
      try expectPicture(HUB75Configuration(width: width, height: 8, panels: panels))
    }
  }

  @Test(arguments: [2, 4])
  func comesBackStretchedFromMultiplexedPanels(stretch: Int) throws {
    let configuration = try HUB75Configuration(
      width: 32, height: 8 * stretch, panels: 2, scan: 4, stretch: stretch)
    #expect(configuration.columns == 64 * stretch)
    #expect(configuration.rows == 8)
    try expectPicture(configuration)
  }

  @Test func showsAnotherPictureForEachPairOfAddressTypes() throws {
    let types = HUB75RowAddress.allCases
    for driven in types {
      for built in types where built != driven {
        for scan in Self.scans(driven) where Self.scans(built).contains(scan) {
          let driver = try HUB75Configuration(width: 16, height: 2 * scan, rowAddress: driven)
          let panel = try HUB75Configuration(width: 16, height: 2 * scan, rowAddress: built)
          let (bitmaps, paper) = try shown(driver, on: panel)
          #expect(try paper.picture() != bitmaps, "\(driven) on \(built), scan \(scan)")
        }
      }
    }
  }

  @Test func showsNothingOnChipsThatWereSetUpAsOthers() throws {
    for driven in HUB75DriverChip.allCases {
      for built in HUB75DriverChip.allCases where built != driven && built != .standard {
        let driver = try HUB75Configuration(width: 32, height: 16, driverChip: driven)
        let panel = try HUB75Configuration(width: 32, height: 16, driverChip: built)
        let (_, paper) = try shown(driver, on: panel)
        #expect(try paper.picture()?[0].litCount == 0, "\(driven) on \(built)")
      }
    }
  }

  @Test func keepsShowingFramesAsTheyChange() throws {
    let configuration = try HUB75Configuration(width: 32, height: 16, chains: 2, rowAddress: .b707)
    var random = Xorshift(state: 7)
    var driver = HUB75Driver(configuration, bus: WireLog())
    var panel = PaperHUB75(configuration)
    driver.begin()
    for _ in 0..<3 {
      let bitmaps = try random.bitmaps(configuration)
      driver.refresh(bitmaps)
      driver.blank()
      panel.forget()
      panel.read(driver.bus)
      driver.bus.entries = []
      #expect(try panel.picture() == bitmaps)
    }
  }
}
