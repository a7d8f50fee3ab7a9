// FrameDifference.swift: where two bitmaps differ.
// FrameText: imports SignPrimitives only; integers only, no files.

public import SignPrimitives

/// Where a bitmap differs from the expected one; pixels outside either count as dark.
public struct FrameDifference: Equatable, Sendable {
  /// The bitmap under test.
  public let actual: Bitmap
  /// What it should be.
  public let expected: Bitmap
  /// How many pixels are lit in one of them only; 0 when only the sizes differ.
  public let pixelCount: Int
  /// The column of the first of these pixels in reading order, from 0; 0 when there is none.
  public let x: Int
  /// The row of the first of these pixels, from 0; 0 when there is none.
  public let y: Int

  /// Compares two bitmaps; nil when they are equal.
  public init?(actual: Bitmap, expected: Bitmap) {
    if actual == expected { return nil }
    self.actual = actual
    self.expected = expected
    var count = 0
    var first: (x: Int, y: Int)?
    for row in 0..<max(actual.height, expected.height) {
      for index in 0..<max(actual.stride, expected.stride) {
        let differing =
          FrameDifference.word(actual, row, index) ^ FrameDifference.word(expected, row, index)
        if differing == 0 { continue }
        count += differing.nonzeroBitCount
        first = first ?? (index * 32 + differing.trailingZeroBitCount, row)
      }
    }
    pixelCount = count
    (x, y) = first ?? (0, 0)
  }

  /// Whether the bitmaps have different widths or heights.
  public var sizesDiffer: Bool {
    actual.width != expected.width || actual.height != expected.height
  }

  private static func word(_ bitmap: Bitmap, _ row: Int, _ index: Int) -> UInt32 {
    row < bitmap.height && index < bitmap.stride ? bitmap.word(row: row, index: index) : 0
  }
}

extension FrameText {
  /// Compares two bitmaps; nil when they are equal.
  public static func difference(_ actual: Bitmap, from expected: Bitmap) -> FrameDifference? {
    FrameDifference(actual: actual, expected: expected)
  }
}
