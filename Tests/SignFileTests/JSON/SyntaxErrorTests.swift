// SyntaxErrorTests.swift: what is said of texts that are no JSON.
// Tests of SignFile: no Foundation. The places were counted by hand.

import Testing

@testable import SignFile

@Suite struct SyntaxErrors {
  @Test(arguments: [
    ("", "1:1: the file is empty: expected a value"),
    (" \r\n ", "2:2: the file is empty: expected a value"),
    ("{", "1:2: the file ends too early: expected a key, in double quotes"),
    ("[1,", "1:4: the file ends too early: expected a value"),
    (
      "{ \"a\": [1\n",
      "2:1: key \"a\": the file ends too early: expected \",\", or \"]\" for the \"[\" of line 1, column 8"
    ),
    ("{\"fps\"", "1:7: key \"fps\": the file ends too early: expected \":\" after the key"),
    ("{\"fps\":", "1:8: key \"fps\": the file ends too early: expected a value"),
  ]) func sayWhereAFileEndsTooEarly(_ text: String, _ expected: String) {
    #expect(flaw(text) == expected)
  }

  @Test(arguments: [
    ("{ } x", "1:5: expected nothing more after the value; found x"),
    ("{}\n{}", "2:1: expected nothing more after the value; found {}"),
    ("[1]]", "1:4: expected nothing more after the value; found ]"),
    ("[1,]", "1:4: expected one more item after the comma, or no comma; found ]"),
    ("{\"a\": 1,\n}", "2:1: expected one more item after the comma, or no comma; found }"),
    ("[,1]", "1:2: expected a value; found ,"),
    ("[1 2]", "1:4: expected \",\", or \"]\" for the \"[\" of line 1, column 1; found 2"),
    ("[1}", "1:3: expected \",\", or \"]\" for the \"[\" of line 1, column 1; found }"),
    (
      "{\"é\": 1\n \"b\": 2}",
      "2:2: key \"é\": expected \",\", or \"}\" for the \"{\" of line 1, column 1; found \"b\""
    ),
    ("{\"a\" 1}", "1:6: key \"a\": expected \":\" after the key; found 1"),
    ("{\"a\": }", "1:7: key \"a\": expected a value; found }"),
    ("{\"a\": 1, 2}", "1:10: expected a key, in double quotes; found 2"),
    ("{a: 1}", "1:2: expected a key, in double quotes; found a"),
    ("{\"a\": 1, {}}", "1:10: expected a key, in double quotes; found {}"),
    ("}", "1:1: expected a value; found }"),
  ]) func sayWhatWasExpectedAtTheStartOfWhatWasFound(_ text: String, _ expected: String) {
    #expect(flaw(text) == expected)
  }

  @Test(arguments: [
    (
      "[1 // x\n]",
      "1:4: comments are not allowed: expected \",\", or \"]\" for the \"[\" of line 1, column 1; found /"
    ),
    ("# sign\n{}", "1:1: comments are not allowed: expected a value; found #"),
    (
      "{ /* x */ \"a\": 1}",
      "1:3: comments are not allowed: expected a key, in double quotes; found /"
    ),
    (
      "[1//x\n]",
      "1:3: comments are not allowed: expected \",\", or \"]\" for the \"[\" of line 1, column 1; found /"
    ),
    (
      "{'a': 1}", "1:2: single quotes are not allowed: expected a key, in double quotes; found '"
    ),
    ("{\"a\": 'b'}", "1:7: key \"a\": single quotes are not allowed: expected a value; found '"),
    ("[“a”]", "1:2: expected a value; found “a”"),
    ("[\u{A0}1]", "1:2: expected a value; found \u{A0}1"),
    ("[\u{C}1]", "1:2: expected a value; found \\u000c"),
  ]) func nameWhatOtherFormatsAllow(_ text: String, _ expected: String) {
    #expect(flaw(text) == expected)
  }

  @Test(arguments: [
    ("[NaN]", "1:2: expected a value (text stands in double quotes); found NaN"),
    (
      "[True]",
      "1:2: expected a value (text stands in double quotes); found True; did you mean \"true\"?"
    ),
    (
      "{\"a\": flase}",
      "1:7: key \"a\": expected a value (text stands in double quotes); found flase; did you mean \"false\"?"
    ),
    ("[left\u{E9}]", "1:2: expected a value (text stands in double quotes); found lefté"),
  ]) func nameWordsThatAreNoValues(_ text: String, _ expected: String) {
    #expect(flaw(text) == expected)
  }

