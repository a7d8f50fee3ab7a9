// Bitmap.swift: the one-bit image that everything draws into.
// SignPrimitives: integers only; imports nothing.

/// Why a bitmap could not be made.
public enum BitmapError: Error, Equatable, Sendable {
  /// A side is negative or above ``Bitmap/maximumSide``, or the area above ``Bitmap/maximumWords``.
  case sizeOutOfRange(width: Int, height: Int)
}

/// A one-bit image, rows from the top, leftmost pixel in the low bit.
///
/// Rows start on a 32-bit word; the padding bits of a row's last word stay 0. Reading outside gives
/// dark and writing outside does nothing, so a half-visible glyph needs no special case. A bitmap
/// allocates when it is made; drawing into it allocates nothing.
public struct Bitmap: Hashable, Sendable {
  /// The longest side, px: 2^24.
  public static let maximumSide = 1 << 24
  /// The most words of 32 pixels that one bitmap holds: 2^26.
  public static let maximumWords = 1 << 26

  /// Columns, px.
  public let width: Int
  /// Rows, px.
  public let height: Int
  /// Words from one row to the next.
  public let stride: Int
  /// The rows, with one dark word before the first and one after the last, so that two neighbouring
  /// words can be read anywhere.
  @usableFromInline var storage: [UInt32]

  /// Creates a dark bitmap.
  ///
  /// - Parameters:
  ///   - width: 0...``maximumSide`` px.
  ///   - height: 0...``maximumSide`` px.
  /// - Throws: ``BitmapError/sizeOutOfRange(width:height:)``.
  public init(width: Int, height: Int) throws(BitmapError) {
    let sides = 0...Bitmap.maximumSide
    guard sides.contains(width), sides.contains(height) else {
      throw .sizeOutOfRange(width: width, height: height)
    }
    let stride = (width + 31) >> 5
    guard Int64(stride) * Int64(height) <= Int64(Bitmap.maximumWords) else {
      throw .sizeOutOfRange(width: width, height: height)
    }
    self.width = width
    self.height = height
    self.stride = stride
    storage = [UInt32](repeating: 0, count: stride * height + 2)
  }

  /// The whole bitmap as a rectangle at (0, 0).
  @inlinable
  public var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  /// Whether a pixel is lit; outside none is.
  public func isLit(x: Int, y: Int) -> Bool {
    guard x >= 0, x < width, y >= 0, y < height else { return false }
    return (storage[1 + y * stride + (x >> 5)] >> UInt32(x & 31)) & 1 == 1
  }

  /// Lights a pixel or makes it dark; outside this does nothing.
  public mutating func set(x: Int, y: Int, to lit: Bool = true) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    let bit: UInt32 = 1 << UInt32(x & 31)
    let index = 1 + y * stride + (x >> 5)
    storage[index] = lit ? storage[index] | bit : storage[index] & ~bit
  }

  /// 32 pixels of a row: those of the columns `32 * index ..< 32 * index + 32`, leftmost in bit 0.
  ///
  /// - Parameters:
  ///   - row: 0 ..< ``height``.
  ///   - index: 0 ..< ``stride``.
  public func word(row: Int, index: Int) -> UInt32 {
    precondition(row >= 0 && row < height && index >= 0 && index < stride, "no such word")
    return storage[1 + row * stride + index]
  }

  /// Lends the rows, ``stride`` words each, top row first, without a copy.
  @inlinable
  public func withWords<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    storage.withUnsafeBufferPointer { words in
      body(UnsafeBufferPointer(rebasing: words[1..<(words.count - 1)]))
    }
  }

  /// The number of lit pixels.
  public var litCount: Int {
    var count = 0
    for word in storage { count += word.nonzeroBitCount }
    return count
  }
}
