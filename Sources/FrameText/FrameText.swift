// FrameText.swift: reads frame art, `#` lit and `.` dark, into bitmaps.
// FrameText: imports SignPrimitives only; integers only, no files.

public import SignPrimitives

/// Frame art: bitmaps as rows of `#` (lit) and `.` (dark), and back.
public enum FrameText {
  static let lit = UInt8(ascii: "#")
  static let dark = UInt8(ascii: ".")
  static let newline = UInt8(ascii: "\n")

  /// Reads one bitmap from its art.
  ///
  /// The art is rows of `#` and `.`, all equally long, separated by LF or CRLF; one line break may
  /// follow the last row. Art without a pixel is an error.
  public static func bitmap(_ art: String) throws(FrameArtError) -> Bitmap {
    try bitmap(rows: lines(of: Array(art.utf8)))
  }

  /// Reads one bitmap from its art in UTF-8; see ``bitmap(_:)``.
  public static func bitmap(utf8 art: [UInt8]) throws(FrameArtError) -> Bitmap {
    try bitmap(rows: lines(of: art))
  }

  /// Reads one bitmap from its rows from the top, one string each, without line breaks.
  public static func bitmap(lines: [String]) throws(FrameArtError) -> Bitmap {
    try bitmap(rows: lines.map { Array($0.utf8)[...] })
  }

  /// Splits at LF and CRLF; a line break at the very end begins no further line.
  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for index in lines.indices where lines[index].last == UInt8(ascii: "\r") {
      lines[index].removeLast()
    }
    return lines
  }

  /// Checks all rows before it allocates, so that a bad art costs no more memory than it has bytes.
  static func bitmap(rows: [ArraySlice<UInt8>]) throws(FrameArtError) -> Bitmap {
    let width = rows.first?.count ?? 0
    for (index, bytes) in rows.enumerated() {
      try checkRow(bytes, row: index + 1, width: width)
    }
    if width == 0 { throw .empty }
    var bitmap = try darkBitmap(width: width, height: rows.count)
    for (y, bytes) in rows.enumerated() {
      for (x, byte) in bytes.enumerated() where byte == lit { bitmap.set(x: x, y: y) }
    }
    return bitmap
  }

  /// A stray character comes before a wrong length, which it often causes.
  private static func checkRow(
    _ bytes: ArraySlice<UInt8>, row: Int, width: Int
  ) throws(FrameArtError) {
    for (index, byte) in bytes.enumerated() where byte != lit && byte != dark {
      guard let scalar = firstScalar(of: bytes.dropFirst(index)) else {
        throw .malformedUTF8(byte: byte, row: row, column: index + 1)
      }
      throw .unexpectedCharacter(scalar, row: row, column: index + 1)
    }
    if bytes.count != width {
      throw .unevenRow(row: row, width: bytes.count, expected: width)
    }
  }

  private static func firstScalar(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }

  private static func darkBitmap(width: Int, height: Int) throws(FrameArtError) -> Bitmap {
    do {
      return try Bitmap(width: width, height: height)
    } catch {
      throw .sizeOutOfRange(width: width, height: height)
    }
  }
}
