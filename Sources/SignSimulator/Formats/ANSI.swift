// ANSI.swift: half blocks in the colour of an amber LED.
// SignSimulator: knows nothing of files and terminals here.

import SignPrimitives

/// Appends every line in amber on nearly black, and back to the terminal's colours at its end.
func appendANSILines(_ frame: Bitmap, to bytes: inout [UInt8]) {
  for line in 0..<Cells.half.lines(for: frame.height) {
    bytes.append(text: "\u{1B}[38;2;255;176;0;48;2;20;12;0m")
    Cells.half.append(frame, line: line, to: &bytes)
    bytes.append(text: "\u{1B}[0m\n")
  }
}
