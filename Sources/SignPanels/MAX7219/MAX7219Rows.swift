// MAX7219Rows.swift: rows of SPI words that wait to be sent together.
// SignPanels: integers only; no Linux, no fonts, no elements. Only making it allocates.

/// Rows of one SPI word for each module: the register, then its data.
@usableFromInline
struct MAX7219Rows: ~Copyable, @unchecked Sendable {
  /// The most rows that are sent together, which is to set up a chain.
  private static let capacity = 14

  @usableFromInline var bytes: UnsafeMutableRawPointer
  /// Bytes of the rows that wait.
  private var count = 0
  /// Bytes of a row.
  @usableFromInline let rowLength: Int

  init(modules: Int) {
    rowLength = 2 * modules
    // Rows are woven four words at a time, and the last ones may lie beyond the end.
    let size = Self.capacity * rowLength + 8
    bytes = .allocate(byteCount: size, alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: size)
  }

  @inlinable
  deinit { bytes.deallocate() }

  /// The rows that wait, as long as none is appended.
  @usableFromInline var waiting: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes.assumingMemoryBound(to: UInt8.self), count: count)
  }

  mutating func removeAll() { count = 0 }

  /// Appends a row that gives a register of every module the same data.
  mutating func append(_ register: MAX7219Register, _ data: UInt8) {
    precondition(count <= (Self.capacity - 1) * rowLength, "too many rows")
    let word = UInt16(register.rawValue) | UInt16(data) << 8
    for offset in stride(from: count, to: count + rowLength, by: 2) {
      bytes.storeBytes(of: word, toByteOffset: offset, as: UInt16.self)
    }
    count += rowLength
  }

  /// Appends a row for each digit of a set, digit 0 in the low bit.
  mutating func append(_ set: UInt8, of digits: borrowing MAX7219Digits) {
    let rowLength = rowLength
    var target = bytes + count
    count += set.nonzeroBitCount * rowLength
    precondition(
      rowLength == 2 * digits.modules && count <= Self.capacity * rowLength, "too many rows")
    let (blocks, shift) = (digits.count, UInt32(8 * digits.lead))
    let lead = 2 * digits.lead
    var (left, data) = (set, digits.firstWord(ofDigit: 0))
    var registers = Words(repeating: 1)
    while left != 0 {
      if left & 1 != 0 {
        // The first word has fewer modules when their number is no multiple of 4.
        weave(registers, data[0] &>> shift, into: target)
        var (word, four) = (target - lead, data)
        var blocksLeft = blocks &- 1
        while blocksLeft > 0 {
          word += 8
          four += 8
          weave(registers, four[0], into: word)
          blocksLeft &-= 1
        }
        target += rowLength
      }
      left &>>= 1
      registers &+= 1
      data += 1
    }
  }
}

private typealias Words = SIMD4<UInt16>

/// Writes four words, each a register's address and a byte of its data.
///
/// The first byte in memory is the low one, as on all processors that this runs on.
@inline(__always)
private func weave(_ registers: Words, _ data: UInt32, into target: UnsafeMutableRawPointer) {
  let bytes = unsafeBitCast(data, to: SIMD4<UInt8>.self)
  target.storeBytes(of: Words(truncatingIfNeeded: bytes) &<< 8 | registers, as: Words.self)
}
