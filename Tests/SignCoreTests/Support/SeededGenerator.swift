// SeededGenerator.swift: numbers that look random and are the same in every run.
// SignCoreTests: the algorithm is SplitMix64 (Steele, Lea and Flood, 2014).

struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func one<Element>(of choices: [Element]) -> Element {
    choices[int(0...(choices.count - 1))]
  }

  mutating func chance(oneIn count: Int) -> Bool { int(1...count) == 1 }
}
