// BenchText.swift: the text of the workloads, as a bitmap.
// ledsign-bench: ordinary Swift only; no Foundation.

import SignPrimitives

/// The text that every budget is about.
enum BenchText {
  /// 65 characters.
  static let line = "The quick brown fox jumps over the lazy dog. 0123456789 ABCDEFGH!"

  /// The line, repeated until there are so many characters, enlarged.
  static func makeBitmap(characters: Int, scale: Int) -> Bitmap {
    let codes = Array(line.utf8)
    guard var bitmap = try? Bitmap(width: 6 * characters - 1, height: 8) else {
      preconditionFailure("the text is too long")
    }
    for index in 0..<characters {
      let code = Int(codes[index % codes.count])
      for place in 0..<35 where (code * 7_919 + place * 104_729) >> 3 & 1 == 1 {
        bitmap.set(x: 6 * index + place % 5, y: place / 5)
      }
    }
    guard let scaled = try? bitmap.makeScaled(by: scale) else {
      preconditionFailure("the text is too long")
    }
    return scaled
  }
}
