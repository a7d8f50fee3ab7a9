// ScreenEmulator.swift: a small terminal that shows what a person would see.

/// Understands the control sequences that a player may use, by ECMA-48, and nothing else.
struct ScreenEmulator {
  private(set) var columns: Int
  private(set) var lines: [[Unicode.Scalar]]
  private(set) var row = 0
  private(set) var column = 0
  /// Sequences that it does not know, and characters beyond the last column.
  private(set) var complaints: [String] = []
  /// The last colour that was set; nil for the terminal's own.
  private(set) var color: String?

  init(columns: Int, rows: Int) {
    self.columns = columns
    lines = Array(repeating: ScreenEmulator.blank(columns), count: rows)
  }

  /// What a person reads, without the blanks at the ends of lines and empty lines at the end.
  var text: [String] {
    var rows = lines.map { line in
      var text = String(String.UnicodeScalarView(line))
      while text.last == " " { text.removeLast() }
      return text
    }
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  private static func blank(_ count: Int) -> [Unicode.Scalar] {
    Array(repeating: " ", count: count)
  }

  mutating func write(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let next = rest.popFirst() {
      switch next {
      case "\u{1B}": control(&rest)
      case "\r": column = 0
      case "\n": lineFeed()
      default: put(next)
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    guard column < columns else { return complaints.append("beyond the last column") }
    lines[row][column] = scalar
    column += 1
  }

  private mutating func lineFeed() {
    if row + 1 < lines.count {
      row += 1
    } else {
      lines.removeFirst()
      lines.append(ScreenEmulator.blank(columns))
    }
  }

  private mutating func control(_ rest: inout Substring.UnicodeScalarView) {
    var body = ""
    while let next = rest.popFirst() {
      body.unicodeScalars.append(next)
      if next.properties.isAlphabetic { break }
    }
    let number = Int(body.dropFirst().dropLast()) ?? 1
    switch body.last {
    case "A": row = max(0, row - number)
    case "B": row = min(lines.count - 1, row + number)
    case "J" where body == "[J": clearBelow()
    case "m": color = body == "[0m" ? nil : body
    case "h" where body == "[?2026h", "l" where body == "[?2026l": break
    default: complaints.append(body)
    }
  }

  private mutating func clearBelow() {
    for column in column..<columns { lines[row][column] = " " }
    for row in (row + 1)..<max(row + 1, lines.count) { lines[row] = ScreenEmulator.blank(columns) }
  }

  /// Makes the terminal higher or lower; the line of the cursor stays on it.
  mutating func resize(rows: Int) {
    while lines.count > rows {
      if row < lines.count - 1 {
        lines.removeLast()
      } else {
        lines.removeFirst()
        row -= 1
      }
    }
    while lines.count < rows { lines.append(ScreenEmulator.blank(columns)) }
  }

  /// Breaks lines anew at another width, as most terminals do.
  mutating func resize(columns newColumns: Int) {
    var broken: [[Unicode.Scalar]] = []
    var newRow = 0
    for (index, line) in lines.enumerated() {
      if index == row { newRow = broken.count }
      var rest = Array(line.prefix { _ in true })
      while rest.last == " " { rest.removeLast() }
      repeat {
        let piece = Array(rest.prefix(newColumns))
        broken.append(piece + ScreenEmulator.blank(newColumns - piece.count))
        rest.removeFirst(piece.count)
      } while !rest.isEmpty
    }
    let excess = max(0, newRow + 1 - lines.count)
    let count = lines.count
    lines = Array(broken.dropFirst(excess).prefix(count))
    row = newRow - excess
    columns = newColumns
    while lines.count < count { lines.append(ScreenEmulator.blank(columns)) }
  }
}
