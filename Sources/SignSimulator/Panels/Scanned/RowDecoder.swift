// RowDecoder.swift: the circuits that choose which scan line of a panel is lit.
// SignSimulator: no elements, no Linux GPIO.

import SignPanels

/// The row address circuit of a panel: lines A to E in, the selected scan lines out.
///
/// Sources: the row address setters of hzeller/rpi-rgb-led-matrix (lib/framebuffer.cc), whose numbers
/// these are; the mux patterns of 2dom/PxMatrix.
struct RowDecoder: Sendable {
  let kind: VirtualHUB75.RowAddress
  /// Scan lines, 1...64.
  let rows: Int

  /// The scan lines that are selected, one bit each.
  private(set) var selected: UInt64 = 0
  /// What a shift register of rows holds, the bit that came last lowest.
  private var register: UInt64 = 0

  init(_ kind: VirtualHUB75.RowAddress, rows: Int, levels: LineSet) {
    precondition(rows > 0 && rows <= 64, "no such number of scan lines")
    self.kind = kind
    self.rows = rows
    // At power-up no row is selected.
    if kind == .shiftAB { register = .max }
    select(levels)
  }

  /// The lines that a register of rows looks at when its clock, A, rises.
  private var serialInputs: LineSet {
    switch kind {
    case .direct, .oneCold: []
    case .shiftAB: HUB75Signal.b.line
    case .shiftABC, .sm5266, .b707: HUB75Signal.b.line.union(HUB75Signal.c.line)
    }
  }

  /// Whether a register of rows cannot tell what it was given: its inputs moved with its clock.
  ///
  /// Registers of ABC panels exist that take data as the clock falls, so there both edges count.
  func isAmbiguous(changed: LineSet, to levels: LineSet) -> Bool {
    changed.contains(HUB75Signal.a.line) && !changed.isDisjoint(with: serialInputs)
      && (levels.contains(HUB75Signal.a.line) || kind == .shiftABC)
  }

  /// Takes new levels of the address lines.
  mutating func change(from before: LineSet, to levels: LineSet) {
    let rises = levels.contains(HUB75Signal.a.line) && !before.contains(HUB75Signal.a.line)
    if rises && !serialInputs.isEmpty { clock(levels) }
    select(levels)
  }

  private mutating func clock(_ levels: LineSet) {
    let b = levels.contains(HUB75Signal.b.line)
    let c = levels.contains(HUB75Signal.c.line)
    switch kind {
    case .direct, .oneCold: break
    case .shiftAB: shift(in: b)
    // No driver of this type raises B, which is the active-low enable where it is connected.
    case .shiftABC: if !b { shift(in: c) }
    case .sm5266: if c { shift(in: b) }
    case .b707: if b { shift(in: c) }
    }
  }

  private mutating func shift(in bit: Bool) { register = register << 1 | (bit ? 1 : 0) }

  private mutating func select(_ levels: LineSet) {
    let all: UInt64 = rows == 64 ? .max : 1 << UInt64(rows) - 1
    switch kind {
    case .direct: selected = RowDecoder.bit(binary(levels)) & all
    case .oneCold: selected = oneCold(levels) & all
    case .shiftAB:
      // Both clocks of a 74HC595 are joined: its outputs are one clock behind its register.
      selected = ~(register >> 1) & all
    case .shiftABC, .b707: selected = register & all
    case .sm5266: selected = sm5266(levels) & all
    }
  }

  private func binary(_ levels: LineSet) -> Int {
    let lines: [HUB75Signal] = [.a, .b, .c, .d, .e]
    var address = 0
    for (place, signal) in lines.enumerated() where 1 << place < rows {
      if levels.contains(signal.line) { address |= 1 << place }
    }
    return address
  }

  private func oneCold(_ levels: LineSet) -> UInt64 {
    let lines: [HUB75Signal] = [.a, .b, .c, .d]
    var selected: UInt64 = 0
    for row in 0..<rows where !levels.contains(lines[row % 4].line) {
      selected |= RowDecoder.bit(row)
    }
    return selected
  }

  private func sm5266(_ levels: LineSet) -> UInt64 {
    // C is the chip's BK: it lets data in and blanks the outputs meanwhile.
    if levels.contains(HUB75Signal.c.line) { return 0 }
    let group: UInt64 =
      (levels.contains(HUB75Signal.d.line) ? 1 : 0) | (levels.contains(HUB75Signal.e.line) ? 2 : 0)
    return (register & 0xFF) << (rows > 8 ? 8 * group : 0)
  }

  private static func bit(_ row: Int) -> UInt64 { 1 << UInt64(row) }
}
