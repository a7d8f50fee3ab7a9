// Cells.swift: frames as characters that show several pixels each.
// SignSimulator: knows nothing of files and terminals here; colours belong to the callers.

import SignPrimitives

/// How many pixels one character shows.
enum Cells: Equatable, Sendable {
  /// Half blocks: 1 by 2 px.
  case half
  /// Braille: 2 by 4 px.
  case braille

  /// Columns of pixels in a character.
  var width: Int { self == .half ? 1 : 2 }
  /// Rows of pixels in a character.
  var height: Int { self == .half ? 2 : 4 }

  /// Characters in a line that shows a width in px.
  func columns(for pixels: Int) -> Int { (pixels + width - 1) / width }

  /// Lines that show a height in px.
  func lines(for pixels: Int) -> Int { (pixels + height - 1) / height }

  /// Appends all lines, each ended by a newline; what the frame does not fill is dark.
  func append(_ frame: Bitmap, to bytes: inout [UInt8]) {
    for line in 0..<lines(for: frame.height) {
      append(frame, line: line, to: &bytes)
      bytes.append(newline)
    }
  }

  /// Appends one line without its end.
  func append(_ frame: Bitmap, line: Int, to bytes: inout [UInt8]) {
    switch self {
    case .half: appendHalfLine(frame, firstRow: 2 * line, to: &bytes)
    case .braille: appendBrailleLine(frame, firstRow: 4 * line, to: &bytes)
    }
  }
}

private func appendHalfLine(_ frame: Bitmap, firstRow: Int, to bytes: inout [UInt8]) {
  let hasLower = firstRow + 1 < frame.height
  for index in 0..<frame.stride {
    var upper = frame.word(row: firstRow, index: index)
    var lower = hasLower ? frame.word(row: firstRow + 1, index: index) : 0
    for _ in 0..<min(32, frame.width - 32 * index) {
      appendHalfBlock(upper: upper & 1, lower: lower & 1, to: &bytes)
      upper >>= 1
      lower >>= 1
    }
  }
}

private func appendHalfBlock(upper: UInt32, lower: UInt32, to bytes: inout [UInt8]) {
  switch (upper, lower) {
  case (0, 0): bytes.append(UInt8(ascii: " "))
  case (_, 0): bytes.append(scalar: 0x2580)  // upper half block
  case (0, _): bytes.append(scalar: 0x2584)  // lower half block
  default: bytes.append(scalar: 0x2588)  // full block
  }
}

private func appendBrailleLine(_ frame: Bitmap, firstRow: Int, to bytes: inout [UInt8]) {
  // Unicode numbers the dots 1 2 3 down the left column, 4 5 6 down the right, then 7 8 below.
  let bits: [(left: UInt32, right: UInt32)] = [(1, 8), (2, 16), (4, 32), (64, 128)]
  let rows = min(4, frame.height - firstRow)
  for column in stride(from: 0, to: frame.width, by: 2) {
    var dots: UInt32 = 0
    for row in 0..<rows {
      let pair = frame.word(row: firstRow + row, index: column >> 5) >> UInt32(column & 31)
      dots |= (pair & 1) * bits[row].left | (pair >> 1 & 1) * bits[row].right
    }
    bytes.append(scalar: 0x2800 + dots)
  }
}

extension [UInt8] {
  /// Appends the UTF-8 bytes of a code point of three bytes.
  fileprivate mutating func append(scalar: UInt32) {
    append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
    append(UInt8(truncatingIfNeeded: 0x80 | (scalar >> 6 & 0x3F)))
    append(UInt8(truncatingIfNeeded: 0x80 | (scalar & 0x3F)))
  }
}
