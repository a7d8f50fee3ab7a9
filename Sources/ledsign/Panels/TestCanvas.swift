// TestCanvas.swift: draws test pictures on the modules of a sign.
// ledsign: joins the modules; no Foundation.

import SignPanels
import SignPrimitives

/// Draws test pictures on the modules or panels of a sign, all of them upright for the viewer.
struct TestCanvas {
  private let map: PanelMap

  init(_ map: PanelMap) { self.map = map }

  /// A bitmap of the pixels of the canvas for which a function says so.
  func pixels(_ isLit: (_ x: Int, _ y: Int) -> Bool) -> Bitmap {
    guard var canvas = try? map.makeCanvas() else {
      preconditionFailure("the sign is no larger than a bitmap")
    }
    for y in 0..<canvas.height {
      for x in 0..<canvas.width where isLit(x, y) { canvas.set(x: x, y: y) }
    }
    return canvas
  }

  /// The same, by the pixels that a chain has: a panel's own rows, however it hangs.
  func panelPixels(_ isLit: (_ x: Int, _ y: Int) -> Bool) -> Bitmap {
    pixels { x, y in
      let place = map.place(x: x, y: y)
      return isLit(place.x, place.y)
    }
  }

  /// The number of every cell, counted along its chain and from 1; the next chain goes on counting.
  ///
  /// On modules that hold two digits only, a pixel above them stands for each hundred.
  func numbers() -> Bitmap {
    var canvas = pixels { _, _ in false }
    for chain in 0..<map.layout.chains {
      for place in 0..<map.layout.length {
        let cell = rect(chain: chain, place: place)
        draw(number: chain * map.layout.length + place + 1, in: cell, on: &canvas)
      }
    }
    return canvas
  }

  /// An F on every cell: unlike itself however it is turned or mirrored.
  func letters() -> Bitmap {
    var canvas = pixels { _, _ in false }
    for chain in 0..<map.layout.chains {
      for place in 0..<map.layout.length {
        let cell = rect(chain: chain, place: place)
        let scale = min(cell.width, cell.height) / 8
        draw(TestCanvas.letterF, 8, at: (cell.x, cell.y), scale, on: &canvas)
      }
    }
    return canvas
  }

  /// One to four pixels along the edge in the four corners, clockwise from the top left.
  func corners() -> Bitmap {
    let (width, height) = (map.canvasWidth, map.canvasHeight)
    return pixels { x, y in
      let fromRight = width - 1 - x
      if y == 0 { return x < 1 || fromRight < 2 }
      return y == height - 1 && (fromRight < 3 || x < 4)
    }
  }

  /// Where a cell is on the canvas.
  private func rect(chain: Int, place: Int) -> Rect {
    let left = place * map.layout.cellWidth
    let first = map.canvasPixel(chain: chain, x: left, y: 0)
    let last = map.canvasPixel(
      chain: chain, x: left + map.layout.cellWidth - 1, y: map.chainHeight - 1)
    return Rect(
      x: min(first.x, last.x), y: min(first.y, last.y), width: abs(first.x - last.x) + 1,
      height: abs(first.y - last.y) + 1)
  }

  private func draw(number: Int, in cell: Rect, on canvas: inout Bitmap) {
    var digits = number.description.utf8.map { Int($0) - 48 }
    if cell.width < 4 * digits.count - 1 {
      for hundred in 0..<(number / 100) {
        canvas.set(x: cell.x + hundred % cell.width, y: cell.y + hundred / cell.width)
      }
      digits = [number / 10 % 10, number % 10]
    }
    let width = 4 * digits.count - 1
    let scale = max(1, min(cell.width / (width + 1), cell.height / 8))
    for (index, digit) in digits.enumerated() {
      let x = cell.x + 4 * index * scale
      let y = cell.y + cell.height - 5 * scale
      draw(TestCanvas.digits[digit], 3, at: (x, y), scale, on: &canvas)
    }
  }

  /// Draws rows of bits, the highest of `width` bits at the left.
  private func draw(
    _ rows: [UInt8], _ width: Int, at place: (x: Int, y: Int), _ scale: Int,
    on canvas: inout Bitmap
  ) {
    for (y, row) in rows.enumerated() {
      for x in 0..<width where row >> UInt8(width - 1 - x) & 1 == 1 {
        canvas.fill(
          Rect(
            x: place.x + x * scale, y: place.y + y * scale, width: scale, height: scale))
      }
    }
  }

  private static let letterF: [UInt8] = [
    0b01111100, 0b01000000, 0b01000000, 0b01111000, 0b01000000, 0b01000000, 0b01000000, 0,
  ]

  /// Digits of 3 x 5 px.
  private static let digits: [[UInt8]] = [
    [0b111, 0b101, 0b101, 0b101, 0b111], [0b010, 0b110, 0b010, 0b010, 0b111],
    [0b110, 0b001, 0b010, 0b100, 0b111], [0b110, 0b001, 0b010, 0b001, 0b110],
    [0b101, 0b101, 0b111, 0b001, 0b001], [0b111, 0b100, 0b110, 0b001, 0b110],
    [0b011, 0b100, 0b110, 0b101, 0b110], [0b111, 0b001, 0b010, 0b010, 0b010],
    [0b111, 0b101, 0b010, 0b101, 0b111], [0b011, 0b101, 0b011, 0b001, 0b110],
  ]
}
