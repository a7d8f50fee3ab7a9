// UTF8Decoder.swift: the one way from UTF-8 bytes to code points.
// SignCore: integers only; no Foundation, no I/O, no clock. Allocates nothing.

/// Code points from UTF-8 bytes; broken bytes become U+FFFD.
///
/// Every maximal subpart of an ill-formed sequence is one U+FFFD, as in the Unicode Standard, chapter
/// 3, "U+FFFD Substitution of Maximal Subparts": what could have begun a character counts once, and a
/// byte that could not is looked at again. Surrogates, overlong forms and values above U+10FFFF are
/// ill-formed.
public struct UTF8Decoder<Bytes: IteratorProtocol>: Sequence, IteratorProtocol
where Bytes.Element == UInt8 {
  /// U+FFFD, which stands for broken bytes.
  public static var replacement: UInt32 { 0xFFFD }

  private var bytes: Bytes
  /// A byte that ended a broken sequence and begins the next one.
  private var readAhead: UInt8?

  /// Decodes a sequence of bytes from its start.
  public init<Source: Sequence>(_ source: Source) where Source.Iterator == Bytes {
    bytes = source.makeIterator()
  }

  /// The next code point, 0...0x10FFFF; nil at the end.
  public mutating func next() -> UInt32? {
    guard let first = readAhead ?? bytes.next() else { return nil }
    readAhead = nil
    if first < 0x80 { return UInt32(first) }
    // Only the second byte has narrower bounds: overlong forms, surrogates, the last plane.
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    var missing: Int
    switch first {
    case 0xC2...0xDF: missing = 1
    case 0xE0...0xEF:
      missing = 2
      if first == 0xE0 { lowest = 0xA0 } else if first == 0xED { highest = 0x9F }
    case 0xF0...0xF4:
      missing = 3
      if first == 0xF0 { lowest = 0x90 } else if first == 0xF4 { highest = 0x8F }
    default: return Self.replacement
    }
    var value = UInt32(first) & (0x3F >> UInt32(missing))
    while missing > 0 {
      guard let byte = bytes.next() else { return Self.replacement }
      guard byte >= lowest, byte <= highest else {
        readAhead = byte
        return Self.replacement
      }
      value = value << 6 | UInt32(byte & 0x3F)
      lowest = 0x80
      highest = 0xBF
      missing -= 1
    }
    return value
  }
}
