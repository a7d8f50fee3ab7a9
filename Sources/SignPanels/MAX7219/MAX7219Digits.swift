// MAX7219Digits.swift: what the digit registers of a chain hold.
// SignPanels: integers only; no Linux, no fonts, no elements. Only making it allocates.

import SignPrimitives

/// The digit registers of a chain, in the order of the wire.
@usableFromInline
struct MAX7219Digits: ~Copyable, @unchecked Sendable {
  /// Four modules each, the first one in the low bits of the words, a word a digit.
  @usableFromInline var blocks: UnsafeMutablePointer<ModuleBlock>
  let count: Int
  /// The bytes of a digit's first word that come before its first module.
  let lead: Int
  let modules: Int
  private let order: DigitOrder

  /// Makes dark digits.
  init(for encoder: MAX7219Encoder) {
    modules = encoder.modules
    count = (modules + 3) / 4
    lead = encoder.reversesModules ? 0 : 4 * count - modules
    order = DigitOrder(encoder.wiring, reversesModules: encoder.reversesModules)
    blocks = .allocate(capacity: count)
    blocks.initialize(repeating: .zero, count: count)
  }

  @inlinable
  deinit { blocks.deallocate() }

  /// Makes all digits dark.
  mutating func clear() { blocks.update(repeating: .zero, count: count) }

  /// Encodes a frame; returns the digits that changed in any module, digit 0 in the low bit.
  mutating func update(from frame: Bitmap) -> UInt8 {
    precondition(
      frame.width == 8 * modules && frame.height == 8, "the frame has the size of the chain")
    let (order, blocks, count) = (order, blocks, count)
    return frame.withWords { rows in order.store(rows.baseAddress!, blocks, count: count) }
  }

  /// The first word of a digit, 0...7; the next one is 8 words on.
  @inline(__always)
  func firstWord(ofDigit digit: Int) -> UnsafePointer<UInt32> {
    UnsafeRawPointer(blocks).assumingMemoryBound(to: UInt32.self) + digit
  }

  /// The bytes of a digit, 0...7, one for each module.
  func makeBytes(ofDigit digit: Int) -> [UInt8] {
    let first = firstWord(ofDigit: digit)
    return (lead..<(lead + modules)).map { place in
      UInt8(truncatingIfNeeded: first[place / 4 * 8] >> UInt32(place % 4 * 8))
    }
  }
}
