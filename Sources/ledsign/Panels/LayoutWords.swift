// LayoutWords.swift: layouts changed as people hang panels, and what a board file says of them.
// ledsign: joins the modules; no Foundation.

import SignPanels

/// What a board file says of a layout.
enum LayoutWords {
  /// On which side the chain of modules begins, in words and as a line of a board file.
  ///
  /// A layout that no words describe is a sketch.
  static func dataIn(_ layout: PanelLayout) -> (title: String, json: String) {
    for (word, start) in [("right", ChainStart.right), ("left", .left)] {
      for path in [ChainPath.rows, .serpentine] where layout.isMade(path, start) {
        let pathWord = path == .rows ? "rows" : "serpentine"
        let more = layout.down == 1 ? "" : "\"layout\": \"\(pathWord)\", "
        return ("DIN at the \(word)", more + "\"dataIn\": \"\(word)\"")
      }
    }
    return ("the chain as in this sketch: \(rows(layout))", sketch(layout))
  }

  /// The sketch of a layout as a line of a board file: where each place of the chain hangs.
  static func sketch(_ layout: PanelLayout) -> String { "\"layout\": \(rows(layout))" }

  private static func rows(_ layout: PanelLayout) -> String {
    let rows = (0..<layout.down).map { row in
      let cells = layout.cells[(row * layout.across)..<((row + 1) * layout.across)]
      return "\"" + cells.map { mark($0, layout) }.joined(separator: " ") + "\""
    }
    return "[" + rows.joined(separator: ", ") + "]"
  }

  private static func mark(_ cell: PanelCell, _ layout: PanelLayout) -> String {
    let top = ["", ">", "v", "<"][Int(cell.turn.rawValue)]
    return "\(cell.chain * layout.length + cell.place + 1)\(top)\(cell.isMirrored ? "m" : "")"
  }
}

extension PanelLayout {
  /// Whether words make the same layout of modules.
  fileprivate func isMade(_ path: ChainPath, _ start: ChainStart) -> Bool {
    let made = try? PanelLayout(
      cellWidth: cellWidth, cellHeight: cellHeight, across: across, down: down, chains: chains,
      path: path, start: start, turn: turn, mirror: mirror)
    return made == self
  }

  /// The same with every row of the chain running the other way.
  var withOtherStart: PanelLayout {
    var cells = cells
    for index in cells.indices {
      let row = index / across * across
      cells[index].place = self.cells[row + across - 1 - (index - row)].place
    }
    return replacing(cells, turn) ?? self
  }

  /// The same sign, hung upside down.
  var turnedOver: PanelLayout? {
    Turn(degrees: (turn.degrees + 180) % 360).flatMap { replacing(cells, $0) }
  }

  /// The same with every cell upside down in its place.
  var withCellsTurnedOver: PanelLayout? {
    var cells = cells
    for index in cells.indices {
      cells[index].turn = Turn(degrees: (cells[index].turn.degrees + 180) % 360) ?? .none
    }
    return replacing(cells, turn)
  }

  private func replacing(_ cells: [PanelCell], _ turn: Turn) -> PanelLayout? {
    try? PanelLayout(
      cellWidth: cellWidth, cellHeight: cellHeight, across: across, cells: cells, chains: chains,
      turn: turn, mirror: mirror)
  }
}
