// TerminalScreen.swift: the bytes that turn what a terminal shows into the next frame.
// SignSimulator: no system calls and no clock here.

import SignPrimitives

/// What a terminal shows, and how to change it.
///
/// The cursor rests at the beginning of the line below the picture; every movement is relative to
/// it, so that the picture stands below whatever was written before, and an abrupt end leaves the
/// cursor where a shell's prompt belongs.
struct TerminalScreen {
  private let showsColor: Bool
  private var size: TerminalSize
  /// What is on the screen above the cursor; nil if nothing of ours is.
  private var layout: TerminalLayout?
  private var shown: Bitmap?

  init(size: TerminalSize, showsColor: Bool) {
    self.size = size
    self.showsColor = showsColor
  }

  /// Takes note of a new size; the next update draws everything anew in place of what was there.
  mutating func resize(to newSize: TerminalSize) {
    size = newSize
    shown = nil
  }

  /// Forgets what is on the screen; the next update draws below it.
  mutating func forget() {
    layout = nil
    shown = nil
  }

  /// Appends what must be written to show a frame: nothing if it is shown already.
  mutating func update(to frame: Bitmap, bytes: inout [UInt8]) {
    guard frame != shown else { return }
    let newLayout = TerminalLayout(width: frame.width, height: frame.height, in: size)
    if let shown, newLayout == layout {
      appendChanges(from: shown, to: frame, bytes: &bytes)
    } else {
      appendWhole(frame, newLayout, bytes: &bytes)
    }
    layout = newLayout
    shown = frame
  }

  private func appendWhole(_ frame: Bitmap, _ newLayout: TerminalLayout, bytes: inout [UInt8]) {
    appendStart(to: &bytes)
    appendClearing(to: &bytes)
    switch newLayout {
    case .picture(let cells, _, let lines):
      for line in 0..<lines {
        cells.append(frame, line: line, to: &bytes)
        bytes.append(text: "\r\n")
      }
    case .message(let text): bytes.append(text: text + "\r\n")
    }
    appendEnd(to: &bytes)
  }

  /// Removes what is on the screen.
  ///
  /// Nearly all terminals break lines that a narrower window no longer holds, so that the old
  /// picture may take more lines than were written.
  private func appendClearing(to bytes: inout [UInt8]) {
    bytes.append(text: "\r")
    guard let layout else { return }
    let linesEach = max(1, (layout.columns + size.columns - 1) / max(1, size.columns))
    appendMove(layout.lines * linesEach, UInt8(ascii: "A"), to: &bytes)
    bytes.append(text: "\u{1B}[J")
  }

  private func appendChanges(from old: Bitmap, to frame: Bitmap, bytes: inout [UInt8]) {
    guard case .picture(let cells, _, let lines) = layout else { return }
    var cursor = lines
    for line in 0..<lines where differs(old, frame, line: line, cells: cells) {
      if cursor == lines { appendStart(to: &bytes) }
      if line < cursor {
        appendMove(cursor - line, UInt8(ascii: "A"), to: &bytes)
      } else {
        bytes.append(text: "\r")
        appendMove(line - cursor, UInt8(ascii: "B"), to: &bytes)
      }
      cells.append(frame, line: line, to: &bytes)
      cursor = line
    }
    guard cursor < lines else { return }
    bytes.append(text: "\r")
    appendMove(lines - cursor, UInt8(ascii: "B"), to: &bytes)
    appendEnd(to: &bytes)
  }

  private func differs(_ a: Bitmap, _ b: Bitmap, line: Int, cells: Cells) -> Bool {
    let first = line * cells.height
    for row in first..<min(first + cells.height, a.height) {
      for index in 0..<a.stride {
        if a.word(row: row, index: index) != b.word(row: row, index: index) { return true }
      }
    }
    return false
  }

  /// Terminals that know it show the whole update at once; the others skip it.
  private func appendStart(to bytes: inout [UInt8]) {
    bytes.append(text: "\u{1B}[?2026h")
    if showsColor { bytes.append(text: "\u{1B}[38;5;214m") }
  }

  private func appendEnd(to bytes: inout [UInt8]) {
    if showsColor { bytes.append(text: "\u{1B}[0m") }
    bytes.append(text: "\u{1B}[?2026l")
  }

  private func appendMove(_ lines: Int, _ direction: UInt8, to bytes: inout [UInt8]) {
    bytes.append(text: "\u{1B}[")
    bytes.append(decimal: lines)
    bytes.append(direction)
  }
}
