// Wave+Reading.swift: reads wave art.
// SignSimulator: no elements, no Linux GPIO.

import SignPanels

extension Wave {
  /// Reads wave art: on each row a signal's name, spaces, and its levels.
  ///
  /// Rows without a character are skipped; all others have the same number of levels.
  public init(_ art: String) throws(WaveArtError) {
    var signals: [Signal] = []
    var columns: [LineSet] = []
    var row = 0
    for line in art.split(separator: "\n", omittingEmptySubsequences: false) {
      row += 1
      let words = line.split(separator: " ")
      guard let name = words.first else { continue }
      let signal = try Wave.signal(named: String(name), row: row)
      if signals.contains(signal) { throw .repeatedSignal(name: String(name), row: row) }
      let levels = try Wave.levels(in: line, after: words, row: row)
      if signals.isEmpty { columns = [LineSet](repeating: [], count: levels.count) }
      guard levels.count == columns.count else {
        throw .unevenRow(row: row, count: levels.count, expected: columns.count)
      }
      for (index, high) in levels.enumerated() where high { columns[index].formUnion(signal.line) }
      signals.append(signal)
    }
    if signals.isEmpty { throw .empty }
    self.init(signals: signals, columns: columns)
  }

  private static func signal(named name: String, row: Int) throws(WaveArtError) -> Signal {
    var allowed = ""
    for signal in Signal.allCases {
      if signal.waveName == name { return signal }
      allowed += (allowed.isEmpty ? "" : ", ") + signal.waveName
    }
    throw .unknownSignal(name: name, row: row, allowed: allowed)
  }

  private static func levels(
    in line: Substring, after words: [Substring], row: Int
  ) throws(WaveArtError) -> [Bool] {
    guard words.count > 1 else { return [] }
    var levels: [Bool] = []
    var column = 0
    for scalar in line.unicodeScalars {
      column += 1
      // The levels begin where the second word does; a space among them is an error.
      if column <= words[0].unicodeScalars.count || (levels.isEmpty && scalar == " ") { continue }
      guard scalar == "-" || scalar == "_" else {
        throw .unexpectedCharacter(scalar, row: row, column: column)
      }
      levels.append(scalar == "-")
    }
    return levels
  }
}
