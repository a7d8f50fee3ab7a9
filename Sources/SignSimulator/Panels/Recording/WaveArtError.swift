// WaveArtError.swift: why a text is not wave art.
// SignSimulator: no elements, no Linux GPIO.

/// Why a text is not wave art; rows and columns count from 1.
public enum WaveArtError: Error, Hashable, Sendable {
  /// There is no row in it.
  case empty
  /// A row begins with no name of a signal; `allowed` are the names there are.
  case unknownSignal(name: String, row: Int, allowed: String)
  /// A signal has two rows.
  case repeatedSignal(name: String, row: Int)
  /// A character among the levels that is neither `-` nor `_`.
  case unexpectedCharacter(Unicode.Scalar, row: Int, column: Int)
  /// A row whose number of levels is not that of the first row.
  case unevenRow(row: Int, count: Int, expected: Int)
}

extension WaveArtError: CustomStringConvertible {
  /// What is wrong, where, and what is allowed, in one line.
  public var description: String {
    switch self {
    case .empty:
      "no signals; want rows such as 'CLK _-_-'"
    case .unknownSignal(let name, let row, let allowed):
      "row \(row): no signal '\(name)'; want one of \(allowed)"
    case .repeatedSignal(let name, let row):
      "row \(row): '\(name)' has a row already"
    case .unexpectedCharacter(let scalar, let row, let column):
      "row \(row), column \(column): found U+" + String(scalar.value, radix: 16, uppercase: true)
        + "; want '-' for high or '_' for low"
    case .unevenRow(let row, let count, let expected):
      "row \(row) has \(count) writes, but row 1 has \(expected)"
    }
  }
}
