// RasterOperation.swift: how a source and a destination bit combine.
// SignPrimitives: integers only; imports nothing.

/// How the pixels of a source combine with those that are already there.
public enum RasterOperation: UInt8, Hashable, Sendable, CaseIterable {
  /// The source replaces what is there.
  case copy
  /// Lit where either is lit.
  case or
  /// Lit where both are lit.
  case and
  /// Lit where exactly one is lit.
  case xor
  /// Dark where the source is lit, else as it was.
  case andNot
}

/// A raster operation as three word masks, so that one formula serves all of them.
///
/// With v the source bits within the mask m, and d what is there, the result is
/// `(d & ~(v & clearsByValue | m & clearsByMask)) ^ (v & toggles)`.
struct RasterMasks {
  let clearsByValue: UInt32
  let clearsByMask: UInt32
  let toggles: UInt32
  /// All ones when the source is to be inverted within the mask.
  let inversion: UInt32

  init(_ operation: RasterOperation, inverted: Bool) {
    let ones = UInt32.max
    var inversion: UInt32 = inverted ? ones : 0
    switch operation {
    case .copy: (clearsByValue, clearsByMask, toggles) = (0, ones, ones)
    case .or: (clearsByValue, clearsByMask, toggles) = (ones, 0, ones)
    case .xor: (clearsByValue, clearsByMask, toggles) = (0, 0, ones)
    case .andNot: (clearsByValue, clearsByMask, toggles) = (ones, 0, 0)
    case .and:
      (clearsByValue, clearsByMask, toggles) = (ones, 0, 0)
      inversion = ~inversion
    }
    self.inversion = inversion
  }

  /// Whether this is `or` of an uninverted source, which has a loop of its own.
  @inline(__always)
  var isPlainOr: Bool { clearsByValue & toggles & ~clearsByMask & ~inversion == .max }

  /// Combines one word; `value` is masked already.
  @inline(__always)
  func combined(_ old: UInt32, value: UInt32, mask: UInt32) -> UInt32 {
    (old & ~((value & clearsByValue) | (mask & clearsByMask))) ^ (value & toggles)
  }
}
