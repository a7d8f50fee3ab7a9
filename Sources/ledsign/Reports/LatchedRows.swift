// LatchedRows.swift: what panels got at each latch, read back from recorded writes.
// ledsign: joins the modules; no Foundation.

import SignPanels
import SignSimulator

/// What was shifted before one latch pulse.
struct LatchedRow {
  /// The first write since the latch pulse before.
  var firstWrite: Int
  /// Writes up to the end of the latch pulse.
  var writes = 0
  /// The levels of all lines when the latch fell.
  var levels: LineSet = []
  /// The data lines at each rising edge of the clock.
  var data: [LineSet] = []
  /// Rising edges of the clock while the latch was high.
  var clocksInPulse = 0
  /// The levels after each write that drove an address line.
  var addresses: [LineSet] = []
}

extension LatchedRow {
  /// Reads the rows of scanned panels; writes after the last latch pulse are a row without one.
  static func rows(
    of bus: RecordingBus, clock: LineSet, latch: LineSet, address: LineSet
  ) -> [LatchedRow] {
    var rows: [LatchedRow] = []
    var row = LatchedRow(firstWrite: 0)
    for write in bus.writes {
      row.writes += 1
      row.levels = write.levels
      if !write.mask.isDisjoint(with: address) { row.addresses.append(write.levels) }
      if write.changed.contains(clock) && write.levels.contains(clock) {
        row.data.append(write.levels)
        if write.levels.contains(latch) { row.clocksInPulse += 1 }
      }
      if write.changed.contains(latch) && !write.levels.contains(latch) {
        rows.append(row)
        row = LatchedRow(firstWrite: write.number + 1)
      }
    }
    if row.writes > 0 { rows.append(row) }
    return rows
  }

  /// The rows of bytes that a chain of MAX7219 took: what came in before LOAD rose.
  static func bytes(of writes: [RecordedWrite]) -> [[UInt8]] {
    var rows: [[UInt8]] = []
    var bits: [Bool] = []
    for write in writes {
      let rises = write.changed.intersection(write.levels)
      if rises.contains(MAX7219Signal.clk.line) {
        bits.append(write.levels.contains(MAX7219Signal.din.line))
      }
      if rises.contains(MAX7219Signal.load.line), !bits.isEmpty {
        rows.append(
          stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<min(start + 8, bits.count)].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
          })
        bits = []
      }
    }
    return rows
  }

  /// The bits of a data line in hexadecimal, those that were shifted first at the left.
  func hexadecimal(_ line: LineSet) -> String {
    var text = ""
    for start in stride(from: 0, to: data.count, by: 4) {
      var digit = 0
      for place in start..<(start + 4) {
        digit = digit << 1 | (place < data.count && data[place].contains(line) ? 1 : 0)
      }
      text += String(digit, radix: 16, uppercase: true)
    }
    return text
  }
}
