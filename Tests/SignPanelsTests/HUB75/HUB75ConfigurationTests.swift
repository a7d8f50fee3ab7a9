// HUB75ConfigurationTests.swift: what a sign of HUB75 panels may be.

import SignPanels
import Testing

struct HUB75ConfigurationTests {
  private func refused(
    width: Int = 64, height: Int = 32, panels: Int = 1, chains: Int = 1, scan: Int? = nil,
    stretch: Int = 1, rowAddress: HUB75RowAddress = .direct,
    driverChip: HUB75DriverChip = .standard, ink: HUB75Ink = .white, blanking: Int = 1,
    brightness: Int = 100
  ) -> HUB75ConfigurationError? {
    do {
      _ = try HUB75Configuration(
        width: width, height: height, panels: panels, chains: chains, scan: scan,
        stretch: stretch, rowAddress: rowAddress, driverChip: driverChip, ink: ink,
        blanking: blanking, brightness: brightness)
      return nil
    } catch {
      return error
    }
  }

  @Test func refusesEachValueThatDoesNotFit() {
    #expect(refused() == nil)
    for width in [0, -8, 12, 264] { #expect(refused(width: width) == .width(width)) }
    #expect(refused(height: 30, scan: 16) == .height(30, scan: 16, stretch: 1))
    #expect(refused(height: 32, scan: 8) == .height(32, scan: 8, stretch: 1))
    #expect(refused(height: 32, scan: 8, stretch: 2) == nil)
    #expect(refused(height: 20) == .scan(10))
    #expect(refused(scan: 0) == .scan(0))
    #expect(refused(scan: .min) == .scan(.min))
    #expect(refused(scan: 8, stretch: 3) == .stretch(3))
    for panels in [0, -1, 33] { #expect(refused(panels: panels) == .panelCount(panels)) }
    for chains in [0, 4] { #expect(refused(chains: chains) == .chainCount(chains)) }
    #expect(refused(rowAddress: .directOneCold) == .oneColdScan(16))
    #expect(refused(height: 8, rowAddress: .sm5266) == .sm5266Scan(4))
    #expect(refused(width: 24, driverChip: .fm6127) == .chipWidth(24, .fm6127))
    #expect(refused(ink: []) == .ink([]))
    #expect(refused(ink: HUB75Ink(rawValue: 9)) == .ink(HUB75Ink(rawValue: 9)))
    for blanking in [-1, 17] {
      #expect(refused(blanking: blanking) == .blanking(blanking, columns: 64))
    }
    #expect(refused(width: 8, blanking: 3) == nil)
    #expect(refused(width: 8, blanking: 4) == .blanking(4, columns: 8))
    for brightness in [-1, 101] {
      #expect(refused(brightness: brightness) == .brightness(brightness))
    }
    #expect(refused(brightness: 0) == nil)
  }

  @Test func saysTheValueAndWhatIsAllowed() {
    let texts: [(HUB75ConfigurationError, String)] = [
      (.width(12), "a panel of 12 px across; want a multiple of 8, 8...256"),
      (.height(30, scan: 8, stretch: 2), "a panel of 30 px down; want 32: 2 x scan 8 x stretch 2"),
      (.panelCount(0), "a chain of 0; want 1...32 panels"),
      (.chainCount(4), "4 parallel chains; want 1...3"),
      (.scan(10), "scan 10; want 4, 8, 16, 32 addresses"),
      (.stretch(3), "stretch 3; want 1, 2, 4, 8"),
      (.oneColdScan(16), "scan 16 with directOneCold; want 4, one for each of a to d"),
      (.sm5266Scan(4), "scan 4 with sm5266; want 8, 16 or 32"),
      (.chipWidth(24, .fm6127), "a panel of 24 columns with fm6127; want a multiple of 16"),
      (.ink([]), "ink 0; want r, g, b, rg, rb, gb or rgb"),
      (.blanking(4, columns: 8), "blanking 4; want 0...3 clocks of the 8 of a row"),
      (.blanking(17, columns: 64), "blanking 17; want 0...16 clocks of the 64 of a row"),
      (.brightness(101), "brightness 101; want 0...100 %"),
      (
        .signalMissing(.g2_3, required: [.oe, .clk, .g2_3]),
        "no line for g2_3; want oe clk g2_3"
      ),
      (
        .pwmChip("FM6353"),
        "FM6353 makes gray by itself, from gray data and a clock of its own, and cannot be driven"
          + " by rows of bits; want standard, fm6126a, fm6127"
      ),
      (.unknownChip("fm"), "unknown driver chip 'fm'; want standard, fm6126a, fm6127"),
      (.grayBits(5), "5 bits of gray; want 2...4"),
    ]
    for (error, text) in texts { #expect(error.description == text) }
  }

  @Test func needsTheLinesOfItsAddressTypeAndInk() throws {
    func words(_ configuration: HUB75Configuration) -> String {
      configuration.requiredSignals.map(\.word).joined(separator: " ")
    }
    #expect(
      words(try HUB75Configuration(width: 64, height: 64))
        == "oe clk lat a b c d e r1 g1 b1 r2 g2 b2")
    #expect(
      words(try HUB75Configuration(width: 64, height: 8, ink: .green)) == "oe clk lat a b g1 g2")
    let types: [(HUB75RowAddress, String)] = [
      (.direct, "a b c d"), (.abShift, "a b"), (.abcShift, "a b c"), (.sm5266, "a b c d"),
      (.b707, "a b c"),
    ]
    for (type, lines) in types {
      let configuration = try HUB75Configuration(
        width: 64, height: 32, chains: 3, rowAddress: type, ink: .red)
      #expect(
        words(configuration) == "oe clk lat " + lines + " r1 r2 r1_2 r2_2 r1_3 r2_3", "\(type)")
    }
    let wide = try HUB75Configuration(width: 64, height: 64, rowAddress: .sm5266, ink: .blue)
    #expect(words(wide) == "oe clk lat a b c d e b1 b2")
    let cold = try HUB75Configuration(width: 64, height: 8, rowAddress: .directOneCold, ink: .blue)
    #expect(words(cold) == "oe clk lat a b c d b1 b2")
  }

  @Test func refusesAWiringThatLacksALine() throws {
    let configuration = try HUB75Configuration(width: 64, height: 32, ink: .red)
    try configuration.check(wired: configuration.requiredLines.union(HUB75Signal.e.line))
    for signal in configuration.requiredSignals {
      let wired = configuration.requiredLines.subtracting(signal.line)
      #expect(
        throws: HUB75ConfigurationError.signalMissing(
          signal, required: configuration.requiredSignals)
      ) { try configuration.check(wired: wired) }
    }
  }

  @Test func readsDriverChipsByName() throws {
    for chip in HUB75DriverChip.allCases {
      #expect(try HUB75DriverChip(name: chip.rawValue) == chip)
      #expect(try HUB75DriverChip(name: chip.rawValue.uppercased()) == chip)
    }
    for name in HUB75DriverChip.pwmChips + ["fm6353", "DP3265S", "dp3265"] {
      #expect(throws: HUB75ConfigurationError.pwmChip(name)) { try HUB75DriverChip(name: name) }
    }
    for name in ["", "fm6126", "FM6126B", "fm6126ax", "standart"] {
      #expect(throws: HUB75ConfigurationError.unknownChip(name)) { try HUB75DriverChip(name: name) }
    }
  }

  @Test func refusesABrightnessWhileItRuns() throws {
    var driver = HUB75Driver(try HUB75Configuration(width: 64, height: 32), bus: WireLog())
    for brightness in [-1, 101] {
      #expect(throws: HUB75ConfigurationError.brightness(brightness)) {
        try driver.setBrightness(brightness)
      }
    }
    #expect(driver.brightness == 100)
  }
}
