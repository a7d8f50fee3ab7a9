// Pixels.swift: the plainest image there is, one Bool a pixel, for second implementations.
// SignCoreTests: reads bitmaps pixel by pixel only, never by words.

import SignPrimitives

/// An image of one Bool a pixel; outside it everything is dark.
struct Pixels: Equatable, CustomStringConvertible {
  let width: Int
  let height: Int
  private var lit: [Bool]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    lit = [Bool](repeating: false, count: width * height)
  }

  init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
    for y in 0..<height {
      for x in 0..<width where bitmap.isLit(x: x, y: y) { lit[y * width + x] = true }
    }
  }

  subscript(_ x: Int, _ y: Int) -> Bool {
    get { contains(x, y) && lit[y * width + x] }
    set { if contains(x, y) { lit[y * width + x] = newValue } }
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && x < width && y >= 0 && y < height
  }

  var litCount: Int { lit.count { $0 } }
  var isDark: Bool { !lit.contains(true) }

  /// The image as frame art.
  var description: String {
    (0..<height).map { y in
      String((0..<width).map { x in self[x, y] ? "#" : "." })
    }.joined(separator: "\n")
  }
}

extension Bitmap {
  /// A bitmap in which about every second pixel is lit, by a seed; its first and last column and row
  /// have lit pixels.
  static func noise(width: Int, height: Int, seed: UInt64 = 1) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height)
    var generator = SeededGenerator(seed: seed)
    for y in 0..<height {
      var bits = generator.next()
      for x in 0..<width {
        if x & 63 == 63 { bits = generator.next() }
        if (bits >> UInt64(x & 63)) & 1 == 1 { bitmap.set(x: x, y: y) }
      }
    }
    bitmap.set(x: 0, y: 0)
    bitmap.set(x: width - 1, y: height - 1)
    return bitmap
  }

  /// A bitmap in which every pixel is lit.
  static func solid(width: Int, height: Int) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height)
    bitmap.fill(bitmap.bounds)
    return bitmap
  }
}
