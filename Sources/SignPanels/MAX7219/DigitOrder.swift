// DigitOrder.swift: the hot loop that turns rows of a frame into digits, four modules at a time.
// SignPanels: integers only; no Linux, no fonts, no elements. Nothing here checks bounds.

/// Eight rows of four modules: a byte a module, the leftmost in the low bits of a word.
@usableFromInline
typealias ModuleBlock = SIMD8<UInt32>

/// How a block of a frame becomes a block of digits, whose bytes are in the order of the wire.
struct DigitOrder {
  private let flipsRows: Bool
  private let flipsBits: Bool
  private let transposes: Bool
  private let flipsModules: Bool

  /// A block has its top row first, and the left end of a module in the low bit; a chip that is
  /// not reversed has its first digit at the top or left, and the other end of a digit in the low bit.
  init(_ wiring: MAX7219Wiring, reversesModules: Bool) {
    transposes = wiring.digits == .columns
    // Before columns become digits, their order is that of bits, and that of their bits is of rows.
    flipsRows = transposes ? !wiring.reversesSegments : wiring.reversesDigits
    flipsBits = transposes ? wiring.reversesDigits : !wiring.reversesSegments
    flipsModules = !reversesModules
  }

  /// Stores the blocks of all digits, in the order of the wire.
  ///
  /// - Parameters:
  ///   - words: The rows of a frame, `count` words each.
  ///   - digits: `count` blocks.
  /// - Returns: The digits that changed, digit 0 in the low bit.
  func store(
    _ words: UnsafePointer<UInt32>, _ digits: UnsafeMutablePointer<ModuleBlock>, count: Int
  ) -> UInt8 {
    let step = flipsRows ? 0 &- count : count
    var word = words + (flipsRows ? 7 &* count : 0)
    let end = word + count
    var target = digits + (flipsModules ? count &- 1 : 0)
    var differences = ModuleBlock.zero
    while word < end {
      var block = ModuleBlock(rowsFrom: word, step: step)
      if flipsBits { block = block.withFlippedBits }
      if transposes { block = block.transposed }
      if flipsModules { block = block.withFlippedBytes }
      differences |= block ^ target.pointee
      target.pointee = block
      word += 1
      target += flipsModules ? -1 : 1
    }
    let digits = ModuleBlock(1, 2, 4, 8, 16, 32, 64, 128)
    let changed = digits.replacing(with: 0, where: differences .== .zero)
    return UInt8(truncatingIfNeeded: changed.wrappedSum())
  }
}

extension ModuleBlock {
  /// Loads eight words that are `step` words apart.
  @inline(__always)
  fileprivate init(rowsFrom word: UnsafePointer<UInt32>, step: Int) {
    let (second, third) = (word + 2 &* step, word + 4 &* step)
    let fourth = third + 2 &* step
    self.init(
      word[0], word[step], second[0], second[step], third[0], third[step], fourth[0], fourth[step])
  }

  /// The bits of each byte in the other order.
  @inline(__always)
  fileprivate var withFlippedBits: ModuleBlock {
    swapped(by: 4, 0x0F0F_0F0F).swapped(by: 2, 0x3333_3333).swapped(by: 1, 0x5555_5555)
  }

  /// The bytes of each word in the other order.
  @inline(__always)
  fileprivate var withFlippedBytes: ModuleBlock {
    swapped(by: 8, 0x00FF_00FF).swapped(by: 16, 0x0000_FFFF)
  }

  /// Neighbours of some bits changed over; the mask has those on the right.
  @inline(__always)
  private func swapped(by bits: UInt32, _ mask: UInt32) -> ModuleBlock {
    let (bits, mask) = (ModuleBlock(repeating: bits), ModuleBlock(repeating: mask))
    return (self &>> bits) & mask | (self & mask) &<< bits
  }

  /// Rows and columns of each module changed over: column x of the modules is word x.
  ///
  /// Three steps exchange squares of 4 x 4, 2 x 2 and 1 x 1 px across the diagonal (Hacker's
  /// Delight, "Transposing a Bit Matrix"), four pairs of rows at once.
  @inline(__always)
  fileprivate var transposed: ModuleBlock {
    var (a, b) = (lowHalf, highHalf)
    exchange(&a, &b, by: 4, 0x0F0F_0F0F)
    // Rows 0 1 2 3 and 4 5 6 7 become 0 1 4 5 and 2 3 6 7.
    (a, b) = (
      SIMD4(lowHalf: a.lowHalf, highHalf: b.lowHalf),
      SIMD4(lowHalf: a.highHalf, highHalf: b.highHalf)
    )
    exchange(&a, &b, by: 2, 0x3333_3333)
    // These become 0 4 2 6 and 1 5 3 7.
    (a, b) = (
      SIMD4(lowHalf: a.evenHalf, highHalf: b.evenHalf),
      SIMD4(lowHalf: a.oddHalf, highHalf: b.oddHalf)
    )
    exchange(&a, &b, by: 1, 0x5555_5555)
    return ModuleBlock(a[0], b[0], a[2], b[2], a[1], b[1], a[3], b[3])
  }
}

/// Changes over the left part of each square of the upper rows and the right part of the lower ones.
@inline(__always)
private func exchange(
  _ upper: inout SIMD4<UInt32>, _ lower: inout SIMD4<UInt32>, by size: UInt32, _ mask: UInt32
) {
  let (size, mask) = (SIMD4(repeating: size), SIMD4(repeating: mask))
  let changed = (upper &>> size ^ lower) & mask
  upper ^= changed &<< size
  lower ^= changed
}
