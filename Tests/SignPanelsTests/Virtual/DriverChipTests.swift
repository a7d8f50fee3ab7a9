// DriverChipTests.swift: driver chips that stay dark until they are set up.

import SignPanels
import SignPrimitives
import SignSimulator
import Testing

@Suite struct DriverChipTests {
  static let fm6126A = [("0111111111111111", 11), ("0000000001000000", 12)]
  static let fm6126AOther = [("0000011111100000", 11), ("0000000001000000", 12)]
  static let fm6127 = [
    ("1111111111001110", 11), ("1110000001100010", 12), ("0101111100000000", 10),
  ]

  static func panel(_ driver: VirtualHUB75.Driver, panels: Int = 1) -> VirtualHUB75 {
    VirtualHUB75(.init(width: 16, height: 2, panels: panels, chains: 2, scan: 1, driver: driver))
  }

  /// The lit pixels of a white picture, in each chain.
  static func show(on panel: inout VirtualHUB75) -> [Int] {
    for _ in 0..<panel.setup.shiftLength { panel.column(LineSet(rawValue: .max << 8)) }
    panel.pulse(.lat)
    panel.beginMeasuring()
    panel.lower(.oe)
    panel.raise(.oe)
    panel.endMeasuring()
    return (0..<2).map { panel.makeBitmap(chain: $0).litCount }
  }

  @Test(
    arguments: [
      (.standard, [], true), (.fm6126A, [], false), (.fm6126A, fm6126A, true),
      (.fm6126A, fm6126AOther, true), (.fm6126A, fm6127, false), (.fm6127, fm6126A, false),
      (.fm6127, fm6127, true), (.fm6127, Array(fm6127.prefix(2)), false),
      (.fm6126A, Array(fm6126A.suffix(1)), false), (.fm6126A, Array(fm6126A.prefix(1)), false),
    ] as [(VirtualHUB75.Driver, [(String, Int)], Bool)])
  func lightsOnlyWithItsOwnRegisters(
    driver: VirtualHUB75.Driver, registers: [(String, Int)], lights: Bool
  ) {
    var panel = Self.panel(driver, panels: 2)
    for (pattern, clocks) in registers { panel.configure(pattern, clocks: clocks, length: 32) }
    #expect(Self.show(on: &panel) == (lights ? [64, 64] : [0, 0]))
    #expect(panel.complaints.isEmpty)
  }

  @Test func onlyThePanelsThatThePatternReachesLight() {
    var panel = Self.panel(.fm6126A, panels: 2)
    for (pattern, clocks) in Self.fm6126A {
      // The far panel gets what was in the near one: nothing, then the other register's pattern.
      panel.configure(pattern, clocks: clocks, length: 16)
    }
    #expect(
      panel.complaints == [
        .clocksBeforeLatch(write: 49, clocks: 16, expected: 32),
        .clocksBeforeLatch(write: 99, clocks: 16, expected: 32),
      ])
    #expect(Self.show(on: &panel) == [32, 32])
    #expect(!panel.makeBitmap().isLit(x: 16, y: 0))
    #expect(panel.makeBitmap().isLit(x: 15, y: 0))
  }

  @Test func aChainWithoutThePatternStaysDark() {
    var panel = Self.panel(.fm6126A)
    for (pattern, clocks) in Self.fm6126A {
      panel.configure(
        pattern, clocks: clocks, length: 16, lines: LineSet(rawValue: 0b111111 << 8))
    }
    #expect(Self.show(on: &panel) == [32, 0])
  }

  @Test func theNumberOfClocksIsTheRegister() {
    var panel = Self.panel(.fm6126A)
    panel.configure(Self.fm6126A[0].0, clocks: 12, length: 16)
    panel.configure(Self.fm6126A[1].0, clocks: 11, length: 16)
    #expect(Self.show(on: &panel) == [0, 0])
    panel.configure(Self.fm6126A[0].0, clocks: 5, length: 16)
    #expect(panel.complaints.last == .unknownCommand(write: panel.writeCount - 1, clocks: 5))
  }

  @Test func aDipOfTheSupplyForgetsTheRegisters() {
    var panel = Self.panel(.fm6126A)
    for (pattern, clocks) in Self.fm6126A {
      panel.configure(pattern, clocks: clocks, length: 16)
    }
    #expect(Self.show(on: &panel) == [32, 32])
    panel.losePower()
    #expect(Self.show(on: &panel) == [0, 0])
  }

  @Test func aLatchMayHoldUpToThreeClocksOfData() {
    var panel = Self.panel(.fm6126A)
    for (pattern, clocks) in Self.fm6126A {
      panel.configure(pattern, clocks: clocks, length: 16)
    }
    panel.configure("1000000000000000", clocks: 3, length: 16)
    panel.beginMeasuring()
    panel.lower(.oe)
    panel.raise(.oe)
    panel.endMeasuring()
    let light = panel.light()
    #expect((0..<16).filter { light[$0, 0] > 0 } == [0])
    #expect(panel.complaints.isEmpty)
  }
}
