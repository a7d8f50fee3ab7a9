// HUB75Configuration.swift: what a sign of HUB75 panels is made of.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// One or more equal HUB75 panels, checked so that every value fits the others.
public struct HUB75Configuration: Hashable, Sendable {
  /// The widths of a panel, px: multiples of 8 in this range.
  public static let widths = 8...256
  /// The panels that a chain may have.
  public static let panelCounts = 1...32
  /// The parallel chains that a sign may have.
  public static let chainCounts = 1...3
  /// The numbers of addresses that a panel may have.
  public static let scans = [4, 8, 16, 32]
  /// How many times its own width a panel may shift.
  public static let stretches = [1, 2, 4, 8]
  /// The dark clocks on each side of the latch.
  public static let blankings = 0...16
  /// The brightness, percent.
  public static let brightnesses = 0...100

  /// Columns of one panel, px.
  public let width: Int
  /// Rows of one panel, px: 2 x scan x stretch.
  public let height: Int
  /// Panels in each chain.
  public let panels: Int
  /// Parallel chains.
  public let chains: Int
  /// Addresses; at each of them two scan lines are lit, one in each half of the panel.
  public let scan: Int
  /// How many times its own width a panel shifts for each address; 1 unless it is multiplexed.
  public let stretch: Int
  /// What the address lines mean.
  public let rowAddress: HUB75RowAddress
  /// What holds the columns.
  public let driverChip: HUB75DriverChip
  /// What a lit pixel shows.
  public let ink: HUB75Ink
  /// Clocks of darkness before the latch, and after it.
  public let blanking: Int
  /// The duty of a row, percent; 0 is dark.
  public let brightness: Int

  /// Creates a configuration; nothing is put out before all of it fits.
  ///
  /// - Parameters:
  ///   - width: Columns of one panel, px, a multiple of 8 in ``widths``.
  ///   - height: Rows of one panel, px: 2 x scan x stretch.
  ///   - panels: Panels in each chain, ``panelCounts``.
  ///   - chains: Parallel chains, ``chainCounts``.
  ///   - scan: Addresses of a panel, ``scans``; half its height unless said.
  ///   - stretch: How many times its width a multiplexed panel shifts, ``stretches``.
  ///   - rowAddress: What the address lines mean.
  ///   - driverChip: What holds the columns.
  ///   - ink: What a lit pixel shows.
  ///   - blanking: Dark clocks on each side of the latch, ``blankings``, less than half a row's.
  ///   - brightness: 0...100 %.
  /// - Throws: ``HUB75ConfigurationError``.
  public init(
    width: Int, height: Int, panels: Int = 1, chains: Int = 1, scan: Int? = nil, stretch: Int = 1,
    rowAddress: HUB75RowAddress = .direct, driverChip: HUB75DriverChip = .standard,
    ink: HUB75Ink = .white, blanking: Int = 1, brightness: Int = 100
  ) throws(HUB75ConfigurationError) {
    let scan = scan ?? height / 2
    guard HUB75Configuration.widths.contains(width), width % 8 == 0 else { throw .width(width) }
    guard HUB75Configuration.panelCounts.contains(panels) else { throw .panelCount(panels) }
    guard HUB75Configuration.chainCounts.contains(chains) else { throw .chainCount(chains) }
    guard HUB75Configuration.scans.contains(scan) else { throw .scan(scan) }
    guard HUB75Configuration.stretches.contains(stretch) else { throw .stretch(stretch) }
    guard height == 2 * scan * stretch else {
      throw .height(height, scan: scan, stretch: stretch)
    }
    if rowAddress == .directOneCold && scan != 4 { throw .oneColdScan(scan) }
    if rowAddress == .sm5266 && scan < 8 { throw .sm5266Scan(scan) }
    if driverChip != .standard && width * stretch % 16 != 0 {
      throw .chipWidth(width * stretch, driverChip)
    }
    guard !ink.isEmpty, ink.isSubset(of: .white) else { throw .ink(ink) }
    let columns = width * stretch * panels
    guard HUB75Configuration.blankings.contains(blanking), 2 * blanking < columns else {
      throw .blanking(blanking, columns: columns)
    }
    guard HUB75Configuration.brightnesses.contains(brightness) else {
      throw .brightness(brightness)
    }
    self.width = width
    self.height = height
    self.panels = panels
    self.chains = chains
    self.scan = scan
    self.stretch = stretch
    self.rowAddress = rowAddress
    self.driverChip = driverChip
    self.ink = ink
    self.blanking = blanking
    self.brightness = brightness
  }

  /// Columns that each chain shifts for an address: its width as encoded, px.
  public var columns: Int { width * stretch * panels }

  /// Rows of a chain as encoded, px: two for each address.
  public var rows: Int { 2 * scan }

  /// Writes to the lines that one refresh takes at most.
  public var writesPerRefresh: Int {
    // Without blanking a fully lit row is made dark by a write of its own.
    let writesPerRow = 2 * columns + (blanking == 0 ? 3 : 2)
    return scan * writesPerRow + RowAddressing(rowAddress, scan: scan).writes.count
  }

  /// Every signal that must be wired, in the order of the enum.
  public var requiredSignals: [HUB75Signal] {
    let lines = requiredLines
    return HUB75Signal.allCases.filter { lines.contains($0.line) }
  }

  /// The lines of ``requiredSignals``.
  public var requiredLines: LineSet {
    var lines: LineSet = [HUB75Signal.oe.line, HUB75Signal.clk.line, HUB75Signal.lat.line]
    for signal in rowAddress.signals(scan: scan) { lines.formUnion(signal.line) }
    for chain in 0..<chains { lines.formUnion(ink.lines(chain: chain)) }
    return lines
  }

  /// Refuses a wiring that lacks a line.
  ///
  /// - Parameter wired: The lines that the board has.
  /// - Throws: ``HUB75ConfigurationError/signalMissing(_:required:)`` for the first one it lacks.
  public func check(wired: LineSet) throws(HUB75ConfigurationError) {
    for signal in requiredSignals where !wired.contains(signal.line) {
      throw .signalMissing(signal, required: requiredSignals)
    }
  }
}
