// CodeB.swift: the character set of a MAX7219 that decodes for seven-segment digits.
// SignSimulator: no elements, no Linux GPIO.

/// The Code B font of the data sheet: 0 to 9, -, E, H, L, P and blank.
enum CodeB {
  /// Segments A (bit 6) to G (bit 0) of each character.
  private static let characters: [UInt8] = [
    0b111_1110, 0b011_0000, 0b110_1101, 0b111_1001, 0b011_0011, 0b101_1011, 0b101_1111,
    0b111_0000, 0b111_1111, 0b111_1011, 0b000_0001, 0b100_1111, 0b011_0111, 0b000_1110,
    0b110_0111, 0b000_0000,
  ]

  /// The segments for a digit register: bits 0 to 3 choose the character, bit 7 is the point.
  static func segments(_ data: UInt8) -> UInt8 { data & 0x80 | characters[Int(data & 15)] }
}
