// SourceWindow.swift: the words of a source as the canvas sees them.
// SignPrimitives: integers only; imports nothing. Nothing here checks bounds.

/// A source as the canvas sees it: its left top corner at (x, y).
struct SourceWindow {
  let words: UnsafePointer<UInt32>
  let stride: Int
  /// How far the source pixels of a canvas word lie to the right of a source word, bits 0...31.
  let shift: UInt32
  private let wordOffset: Int
  private let y: Int

  init(words: UnsafePointer<UInt32>, stride: Int, x: Int, y: Int) {
    self.words = words
    self.stride = stride
    self.y = y
    shift = UInt32(truncatingIfNeeded: (0 &- x) & 31)
    wordOffset = (0 &- x) >> 5
  }

  /// Where the pixels of a canvas word begin: in this source word or the next one.
  ///
  /// One dark word lies before the first row and after the last one, so that every word which holds
  /// a pixel of the source can be read together with its neighbour.
  @inline(__always)
  func row(_ row: Int, firstWord: Int) -> UnsafePointer<UInt32> {
    words + ((row &- y) &* stride &+ firstWord &+ wordOffset)
  }
}

/// The 32 source pixels for a canvas word: from `shift` bits into a source word, into the next one.
@inline(__always)
func sourceWord(_ row: UnsafePointer<UInt32>, _ index: Int, _ shift: UInt32) -> UInt32 {
  #if arch(x86_64) || arch(arm64)
    let pair = UInt64(row[index]) | UInt64(row[index &+ 1]) &<< 32
    return UInt32(truncatingIfNeeded: pair &>> UInt64(shift))
  #else
    // A 64-bit shift is a call on a small processor.
    return (row[index] &>> shift) | (row[index &+ 1] &<< 1) &<< (31 &- shift)
  #endif
}
