// PanelMove+Making.swift: the move of a cell, and what two neighbours have in common.
// SignPanels: integers only; no Linux, no fonts, no elements.

import SignPrimitives

extension PanelMove {
  /// The move of one cell of the grid.
  init(of index: Int, in layout: PanelLayout) {
    let cell = layout.cells[index]
    let rect = PanelMove.canvasRect(of: index, in: layout)
    var quarters = Int(cell.turn.rawValue) + Int(layout.turn.rawValue)
    var isMirrored = cell.isMirrored
    // Mirroring what is turned is turning the other way what is mirrored.
    if layout.mirror != .none {
      quarters = (layout.mirror == .vertical ? 2 : 0) - quarters
      isMirrored.toggle()
    }
    let turn = Turn(quarters: quarters)
    let canvasBytes = PanelMove.rowBytes(width: layout.canvasWidth)
    let panelBytes = PanelMove.rowBytes(width: layout.chainWidth)
    let canvasTop = rect.y * canvasBytes + rect.x / 8
    let canvasBottom = canvasTop + (rect.height - 1) * canvasBytes
    let panelTop = cell.place * layout.cellWidth / 8
    let panelBottom = panelTop + (layout.cellHeight - 1) * panelBytes
    // Upside down for the canvas's rows, and for rows that become columns, for the panel's.
    let climbs: Bool
    let panelClimbs: Bool
    switch turn {
    case .none: (kind, climbs, panelClimbs) = (isMirrored ? .mirrored : .copied, false, false)
    case .half: (kind, climbs, panelClimbs) = (isMirrored ? .copied : .mirrored, true, false)
    case .quarter: (kind, climbs, panelClimbs) = (.transposed, isMirrored, true)
    case .threeQuarters: (kind, climbs, panelClimbs) = (.transposed, !isMirrored, false)
    }
    chain = cell.chain
    canvas = climbs ? canvasBottom : canvasTop
    canvasStep = climbs ? -canvasBytes : canvasBytes
    panel = panelClimbs ? panelBottom : panelTop
    panelStep = panelClimbs ? -panelBytes : panelBytes
    rows = rect.height
    bytes = rect.width / 8
  }

  /// One move that does what two do, if there is one; the other lies to the right in the canvas.
  func joined(with other: PanelMove) -> PanelMove? {
    guard chain == other.chain, canvasStep == other.canvasStep, panelStep == other.panelStep,
      rows == other.rows, canvas + bytes == other.canvas
    else { return nil }
    var both = self
    both.bytes += other.bytes
    let runsOn = panel + bytes == other.panel
    let runsBack = other.panel + other.bytes == panel
    if runsBack { both.panel = other.panel }
    for kind in PanelMove.rowKinds where kind.keepsOrder ? runsOn : runsBack {
      if canBe(kind) && other.canBe(kind) {
        both.kind = kind
        return both
      }
    }
    return nil
  }

  private static let rowKinds: [Kind] = [.copied, .reordered, .flipped, .mirrored]

  /// Whether a kind does the same: a lone byte has no order that could change.
  private func canBe(_ other: Kind) -> Bool {
    if kind == other { return true }
    if bytes > 1 || kind == .transposed || other == .transposed { return false }
    return kind.keepsBits == other.keepsBits
  }

  /// Where a cell lies on the canvas.
  private static func canvasRect(of index: Int, in layout: PanelLayout) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: layout.across)
    let left = column * layout.footWidth
    let top = row * layout.footHeight
    // Two opposite corners, wherever they come to lie.
    let first = canvasPixel(x: left, y: top, in: layout)
    let last = canvasPixel(
      x: left + layout.footWidth - 1, y: top + layout.footHeight - 1, in: layout)
    let x = min(first.x, last.x)
    let y = min(first.y, last.y)
    return Rect(
      x: x, y: y, width: max(first.x, last.x) - x + 1, height: max(first.y, last.y) - y + 1)
  }

  private static func canvasPixel(x: Int, y: Int, in layout: PanelLayout) -> (x: Int, y: Int) {
    let seen = layout.turn.turned(
      x: x, y: y, width: layout.gridWidth, height: layout.gridHeight)
    return layout.mirror.mirrored(
      x: seen.x, y: seen.y, width: layout.canvasWidth, height: layout.canvasHeight)
  }

  /// Bytes of a row of a bitmap.
  private static func rowBytes(width: Int) -> Int { (width + 31) / 32 * 4 }
}

extension PanelMove.Kind {
  /// Whether the first byte stays the first one.
  var keepsOrder: Bool { self == .copied || self == .flipped }
  /// Whether no byte changes.
  var keepsBits: Bool { self == .copied || self == .reordered }
}
