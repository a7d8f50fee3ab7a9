// PanelLayout+Checks.swift: what every layout must satisfy, however it was described.
// SignPanels: integers only; no Linux, no fonts, no elements.

extension PanelLayout {
  static func check(cellWidth: Int, cellHeight: Int) throws(PanelLayoutError) {
    guard cellWidths.contains(cellWidth), cellHeights.contains(cellHeight),
      cellWidth % 8 == 0, cellHeight % 8 == 0
    else { throw .cellSize(width: cellWidth, height: cellHeight) }
  }

  static func check(cells: Int, chains: Int) throws(PanelLayoutError) {
    guard chainCounts.contains(chains) else { throw .chainCount(chains) }
    guard cells % chains == 0 else { throw .unevenChains(cells: cells, chains: chains) }
  }

  /// As many cells as places, every one within the chains and none twice: so each place once.
  func checkPlaces() throws(PanelLayoutError) {
    var taken = [Bool](repeating: false, count: cells.count)
    for cell in cells {
      guard cell.chain >= 0, cell.chain < chains, cell.place >= 0, cell.place < length else {
        throw .placeOutOfRange(chain: cell.chain, place: cell.place, chains: chains, length: length)
      }
      let index = cell.chain * length + cell.place
      if taken[index] { throw .placeTwice(chain: cell.chain, place: cell.place) }
      taken[index] = true
    }
  }

  /// In a grid whose rows have equally many cells, one oblong cell that lies among others that
  /// stand always leaves a hole: all must lie or all must stand.
  func checkTiling() throws(PanelLayoutError) {
    if cellWidth == cellHeight { return }
    for (index, cell) in cells.enumerated()
    where cell.turn.swapsSides != cells[0].turn.swapsSides {
      throw .doesNotTile(
        row: index / across + 1, column: index % across + 1, width: footHeight, height: footWidth,
        expectedWidth: footWidth, expectedHeight: footHeight)
    }
  }
}
