// PaperHUB12.swift: HUB12 panels as their parts work, to read a wire log with.
// Tests only. Written from the facts about the panels, not from the driver.

import SignPanels
import SignPrimitives

/// One long shift register with latches; four addresses; low data and a high output enable are lit.
struct PaperHUB12 {
  let panels: Int
  private var shifted: [Bool] = []
  private var latched: [Bool] = []
  private var before: LineSet = []
  /// For how many writes each address was lit.
  private(set) var litWrites = [0, 0, 0, 0]
  /// For how many writes each pixel was lit, row by row.
  private(set) var light: [Int]
  private(set) var latchedRows: [Int] = []
  private(set) var complaints: [String] = []

  init(panels: Int) {
    self.panels = panels
    light = [Int](repeating: 0, count: 512 * panels)
  }

  mutating func read(_ log: WireLog, from: Int = 0) {
    for entry in log.entries[from...] { take(entry.levels) }
  }

  mutating func take(_ now: LineSet) {
    let changed = now.symmetricDifference(before)
    func has(_ signal: HUB12Signal) -> Bool { now.contains(signal.line) }
    func moved(_ signal: HUB12Signal) -> Bool { changed.contains(signal.line) }
    let isLit = has(.oe)
    if moved(.clk) && has(.clk) {
      if moved(.r) { complaints.append("data with its edge") }
      shifted.append(!has(.r))
    }
    if isLit || before.contains(HUB12Signal.oe.line) {
      if moved(.lat) { complaints.append("latch in light") }
      if moved(.a) || moved(.b) { complaints.append("address in light") }
    }
    let address = (has(.a) ? 1 : 0) + (has(.b) ? 2 : 0)
    if has(.lat) { latched = shifted.suffix(128 * panels) }
    if moved(.lat) && !has(.lat) { latchedRows.append(address) }
    before = now
    if isLit { shine(address) }
  }

  private mutating func shine(_ address: Int) {
    litWrites[address] += 1
    guard latched.count == 128 * panels else { return }
    for (place, lit) in latched.enumerated() where lit {
      // The first panel's bits are the last ones shifted.
      let panel = panels - 1 - place / 128
      let byte = place % 128 / 8
      let y = address + 12 - 4 * (byte % 4)
      let x = 32 * panel + byte / 4 * 8 + place % 8
      light[y * 32 * panels + x] += 1
    }
  }

  func picture() throws -> Bitmap {
    var bitmap = try Bitmap(width: 32 * panels, height: 16)
    for (index, time) in light.enumerated() where time > 0 {
      bitmap.set(x: index % (32 * panels), y: index / (32 * panels))
    }
    return bitmap
  }
}
