// FrameText+Writing.swift: writes bitmaps as frame art.
// FrameText: imports SignPrimitives only; integers only, no files.

public import SignPrimitives

extension FrameText {
  /// The art of a bitmap: its rows with a line feed between them, none at the end.
  public static func text(_ bitmap: Bitmap) -> String {
    var bytes: [UInt8] = []
    append(bitmap, to: &bytes)
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  /// Appends the art of a bitmap, every row ended by a line feed.
  public static func append(_ bitmap: Bitmap, to bytes: inout [UInt8]) {
    bytes.reserveCapacity(bytes.count + (bitmap.width + 1) * bitmap.height)
    for row in 0..<bitmap.height {
      appendRow(row, of: bitmap, to: &bytes)
      bytes.append(newline)
    }
  }

  private static func appendRow(_ row: Int, of bitmap: Bitmap, to bytes: inout [UInt8]) {
    var left = bitmap.width
    for index in 0..<bitmap.stride {
      var word = bitmap.word(row: row, index: index)
      for _ in 0..<min(32, left) {
        bytes.append(word & 1 == 1 ? lit : dark)
        word >>= 1
      }
      left -= 32
    }
  }
}
