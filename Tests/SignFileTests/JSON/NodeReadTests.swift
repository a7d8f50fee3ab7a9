// NodeReadTests.swift: the typed readers of a value and what they say of wrong ones.
// Tests of SignFile: no Foundation.

import Testing

@testable import SignFile

@Suite struct NodeReads {
  /// The value of the key `k` of an object whose only key it is.
  private func value(_ text: String) throws(SignFileError) -> Node {
    try parse("{\n \"k\": \(text) }").onlyMember(of: "k")
  }

  /// What reading the key `k` says of a value, without the place and key that all have in common.
  private func said(
    of text: String, _ read: (Node) throws(SignFileError) -> Void
  ) -> String {
    let message = flaw("{\n \"k\": \(text) }") { (node) throws(SignFileError) in
      try read(try node.onlyMember(of: "k"))
    }
    let common = "2:7: key \"k\": "
    return message.hasPrefix(common) ? String(message.dropFirst(common.count)) : message
  }

  @Test func stringsAreDecoded() throws {
    #expect(try value(#""a\u00e9\n😀\"""#).string() == "aé\n😀\"")
    #expect(try value("\"\"").string() == "")
  }

  @Test(arguments: ["1", "null", "[\"a\"]", "true"]) func nothingElseIsAString(_ text: String) {
    #expect(
      said(of: text) { (node) throws(SignFileError) in _ = try node.string() }
        == "must be a string in double quotes; found \(text)")
  }

  @Test func boolsAreTrueAndFalse() throws {
    #expect(try value("true").bool())
    #expect(try !value("false").bool())
  }

  @Test(arguments: ["1", "0", "\"true\"", "null"]) func nothingElseIsABool(_ text: String) {
    #expect(
      said(of: text) { (node) throws(SignFileError) in _ = try node.bool() }
        == "must be true or false, without quotes; found \(text); allowed: true, false")
  }

  @Test func integersReachBothEndsOfTheirRange() throws {
    #expect(try value("-5").integer(in: -5...1000) == -5)
    #expect(try value("1000").integer(in: -5...1000) == 1000)
    #expect(try value("-0").integer(in: 0...1) == 0)
    #expect(try value("255").integer(in: 0...255 as ClosedRange<UInt8>) == 255)
    #expect(try value("-9223372036854775808").integer(in: Int64.min...Int64.max) == Int64.min)
    #expect(try value("9223372036854775807").integer(in: Int64.min...Int64.max) == Int64.max)
  }

  @Test(arguments: [
    ("0", "is out of range; found 0"), ("1001", "is out of range; found 1001"),
    ("70000000000", "is out of range; found 70000000000"),
    ("9223372036854775808", "is out of range; found 9223372036854775808"),
    // 2^64 + 1 is 1 where the overflow of a multiplication goes unseen.
    ("18446744073709551617", "is out of range; found 18446744073709551617"),
    ("-99999999999999999999", "is out of range; found -99999999999999999999"),
    (
      String(repeating: "9", count: 400),
      "is out of range; found " + String(repeating: "9", count: 40) + "..."
    ),
    ("1.0", "must be a whole number, without a decimal point; found 1.0"),
    ("1e3", "must be written out, without an e; found 1e3"),
    ("1E999", "must be written out, without an e; found 1E999"),
    ("1.5e1", "must be written out, without an e; found 1.5e1"),
    ("\"60\"", "must be a whole number; found \"60\""),
    ("true", "must be a whole number; found true"), ("[60]", "must be a whole number; found [60]"),
  ]) func otherIntegersAreNamedWithTheRange(_ text: String, _ problem: String) {
    #expect(
      said(of: text) { (node) throws(SignFileError) in _ = try node.integer(in: 1...1000) }
        == problem + "; allowed: 1...1000")
  }

  @Test func decimalsAreExactThousandths() throws {
    func thousandths(_ text: String) throws(SignFileError) -> Int64 {
      try value(text).decimal(places: 3, in: Int64.min...Int64.max)
    }
    #expect(try thousandths("0.1") == 100)
    #expect(try thousandths("-0.001") == -1)
    #expect(try thousandths("29.97") == 29_970)
    #expect(try thousandths("30") == 30_000)
    #expect(try thousandths("9223372036854775.807") == Int64.max)
    #expect(try thousandths("-9223372036854775.808") == Int64.min)
  }

  @Test(arguments: [
    ("0.0005", "has too many decimals, 3 are the most; found 0.0005"),
    ("1.0000", "has too many decimals, 3 are the most; found 1.0000"),
    ("0", "is out of range; found 0"), ("1000.001", "is out of range; found 1000.001"),
    ("1e2", "must be written out, without an e; found 1e2"),
    ("\"1\"", "must be a number; found \"1\""), ("{}", "must be a number; found {}"),
  ]) func otherDecimalsAreNamedWithTheRange(_ text: String, _ problem: String) {
    #expect(
      said(of: text) { (node) throws(SignFileError) in
        _ = try node.decimal(places: 3, in: 1...1_000_000)
      } == problem + "; allowed: 0.001...1000")
  }

  private enum Draw { case over, opaque, erase }

  private func draw(_ node: Node) throws(SignFileError) -> Draw {
    try node.choice(["over": .over, "opaque": .opaque, "erase": .erase])
  }

  @Test func aNameChoosesWhatItStandsFor() throws {
    #expect(try draw(try value("\"opaque\"")) == .opaque)
  }

  @Test(arguments: [
    (
      "\"opague\"",
      "is not one of the allowed names; found \"opague\"; allowed: over, opaque, erase; did you mean \"opaque\"?"
    ),
    (
      "\"Over\"",
      "is not one of the allowed names; found \"Over\"; allowed: over, opaque, erase; did you mean \"over\"?"
    ),
    (
      "\"invert\"",
      "is not one of the allowed names; found \"invert\"; allowed: over, opaque, erase"
    ),
    (
      "3",
      "must be one of the allowed names, in double quotes; found 3; allowed: over, opaque, erase"
    ),
  ]) func anotherNameIsNamedWithTheNearest(_ text: String, _ problem: String) {
    #expect(said(of: text) { (node) throws(SignFileError) in _ = try draw(node) } == problem)
  }

  @Test func arraysGiveTheirItemsUnderTheKeyOfTheArray() throws {
    let items = try value("[1, [\"a\"], 3]").array()
    #expect(items.map { $0.key } == ["k", "k", "k"])
    #expect(try items[1].array(count: 1...2)[0].string() == "a")
    #expect(try value("[0, -8, 28, 8]").integers(count: 4, in: -9...99) == [0, -8, 28, 8])
  }

  @Test func arraysOfTheWrongLengthOrKindAreNamed() {
    func integers(_ text: String) -> String {
      said(of: text) { (node) throws(SignFileError) in
        _ = try node.integers(count: 2, in: 1...9)
      }
    }
    #expect(integers("[1,\n 2, 3]") == "must have 2 items, not 3; found [1, 2, 3]")
    #expect(integers("[]") == "must have 2 items, not 0; found []")
    #expect(integers("{ }") == "must be an array: [ ... ]; found { }")
    #expect(
      integers("[1, 10]") == "2:11: key \"k\": is out of range; found 10; allowed: 1...9")
    #expect(
      said(of: "[1]") { (node) throws(SignFileError) in _ = try node.array(count: 2...4) }
        == "must have 2 to 4 items, not 1; found [1]")
  }

  @Test(arguments: [
    (String(repeating: "a", count: 38), ""), (String(repeating: "é", count: 38), ""),
    (String(repeating: "é", count: 39), "..."), (String(repeating: "😀", count: 200_000), "..."),
  ]) func aLongValueIsShortenedToFortyCodePoints(_ body: String, _ dots: String) {
    let whole = "\"\(body)\""
    let shown = dots.isEmpty ? whole : String(whole.prefix(40)) + dots
    #expect(
      said(of: whole) { (node) throws(SignFileError) in _ = try node.integer(in: 0...1) }
        == "must be a whole number; found \(shown); allowed: 0...1")
  }

  @Test func aValueIsQuotedWithinOneLineAndHarmless() {
    func quoted(_ text: String) -> String {
      said(of: text) { (node) throws(SignFileError) in _ = try node.bool() }
    }
    let start = "must be true or false, without quotes; found "
    let end = "; allowed: true, false"
    #expect(
      quoted("[ \"a  ]\",\r\n\t {\"b\": [1 ]}\n] ") == start + "[ \"a  ]\", {\"b\": [1 ]} ]" + end)
    #expect(
      quoted("\"\u{9B}\u{7F}\u{2028}\u{202E}\"") == start + "\"\\u009b\\u007f\\u2028\\u202e\"" + end
    )
  }

  @Test func nullIsNoMissingValue() {
    #expect(
      said(of: "null") { (node) throws(SignFileError) in _ = try node.integer(in: 0...1) }
        == "must be a whole number; found null; allowed: 0...1")
  }
}
