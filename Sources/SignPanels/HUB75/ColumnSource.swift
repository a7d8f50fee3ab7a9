// ColumnSource.swift: the levels of the data lines, column after column.
// SignPanels: integers only; no Linux, no fonts, no elements. Nothing here checks bounds.

/// The data lines of two scan lines of every chain, one column at a time.
@usableFromInline
protocol ColumnSource {
  /// Takes up to 32 columns of a word of an address.
  mutating func load(row: Int, word: Int, shift: UInt64)
  /// The levels of the data lines for the next column.
  mutating func next() -> LineSet
}

/// The bits of two words by turns, from the lowest of the upper row's and the lower row's.
@inlinable
@inline(__always)
func interleaved(_ upper: UInt32, _ lower: UInt32) -> UInt64 {
  var bits = UInt64(upper) | UInt64(lower) &<< 32
  @inline(__always) func swap(_ mask: UInt64, _ distance: UInt64) {
    let change = (bits ^ bits &>> distance) & mask
    bits ^= change ^ change &<< distance
  }
  swap(0x0000_0000_FFFF_0000, 16)
  swap(0x0000_FF00_0000_FF00, 8)
  swap(0x00F0_00F0_00F0_00F0, 4)
  swap(0x0C0C_0C0C_0C0C_0C0C, 2)
  swap(0x2222_2222_2222_2222, 1)
  return bits
}

/// One chain of one bit a pixel.
@usableFromInline
struct ChainColumns: ColumnSource {
  @usableFromInline let words: UnsafePointer<UInt32>
  @usableFromInline let stride: Int
  /// Words from a scan line of the upper half to that of the lower half.
  @usableFromInline let half: Int
  /// The data lines for both pixels dark, upper lit, lower lit, both lit.
  @usableFromInline let levels: UnsafePointer<LineSet>
  @usableFromInline var bits: UInt64 = 0

  @inlinable
  init(
    words: UnsafePointer<UInt32>, stride: Int, scan: Int, levels: UnsafePointer<LineSet>
  ) {
    self.words = words
    self.stride = stride
    half = stride &* scan
    self.levels = levels
  }

  @inlinable
  @inline(__always)
  mutating func load(row: Int, word: Int, shift: UInt64) {
    let upper = words + (row &* stride &+ word)
    bits = interleaved(upper[0], upper[half]) &>> (2 &* shift)
  }

  @inlinable
  @inline(__always)
  mutating func next() -> LineSet {
    let level = levels[Int(truncatingIfNeeded: bits & 3)]
    bits &>>= 2
    return level
  }
}

/// Two planes of a chain; each pixel belongs to the one or the other, like the fields of a
/// chessboard.
@usableFromInline
struct PlaneColumns {
  @usableFromInline let black: UnsafePointer<UInt32>
  @usableFromInline let white: UnsafePointer<UInt32>
  @usableFromInline var bits: UInt64 = 0

  @inlinable
  init(black: UnsafePointer<UInt32>, white: UnsafePointer<UInt32>) {
    self.black = black
    self.white = white
  }

  /// The pixels of the first plane in a row.
  @inlinable
  @inline(__always)
  static func mask(row: Int) -> UInt32 { row & 1 == 0 ? 0x5555_5555 : 0xAAAA_AAAA }

  @inlinable
  @inline(__always)
  mutating func load(_ index: Int, half: Int, mask: UInt32, shift: UInt64) {
    let upper = black[index] & mask | white[index] & ~mask
    let lower = black[index &+ half] & mask | white[index &+ half] & ~mask
    bits = interleaved(upper, lower) &>> (2 &* shift)
  }
}

/// One chain of two planes.
@usableFromInline
struct GrayColumns: ColumnSource {
  @usableFromInline var planes: PlaneColumns
  @usableFromInline let stride: Int
  @usableFromInline let half: Int
  /// Four levels of the data lines.
  @usableFromInline let levels: UnsafePointer<LineSet>

  @inlinable
  init(_ planes: PlaneColumns, stride: Int, scan: Int, levels: UnsafePointer<LineSet>) {
    self.planes = planes
    self.stride = stride
    half = stride &* scan
    self.levels = levels
  }

  @inlinable
  @inline(__always)
  mutating func load(row: Int, word: Int, shift: UInt64) {
    planes.load(
      row &* stride &+ word, half: half, mask: PlaneColumns.mask(row: row), shift: shift)
  }

  @inlinable
  @inline(__always)
  mutating func next() -> LineSet {
    let level = levels[Int(truncatingIfNeeded: planes.bits & 3)]
    planes.bits &>>= 2
    return level
  }
}

/// Three chains of two planes; those that do not exist repeat the first one, without lines.
@usableFromInline
struct MixedColumns: ColumnSource {
  @usableFromInline var first: PlaneColumns
  @usableFromInline var second: PlaneColumns
  @usableFromInline var third: PlaneColumns
  @usableFromInline let stride: Int
  @usableFromInline let half: Int
  /// Four levels of the data lines of each of three chains.
  @usableFromInline let levels: UnsafePointer<LineSet>

  @inlinable
  init(
    _ first: PlaneColumns, _ second: PlaneColumns, _ third: PlaneColumns, stride: Int, scan: Int,
    levels: UnsafePointer<LineSet>
  ) {
    (self.first, self.second, self.third) = (first, second, third)
    self.stride = stride
    half = stride &* scan
    self.levels = levels
  }

  @inlinable
  @inline(__always)
  mutating func load(row: Int, word: Int, shift: UInt64) {
    let index = row &* stride &+ word
    let mask = PlaneColumns.mask(row: row)
    first.load(index, half: half, mask: mask, shift: shift)
    second.load(index, half: half, mask: mask, shift: shift)
    third.load(index, half: half, mask: mask, shift: shift)
  }

  @inlinable
  @inline(__always)
  mutating func next() -> LineSet {
    let one = levels[Int(truncatingIfNeeded: first.bits & 3)]
    let two = levels[Int(truncatingIfNeeded: second.bits & 3 | 4)]
    let three = levels[Int(truncatingIfNeeded: third.bits & 3 | 8)]
    first.bits &>>= 2
    second.bits &>>= 2
    third.bits &>>= 2
    return LineSet(rawValue: one.rawValue | two.rawValue | three.rawValue)
  }
}
