// PanelLayoutError.swift: why a description is not the layout of a sign.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// Why a layout could not be made; rows, columns and the numbers of a sketch count from 1.
public enum PanelLayoutError: Error, Equatable, Sendable {
  /// A side of a cell is no multiple of 8 or out of range, px.
  case cellSize(width: Int, height: Int)
  /// A grid side below 1, or more than ``PanelLayout/maximumCells`` cells.
  case gridSize(across: Int, down: Int)
  /// No cell, more than ``PanelLayout/maximumCells``, or no whole number of rows.
  case cellCount(Int, across: Int)
  /// Not 1 to 3 parallel chains.
  case chainCount(Int)
  /// The cells cannot be shared equally among the chains.
  case unevenChains(cells: Int, chains: Int)
  /// The rows of the grid cannot be shared equally among the chains.
  case unevenRows(rows: Int, chains: Int)
  /// Less than one panel in a chain.
  case chainLength(Int)
  /// A chain that is to turn back once has an odd number of panels.
  case oddChain(length: Int)
  /// A chain and a place, both from 0, that do not exist.
  case placeOutOfRange(chain: Int, place: Int, chains: Int, length: Int)
  /// A place of a chain, both from 0, that two cells claim.
  case placeTwice(chain: Int, place: Int)
  /// A cell of the grid that leaves a hole, since it stands where the first one lies; sizes in px.
  case doesNotTile(
    row: Int, column: Int, width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)

  /// A sketch has no cell at all.
  case noCell
  /// A sketch has another number of cells than the chains.
  case sketchCount(cells: Int, chains: Int, length: Int)
  /// A row of a sketch has more or fewer cells than its first row, `expected`.
  case unevenRow(row: Int, cells: Int, expected: Int)
  /// A cell of a sketch begins with no number; columns are those of the text.
  case numberMissing(found: Unicode.Scalar, row: Int, column: Int)
  /// A number that another cell of the sketch has.
  case numberTwice(Int, row: Int, column: Int, firstRow: Int, firstColumn: Int)
  /// A number above the number of cells, or 0; so another one, `missing`, is left out.
  case numberOutOfRange(Int, cells: Int, missing: Int, row: Int, column: Int)
  /// A character that is no mark of a sketch.
  case unknownMark(Unicode.Scalar, row: Int, column: Int)
  /// A second direction, or a second `m`, in one cell of a sketch.
  case secondMark(Unicode.Scalar, row: Int, column: Int)
}
