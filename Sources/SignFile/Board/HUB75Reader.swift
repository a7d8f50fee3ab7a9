// HUB75Reader.swift: the keys of HUB75 panels.
// SignFile: no floating point.

import SignPanels

/// Reads the keys of HUB75 panels; the readers below find out what they say together.
struct HUB75Reader {
  let size: Node
  private let chain, parallel, scan, rowAddress, driverChip: Node?
  private let ink, multiplex, blanking, brightness: Node?
  private let arrangement: Arrangement

  /// Takes all keys and refuses any other.
  init(_ keys: inout ObjectReader) throws(SignFileError) {
    size = try keys.required("size")
    chain = keys.optional("chain")
    parallel = keys.optional("parallel")
    scan = keys.optional("scan")
    rowAddress = keys.optional("rowAddress")
    driverChip = keys.optional("driverChip")
    ink = keys.optional("ink")
    multiplex = keys.optional("multiplex")
    blanking = keys.optional("blanking")
    brightness = keys.optional("brightness")
    arrangement = Arrangement(&keys, cell: "panel")
    try keys.finish()
  }

  func board() throws(SignFileError) -> HUB75Board {
    let sides = try size.array(count: 2...2)
    let width = try HUB75Reader.side(sides[0], in: HUB75Configuration.widths)
    let height = try HUB75Reader.side(sides[1], in: PanelLayout.cellHeights)
    let chain = try self.chain?.integer(in: HUB75Configuration.panelCounts) ?? 1
    let parallel = try self.parallel?.integer(in: HUB75Configuration.chainCounts) ?? 1
    let multiplex = try MultiplexReader.map(
      self.multiplex, size: size, width: width, height: height, chain: chain)
    let scan = try addresses(height: sides[1], rows: height, stretch: multiplex.stretch)
    let rowAddress: HUB75RowAddress = try self.rowAddress?.word() ?? .direct
    let driverChip = try self.driverChip.map { (node) throws(SignFileError) in
      try HUB75Reader.chip(node)
    }
    let ink = try self.ink.map { (node) throws(SignFileError) in try HUB75Reader.ink(node) }
    let blanking = try self.blanking?.integer(in: HUB75Configuration.blankings) ?? 1
    let brightness = try self.brightness?.percent() ?? 100
    let configuration: HUB75Configuration
    do throws(HUB75ConfigurationError) {
      configuration = try HUB75Configuration(
        width: width, height: height, panels: chain, chains: parallel, scan: scan,
        stretch: multiplex.stretch, rowAddress: rowAddress, driverChip: driverChip ?? .standard,
        ink: ink ?? .white, blanking: blanking, brightness: brightness)
    } catch {
      throw refusal(error)
    }
    return HUB75Board(
      layout: try arrangement.panels(
        size, width: width, height: height, chain: chain, parallel: parallel),
      configuration: configuration, multiplex: multiplex)
  }

  private static func side(
    _ node: Node, in range: ClosedRange<Int>
  ) throws(SignFileError) -> Int {
    let side = try node.integer(in: range)
    guard side % 8 == 0 else {
      throw node.error(
        "is no multiple of 8", allowed: ["\(range.lowerBound)...\(range.upperBound)"])
    }
    return side
  }

  /// The number of addresses, which follows from the height unless a multiplexing is unknown.
  private func addresses(
    height: Node, rows: Int, stretch: Int
  ) throws(SignFileError) -> Int {
    let heights = HUB75Configuration.scans.map { 2 * $0 * stretch }
      .filter { PanelLayout.cellHeights.contains($0) }
    let folding = stretch == 1 ? "without multiplexing" : "that is \(stretch) times as long inside"
    guard heights.contains(rows) else {
      throw height.error(
        "is no height of a panel \(folding)", allowed: heights.map { "\($0)" })
    }
    guard let scan else { return rows / (2 * stretch) }
    let scans = HUB75Configuration.scans.map { "\($0)" }
    let number = try scan.integer(in: 1...4096)
    guard HUB75Configuration.scans.contains(number) else {
      throw scan.error("is no number of addresses", allowed: scans)
    }
    guard rows == 2 * number * stretch else {
      throw scan.error(
        "does not fit: a panel \(folding) with \(rows) rows has \(rows / (2 * stretch)) addresses;"
          + " one with fewer folds its rows, and \"multiplex\" says how",
        allowed: ["\(rows / (2 * stretch))"])
    }
    return number
  }

  private static func chip(_ node: Node) throws(SignFileError) -> HUB75DriverChip {
    guard case .string(let name) = node.value else { return try node.word() }
    do throws(HUB75ConfigurationError) {
      return try HUB75DriverChip(name: name)
    } catch {
      guard case .pwmChip = error else { return try node.word() }
      throw node.error(
        "makes gray by itself, from gray data and a clock of its own; such panels show nothing"
          + " when they are driven row by row and are not supported",
        allowed: HUB75DriverChip.allCases.map { $0.rawValue })
    }
  }

  private static func ink(_ node: Node) throws(SignFileError) -> HUB75Ink {
    if case .string(let text) = node.value {
      for (word, ink) in HUB75Ink.words where word == text { return ink }
    }
    throw node.notOne(of: HUB75Ink.words.map { $0.word })
  }

  /// What is left once every value for itself is right.
  private func refusal(_ error: HUB75ConfigurationError) -> SignFileError {
    switch error {
    case .oneColdScan(let scan):
      (rowAddress ?? size).error(
        "chooses one of 4 rows with 4 lines, but the panel has \(scan) addresses; want 4")
    case .sm5266Scan(let scan):
      (rowAddress ?? size).error(
        "is a register of 8 rows, but the panel has \(scan) addresses; want 8, 16 or 32")
    case .blanking(_, let columns):
      (blanking ?? size).error(
        "leaves no time to light a row of \(columns) clocks", allowed: ["0...\((columns - 1) / 2)"])
    case .chipWidth(let columns, _):
      (driverChip ?? size).error(
        "has 16 outputs, so a panel shifts a multiple of 16 columns, not \(columns)")
    default: size.error(error.description)
    }
  }
}
