// HUB12Driver+Refresh.swift: the loops of a refresh.
// SignPanels: integers only; no Linux, no fonts, no elements. Nothing here allocates.

/// The lines of a HUB12 panel.
@usableFromInline
struct HUB12Lines: Sendable {
  @usableFromInline let enable = HUB12Signal.oe.line
  @usableFromInline let address = HUB12Signal.a.line.union(HUB12Signal.b.line)
  /// The lowest bit of the address.
  @usableFromInline let lowAddress = HUB12Signal.a.line
  @usableFromInline let clock = HUB12Signal.clk.line
  @usableFromInline let latch = HUB12Signal.lat.line
  @usableFromInline let data = HUB12Signal.r.line

  init() {}
}

extension HUB12Driver where Bus: ~Copyable {
  /// One refresh: of every address its columns, then the change to it in the dark.
  ///
  /// - Parameter isLatched: Whether an address is to be lit while the first one is shifted.
  @inlinable
  @inline(never)
  static func show(
    _ words: UnsafePointer<UInt32>, panels: Int, _ lit: Range<Int>, _ lines: HUB12Lines,
    after isLatched: Bool, on bus: inout Bus
  ) throws(Bus.Failure) {
    let all = lit
    var lit = isLatched ? all : 0..<0
    for address in 0..<4 {
      var clock = 0
      for panel in (0..<panels).reversed() {
        for column in 0..<4 {
          for step in 0..<4 {
            let word = words[(address &+ 12 &- 4 &* step) &* panels &+ panel]
            var bits = word &>> UInt32(8 &* column)
            for _ in 0..<8 {
              let level: LineSet = bits & 1 == 1 ? [] : lines.data
              try shift(level, clock: clock, lit, lines, to: &bus)
              bits &>>= 1
              clock &+= 1
            }
          }
        }
      }
      if lit.upperBound == clock { try bus.write([], mask: lines.enable) }
      lit = all
      let level = LineSet(rawValue: UInt32(address) &* lines.lowAddress.rawValue)
      try bus.write(level, mask: lines.address)
      try bus.write(lines.latch, mask: lines.latch)
      try bus.write([], mask: lines.latch)
    }
  }

  /// One pixel: its data while the clock falls, then the rising edge that takes it.
  @inlinable
  @inline(__always)
  static func shift(
    _ level: LineSet, clock: Int, _ lit: Range<Int>, _ lines: HUB12Lines, to bus: inout Bus
  ) throws(Bus.Failure) {
    var level = level
    var mask = lines.data.union(lines.clock)
    if !lit.isEmpty && (clock == lit.lowerBound || clock == lit.upperBound) {
      mask.formUnion(lines.enable)
      if clock == lit.lowerBound { level.formUnion(lines.enable) }
    }
    try bus.write(level, mask: mask)
    try bus.write(lines.clock, mask: lines.clock)
  }
}
