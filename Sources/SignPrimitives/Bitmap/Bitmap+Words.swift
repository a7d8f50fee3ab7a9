// Bitmap+Words.swift: lends the words of a bitmap to those who move pixels themselves.
// SignPrimitives: integers only; imports nothing.

extension Bitmap {
  /// Lends the rows for writing, ``stride`` words each, top row first, without a copy.
  ///
  /// Whoever writes keeps the padding bits of a row's last word 0.
  @inlinable
  public mutating func withMutableWords(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    storage.withUnsafeMutableBufferPointer { words in
      body(UnsafeMutableBufferPointer(rebasing: words[1..<(words.count &- 1)]))
    }
  }
}
