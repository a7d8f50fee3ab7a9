// SeededGenerator.swift: repeatable choices for tests.
// Tests of SignFile: no Foundation; the same numbers on every machine.

/// SplitMix64 (Steele, Lea and Flood, 2014).
struct SeededGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number below `limit`, which is small, so that the rest of the division hardly matters.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func element<T>(of items: [T]) -> T { items[below(items.count)] }
}
