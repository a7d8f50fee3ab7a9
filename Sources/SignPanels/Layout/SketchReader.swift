// SketchReader.swift: reads the cells of a sketch, character by character.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// A cell as it stands in a sketch; row and column count from 1.
struct SketchCell {
  var number: Int
  var turn: Turn = .none
  var isMirrored = false
  var row: Int
  var column: Int
}

/// Reads the cells of one row of a sketch.
struct SketchReader {
  private let scalars: [Unicode.Scalar]
  private let row: Int
  private var next = 0

  init(_ text: String, row: Int) {
    scalars = Array(text.unicodeScalars)
    self.row = row
  }

  /// The next cell; nil at the end of the row.
  mutating func readCell() throws(PanelLayoutError) -> SketchCell? {
    while next < scalars.count, isSpace(scalars[next]) { next += 1 }
    guard next < scalars.count else { return nil }
    let column = next + 1
    var cell = SketchCell(number: try readNumber(), row: row, column: column)
    var hasTurn = false
    while next < scalars.count, !isSpace(scalars[next]) {
      try read(scalars[next], into: &cell, &hasTurn)
      next += 1
    }
    return cell
  }

  /// A number that is too large for any sketch stays too large, but overflows nothing.
  private mutating func readNumber() throws(PanelLayoutError) -> Int {
    var number: Int?
    while next < scalars.count, let digit = digit(scalars[next]) {
      number = min((number ?? 0) * 10 + digit, 99_999_999)
      next += 1
    }
    if let number { return number }
    let found = scalars[next]
    if isMark(found) { throw .numberMissing(found: found, row: row, column: next + 1) }
    throw .unknownMark(found, row: row, column: next + 1)
  }

  private func read(
    _ mark: Unicode.Scalar, into cell: inout SketchCell, _ hasTurn: inout Bool
  ) throws(PanelLayoutError) {
    let column = next + 1
    guard isMark(mark) else { throw .unknownMark(mark, row: row, column: column) }
    if mark == "m" ? cell.isMirrored : hasTurn {
      throw .secondMark(mark, row: row, column: column)
    }
    switch mark {
    case "m": cell.isMirrored = true
    case ">": cell.turn = .quarter
    case "v": cell.turn = .half
    case "<": cell.turn = .threeQuarters
    default: cell.turn = .none
    }
    if mark != "m" { hasTurn = true }
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "^", ">", "v", "<", "m": true
    default: false
    }
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  private func digit(_ scalar: Unicode.Scalar) -> Int? {
    scalar >= "0" && scalar <= "9" ? Int(scalar.value) - 48 : nil
  }
}
