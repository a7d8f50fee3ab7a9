// PanelLayout+Words.swift: layouts described by a few words, as board files do.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// The side of the sign, seen from the front, at which its first chain begins.
public enum ChainStart: UInt8, Hashable, Sendable, CaseIterable {
  /// The input is on the left, and the first row runs to the right.
  case left
  /// The input is on the right, and the first row runs to the left.
  ///
  /// It is so with most MAX7219 strips (MD_MAX72XX assumes it), and with HUB75 panels that hang
  /// upright (rpi-rgb-led-matrix, pull request 1009).
  case right
}

/// How a chain goes on from one row of cells to the next one below.
public enum ChainPath: UInt8, Hashable, Sendable, CaseIterable {
  /// Every row begins at the same side, all cells alike.
  case rows
  /// Every second row of a chain runs back, and its cells hang upside down.
  ///
  /// That is how a strip hangs when it is turned round at the end of a row; the U-mapper of
  /// rpi-rgb-led-matrix is this with two rows.
  case serpentine
  /// Every second row of a chain runs back, but its cells hang like all others.
  ///
  /// That is how modules lie on a board made for it (luma.led_matrix, issue 297).
  case uprightSerpentine
}

extension PanelLayout {
  /// Creates a layout from words and flags, by default a strip of MAX7219 modules.
  ///
  /// With parallel chains each one takes its share of the rows, from the top: the first chain the
  /// uppermost rows.
  ///
  /// - Parameters:
  ///   - cellWidth: Columns of an upright cell, px.
  ///   - cellHeight: Rows of an upright cell, px.
  ///   - across: Cells from left to right.
  ///   - down: Cells from top to bottom, a multiple of `chains`.
  ///   - chains: Parallel chains, 1...3.
  ///   - path: How a chain goes from row to row.
  ///   - start: Where every chain begins.
  ///   - cellTurn: How each cell hangs, on top of what the path says.
  ///   - mirrorsCells: Whether each cell is mirrored, before it is turned.
  ///   - turn: How the whole sign hangs.
  ///   - mirror: How the whole sign is mirrored, after it is turned.
  /// - Throws: ``PanelLayoutError``.
  public init(
    cellWidth: Int = 8, cellHeight: Int = 8, across: Int, down: Int = 1, chains: Int = 1,
    path: ChainPath = .rows, start: ChainStart = .right, cellTurn: Turn = .none,
    mirrorsCells: Bool = false, turn: Turn = .none, mirror: SignMirror = .none
  ) throws(PanelLayoutError) {
    let most = PanelLayout.maximumCells
    guard across > 0, down > 0, across <= most, down <= most / across else {
      throw .gridSize(across: across, down: down)
    }
    try PanelLayout.check(cells: across * down, chains: chains)
    guard down % chains == 0 else { throw .unevenRows(rows: down, chains: chains) }
    let rowsOfChain = down / chains
    var cells: [PanelCell] = []
    cells.reserveCapacity(across * down)
    for row in 0..<down {
      let (chain, rowOfChain) = row.quotientAndRemainder(dividingBy: rowsOfChain)
      let runsBack = path != .rows && rowOfChain & 1 == 1
      let quarters = Int(cellTurn.rawValue) + (runsBack && path == .serpentine ? 2 : 0)
      for column in 0..<across {
        let fromLeft = (start == .left) != runsBack
        cells.append(
          PanelCell(
            chain: chain, place: rowOfChain * across + (fromLeft ? column : across - 1 - column),
            turn: Turn(quarters: quarters), isMirrored: mirrorsCells))
      }
    }
    try self.init(
      cellWidth: cellWidth, cellHeight: cellHeight, across: across, cells: cells, chains: chains,
      turn: turn, mirror: mirror)
  }

  /// A layout of HUB75 or HUB12 panels: every chain is a row, the parallel chains lie below each other.
  ///
  /// A serpentine chain turns back once: half its panels hang in one row, the other half below.
  ///
  /// - Parameters:
  ///   - width: Columns of an upright panel, px.
  ///   - height: Rows of an upright panel, px.
  ///   - chain: Panels in each chain, at least 1; an even number for a serpentine.
  ///   - parallel: Parallel chains, 1...3.
  ///   - path: How a chain goes on.
  ///   - start: Where every chain begins; on the right if the first row of panels hangs upright.
  ///   - turn: How the whole sign hangs.
  ///   - mirror: How the whole sign is mirrored, after it is turned.
  /// - Throws: ``PanelLayoutError``.
  public static func panels(
    width: Int, height: Int, chain: Int = 1, parallel: Int = 1, path: ChainPath = .rows,
    start: ChainStart = .right, turn: Turn = .none, mirror: SignMirror = .none
  ) throws(PanelLayoutError) -> PanelLayout {
    guard chain > 0 else { throw .chainLength(chain) }
    guard chainCounts.contains(parallel) else { throw .chainCount(parallel) }
    if path != .rows && chain & 1 == 1 { throw .oddChain(length: chain) }
    let rowsOfChain = path == .rows ? 1 : 2
    return try PanelLayout(
      cellWidth: width, cellHeight: height, across: chain / rowsOfChain,
      down: parallel * rowsOfChain, chains: parallel, path: path, start: start, turn: turn,
      mirror: mirror)
  }
}
