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

  @Test func aMillionValuesAreReadAndMoreThanTwoToTheTwentiethAreNot() throws {
    let items = String(repeating: "0,", count: (1 << 20) - 2) + "0"
    #expect(try parse("[\(items)]").array().count == (1 << 20) - 1)
    #expect(flaw("[\n\(items),\n 0]") == "3:2: more than 1048576 values in one file")
  }
}
