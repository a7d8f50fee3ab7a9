// RowAddressing.swift: the writes that choose a scan line, for each type of row address.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// One write to the lines.
@usableFromInline
struct LineWrite: Hashable, Sendable {
  /// The levels.
  @usableFromInline let high: LineSet
  /// The lines that are driven.
  @usableFromInline let mask: LineSet

  init(_ high: LineSet, mask: LineSet) {
    self.high = high
    self.mask = mask
  }
}

/// The writes that lead from each scan line to the next, and from the last one to the first.
@usableFromInline
struct RowAddressing: Sendable {
  /// Those of all scan lines, one after another.
  @usableFromInline private(set) var writes: [LineWrite] = []
  /// Where those of each scan line begin; one more than there are scan lines.
  @usableFromInline private(set) var starts: [Int] = [0]
  /// What a register is emptied with, before any scan line was chosen.
  private(set) var flush: [LineWrite] = []

  private static let a = HUB75Signal.a.line
  private static let b = HUB75Signal.b.line
  private static let c = HUB75Signal.c.line

  /// - Parameters:
  ///   - type: What the lines mean.
  ///   - scan: Scan lines, more than 1.
  init(_ type: HUB75RowAddress, scan: Int) {
    for row in 0..<scan {
      switch type {
      case .direct: addDirect(row, scan: scan)
      case .directOneCold: addOneCold(row)
      case .abShift: addLowBit(row)
      case .abcShift: addHighBit(row)
      case .sm5266: addSM5266(row, scan: scan)
      case .b707: addB707(row)
      }
      starts.append(writes.count)
    }
    if type == .direct || type == .directOneCold { return }
    // A line that is not the first one shifts the resting level in.
    let step = writes[starts[1]..<starts[2]]
    if type == .abShift { flush.append(LineWrite(Self.b, mask: Self.b)) }
    for _ in 0...scan { flush += step }
  }

  private mutating func addDirect(_ row: Int, scan: Int) {
    writes.append(
      LineWrite(
        LineSet(rawValue: UInt32(row) << UInt32(HUB75Signal.a.rawValue)),
        mask: LineSet(rawValue: UInt32(scan - 1) << UInt32(HUB75Signal.a.rawValue))))
  }

  private mutating func addOneCold(_ row: Int) {
    let mask: UInt32 = 0b1111
    let shift = UInt32(HUB75Signal.a.rawValue)
    writes.append(
      LineWrite(
        LineSet(rawValue: (mask & ~(1 << UInt32(row))) << shift),
        mask: LineSet(rawValue: mask << shift)))
  }

  /// A low bit for row 0, and one pulse a row.
  ///
  /// Either the outputs follow the register by one clock, or the falling edge shifts:
  /// rpi-rgb-led-matrix ends its row with one pulse more than there are rows, which suits both
  /// kinds of panel. So the clock rests high, and the bit of the first row gets a second pulse.
  private mutating func addLowBit(_ row: Int) {
    let (a, b) = (Self.a, Self.b)
    writes.append(LineWrite([], mask: a))
    if row == 0 {
      writes.append(LineWrite([], mask: b))
      writes.append(LineWrite(a, mask: a))
      writes.append(LineWrite([], mask: a))
      writes.append(LineWrite(b, mask: b))
    }
    writes.append(LineWrite(a, mask: a))
  }

  /// A high bit for row 0, and one pulse a row.
  ///
  /// The data stays for both edges of the clock, so that panels may shift with either.
  private mutating func addHighBit(_ row: Int) {
    let (a, c) = (Self.a, Self.c)
    if row == 0 { writes.append(LineWrite(c, mask: c)) }
    writes.append(LineWrite(a, mask: a))
    writes.append(LineWrite([], mask: a))
    if row == 0 { writes.append(LineWrite([], mask: c)) }
  }

  private mutating func addSM5266(_ row: Int, scan: Int) {
    let (a, b, c) = (Self.a, Self.b, Self.c)
    let shift = UInt32(HUB75Signal.a.rawValue)
    let groups = LineSet(rawValue: (UInt32(scan - 1) & 0b11000) << shift)
    let group = LineSet(rawValue: (UInt32(row) & 0b11000) << shift)
    let bit: LineSet = row & 7 == 0 ? b : []
    writes.append(LineWrite(bit.union(c).union(group), mask: groups.union(b).union(c)))
    writes.append(LineWrite(a, mask: a))
    writes.append(LineWrite([], mask: a))
    writes.append(LineWrite([], mask: c))
  }

  private mutating func addB707(_ row: Int) {
    let (a, b, c) = (Self.a, Self.b, Self.c)
    writes.append(LineWrite(row == 0 ? b.union(c) : b, mask: b.union(c)))
    writes.append(LineWrite(a, mask: a))
    writes.append(LineWrite([], mask: a))
    writes.append(LineWrite([], mask: b))
  }
}
