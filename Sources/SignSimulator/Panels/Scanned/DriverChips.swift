// DriverChips.swift: the configuration registers of the column drivers along a chain.
// SignSimulator: no elements, no Linux GPIO.

import SignPanels

/// The column drivers of all chains: sixteen outputs each, dark until they are configured.
///
/// A register is written by the number of clocks while the latch is high: 11 for register 12, 12 for
/// register 13, 10 for register 11. Source: the start-up code of hzeller/rpi-rgb-led-matrix and of
/// mrcodetastic/ESP32-HUB75-MatrixPanel-DMA, whose values are the ones known to light a panel.
struct DriverChips: Sendable {
  let kind: VirtualHUB75.Driver
  private let data: LineSet
  /// The data lines, each of which has chips of its own.
  private let lines: [LineSet]
  /// The registers of every chip: those of the first line's chips, then of the next line's.
  private var registers: [Registers]
  private let perLine: Int

  private struct Registers: Sendable {
    var register11: UInt16 = 0
    var register12: UInt16 = 0
    var register13: UInt16 = 0
  }

  init(_ kind: VirtualHUB75.Driver, data: LineSet, length: Int) {
    precondition(kind == .standard || length % 16 == 0, "a driver chip has sixteen outputs")
    self.kind = kind
    self.data = data
    lines = (0..<32).map { LineSet.line($0) }.filter { data.contains($0) }
    perLine = (length + 15) / 16
    registers = [Registers](repeating: Registers(), count: perLine * lines.count)
  }

  /// Forgets all registers, as chips do when their supply dips.
  mutating func losePower() {
    for index in registers.indices { registers[index] = Registers() }
  }

  /// Whether a latch pulse with so many clocks in it shows data.
  func latchesData(clocks: Int) -> Bool { kind == .standard || clocks <= 3 }

  /// Takes a latch pulse with so many clocks in it; answers whether there is such a register.
  mutating func command(clocks: Int, from shift: ShiftRegister) -> Bool {
    guard (10...12).contains(clocks) else { return false }
    for (index, line) in lines.enumerated() {
      for chip in 0..<perLine {
        let value = DriverChips.word(of: shift, line: line, chip: chip)
        switch clocks {
        case 10: registers[index * perLine + chip].register11 = value
        case 11: registers[index * perLine + chip].register12 = value
        default: registers[index * perLine + chip].register13 = value
        }
      }
    }
    return true
  }

  /// The lines whose output lights at a place along the chain, 0 nearest to the input.
  func lit(at place: Int) -> LineSet {
    if kind == .standard { return data }
    var lit: LineSet = []
    for (index, line) in lines.enumerated()
    where isOn(registers[index * perLine + place / 16]) {
      lit.formUnion(line)
    }
    return lit
  }

  private func isOn(_ chip: Registers) -> Bool {
    switch kind {
    case .standard:
      true
    case .fm6126A:
      chip.register13 == 0b0000_0000_0100_0000
        && (chip.register12 == 0b0111_1111_1111_1111 || chip.register12 == 0b0000_0111_1110_0000)
    case .fm6127:
      chip.register12 == 0b1111_1111_1100_1110 && chip.register13 == 0b1110_0000_0110_0010
        && chip.register11 == 0b0101_1111_0000_0000
    }
  }

  /// The sixteen bits in a chip, the one shifted first highest.
  private static func word(of shift: ShiftRegister, line: LineSet, chip: Int) -> UInt16 {
    var word: UInt16 = 0
    for place in (0..<16).reversed() {
      word = word << 1 | (shift[16 * chip + place].contains(line) ? 1 : 0)
    }
    return word
  }
}
