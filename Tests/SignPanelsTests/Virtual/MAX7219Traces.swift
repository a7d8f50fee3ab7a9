// MAX7219Traces.swift: hand-made rows and writes for chains of MAX7219.

import FrameText
import SignPanels
import SignPrimitives
import SignSimulator

/// The capital F of the module types' test picture.
let moduleF = """
  .#####..
  .#......
  .#......
  .####...
  .#......
  .#......
  .#......
  ........
  """

enum MAX7219Rows {
  /// One row: the same register for every chip, the data of the farthest chip first.
  static func row(_ register: UInt8, _ data: [UInt8]) -> [UInt8] {
    data.flatMap { [register, $0] }
  }

  /// The safe order: test off, shutdown, no decoding, all digits, empty, intensity, awake.
  static func start(chips: Int, intensity: UInt8 = 15) -> [[UInt8]] {
    let registers: [(UInt8, UInt8)] =
      [(0x0F, 0), (0x0C, 0), (0x09, 0), (0x0B, 7)] + (1...8).map { ($0, 0) }
      + [(0x0A, intensity), (0x0C, 1)]
    return registers.map { row($0.0, [UInt8](repeating: $0.1, count: chips)) }
  }

  /// The digits 0 to 7 of a single chip.
  static func digits(_ data: [UInt8]) -> [[UInt8]] {
    data.enumerated().map { row(UInt8($0.offset + 1), [$0.element]) }
  }

  /// Writes rows to three lines: data with the clock low, then the edge; LOAD round each row.
  static func write<Bus: LineBus>(_ rows: [[UInt8]], to bus: inout Bus) throws(Bus.Failure) {
    let (din, clk, load) = (
      MAX7219Signal.din.line, MAX7219Signal.clk.line, MAX7219Signal.load.line
    )
    for row in rows {
      try bus.write([], mask: [clk, load])
      for byte in row {
        for bit in (0..<8).reversed() {
          try bus.write(byte >> UInt8(bit) & 1 == 1 ? din : [], mask: [din, clk])
          try bus.write(clk, mask: clk)
        }
      }
      try bus.write(load, mask: [clk, load])
    }
  }
}

extension VirtualMAX7219 {
  /// Sends rows as bytes.
  mutating func send(rows: [[UInt8]]) {
    for row in rows { send(row) }
  }
}
