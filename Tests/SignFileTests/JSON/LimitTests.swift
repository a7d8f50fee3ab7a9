// LimitTests.swift: texts at and beyond the limits of size, depth and number of values.
// Tests of SignFile: no Foundation.

import Testing

@testable import SignFile

@Suite struct Limits {
  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  @Test func sixtyFourBracketsMayNest() throws {
    #expect(try parse(nested(64)).flattened().count == 64)
    let objects = String(repeating: "{\"a\":", count: 63) + "[]" + String(repeating: "}", count: 63)
    #expect(try parse(objects).flattened().count == 64)
  }

  @Test func theSixtyFifthIsNamedWhereItOpens() {
    #expect(flaw("\n" + nested(65)) == "2:65: more than 64 brackets within each other")
    #expect(flaw(nested(1_000)) == "1:65: more than 64 brackets within each other")
    let objects = String(repeating: "{\"a\":\n", count: 100)
    #expect(flaw(objects) == "65:1: key \"a\": more than 64 brackets within each other")
  }

  @Test func aTextOfSixteenMebibytesIsReadAndOneByteMoreIsNot() throws {
    let body = 16 << 20
    var text = [UInt8](repeating: UInt8(ascii: "a"), count: body)
    text[0] = UInt8(ascii: "\"")
    text[body - 1] = UInt8(ascii: "\"")
    #expect(try Node.parse(text, file: "s").string().utf8.count == body - 2)
    text.append(UInt8(ascii: "\n"))
    #expect(flaw(text) == " is larger than 16 MiB, the most that is read")
  }

  @Test func sixteenMebibytesOfBracketsAreRefusedAtTheSixtyFifth() {
    let text = [UInt8](repeating: UInt8(ascii: "["), count: 16 << 20)
    #expect(flaw(text) == "1:65: more than 64 brackets within each other")
  }

  @Test func valuesAreCountedWithoutKeysUpToTheLimit() throws {
    func scan(_ text: String) throws(SignFileError) {
      let source = JSONSource(Array(text.utf8), file: "s", firstLine: 1)
      var scanner = JSONScanner(source, valueLimit: 4)
      try scanner.scan()
    }
    try scan("{\"a\": [1], \"b\": {}}")
    #expect(
      throws: SignFileError(
        file: "s", position: FilePosition(line: 2, column: 6), key: "c",
        problem: "more than 4 values in one file")
    ) { try scan("{\"a\": [1], \"b\": {},\n \"c\":null}") }
  }

  @Test func aFileMayHaveAMillionValues() {
    #expect(JSONScanner.maximumValues == 1 << 20)
    let items = String(repeating: "0,", count: (1 << 20) - 1)
    #expect(flaw("[\(items)\n0]") == "2:1: more than 1048576 values in one file")
  }
}
