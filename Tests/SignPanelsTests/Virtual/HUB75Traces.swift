// HUB75Traces.swift: hand-made writes for HUB75 panels.

import SignPanels
import SignSimulator

enum HUB75Traces {
  /// One refresh of a red panel of 2x4 px with two scan lines: two columns, the row address, the
  /// latch, and light for two writes.
  static func smallRefresh() throws -> Wave<HUB75Signal> {
    try Wave(
      """
      OE  -------__--------__-
      CLK _-_-_______-_-______
      LAT _____-_________-____
      A   ______________------
      R1  --__________--______
      R2  ----________________
      """)
  }

  static let smallPicture = """
    #.
    .#
    ##
    ..
    """

  static func smallPanel(
    ink: VirtualHUB75.Ink = .red, rowAddress: VirtualHUB75.RowAddress = .direct,
    nanosecondsPerWrite: Int? = nil
  ) -> VirtualHUB75 {
    VirtualHUB75(
      VirtualHUB75.Setup(width: 2, height: 4, scan: 2, rowAddress: rowAddress, ink: ink),
      nanosecondsPerWrite: nanosecondsPerWrite)
  }
}

/// Writes to panels, spelled out step by step.
extension LineBus {
  mutating func raise(_ signals: HUB75Signal...) throws(Failure) {
    for signal in signals { try write(signal.line, mask: signal.line) }
  }

  mutating func lower(_ signals: HUB75Signal...) throws(Failure) {
    for signal in signals { try write([], mask: signal.line) }
  }

  mutating func pulse(_ signal: HUB75Signal) throws(Failure) {
    try raise(signal)
    try lower(signal)
  }

  /// Shifts one column in.
  mutating func column(_ lines: LineSet) throws(Failure) {
    try write(lines, mask: LineSet(rawValue: .max << 8).union(HUB75Signal.clk.line))
    try pulse(.clk)
  }

  /// Writes a configuration register of driver chips: the sixteen bits over and over on all lines,
  /// the latch high during the last clocks.
  mutating func configure(
    _ pattern: String, clocks: Int, length: Int, lines: LineSet = LineSet(rawValue: .max << 8)
  ) throws(Failure) {
    let bits = Array(pattern.utf8)
    for column in 0..<length {
      if column == length - clocks { try raise(.lat) }
      try self.column(bits[column % 16] == UInt8(ascii: "1") ? lines : [])
    }
    try lower(.lat)
  }

  /// Chooses a scan line as the drivers known to work do it, the output off.
  mutating func choose(
    row: Int, of rows: Int, _ kind: VirtualHUB75.RowAddress
  ) throws(Failure) {
    let lines: [HUB75Signal] = [.a, .b, .c, .d, .e]
    switch kind {
    case .direct:
      for (place, line) in lines.enumerated() where 1 << place < rows {
        if row >> place & 1 == 1 { try raise(line) } else { try lower(line) }
      }
    case .oneCold:
      for place in 0..<4 {
        if row % 4 == place { try lower(lines[place]) } else { try raise(lines[place]) }
      }
    case .shiftAB:
      for step in (0..<rows).reversed() {
        try lower(.a)
        if step == row { try lower(.b) } else { try raise(.b) }
        try raise(.a)
      }
      try lower(.a)
      try raise(.a)
    case .shiftABC:
      for step in (0..<rows).reversed() {
        if step == row { try raise(.c) } else { try lower(.c) }
        try pulse(.a)
      }
    case .sm5266:
      try raise(.c)
      for step in (0..<8).reversed() {
        if step == row % 8 { try raise(.b) } else { try lower(.b) }
        try pulse(.a)
      }
      try lower(.c)
      if rows > 8 { if row & 8 != 0 { try raise(.d) } else { try lower(.d) } }
      if rows > 16 { if row & 16 != 0 { try raise(.e) } else { try lower(.e) } }
    case .b707:
      try raise(.b)
      if row == 0 { try raise(.c) } else { try lower(.c) }
      try pulse(.a)
      try lower(.b)
    }
  }
}
