// HUB75Driver+SetUp.swift: panels made ready, put right, made dark and let go.
// SignPanels: integers only; no Linux, no fonts, no elements.

extension HUB75Driver where Bus: ~Copyable {
  /// Makes the panels dark and ready for the first refresh.
  ///
  /// The output is disabled before any other line moves.
  ///
  /// - Throws: What the bus throws.
  public mutating func begin() throws(Bus.Failure) {
    try darken()
    try setUp()
  }

  /// Sets up the driver chips and the row address again, which a dip of the power can undo.
  ///
  /// Call it between two refreshes: the last row gets its share of light first, as from
  /// ``blank()``.
  ///
  /// - Throws: What the bus throws.
  public mutating func reinitialize() throws(Bus.Failure) {
    try blank()
    try setUp()
  }

  /// Lights the last row for its share of time, then latches dark rows.
  ///
  /// So the sign is dark until the next refresh, and every row was lit equally often.
  ///
  /// - Throws: What the bus throws.
  public mutating func blank() throws(Bus.Failure) {
    let plan = plan
    let enable: LineSet = isLatched ? plan.enable : []
    isLatched = false
    for run in plan.runs {
      try bus.write(
        run.enable, mask: plan.dataAndClock.union(run.enableMask.intersection(enable)))
      try bus.write(plan.clock, mask: plan.clock)
      for _ in 1..<run.count { try shiftDark() }
    }
    if plan.isLitAtEnd { try bus.write(plan.enable, mask: plan.enable) }
    try latch()
  }

  /// Makes the sign dark at once, whatever was written before, and leaves all lines at rest.
  ///
  /// The output is disabled, the chains hold dark rows, and every other line is low. After it
  /// ``begin()`` may follow.
  ///
  /// - Throws: What the bus throws.
  public mutating func end() throws(Bus.Failure) {
    try darken()
    for _ in 0..<configuration.columns { try shiftDark() }
    try latch()
    try darken()
  }

  /// Disables the output first, then drives every other line low.
  private mutating func darken() throws(Bus.Failure) {
    isLatched = false
    try bus.write(plan.enable, mask: plan.enable)
    try bus.write([], mask: wired.subtracting(plan.enable))
  }

  private mutating func setUp() throws(Bus.Failure) {
    for register in configuration.driverChip.setUp { try load(register) }
    for write in plan.addressing.flush { try bus.write(write.high, mask: write.mask) }
    for _ in 0..<configuration.columns { try shiftDark() }
    try latch()
  }

  private mutating func shiftDark() throws(Bus.Failure) {
    try bus.write([], mask: plan.dataAndClock)
    try bus.write(plan.clock, mask: plan.clock)
  }

  private mutating func latch() throws(Bus.Failure) {
    try bus.write(plan.latch, mask: plan.latch)
    try bus.write([], mask: plan.latch)
  }

  /// Loads a register of every chip of every chain, with line A high as rpi-rgb-led-matrix does.
  ///
  /// The lines of other colours are loaded too; the last bit of the last register leaves them low.
  private mutating func load(_ register: ChipRegister) throws(Bus.Failure) {
    let a = HUB75Signal.a.line.intersection(wired)
    let data = wired.intersection(HUB75Signal.allData)
    let columns = configuration.columns
    if !a.isEmpty { try bus.write(a, mask: a) }
    for column in 0..<columns {
      let isHigh = register.pattern >> UInt16(15 - column & 15) & 1 == 1
      try bus.write(isHigh ? data : [], mask: data.union(plan.clock))
      if column == columns - register.latchClocks {
        try bus.write(plan.latch, mask: plan.latch)
      }
      try bus.write(plan.clock, mask: plan.clock)
    }
    try bus.write([], mask: plan.latch)
    if !a.isEmpty { try bus.write([], mask: a) }
  }
}

extension HUB75Signal {
  /// The data lines of all chains.
  static var allData: LineSet { LineSet(rawValue: (1 << 18 - 1) << UInt32(r1.rawValue)) }
}

/// A register of a driver chip, and how to load it.
///
/// 16 bits, over and over through the whole chain; the number of clocks for which the latch is high
/// at the end says which register takes them. The facts are from lib/framebuffer.cc in
/// hzeller/rpi-rgb-led-matrix, and for register 1 of FM6126A from issue 666 of
/// ESP32-HUB75-MatrixPanel-DMA, where another value left a red background.
struct ChipRegister {
  /// The chip that has it.
  let chip: HUB75DriverChip
  /// The bits, the highest one first.
  let pattern: UInt16
  /// Clocks of the latch, at the end of the chain.
  let latchClocks: Int
}

extension HUB75DriverChip {
  /// The registers in the order in which they are loaded.
  ///
  /// They are picked from one array: of several arrays as results of a switch, Swift 6.3.1 returned
  /// those of the other chip in Embedded mode with -Osize.
  var setUp: [ChipRegister] { ChipRegister.all.filter { $0.chip == self } }
}

extension ChipRegister {
  /// The registers of all chips.
  fileprivate static var all: [ChipRegister] {
    [
      ChipRegister(chip: .fm6126a, pattern: 0b0111_1111_1111_1111, latchClocks: 11),
      ChipRegister(chip: .fm6126a, pattern: 0b0000_0000_0100_0000, latchClocks: 12),
      ChipRegister(chip: .fm6127, pattern: 0b1111_1111_1100_1110, latchClocks: 11),
      ChipRegister(chip: .fm6127, pattern: 0b1110_0000_0110_0010, latchClocks: 12),
      ChipRegister(chip: .fm6127, pattern: 0b0101_1111_0000_0000, latchClocks: 10),
    ]
  }
}
