// MAX7219Chip.swift: the registers of one MAX7219 and what its outputs do.
// SignSimulator: no elements, no Linux GPIO.

/// The registers of a MAX7219; the sources are the Maxim data sheet's register tables.
struct MAX7219Chip: Hashable, Sendable {
  var digits = [UInt8](repeating: 0, count: 8)
  var decodeMode: UInt8 = 0
  var intensity: UInt8 = 0
  var scanLimit: UInt8 = 0
  /// Bit 0 of the shutdown register: clear is shutdown.
  var isAwake = false
  var isTested = false

  /// The digits that were written since power-up, one bit each.
  var knownDigits: UInt8 = 0

  /// A chip as it wakes at power-up.
  init() {}

  /// A chip whose registers hold anything, lit, as clones and warm restarts have it.
  init(using random: inout SplitMix) {
    for digit in 0..<8 { digits[digit] = UInt8(truncatingIfNeeded: random.next()) }
    let bits = random.next()
    decodeMode = UInt8(truncatingIfNeeded: bits)
    intensity = UInt8(truncatingIfNeeded: bits >> 8) & 15
    scanLimit = UInt8(truncatingIfNeeded: bits >> 12) & 7
    isAwake = true
    isTested = bits >> 16 & 1 == 1
  }

  /// Takes a word: the top four bits mean nothing, the next four are the register.
  mutating func take(_ word: UInt16) {
    let data = UInt8(truncatingIfNeeded: word)
    switch word >> 8 & 15 {
    case 1...8:
      let digit = Int(word >> 8 & 15) - 1
      digits[digit] = data
      knownDigits |= 1 << UInt8(digit)
    case 9: decodeMode = data
    case 10: intensity = data & 15
    case 11: scanLimit = data & 7
    case 12: isAwake = data & 1 == 1
    case 15: isTested = data & 1 == 1
    default: break
    }
  }

  /// Whether the outputs are driven at all.
  var isOn: Bool { isAwake || isTested }

  /// The segments of a digit that light, whatever their brightness.
  func segments(ofDigit digit: Int) -> UInt8 {
    if isTested { return 0xFF }
    if !isAwake || digit > Int(scanLimit) { return 0 }
    if decodeMode >> UInt8(digit) & 1 == 1 { return CodeB.segments(digits[digit]) }
    return digits[digit]
  }

  /// The share of time that a lit segment is on, in 3360ths of an eighth: exact for all settings.
  var light: Int {
    if isTested { return MAX7219Chip.light(intensity: 15, scanLimit: 7) }
    return isAwake ? MAX7219Chip.light(intensity: Int(intensity), scanLimit: Int(scanLimit)) : 0
  }

  /// (2n + 1)/32 of a digit's turn, which is 8/(limit + 1) times as long as an eighth.
  static func light(intensity: Int, scanLimit: Int) -> Int {
    (2 * intensity + 1) * 840 / (scanLimit + 1)
  }
}

/// SplitMix64, for states that nobody chose; the algorithm is by Steele, Lea and Flood (2014).
struct SplitMix: Sendable {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
