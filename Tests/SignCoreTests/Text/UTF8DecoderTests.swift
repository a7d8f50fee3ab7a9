// UTF8DecoderTests.swift: the decoder against the Unicode Standard and two other decoders.

import SignCore
import Testing

@Suite struct UTF8DecoderTests {
  /// A row of table 3-7, "Well-Formed UTF-8 Byte Sequences": the ranges of the bytes.
  private static let wellFormed: [[ClosedRange<UInt8>]] = [
    [0x00...0x7F],
    [0xC2...0xDF, 0x80...0xBF],
    [0xE0...0xE0, 0xA0...0xBF, 0x80...0xBF],
    [0xE1...0xEC, 0x80...0xBF, 0x80...0xBF],
    [0xED...0xED, 0x80...0x9F, 0x80...0xBF],
    [0xEE...0xEF, 0x80...0xBF, 0x80...0xBF],
    [0xF0...0xF0, 0x90...0xBF, 0x80...0xBF, 0x80...0xBF],
    [0xF1...0xF3, 0x80...0xBF, 0x80...0xBF, 0x80...0xBF],
    [0xF4...0xF4, 0x80...0x8F, 0x80...0xBF, 0x80...0xBF],
  ]

  /// Decodes by the definition: the longest run of bytes that begins a well-formed sequence is one
  /// character if it is complete and one U+FFFD if not.
  private func byDefinition(_ bytes: [UInt8]) -> [UInt32] {
    var result: [UInt32] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      var longest = 1
      var value: UInt32 = 0xFFFD
      for row in Self.wellFormed {
        let matching = zip(row, rest).prefix { $0.0.contains($0.1) }.count
        longest = max(longest, matching)
        if matching == row.count {
          value = rest.prefix(matching).dropFirst().reduce(
            UInt32(rest.first!) & [0x7F, 0x1F, 0x0F, 0x07][matching - 1]
          ) { $0 * 64 + UInt32($1 & 0x3F) }
        }
      }
      result.append(value)
      rest = rest.dropFirst(longest)
    }
    return result
  }

  @Test(
    arguments: [
      // Tables 3-8 to 3-11 of the standard.
      (
        [0xC0, 0xAF, 0xE0, 0x80, 0xBF, 0xF0, 0x81, 0x82, 0x41],
        [0xFFFD, 0xFFFD, 0xFFFD, 0xFFFD, 0xFFFD, 0xFFFD, 0xFFFD, 0xFFFD, 0x41]
      ),
      (
        [0xED, 0xA0, 0x80, 0xED, 0xBF, 0xBF, 0xED, 0xAF, 0x41],
        [0xFFFD, 0xFFFD, 0xFFFD, 0xFFFD, 0xFFFD, 0xFFFD, 0xFFFD, 0xFFFD, 0x41]
      ),
      (
        [0xF4, 0x91, 0x92, 0x93, 0xFF, 0x41, 0x80, 0xBF, 0x42],
        [0xFFFD, 0xFFFD, 0xFFFD, 0xFFFD, 0xFFFD, 0x41, 0xFFFD, 0xFFFD, 0x42]
      ),
      (
        [0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41],
        [0xFFFD, 0xFFFD, 0xFFFD, 0xFFFD, 0x41]
      ),
    ] as [([UInt8], [UInt32])])
  func replacesMaximalSubpartsAsTheStandardsTablesDo(bytes: [UInt8], expected: [UInt32]) {
    #expect(Array(UTF8Decoder(bytes)) == expected)
    #expect(byDefinition(bytes) == expected)
  }

  @Test func agreesWithTheDefinitionAndWithSwiftOnEveryMixOfBoundaryBytes() {
    let boundaries: [UInt8] = [
      0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF,
      0xF0, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    var wrong: [[UInt8]] = []
    func visit(_ bytes: [UInt8], length: Int) {
      if length == 0 {
        let found = Array(UTF8Decoder(bytes))
        let swift = String(decoding: bytes, as: UTF8.self).unicodeScalars.map { $0.value }
        if found != byDefinition(bytes) || found != swift { wrong.append(bytes) }
        return
      }
      for byte in boundaries { visit(bytes + [byte], length: length - 1) }
    }
    for length in 0...3 { visit([], length: length) }
    for start in [0xF0, 0xF1, 0xF4] as [UInt8] { visit([start], length: 3) }
    #expect(wrong.isEmpty)
  }

  @Test func readsEveryScalarValueAsItself() {
    var wrong: [UInt32] = []
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = UTF8.encode(scalar)!
      var decoder = UTF8Decoder(bytes)
      if decoder.next() != value || decoder.next() != nil { wrong.append(value) }
    }
    #expect(wrong.isEmpty)
  }

  @Test func readsBytesThatAreLent() {
    let text = utf8("Größe €")
    let found = text.withUnsafeBufferPointer { Array(UTF8Decoder($0)) }
    #expect(found == "Größe €".unicodeScalars.map { $0.value })
  }
}
