// TextSupport.swift: fonts drawn in a test, and bitmaps as art.

import SignCore
import SignPrimitives

/// The rows of a bitmap, `#` lit and `.` dark, joined by newlines.
func art(_ bitmap: Bitmap) -> String {
  (0..<bitmap.height).map { y in
    String((0..<bitmap.width).map { bitmap.isLit(x: $0, y: y) ? "#" : "." })
  }.joined(separator: "\n")
}

/// A bitmap from rows of `#` and `.`.
func bitmap(_ rows: [String]) throws -> Bitmap {
  var result = try Bitmap(width: rows[0].count, height: rows.count)
  for (y, row) in rows.enumerated() {
    for (x, pixel) in row.enumerated() where pixel == "#" { result.set(x: x, y: y) }
  }
  return result
}

/// A font from glyphs as rows; all are equally high, and the last row is the descent.
func makeFont(
  _ glyphs: [(Unicode.Scalar, [String])], descent: Int = 1, letterSpacing: Int = 1
) throws -> Font {
  var builder = try FontBuilder(
    name: "drawn", ascent: glyphs[0].1.count - descent, descent: descent,
    letterSpacing: letterSpacing)
  for (scalar, rows) in glyphs { try builder.add(bitmap(rows), for: scalar.value) }
  return try builder.makeFont()
}

/// A font of bars: `a` to `d` are 1 to 4 px wide, the blank 2, the ellipsis 3 with a dark middle.
func makeBarFont() throws -> Font {
  try makeFont([
    (" ", ["..", ".."]), ("a", ["#", "."]), ("b", ["##", ".."]), ("c", ["###", "..."]),
    ("d", ["####", "...."]), ("\u{2026}", ["...", "#.#"]),
  ])
}

func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }
