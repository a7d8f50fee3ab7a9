// PanelLayoutError+Words.swift: what is wrong with a layout, in one line.
// SignPanels: integers only; no Linux, no fonts, no elements.

extension PanelLayoutError: CustomStringConvertible {
  /// What is wrong, where, and what is allowed, in one line.
  public var description: String { sketchFault ?? gridFault }

  /// The row of the sketch or grid at fault, from 1; nil when it is the whole.
  public var row: Int? {
    switch self {
    case .doesNotTile(let row, _, _, _, _, _), .unevenRow(let row, _, _),
      .numberMissing(_, let row, _), .numberTwice(_, let row, _, _, _),
      .numberOutOfRange(_, _, _, let row, _), .unknownMark(_, let row, _),
      .secondMark(_, let row, _):
      row
    default: nil
    }
  }

  /// What is wrong with a sketch; nil for every other fault.
  private var sketchFault: String? {
    let marks = "one of ^ > v < where its top points, and m if it is mirrored"
    switch self {
    case .noCell:
      return "no cell; want the places along the chain, such as [\"1 2\", \"4v 3v\"]"
    case .sketchCount(let cells, let chains, let length):
      return "\(cells) cells; want \(length) for each chain, of which there are \(chains)"
    case .unevenRow(let row, let cells, let expected):
      return "row \(row) has \(cells) cells, but row 1 has \(expected)"
    case .numberMissing(let found, let row, let column):
      return "\(at(row, column)): found \(name(found)) without a number before it;"
        + " want the place along the chain, then \(marks)"
    case .numberTwice(let number, let row, let column, let firstRow, let firstColumn):
      return "\(at(row, column)): found \(number) again, which is at \(at(firstRow, firstColumn));"
        + " want each place once"
    case .numberOutOfRange(let number, let cells, let missing, let row, let column):
      return "\(at(row, column)): found \(number); want 1...\(cells), and \(missing) is missing"
    case .unknownMark(let found, let row, let column):
      return "\(at(row, column)): found \(name(found)); want a number, then \(marks);"
        + " spaces between cells"
    case .secondMark(let found, let row, let column):
      return "\(at(row, column)): found a second mark, \(name(found)); want at most \(marks)"
    default: return nil
    }
  }

  /// What is wrong with sizes and counts.
  private var gridFault: String {
    switch self {
    case .cellSize(let width, let height):
      return "\(width) x \(height) px; want multiples of 8,"
        + " \(words(PanelLayout.cellWidths)) px wide and \(words(PanelLayout.cellHeights)) px high"
    case .gridSize(let across, let down):
      return "\(across) across and \(down) down; want at least 1 of each and at most"
        + " \(PanelLayout.maximumCells) in all"
    case .cellCount(let count, let across):
      return "\(count) cells, \(across) in a row; want 1...\(PanelLayout.maximumCells) cells"
        + " in whole rows"
    case .chainCount(let chains):
      return "\(chains) parallel chains; want \(words(PanelLayout.chainCounts))"
    case .unevenChains(let cells, let chains):
      return "\(cells) cells cannot be shared by \(chains) chains; want a multiple of \(chains)"
    case .unevenRows(let rows, let chains):
      return "\(rows) rows cannot be shared by \(chains) chains; want a multiple of \(chains)"
    case .chainLength(let length): return "a chain of \(length); want at least 1"
    case .oddChain(let length):
      return "a chain of \(length) cannot turn back in its middle; want an even number,"
        + " or a sketch"
    case .placeOutOfRange(let chain, let place, let chains, let length):
      return "place \(place) of chain \(chain); want places 0...\(length - 1) of chains"
        + " 0...\(chains - 1)"
    case .placeTwice(let chain, let place):
      return "two cells at place \(place) of chain \(chain); want each place once"
    case .doesNotTile(let row, let column, let width, let height, let wide, let high):
      return "row \(row), cell \(column) is \(width) x \(height) px, so the sign has a hole;"
        + " want \(wide) x \(high) px as the first cell: turn all by a quarter, or none"
    default: return ""
    }
  }

  private func at(_ row: Int, _ column: Int) -> String { "row \(row), column \(column)" }

  private func words(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound)...\(range.upperBound)"
  }

  /// The character itself, or its code point where it may be mistaken.
  private func name(_ scalar: Unicode.Scalar) -> String {
    if scalar.value > 0x20 && scalar.value < 0x7F { return "'\(Character(scalar))'" }
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.utf8.count)) + hex
  }
}
