// PanelMap+Pixels.swift: where one pixel of the canvas is in its chain, and back.
// SignPanels: integers only; no Linux, no fonts, no elements.

extension PanelMap {
  /// The chain, and the column and row of its bitmap, that show a pixel of the canvas.
  ///
  /// - Parameters:
  ///   - x: 0 ..< ``canvasWidth``.
  ///   - y: 0 ..< ``canvasHeight``.
  public func place(x: Int, y: Int) -> (chain: Int, x: Int, y: Int) {
    precondition(x >= 0 && x < canvasWidth && y >= 0 && y < canvasHeight, "no such pixel")
    let seen = layout.mirror.mirrored(x: x, y: y, width: canvasWidth, height: canvasHeight)
    let inGrid = layout.turn.upright(
      x: seen.x, y: seen.y, width: layout.gridWidth, height: layout.gridHeight)
    let (column, localX) = inGrid.x.quotientAndRemainder(dividingBy: layout.footWidth)
    let (row, localY) = inGrid.y.quotientAndRemainder(dividingBy: layout.footHeight)
    let cell = layout.cells[row * layout.across + column]
    let own = cell.turn.upright(
      x: localX, y: localY, width: layout.cellWidth, height: layout.cellHeight)
    let ownX = cell.isMirrored ? layout.cellWidth - 1 - own.x : own.x
    return (cell.chain, cell.place * layout.cellWidth + ownX, own.y)
  }

  /// The pixel of the canvas that a pixel of a chain bitmap shows.
  ///
  /// - Parameters:
  ///   - chain: 0 ..< the number of chains.
  ///   - x: A column of the chain bitmap.
  ///   - y: A row of the chain bitmap.
  public func canvasPixel(chain: Int, x: Int, y: Int) -> (x: Int, y: Int) {
    precondition(
      chain >= 0 && chain < layout.chains && x >= 0 && x < chainWidth && y >= 0
        && y < chainHeight, "no such pixel")
    let (place, ownX) = x.quotientAndRemainder(dividingBy: layout.cellWidth)
    let index = cellOfPlace[chain * layout.length + place]
    let cell = layout.cells[index]
    let local = cell.turn.turned(
      x: cell.isMirrored ? layout.cellWidth - 1 - ownX : ownX, y: y, width: layout.cellWidth,
      height: layout.cellHeight)
    let (row, column) = index.quotientAndRemainder(dividingBy: layout.across)
    let seen = layout.turn.turned(
      x: column * layout.footWidth + local.x, y: row * layout.footHeight + local.y,
      width: layout.gridWidth, height: layout.gridHeight)
    return layout.mirror.mirrored(x: seen.x, y: seen.y, width: canvasWidth, height: canvasHeight)
  }
}
