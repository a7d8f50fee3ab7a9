// TileMasks.swift: which pixels of 32 columns stay lit, row by row.
// SignPrimitives: integers only; imports nothing. Nothing here allocates.

/// Eight row masks, which repeat down the canvas; every threshold matrix has 2, 4 or 8 rows.
struct TileMasks {
  /// The mask of every canvas row, at its number modulo 8.
  private(set) var rows: SIMD8<UInt32>

  /// The masks of one coverage.
  ///
  /// Compares all thresholds with the count at once, from their lowest bit to the highest: bit 2k of
  /// a threshold is a bit of y, and bit 2k + 1 is that bit xor the same bit of x.
  init(_ dither: DitherMatrix, litCount: Int) {
    rows = SIMD8(repeating: litCount < dither.cellCount ? 0 : .max)
    if litCount <= 0 || litCount >= dither.cellCount { return }
    var lit = litCount
    var bit = dither.sideBits &- 1
    while bit >= 0 {
      let (columns, notRows) = TileMasks.positionBits(bit)
      rows = lit & 1 == 0 ? rows & notRows : rows | notRows
      let notBoth = notRows ^ SIMD8(repeating: columns)
      rows = lit & 2 == 0 ? rows & notBoth : rows | notBoth
      lit &>>= 2
      bit &-= 1
    }
  }

  /// The masks of one coverage.
  init(_ dither: DitherMatrix, coverage: Q16) {
    self.init(dither, litCount: dither.litCount(coverage: coverage))
  }

  /// Gives one column the masks of another tile.
  mutating func setColumn(_ column: Int, from other: TileMasks) {
    let bit = SIMD8<UInt32>(repeating: 1 &<< UInt32(truncatingIfNeeded: column))
    rows = (rows & ~bit) | (other.rows & bit)
  }

  /// One bit of the numbers of 32 columns, and the inverse of that bit of the numbers of 8 rows.
  private static func positionBits(_ bit: Int) -> (columns: UInt32, notRows: SIMD8<UInt32>) {
    let ones = UInt32.max
    switch bit {
    case 0: return (0xAAAA_AAAA, SIMD8(ones, 0, ones, 0, ones, 0, ones, 0))
    case 1: return (0xCCCC_CCCC, SIMD8(ones, ones, 0, 0, ones, ones, 0, 0))
    default: return (0xF0F0_F0F0, SIMD8(ones, ones, ones, ones, 0, 0, 0, 0))
    }
  }
}
