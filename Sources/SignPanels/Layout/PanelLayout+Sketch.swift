// PanelLayout+Sketch.swift: layouts drawn as text, one string a row of cells.
// SignPanels: integers only; no Linux, no fonts, no elements.

extension PanelLayout {
  /// Creates a layout from a sketch such as `["1 2>", "4< 3m"]`, seen from the front.
  ///
  /// One string is a row of cells, separated by spaces. A cell is a number, then marks in any order:
  /// one of `^ > v <` where its top points (up if none) and `m` if it is mirrored, which comes before
  /// the turn. The numbers 1...N are places along the chain, 1 at the input. Parallel chains go on
  /// where the one before ended: with two chains of four, 1...4 are the first and 5...8 the second.
  ///
  /// - Parameters:
  ///   - sketch: The rows from the top.
  ///   - cellWidth: Columns of an upright cell, px.
  ///   - cellHeight: Rows of an upright cell, px.
  ///   - chains: Parallel chains, 1...3.
  ///   - length: Cells in each chain, if it is known; else what the sketch has.
  ///   - turn: How the whole sign hangs.
  ///   - mirror: How the whole sign is mirrored, after it is turned.
  /// - Throws: ``PanelLayoutError``, with the row and column of the sketch.
  public init(
    sketch: [String], cellWidth: Int = 8, cellHeight: Int = 8, chains: Int = 1, length: Int? = nil,
    turn: Turn = .none, mirror: SignMirror = .none
  ) throws(PanelLayoutError) {
    guard PanelLayout.chainCounts.contains(chains) else { throw .chainCount(chains) }
    var sketched: [SketchCell] = []
    var across = 0
    for (index, text) in sketch.enumerated() {
      let before = sketched.count
      var reader = SketchReader(text, row: index + 1)
      while let cell = try reader.readCell() { sketched.append(cell) }
      if index == 0 { across = sketched.count }
      guard sketched.count - before == across else {
        throw .unevenRow(row: index + 1, cells: sketched.count - before, expected: across)
      }
    }
    if sketched.isEmpty { throw .noCell }
    try PanelLayout.checkNumbers(sketched)
    if let length, sketched.count % chains != 0 || sketched.count / chains != length {
      throw .sketchCount(cells: sketched.count, chains: chains, length: length)
    }
    try PanelLayout.check(cells: sketched.count, chains: chains)
    let lengthFound = sketched.count / chains
    let cells = sketched.map { cell in
      PanelCell(
        chain: (cell.number - 1) / lengthFound, place: (cell.number - 1) % lengthFound,
        turn: cell.turn, isMirrored: cell.isMirrored)
    }
    try self.init(
      cellWidth: cellWidth, cellHeight: cellHeight, across: across, cells: cells, chains: chains,
      turn: turn, mirror: mirror)
  }

  /// Each number from 1 to the number of cells once.
  private static func checkNumbers(_ cells: [SketchCell]) throws(PanelLayoutError) {
    guard cells.count <= maximumCells else { throw .cellCount(cells.count, across: cells.count) }
    var firstPlace = [Int?](repeating: nil, count: cells.count + 1)
    for (index, cell) in cells.enumerated() where cell.number >= 1 && cell.number <= cells.count {
      if let first = firstPlace[cell.number] {
        throw .numberTwice(
          cell.number, row: cell.row, column: cell.column, firstRow: cells[first].row,
          firstColumn: cells[first].column)
      }
      firstPlace[cell.number] = index
    }
    guard let missing = (1...cells.count).first(where: { firstPlace[$0] == nil }) else { return }
    for cell in cells where cell.number < 1 || cell.number > cells.count {
      throw .numberOutOfRange(
        cell.number, cells: cells.count, missing: missing, row: cell.row, column: cell.column)
    }
  }
}
