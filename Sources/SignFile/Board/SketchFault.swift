// SketchFault.swift: where in the file, and what, a sketch of a layout has wrong.
// SignFile: no I/O.

import SignPanels

/// Turns the errors of a sketch into those of its file.
struct SketchFault {
  private let node: Node
  private let rows: [Node]
  private let cell: String

  /// - Parameters:
  ///   - node: The whole sketch.
  ///   - rows: Its strings.
  ///   - cell: What it arranges: `panel` or `module`.
  init(_ node: Node, _ rows: [Node], cell: String) {
    self.node = node
    self.rows = rows
    self.cell = cell
  }

  /// The error in the file, at the character within the string where there is one to blame.
  func refusal(_ error: PanelLayoutError) -> SignFileError {
    switch error {
    case .noCell:
      node.error("shows no \(cell); write the place of each along the chain, such as \"1 2\"")
    case .sketchCount(let cells, let chains, let length):
      node.error("shows \(cells) \(cell)s, but the board has \(chains * length)")
    case .cellCount(let count, _):
      node.error("shows \(count) \(cell)s, at most \(PanelLayout.maximumCells) are possible")
    case .unevenRow(let row, let cells, let expected):
      rows[row - 1].error("shows \(cells) \(cell)s, but the first row has \(expected)")
    case .doesNotTile(let row, let index, _, _, _, _):
      at(
        row, column(ofCell: index, row: row),
        "stands where the first \(cell) lies or lies where that stands, which leaves a hole;"
          + " turn all \(cell)s by a quarter or none")
    default: markFault(error)
    }
  }

  private func markFault(_ error: PanelLayoutError) -> SignFileError {
    switch error {
    case .numberMissing(let found, let row, let column):
      at(
        row, column, "is a mark without the place along the chain before it",
        found: String(Character(found)))
    case .numberTwice(let number, let row, let column, let firstRow, let firstColumn):
      at(
        row, column,
        "is the place of another \(cell) too, in \(place(firstRow, firstColumn))",
        found: "\(number)")
    case .numberOutOfRange(let number, let cells, let missing, let row, let column):
      at(
        row, column, "is no place of the chain, and \(missing) is missing", found: "\(number)",
        allowed: ["1...\(cells)"])
    case .unknownMark(let found, let row, let column):
      at(
        row, column,
        "is no mark of a sketch: a \(cell) is its place along the chain, then where its top points,"
          + " then m if it is mirrored, with blanks between \(cell)s",
        found: String(Character(found)), allowed: ["0...9", "^", ">", "v", "<", "m"])
    case .secondMark(let found, let row, let column):
      at(
        row, column,
        found == "m" ? "mirrors a second time" : "is a second direction for the same \(cell)",
        found: String(Character(found)))
    default: node.error(error.description)
    }
  }

  /// - Parameters:
  ///   - row: The row of the sketch, from 1.
  ///   - column: The character of its string, from 1.
  private func at(
    _ row: Int, _ column: Int, _ problem: String, found: String? = nil, allowed: [String] = []
  ) -> SignFileError {
    SignFileError(
      file: node.source.file, position: node.source.position(of: offset(row, column)),
      key: node.key, problem: problem,
      found: found ?? node.source.excerpt(at: rows[row - 1].offset),
      allowed: allowed)
  }

  private func place(_ row: Int, _ column: Int) -> String {
    node.source.place(of: offset(row, column))
  }

  private func offset(_ row: Int, _ column: Int) -> Int {
    let string = rows[row - 1].offset
    let offsets = node.source.offsetsOfCharacters(inStringAt: string)
    return column <= offsets.count ? offsets[column - 1] : string
  }

  /// The character, from 1, at which a cell of a row begins; cells count from 1.
  private func column(ofCell cell: Int, row: Int) -> Int {
    guard case .string(let text) = rows[row - 1].value else { return 1 }
    var (cells, isInCell) = (0, false)
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let isBlank = scalar == " " || scalar == "\t"
      if !isBlank && !isInCell { cells += 1 }
      isInCell = !isBlank
      if cells == cell { return index + 1 }
    }
    return 1
  }
}
