// PanelLayout.swift: how the panels or modules of a sign hang and in which order they are chained.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// One cell of a sign: a HUB75 or HUB12 panel, or the module of one MAX7219.
public struct PanelCell: Hashable, Sendable {
  /// Which of the parallel chains it belongs to, from 0.
  public var chain: Int
  /// How many cells of its chain lie between it and the input: 0 is the nearest.
  public var place: Int
  /// How it hangs, seen from the front.
  public var turn: Turn
  /// Whether it shows its own left on its right; it is mirrored first and turned then.
  public var isMirrored: Bool

  /// Creates a cell, upright unless said otherwise.
  public init(chain: Int, place: Int, turn: Turn = .none, isMirrored: Bool = false) {
    self.chain = chain
    self.place = place
    self.turn = turn
    self.isMirrored = isMirrored
  }
}

/// How equal cells make up a sign: a grid, seen from the front, and the chains through it.
///
/// The canvas is made in this order: every cell is mirrored, then turned, then put into its place
/// of the grid; the finished grid is hung turned clockwise by ``turn``; what the viewer then sees is
/// mirrored by ``mirror``. So ``turn`` says how the sign hangs, as a cell's turn says how the cell
/// hangs, and the picture stays upright for the viewer. (The `Rotate` of rpi-rgb-led-matrix and the
/// `rotate` of luma turn the picture instead, which is the opposite direction.)
public struct PanelLayout: Hashable, Sendable {
  /// The widths that a cell may have, px; multiples of 8.
  public static let cellWidths = 8...256
  /// The heights that a cell may have, px; multiples of 8.
  public static let cellHeights = 8...128
  /// How many parallel chains there may be.
  public static let chainCounts = 1...3
  /// The most cells of one sign.
  public static let maximumCells = 4096

  /// Columns of an upright cell, px.
  public let cellWidth: Int
  /// Rows of an upright cell, px.
  public let cellHeight: Int
  /// Cells across the grid, before the whole sign is turned.
  public let across: Int
  /// The cells of the grid, row by row from the top, each row from the left.
  public let cells: [PanelCell]
  /// Parallel chains, all equally long.
  public let chains: Int
  /// How the whole sign hangs.
  public let turn: Turn
  /// How the whole sign is mirrored, after it is turned.
  public let mirror: SignMirror

  /// Creates a layout from its cells.
  ///
  /// - Parameters:
  ///   - cellWidth: 8...256 px, a multiple of 8.
  ///   - cellHeight: 8...128 px, a multiple of 8.
  ///   - across: Cells in a row of the grid.
  ///   - cells: All cells, row by row; each place of each chain once.
  ///   - chains: Parallel chains, 1...3.
  ///   - turn: How the whole sign hangs.
  ///   - mirror: How the whole sign is mirrored, after it is turned.
  /// - Throws: ``PanelLayoutError``, also when turned cells do not fill their grid.
  public init(
    cellWidth: Int, cellHeight: Int, across: Int, cells: [PanelCell], chains: Int = 1,
    turn: Turn = .none, mirror: SignMirror = .none
  ) throws(PanelLayoutError) {
    try PanelLayout.check(cellWidth: cellWidth, cellHeight: cellHeight)
    guard across > 0, !cells.isEmpty, cells.count <= PanelLayout.maximumCells,
      cells.count % across == 0
    else { throw .cellCount(cells.count, across: across) }
    self.cellWidth = cellWidth
    self.cellHeight = cellHeight
    self.across = across
    self.cells = cells
    self.chains = chains
    self.turn = turn
    self.mirror = mirror
    try PanelLayout.check(cells: cells.count, chains: chains)
    try checkPlaces()
    try checkTiling()
  }

  /// Cells in each chain.
  public var length: Int { cells.count / chains }
  /// Rows of the grid, before the whole sign is turned.
  public var down: Int { cells.count / across }

  /// Columns of the canvas, px.
  public var canvasWidth: Int { turn.swapsSides ? gridHeight : gridWidth }
  /// Rows of the canvas, px.
  public var canvasHeight: Int { turn.swapsSides ? gridWidth : gridHeight }
  /// Columns of each chain bitmap, px: the cells of a chain next to each other, all upright.
  public var chainWidth: Int { cellWidth * length }
  /// Rows of each chain bitmap, px.
  public var chainHeight: Int { cellHeight }

  /// Columns that a cell covers in the grid, px.
  var footWidth: Int { cells[0].turn.swapsSides ? cellHeight : cellWidth }
  /// Rows that a cell covers in the grid, px.
  var footHeight: Int { cells[0].turn.swapsSides ? cellWidth : cellHeight }
  /// Columns of the grid before the whole sign is turned, px.
  var gridWidth: Int { footWidth * across }
  /// Rows of the grid before the whole sign is turned, px.
  var gridHeight: Int { footHeight * down }
}
