// FrameDifference+Picture.swift: a difference as people read it.
// FrameText: imports SignPrimitives only; integers only, no files.

import SignPrimitives

extension FrameDifference: CustomStringConvertible {
  /// The summary, and the pictures below it.
  public var description: String { "\(summary)\n\(picture)" }

  /// How much differs and where it begins, in one line; rows and columns count from 1.
  public var summary: String {
    var parts: [String] = []
    if sizesDiffer {
      parts.append(
        "the size is \(actual.width) x \(actual.height) px,"
          + " expected \(expected.width) x \(expected.height) px")
    }
    if pixelCount > 0 {
      let lit = actual.isLit(x: x, y: y)
      parts.append(
        "\(pixelCount) \(pixelCount == 1 ? "pixel differs" : "pixels differ, the first")"
          + " at row \(y + 1), column \(x + 1) (x \(x), y \(y)):"
          + " \(lit ? "lit, expected dark" : "dark, expected lit")")
    }
    return parts.joined(separator: "; ")
  }

  /// What is, what was expected and the difference, side by side or one above the other.
  ///
  /// In the difference `#` is lit in both, `.` dark in both, `+` lit but expected dark and `-` dark
  /// but expected lit. Of a large bitmap only the surroundings of the first differing pixel are
  /// shown, with a line that says which.
  public var picture: String {
    let window = window
    let columns = [
      Column(title: "actual", rows: rows(of: window) { pixel(of: actual, $0, $1) }),
      Column(title: "expected", rows: rows(of: window) { pixel(of: expected, $0, $1) }),
      Column(title: "difference", rows: rows(of: window) { mark($0, $1) }),
    ]
    var lines: [String] = []
    if window != canvas {
      lines.append(
        "columns \(window.x + 1) to \(window.x + window.width) and"
          + " rows \(window.y + 1) to \(window.y + window.height)"
          + " of \(canvas.width) x \(canvas.height) px")
    }
    if window.width <= FrameDifference.widestBeside {
      lines += FrameDifference.beside(columns)
    } else {
      for column in columns { lines += [column.title + ":"] + column.rows }
    }
    return lines.joined(separator: "\n")
  }
}

/// A picture and what it shows.
private struct Column {
  let title: String
  let rows: [String]

  var width: Int { max(title.utf8.count, rows.first?.utf8.count ?? 0) }
}

extension FrameDifference {
  /// Three of them and their gaps fit into 100 columns.
  private static let widestBeside = 32
  private static let widestShown = 160
  private static let tallestShown = 64

  /// What holds both bitmaps.
  private var canvas: Rect {
    Rect(
      x: 0, y: 0, width: max(actual.width, expected.width),
      height: max(actual.height, expected.height))
  }

  /// The part that is shown, the first differing pixel near its middle.
  private var window: Rect {
    let width = min(canvas.width, FrameDifference.widestShown)
    let height = min(canvas.height, FrameDifference.tallestShown)
    return Rect(
      x: max(0, min(x - width / 2, canvas.width - width)),
      y: max(0, min(y - height / 2, canvas.height - height)), width: width, height: height)
  }

  private func rows(of window: Rect, _ mark: (Int, Int) -> UInt8) -> [String] {
    (window.y..<(window.y + window.height)).map { y in
      let marks = (window.x..<(window.x + window.width)).map { x in mark(x, y) }
      return String(decoding: marks, as: UTF8.self)
    }
  }

  /// A pixel of one bitmap, a space outside it.
  private func pixel(of bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt8 {
    if x >= bitmap.width || y >= bitmap.height { return UInt8(ascii: " ") }
    return bitmap.isLit(x: x, y: y) ? FrameText.lit : FrameText.dark
  }

  private func mark(_ x: Int, _ y: Int) -> UInt8 {
    switch (actual.isLit(x: x, y: y), expected.isLit(x: x, y: y)) {
    case (true, true): FrameText.lit
    case (false, false): FrameText.dark
    case (true, false): UInt8(ascii: "+")
    case (false, true): UInt8(ascii: "-")
    }
  }

  /// Puts columns of equally many rows next to each other, their titles on top.
  private static func beside(_ columns: [Column]) -> [String] {
    let count = columns.first?.rows.count ?? 0
    return (-1..<count).map { index in
      var line = ""
      for column in columns {
        let text = index < 0 ? column.title : column.rows[index]
        line += text + String(repeating: " ", count: column.width + 2 - text.utf8.count)
      }
      while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
      return line
    }
  }
}
