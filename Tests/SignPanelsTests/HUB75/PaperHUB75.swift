// PaperHUB75.swift: HUB75 panels as their parts work, to read a wire log with.
// Tests only. Written from the facts about the panels, not from the driver.

import SignPanels
import SignPrimitives

/// Registers with latches, a row decoder and LEDs.
struct PaperHUB75 {
  /// How a row register answers its clock.
  enum Edge: CaseIterable { case rising, risingOutputsLate, falling }

  let panelColumns: Int
  let columns: Int
  let scan: Int
  let chains: Int
  let rowAddress: HUB75RowAddress
  let driverChip: HUB75DriverChip
  let edge: Edge

  /// All data that was ever shifted, the newest last.
  private var shifted: [LineSet] = []
  /// The latched columns in the order in which they were shifted.
  private var latched: [LineSet] = []
  private var rowRegister = [Bool](repeating: true, count: 40)
  private var lateOutputs = [Bool](repeating: true, count: 40)
  private var latchClocks = 0
  /// The registers of the driver chips that have been loaded in every chip.
  private var loaded: Set<Int> = []
  /// The writes with light since anything changed.
  private var litSince = 0
  private var before = HUB75Signal.oe.line

  /// For how many writes each address was lit.
  private(set) var litWrites: [Int]
  /// The addresses at each fall of the latch that stored columns.
  private(set) var latchedRows: [[Int]] = []
  /// For how many writes each pixel was lit, by chain; of the colour of each of three bits.
  private(set) var light: [[[Int]]]
  private(set) var complaints: [String] = []
  private(set) var isDark = true

  init(_ configuration: HUB75Configuration, edge: Edge? = nil) {
    panelColumns = configuration.width * configuration.stretch
    columns = configuration.columns
    scan = configuration.scan
    chains = configuration.chains
    rowAddress = configuration.rowAddress
    driverChip = configuration.driverChip
    // The field's AB panels are of the late kind, all others take a bit at once.
    self.edge = edge ?? (configuration.rowAddress == .abShift ? .risingOutputsLate : .rising)
    litWrites = [Int](repeating: 0, count: configuration.scan)
    let pixels = configuration.columns * configuration.rows
    light = [[[Int]]](
      repeating: [[Int]](repeating: [0, 0, 0], count: pixels), count: configuration.chains)
  }

  mutating func read(_ log: WireLog, from: Int = 0) {
    for entry in log.entries[from...] { take(entry.levels) }
  }

  /// Forgets the light that was measured.
  mutating func forget() {
    for row in litWrites.indices { litWrites[row] = 0 }
    for chain in light.indices {
      for index in light[chain].indices { light[chain][index] = [0, 0, 0] }
    }
  }

  mutating func take(_ now: LineSet) {
    let changed = now.symmetricDifference(before)
    let data = LineSet(rawValue: 0x3FFFF << 8)
    let address = LineSet(rawValue: 0x1F << 3)
    func rose(_ signal: HUB75Signal) -> Bool {
      changed.contains(signal.line) && now.contains(signal.line)
    }
    let enable = HUB75Signal.oe.line
    isDark = now.contains(enable)
    // Light is added up when something moves that may change it.
    if changed.contains(enable) || changed.contains(HUB75Signal.lat.line)
      || !changed.isDisjoint(with: address)
    {
      shine()
    }
    let staysDark = isDark && before.contains(enable)
    if rose(.clk) && !changed.isDisjoint(with: data) { complaints.append("data with its edge") }
    if !staysDark && changed.contains(HUB75Signal.lat.line) { complaints.append("latch in light") }
    if !staysDark && !changed.isDisjoint(with: address) { complaints.append("address in light") }
    if rose(.clk) {
      shifted.append(now.intersection(data))
      if now.contains(HUB75Signal.lat.line) { latchClocks += 1 }
    }
    moveRows(now, changed)
    if now.contains(HUB75Signal.lat.line) { latched = shifted.suffix(columns) }
    if changed.contains(HUB75Signal.lat.line) && !now.contains(HUB75Signal.lat.line) {
      if latchClocks == 0 { latchedRows.append(rows(now)) } else { loadRegister() }
      latchClocks = 0
    }
    before = now
    if !isDark { litSince += 1 }
  }

  /// Bits of the row registers; which edge moves them is the panel's own.
  private mutating func moveRows(_ now: LineSet, _ changed: LineSet) {
    let a = HUB75Signal.a.line
    guard changed.contains(a), now.contains(a) != (edge == .falling) else { return }
    let bit: Bool
    switch rowAddress {
    case .abShift: bit = now.contains(HUB75Signal.b.line)
    case .abcShift:
      guard !now.contains(HUB75Signal.b.line) else { return }
      bit = now.contains(HUB75Signal.c.line)
    case .sm5266:
      guard now.contains(HUB75Signal.c.line) else { return }
      bit = now.contains(HUB75Signal.b.line)
    case .b707:
      guard now.contains(HUB75Signal.b.line) else { return }
      bit = now.contains(HUB75Signal.c.line)
    default: return
    }
    lateOutputs = rowRegister
    rowRegister.removeLast()
    rowRegister.insert(bit, at: 0)
  }

  /// The addresses whose rows are connected now.
  private func rows(_ now: LineSet) -> [Int] {
    let lines = Int(now.rawValue >> 3 & 0x1F)
    let outputs = edge == .risingOutputsLate ? lateOutputs : rowRegister
    switch rowAddress {
    case .direct: return [lines & (scan - 1)]
    case .directOneCold: return (0..<scan).filter { $0 > 3 || lines >> $0 & 1 == 0 }
    case .abShift: return (0..<scan).filter { !outputs[$0] }
    case .abcShift, .b707: return (0..<scan).filter { outputs[$0] }
    case .sm5266:
      let group = lines >> 3 & (scan / 8 - 1)
      return (0..<8).filter { outputs[$0] }.map { group * 8 + $0 }
    }
  }

  /// The last latch clocks of a set-up name a register; each chip must hold its bits.
  private mutating func loadRegister() {
    let pattern: String
    switch (driverChip, latchClocks) {
    case (.fm6126a, 11): pattern = "0111111111111111"
    case (.fm6126a, 12): pattern = "0000000001000000"
    case (.fm6127, 11): pattern = "1111111111001110"
    case (.fm6127, 12): pattern = "1110000001100010"
    case (.fm6127, 10): pattern = "0101111100000000"
    default: return
    }
    let bits = pattern.map { $0 == "1" }
    let wanted = LineSet(rawValue: (1 << UInt32(6 * chains) - 1) << 8)
    let held = shifted.suffix(columns).enumerated().allSatisfy { place, levels in
      levels.intersection(wanted) == (bits[place % 16] ? wanted : [])
    }
    if held && shifted.count >= columns { loaded.insert(latchClocks) }
  }

  private var isSetUp: Bool {
    switch driverChip {
    case .standard: true
    case .fm6126a: loaded == [11, 12]
    case .fm6127: loaded == [10, 11, 12]
    }
  }

  /// The light of the writes since the last change.
  private mutating func shine() {
    let writes = litSince
    litSince = 0
    if writes == 0 { return }
    for row in rows(before) {
      litWrites[row] += writes
      guard isSetUp, latched.count == columns else { continue }
      for (place, levels) in latched.enumerated() where !levels.isEmpty {
        let fromInput = columns - 1 - place
        let panel = fromInput / panelColumns
        // The input of a panel is on its right.
        let x = panel * panelColumns + panelColumns - 1 - fromInput % panelColumns
        for line in 0..<(6 * chains) where levels.contains(.line(8 + line)) {
          let y = row + line % 6 / 3 * scan
          light[line / 6][y * columns + x][line % 3] += writes
        }
      }
    }
  }

  /// What each chain showed in an ink: nil if any pixel showed a part of it or another colour.
  func picture(_ ink: HUB75Ink = .white) throws -> [Bitmap]? {
    var bitmaps: [Bitmap] = []
    for chain in 0..<chains {
      var bitmap = try Bitmap(width: columns, height: 2 * scan)
      for (index, colors) in light[chain].enumerated() {
        var shown = HUB75Ink()
        for bit in 0..<3 where colors[bit] > 0 { shown.insert(HUB75Ink(rawValue: 1 << UInt8(bit))) }
        if shown.isEmpty { continue }
        if shown != ink { return nil }
        bitmap.set(x: index % columns, y: index / columns)
      }
      bitmaps.append(bitmap)
    }
    return bitmaps
  }
}
