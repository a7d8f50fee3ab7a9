// SketchRefusalTests.swift: what is wrong with a sketch, at its character within the file.
// Tests of SignFile: no Foundation.

import Testing

@testable import SignFile

@Suite struct SketchRefusals {
  /// Expects a sketch of four modules in two rows to be refused.
  private func refusal(
    _ sketch: String, _ text: String, modules: String = "[2, 2]",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let panel = #""type": "max7219", "modules": \#(modules), "wiring": "fc16", "layout": "#
    expectRefusal(
      boardText(panel: panel + sketch, bus: spi), #"key "layout": "# + text,
      sourceLocation: sourceLocation)
  }

  private let marks =
    "is no mark of a sketch: a module is its place along the chain, then where its top points, "
    + "then m if it is mirrored, with blanks between modules; found "

  @Test func aLayoutIsANameOrASketch() {
    refusal(
      #"¦"snake""#,
      #"is not one of the allowed names; found "snake"; allowed: rows, serpentine, a sketch such "#
        + #"as ["1 2", "4v 3v"]"#)
    refusal(
      "¦5",
      "must be one of the allowed names, in double quotes, or have one of the other forms; "
        + #"found 5; allowed: rows, serpentine, a sketch such as ["1 2", "4v 3v"]"#)
    refusal(#"["1 2", ¦5]"#, "must be a string in double quotes; found 5")
  }

  @Test func aCharacterThatIsNoMarkIsFoundWhereItStands() {
    refusal(#"["1 2", "4¦! 3"]"#, marks + "!; allowed: 0...9, ^, >, v, <, m")
    refusal(#"["1 2", "¦x 3"]"#, marks + "x; allowed: 0...9, ^, >, v, <, m")
    refusal(#"["1 2", "4 3¦M"]"#, marks + "M; allowed: 0...9, ^, >, v, <, m")
    refusal(#"["1 2", "4 3¦😀"]"#, marks + "😀; allowed: 0...9, ^, >, v, <, m")
  }

  @Test func escapesCountAsWhatTheyMean() {
    // A blank, a digit and a tab as escapes; then the fault.
    refusal(
      #"["\u0031\u00202\t", "4¦! 3"]"#, marks + "!; allowed: 0...9, ^, >, v, <, m")
    refusal(
      #"["1 2", "\t4\u0020\t¦! 3"]"#, marks + "!; allowed: 0...9, ^, >, v, <, m")
    // A surrogate pair is one character of the string.
    refusal(
      #"["1 2", "4\u0020¦\uD83D\uDE00 3"]"#, marks + "😀; allowed: 0...9, ^, >, v, <, m")
    refusal(#"["1 2", "4 ¦\"3"]"#, marks + "\"; allowed: 0...9, ^, >, v, <, m")
  }

  @Test func aMarkBelongsToANumber() {
    refusal(
      #"["1 2", "4 ¦v 3"]"#, "is a mark without the place along the chain before it; found v")
    refusal(
      #"["1 2", "4>¦v 3"]"#, "is a second direction for the same module; found v")
    refusal(#"["1 2", "4m>¦m 3"]"#, "mirrors a second time; found m")
  }

  @Test func eachPlaceStandsOnce() {
    refusal(
      "[\"1 2\",\n\"4 ¦2\"]",
      "is the place of another module too, in line 2, column 84; found 2")
    refusal(
      #"["1 2", "4 ¦5"]"#, "is no place of the chain, and 3 is missing; found 5; allowed: 1...4")
    refusal(
      #"["1 ¦0", "4 3"]"#, "is no place of the chain, and 2 is missing; found 0; allowed: 1...4")
  }

  @Test func aSketchHasAsManyModulesAsTheBoard() {
    refusal(#"["1 2", ¦"4 3 5"]"#, #"shows 3 modules, but the first row has 2; found "4 3 5""#)
    refusal(#"["1 2", ¦""]"#, #"shows 0 modules, but the first row has 2; found """#)
    refusal(
      "¦[]", #"shows no module; write the place of each along the chain, such as "1 2"; found []"#)
    refusal(
      #"¦["1 2"]"#, #"shows 2 modules, but the board has 4; found ["1 2"]"#)
    refusal(
      #"¦["1 2", "4 3"]"#,
      #"has 2 modules across and 2 down, but "modules" says 4 and 1; found ["1 2", "4 3"]"#,
      modules: "[4, 1]")
  }

  @Test func aSketchSaysWhereTheChainBegins() {
    let type = #""type": "max7219", "modules": [2, 1], "wiring": "fc16", "#
    expectRefusal(
      boardText(panel: type + #""layout": ["1 2"], ¦"dataIn": "left""#, bus: spi),
      #"key "dataIn": cannot stand beside "layout", which is in line 2"#)
    expectRefusal(
      boardText(panel: type + "\"dataIn\": \"left\",\n¦\"layout\": [\"1 2\"]", bus: spi),
      #"key "layout": cannot stand beside "dataIn", which is in line 2"#)
  }

  @Test func oblongPanelsAllLieOrAllStand() {
    expectPanelRefusal(
      #""chain": 2, "layout": ["1  ¦2>"]"#,
      #"key "layout": stands where the first panel lies or lies where that stands, which leaves a "#
        + #"hole; turn all panels by a quarter or none; found "1  2>""#)
  }

  @Test func aSerpentineOfPanelsHasAnEvenChain() {
    expectPanelRefusal(
      #""chain": 3, "layout": ¦"serpentine""#,
      #"key "layout": needs a chain of an even number of panels, half of them in each of its two "#
        + #"rows; this one has 3; found "serpentine"; allowed: rows, a sketch"#)
    expectPanelRefusal(
      #""chain": 3, "layout": ¦["1 2"]"#,
      #"key "layout": shows 2 panels, but the board has 3; found ["1 2"]"#)
  }

  @Test(arguments: [
    (#""""#, []), (#""ab""#, [1, 2]), (#""aéx""#, [1, 2, 4]), (#""€x""#, [1, 4]),
    (#""😀x""#, [1, 5]), (#""\n\\x""#, [1, 3, 5]), (#""\u00e9x""#, [1, 7]),
    (#""\uD83D\uDE00x""#, [1, 13]), (#""\ud7ffx""#, [1, 7]), (#""\udbff\udfffx""#, [1, 13]),
    (#""\ue000x""#, [1, 7]),
  ])
  func everyCharacterOfAStringIsFound(json: String, offsets: [Int]) throws {
    let node = try parse(json)
    #expect(node.source.offsetsOfCharacters(inStringAt: 0) == offsets)
    #expect(try node.string().unicodeScalars.count == offsets.count)
  }
}
