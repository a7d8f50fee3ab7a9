// TerminalLayout.swift: how a frame fits into a terminal.
// SignSimulator: no system calls here.

/// How a frame is shown in a terminal of some size.
enum TerminalLayout: Equatable {
  /// As a picture of that many columns and lines.
  case picture(Cells, columns: Int, lines: Int)
  /// Not at all, but as one line of text that says why.
  case message(String)

  /// Half blocks where they fit, else braille, which is half as wide and as high, else a message.
  ///
  /// The line below the picture, where the cursor rests, must fit too.
  ///
  /// - Parameters:
  ///   - width: Columns of the frame, px.
  ///   - height: Rows of the frame, px.
  ///   - size: The terminal.
  init(width: Int, height: Int, in size: TerminalSize) {
    for cells in [Cells.half, .braille] {
      let (columns, lines) = (cells.columns(for: width), cells.lines(for: height))
      guard columns <= size.columns, lines + 1 <= size.rows else { continue }
      self = .picture(cells, columns: columns, lines: lines)
      return
    }
    let needed = TerminalSize(
      columns: Cells.braille.columns(for: width), rows: Cells.braille.lines(for: height) + 1)
    let text =
      "this sign needs \(needed.columns)x\(needed.rows), the terminal has "
      + "\(size.columns)x\(size.rows); enlarge it or use --size"
    // ASCII only: a byte is a column. The last column stays free, so that the line never wraps.
    self = .message(String(text.prefix(max(0, size.columns - 1))))
  }

  /// Lines above the one where the cursor rests.
  var lines: Int {
    switch self {
    case .picture(_, _, let lines): lines
    case .message: 1
    }
  }

  /// Characters in each line.
  var columns: Int {
    switch self {
    case .picture(_, let columns, _): columns
    case .message(let text): text.utf8.count
    }
  }
}
