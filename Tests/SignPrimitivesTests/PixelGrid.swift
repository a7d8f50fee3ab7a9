// PixelGrid.swift: the second implementation of a bitmap: one Bool a pixel, no words.
// Tests only; slow and plain on purpose.

import Testing

@testable import SignPrimitives

/// Pixels by row and column; dark outside.
struct PixelGrid: Equatable {
  let width: Int
  let height: Int
  var rows: [[Bool]]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    rows = [[Bool]](repeating: [Bool](repeating: false, count: width), count: height)
  }

  /// Frame art, `#` lit and `.` dark.
  init(_ art: String) {
    let lines = art.split(separator: "\n")
    self.init(width: lines[0].count, height: lines.count)
    for (y, line) in lines.enumerated() { rows[y] = line.map { $0 == "#" } }
  }

  static func random(width: Int, height: Int, _ generator: inout SplitMix64) -> PixelGrid {
    var grid = PixelGrid(width: width, height: height)
    grid.change { _, _, _ in generator.bool() }
    return grid
  }

  /// What a bitmap shows, read pixel by pixel.
  init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
    change { x, y, _ in bitmap.isLit(x: x, y: y) }
  }

  func bitmap() throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width where rows[y][x] { bitmap.set(x: x, y: y) }
    }
    return bitmap
  }

  var art: String {
    rows.map { row in String(row.map { $0 ? "#" : "." as Character }) }.joined(separator: "\n")
  }

  func isLit(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < width && y < height && rows[y][x]
  }

  func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height }

  mutating func change(_ pixel: (Int, Int, Bool) -> Bool) {
    for y in 0..<height {
      for x in 0..<width { rows[y][x] = pixel(x, y, rows[y][x]) }
    }
  }

  func changed(_ pixel: (Int, Int, Bool) -> Bool) -> PixelGrid {
    var result = self
    result.change(pixel)
    return result
  }
}

/// Expects a bitmap to show a grid, and its hidden bits to be 0.
func expectShows(
  _ bitmap: Bitmap, _ grid: PixelGrid, _ comment: @autoclosure () -> Comment = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if PixelGrid(bitmap) != grid {
    Issue.record(
      "\(comment())\nshows\n\(PixelGrid(bitmap).art)\nbut should show\n\(grid.art)",
      sourceLocation: sourceLocation)
  }
  #expect(hasCleanMargins(bitmap), comment(), sourceLocation: sourceLocation)
}

/// Whether the padding bits and the two guard words are 0.
func hasCleanMargins(_ bitmap: Bitmap) -> Bool {
  guard bitmap.storage.first == 0, bitmap.storage.last == 0 else { return false }
  guard bitmap.width % 32 != 0 else { return true }
  let padding = UInt32.max << UInt32(bitmap.width % 32)
  return (0..<bitmap.height).allSatisfy { row in
    bitmap.word(row: row, index: bitmap.stride - 1) & padding == 0
  }
}
