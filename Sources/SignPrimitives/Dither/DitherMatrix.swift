// DitherMatrix.swift: the threshold matrix of ordered dithering.
// SignPrimitives: integers only; imports nothing.

/// A square threshold matrix after Bayer (1973): which pixels of a gray stay lit.
///
/// With M2 = 0 2 / 3 1 and M2n[y][x] = 4 Mn[y mod n][x mod n] + M2[y div n][x div n], a lit pixel
/// at canvas position (x, y) stays lit when (2 M[y mod n][x mod n] + 1) * 65536 < 2 n n * coverage.
/// A coverage of k/(n n) lights exactly k pixels of every tile.
public enum DitherMatrix: UInt8, Hashable, Sendable, CaseIterable {
  /// 2 x 2 px, 5 grays.
  case bayer2 = 1
  /// 4 x 4 px, 17 grays.
  case bayer4 = 2
  /// 8 x 8 px, 65 grays.
  case bayer8 = 3

  /// The matrix of a side of 2, 4 or 8 px; nil for any other.
  public init?(side: Int) {
    switch side {
    case 2: self = .bayer2
    case 4: self = .bayer4
    case 8: self = .bayer8
    default: return nil
    }
  }

  /// Columns and rows: 2, 4 or 8 px.
  @inlinable
  public var side: Int { 1 &<< sideBits }

  /// The power of 2 that ``side`` is: 1, 2 or 3.
  @inlinable
  var sideBits: Int { Int(rawValue) }

  /// Pixels of a tile.
  @inlinable
  var cellCount: Int { 1 &<< (2 &* sideBits) }

  /// The entry for a canvas position, 0 ..< side * side.
  ///
  /// Each bit of the position adds 2 (x xor y) + y, and lower bits weigh more.
  @inlinable
  public func threshold(x: Int, y: Int) -> Int {
    var value = 0
    for bit in 0..<Int(rawValue) {
      let xBit = (x >> bit) & 1
      let yBit = (y >> bit) & 1
      value = value * 4 + 2 * (xBit ^ yBit) + yBit
    }
    return value
  }

  /// How many pixels of a tile stay lit at a coverage; those whose threshold is less than this do.
  @inlinable
  public func litCount(coverage: Q16) -> Int {
    Int(truncatingIfNeeded: (Int64(coverage.raw) &<< (2 &* sideBits &+ 1) &+ 65_535) &>> 17)
  }

  /// The pixels of a canvas row that stay lit, for any 32 columns that begin at a multiple of 32.
  ///
  /// - Parameters:
  ///   - row: The canvas row.
  ///   - litCount: As ``litCount(coverage:)`` gives it.
  public func rowMask(row: Int, litCount: Int) -> UInt32 {
    TileMasks(self, litCount: litCount).rows[row & 7]
  }
}
