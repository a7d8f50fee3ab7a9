// DefaultIgnorable.swift: code points that are never drawn and take no room.
// SignCore: integers only; no Foundation, no I/O, no clock.

/// The property Default_Ignorable_Code_Point of the Unicode Character Database (DerivedCoreProperties).
enum DefaultIgnorable {
  /// First and last code point of every range, ascending.
  private static let bounds: [UInt32] = [
    0x00AD, 0x00AD,  // soft hyphen
    0x034F, 0x034F,  // combining grapheme joiner
    0x061C, 0x061C,  // Arabic letter mark
    0x115F, 0x1160,  // Hangul fillers
    0x17B4, 0x17B5,  // Khmer inherent vowels
    0x180B, 0x180F,  // Mongolian variation selectors and vowel separator
    0x200B, 0x200F,  // zero width space, joiners, direction marks
    0x202A, 0x202E,  // embeddings and overrides
    0x2060, 0x206F,  // word joiner, invisible operators, isolates
    0x3164, 0x3164,  // Hangul filler
    0xFE00, 0xFE0F,  // variation selectors
    0xFEFF, 0xFEFF,  // byte order mark
    0xFFA0, 0xFFA0,  // halfwidth Hangul filler
    0xFFF0, 0xFFF8,  // reserved
    0x1BCA0, 0x1BCA3,  // shorthand format controls
    0x1D173, 0x1D17A,  // musical beams and slurs
    0xE0000, 0xE0FFF,  // tags and more variation selectors
  ]

  static func contains(_ codePoint: UInt32) -> Bool {
    if codePoint < 0xAD { return false }
    var index = 0
    while index < bounds.count, codePoint > bounds[index + 1] { index += 2 }
    return index < bounds.count && codePoint >= bounds[index]
  }
}
