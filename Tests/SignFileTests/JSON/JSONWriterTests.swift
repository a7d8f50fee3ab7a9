// JSONWriterTests.swift: the JSON that is written, to the byte.
// Tests of SignFile: no Foundation.

import Testing

@testable import SignFile

@Suite struct JSONWriting {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func objectsAndArraysNestWithBlanksAndCommas() {
    let text = written { json in
      json.object { json in
        json.member("at", 1000)
        json.key("elements")
        json.array { json in
          json.object { json in
            json.member("id", nil)
            json.member("scrolls", true)
          }
          json.object { _ in }
          json.array { _ in }
          json.integer(-1)
        }
        json.member("event", "finished")
      }
      json.endLine()
      json.object { json in json.member("at", UInt8(255)) }
      json.endLine()
    }
    #expect(
      text == """
        { "at": 1000, "elements": [{ "id": null, "scrolls": true }, {}, [], -1], "event": "finished" }
        { "at": 255 }

        """)
  }

  @Test func stringsAreEscapedAndReadBackAsTheyWere() throws {
    let text = "a\"\\/\n\r\t\u{8}\u{1B}\u{7F}\u{9B}\u{2028}é😀\u{FEFF}"
    let json = written { json in json.string(text) }
    #expect(json == #""a\"\\/\n\r\t\u0008\u001b\u007f\u009b\u2028é😀\ufeff""#)
    #expect(try parse(json).string() == text)
  }

  @Test(
    arguments: [
      (0, 3, "0"), (1500, 3, "1.5"), (-1, 3, "-0.001"), (1000, 3, "1"), (-1000, 3, "-1"),
      (10, 3, "0.01"), (123_456_789, 6, "123.456789"), (-7, 0, "-7"), (100, 0, "100"),
      (Int64.min, 6, "-9223372036854.775808"), (Int64.max, 9, "9223372036.854775807"),
    ] as [(Int64, Int, String)])
  func decimalsAreExactWithoutNeedlessZeros(_ value: Int64, _ places: Int, _ expected: String) {
    #expect(written { json in json.decimal(value, places: places) } == expected)
  }

  @Test(
    arguments: [
      (1, 3, "0.333333"), (2, 3, "0.666667"), (-2, 3, "-0.666667"), (1, 2_000_000, "0.000001"),
      (-1, 2_000_000, "-0.000001"), (1, 2_000_001, "0"), (-1, 2_000_001, "0"),
      (65_536, 65_536, "1"),
      (Int64.max, Int64.max, "1"), (Int64.max, 1_000_000, "9223372036854.775807"),
      (Int64.max, 1, "9223372036854.775807"), (Int64.min, 1, "-9223372036854.775807"),
      (32_768, 65_536, "0.5"),
    ] as [(Int64, Int64, String)])
  func quotientsAreRoundedToSixDecimals(_ a: Int64, _ b: Int64, _ expected: String) {
    #expect(written { json in json.quotient(a, over: b) } == expected)
  }
}
