// LitPixelLimit.swift: keeps a frame below a number of lit pixels.
// ledsign: joins the modules; no Foundation. Thinning a frame allocates nothing.

import SignPrimitives

/// Thins out frames that light more pixels than a board allows, which its supply may not feed.
///
/// Pixels go by the threshold matrix of 8 x 8, so evenly over the sign: as many of its 64 steps stay
/// as the limit has room for.
struct LitPixelLimit {
  /// The most pixels that are lit.
  let most: Int
  /// Whether a frame was thinned out.
  private(set) var hasThinned = false
  /// For each step of the matrix, where its pixels are: the columns of each row of 8, in a word.
  private let steps: [(row: Int, columns: UInt32)]

  /// - Parameter most: At least 0.
  init(most: Int) {
    self.most = most
    var places: [(row: Int, columns: UInt32)] = Array(repeating: (row: 0, columns: 0), count: 64)
    for y in 0..<8 {
      for x in 0..<8 {
        places[DitherMatrix.bayer8.threshold(x: x, y: y)] = (
          row: y, columns: 0x0101_0101 << UInt32(x)
        )
      }
    }
    steps = places
  }

  /// Darkens pixels of a frame until no more are lit than the limit says.
  mutating func apply(to frame: inout Bitmap) {
    var left = frame.litCount
    guard left > most else { return }
    hasThinned = true
    var step = 64
    while left > most && step > 0 {
      step -= 1
      left -= darken(steps[step], in: &frame)
    }
  }

  /// Darkens the pixels of a step; how many were lit.
  private func darken(_ place: (row: Int, columns: UInt32), in frame: inout Bitmap) -> Int {
    let (height, stride) = (frame.height, frame.stride)
    var count = 0
    frame.withMutableWords { words in
      for row in Swift.stride(from: place.row, to: height, by: 8) {
        for index in row * stride..<(row + 1) * stride {
          count += (words[index] & place.columns).nonzeroBitCount
          words[index] &= ~place.columns
        }
      }
    }
    return count
  }
}
