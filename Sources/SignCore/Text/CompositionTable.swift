// CompositionTable.swift: which base and combining mark are the same text as one code point.
// SignCore: integers only; no Foundation, no I/O, no clock.

/// Canonical compositions, so that a base and a mark look like the one character they are.
///
/// A font has a table of those compositions it can draw.
public struct CompositionTable: Sendable {
  /// Base, mark and composed code point, three after three.
  ///
  /// Ascending by base, then mark. With mark 0 the base alone is the same text as the composed code
  /// point, as U+212B and U+00C5 are.
  let triples: [UInt16]

  /// Creates a table from triples that are known to ascend.
  package init(trusted triples: [UInt16]) {
    self.triples = triples
  }

  /// The code point that is the same text as a base and the mark after it; nil if there is none.
  ///
  /// Mark 0 asks for the code point that is the same text as the base alone.
  public func composed(base: UInt32, mark: UInt32) -> UInt32? {
    guard base <= 0xFFFF, mark <= 0xFFFF else { return nil }
    let wanted = base << 16 | mark
    var low = 0
    var high = triples.count / 3
    while low < high {
      let middle = (low + high) >> 1
      let found = UInt32(triples[3 * middle]) << 16 | UInt32(triples[3 * middle + 1])
      if found == wanted { return UInt32(triples[3 * middle + 2]) }
      if found < wanted { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The compositions whose result is wanted, or is the base of a wanted one.
  ///
  /// A base with two marks composes in two steps, so what leads to a wanted character is kept as well.
  func filtered(_ isWanted: (UInt32) -> Bool) -> CompositionTable {
    var isKept = [Bool](repeating: false, count: 0x10000)
    var isComplete = false
    while !isComplete {
      isComplete = true
      for start in stride(from: 0, to: triples.count, by: 3) {
        let composed = triples[start + 2]
        if isKept[Int(triples[start])] { continue }
        if isWanted(UInt32(composed)) || isKept[Int(composed)] {
          isKept[Int(triples[start])] = true
          isComplete = false
        }
      }
    }
    var result: [UInt16] = []
    for start in stride(from: 0, to: triples.count, by: 3) {
      let composed = triples[start + 2]
      if isWanted(UInt32(composed)) || isKept[Int(composed)] {
        result += triples[start..<(start + 3)]
      }
    }
    return CompositionTable(trusted: result)
  }
}
