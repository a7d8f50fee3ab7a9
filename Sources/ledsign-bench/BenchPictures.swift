// BenchPictures.swift: the frames that are sent to panels.
// ledsign-bench: ordinary Swift only; no Foundation.

import SignPrimitives

/// Seeded pictures, the same ones in every run.
enum BenchPictures {
  /// How many pictures are shown by turns.
  static let count = 16

  /// Makes noise: half of the pixels are lit, and every row differs from that of the picture before.
  ///
  /// - Parameters:
  ///   - width: A multiple of 32 px.
  ///   - height: Rows, px.
  static func make(width: Int, height: Int) -> [Bitmap] {
    var state: UInt64 = 2026
    return (0..<count).map { _ in
      guard var picture = try? Bitmap(width: width, height: height) else {
        preconditionFailure("the pictures are legal")
      }
      picture.withMutableWords { words in
        for index in words.indices {
          // Knuth's MMIX generator, of which the high bits are good.
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          words[index] = UInt32(truncatingIfNeeded: state >> 32)
        }
      }
      return picture
    }
  }
}