  @Test(arguments: [
    ("01", "a number has no leading zero"), ("-00", "a number has no leading zero"),
    ("+1", "a number has no plus sign"), (".5", "a number needs a digit before its point"),
    ("-.5", "a number needs a digit before its point"),
    ("1.", "a number needs a digit after its point"),
    ("1.e3", "a number needs a digit after its point"),
    ("1e", "a number needs a digit after its e"), ("1E+", "a number needs a digit after its e"),
    ("-", "not a number"), ("--1", "not a number"), ("1-2", "not a number"),
    ("1.2.3", "not a number"), ("1e2.5", "not a number"), ("0x10", "not a number"),
    ("12px", "not a number"), ("-Infinity", "not a number"), ("-e5", "not a number"),
    ("1€", "not a number"),
  ]) func sayWhatANumberLacks(_ number: String, _ problem: String) {
    #expect(flaw("[7,\n  \(number) ]") == "2:3: \(problem); found \(number)")
    #expect(
      flaw("{\"ä\": {\"fps\":\t\(number)}}") == "1:15: key \"fps\": \(problem); found \(number)")
  }

  @Test(arguments: [
    "0", "-0", "-1", "10", "0.0", "1.50", "1e3", "1E-3", "-0.5e+10", "1e999", "-1e999",
    "123456789012345678901234567890", "0.1234567890123456789012345",
  ]) func numbersOfJSONPassWhateverTheirSize(_ number: String) throws {
    let root = try parse("[\(number)]")
    guard case .array(let items) = root.value else { throw root.error("must be an array") }
    #expect(Array(items[0].numberText) == Array(number.utf8))
  }

  @Test(arguments: [
    ("[\"abc", "1:2: ", "\"abc"), ("[\"abc\n\"]", "1:2: ", "\"abc"),
    ("[1,\r\n\"abc,\r\n 2]", "2:1: ", "\"abc,"), ("{\"a", "1:2: ", "\"a"),
    ("\"\\\"", "1:1: ", "\"\\\""),
    ("\"", "1:1: ", "\""),
  ]) func anUnclosedStringIsNamedWhereItStarts(_ text: String, _ place: String, _ found: String) {
    let problem =
      "this string has no closing quote in its line (a line break in it is written \\n)"
    #expect(flaw(text) == "\(place)\(problem); found \(found)")
  }

  @Test(arguments: [
    ("\t", "\\t"), ("\r", "\\r"), ("\u{1}", "\\u0001"), ("\u{1F}", "\\u001f"), ("\u{B}", "\\u000b"),
  ]) func aControlCharacterIsNamedWhereItStands(_ character: String, _ escape: String) {
    let problem = "a control character in a string must be written as \(escape)"
    #expect(flaw("{\"a\":\n [\"€\(character)\"]}") == "2:5: key \"a\": \(problem)")
  }

  @Test(arguments: [
    ("\\x", "\\x"), ("\\ ", "\\"), ("\\U0041", "\\U"), ("\\é", "\\"), ("\\\n", "\\"),
    ("\\'", "\\'"),
  ]) func anUnknownEscapeIsNamedWhereItStands(_ escape: String, _ found: String) {
    let allowed = #"\", \\, \/, \b, \f, \n, \r, \t, \uXXXX"#
    let problem = "unknown escape in a string (a backslash itself is written \\\\)"
    #expect(flaw("[\"\\\\\(escape)\"]") == "1:5: \(problem); found \(found); allowed: \(allowed)")
  }

  @Test(arguments: [
    (#"\u0000"#, #"the character U+0000 is not allowed; found \u0000"#),
    (#"\ud800"#, #"half a character: \udc00 to \udfff must follow this escape; found \ud800"#),
    (#"\uDBFFx"#, #"half a character: \udc00 to \udfff must follow this escape; found \udbff"#),
    (
      #"\ud83d\ud83d"#, #"half a character: \udc00 to \udfff must follow this escape; found \ud83d"#
    ),
    (
      #"\ud83d\ue000"#, #"half a character: \udc00 to \udfff must follow this escape; found \ud83d"#
    ),
    (#"\uDC00"#, #"half a character: \ud800 to \udbff must precede this escape; found \udc00"#),
    (#"\u12"#, #"four hexadecimal digits must follow \u"#),
    (#"\u12G4"#, #"four hexadecimal digits must follow \u"#),
  ]) func aBadUnicodeEscapeIsNamedWhereItStands(_ escape: String, _ problem: String) {
    #expect(flaw("{\"a\\n\": \"😀\(escape)\"}") == "1:11: key \"a\\n\": \(problem)")
  }

  @Test func aKeyThatStandsTwiceIsNamedAtItsOwnStartWithTheLineOfTheFirst() {
    let text = """
      { "a": 1,
        "o": { "a": 2, "b": { "size": 1 } },
        "size": [{ "a": 3 }],
        "\\u0061": 4 }
      """
    #expect(flaw(text) == "4:3: key \"a\": stands twice; the first one is in line 1")
    #expect(
      flaw("{\"a\": 1,\n \"b\": \"a\",\n \"a\": 2}")
        == "3:2: key \"a\": stands twice; the first one is in line 1")
    #expect(
      flaw("[{\"x\": 1, \"é\": 2},\n{\"é\": 1,\r\n\r\n \"x\": {\"é\": 1}, \"é\": 2}]")
        == "4:17: key \"é\": stands twice; the first one is in line 2")
    #expect(
      flaw("{\"x\": 1, \"x\": 1, \"x\": 1}")
        == "1:10: key \"x\": stands twice; the first one is in line 1")
  }

  @Test func theFirstLineCanBeAnyLine() {
    do throws(SignFileError) {
      _ = try Node.parse(Array("{\n01".utf8), file: "standard input", firstLine: 12)
      Issue.record("no error")
    } catch {
      #expect(
        error.description == "standard input:13:1: expected a key, in double quotes; found 01")
    }
  }
}
