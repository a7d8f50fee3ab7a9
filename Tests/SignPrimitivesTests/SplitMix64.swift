// SplitMix64.swift: a seeded generator, so that a failure can be repeated.
// Tests only: the algorithm of Steele, Lea and Flood (2014), the same on every machine.

struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number of the range; the small bias of the remainder does not matter here.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  mutating func bool() -> Bool { next() >> 63 == 1 }

  /// A number of at most 63 bits whose length in bits is random too.
  mutating func magnitude() -> Int64 { Int64(next() >> 1) >> Int64(number(0...62)) }

  mutating func pick<T>(_ choices: [T]) -> T { choices[number(0...(choices.count - 1))] }
}
