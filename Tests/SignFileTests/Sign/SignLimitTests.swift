// SignLimitTests.swift: what is too large or too slow, and files with very many elements.
// Tests of SignFile: no Foundation.

import SignCore
import SignPrimitives
import Testing

@testable import SignFile

@Suite struct SignLimitTests {
  @Test func theElementsOfASignShareAMemoryOf2To26Words() throws {
    let node = try parse(#"{ "text": 5 }"#)
    guard case .object(let members) = node.value else { return }
    let values = PlaceholderValues(start: WallTime(seconds: 0))
    var context = SignContext(file: "s.json", values: values)
    try context.count(members[0], width: 33, height: 1 << 24)  // 2 words a row: half of it
    try context.count(members[0], width: 32, height: (1 << 25) - 1)
    try context.count(members[0], width: 0, height: 1 << 24)
    try context.count(members[0], width: 1, height: 1)
    do throws(SignFileError) {
      try context.count(members[0], width: 1, height: 1)
      Issue.record("one word too many is let through")
    } catch {
      #expect(
        error.description
          == #"s.json:1:3: key "text": needs more memory than the elements before it have left over, "#
          + "256 MiB for all; make it smaller or use fewer elements")
    }
  }

  /// The strip of a continuous marquee is as wide as its period and its frame.
  @Test func theStripsOfMarqueesCount() {
    let one =
      #"{ "type": "marquee", "art": ["."], "scale": 8, "kind": "continuous", "forced": true, "#
      + #""frame": [-1000000, 0, 2000000, 8], "spacing": { "fixed": 1000000 } }"#
    // Each strip is 3,000,008 px or 93,751 words wide and 8 rows high: 89 of them fit.
    let all = [String](repeating: one, count: 89).joined(separator: ", ")
    #expect(signRefusal(#"{ "size": [8, 8], "elements": [\#(all)] }"#) == "none")
    #expect(
      signRefusal(#"{ "size": [8, 8], "elements": [\#(all), \#(one)] }"#)
        .hasPrefix(#"key "art": needs more memory than the elements before it have left over"#))
  }

  @Test func aTextAbove2To24PixelsIsRefused() {
    // A full stop and its gap are 2 px, 16 at the largest scale.
    let fits = String(repeating: ".", count: 1 << 20)
    #expect(refusal(#""type": "text", "scale": 8, "text": "\#(fits)""#) == "none")
    #expect(
      refusal(#""type": "text", "scale": 8, "text": "\#(fits)..""#)
        == #"key "text": is a text that takes more than 16777216 px; shorten it"#)
  }

  @Test func aPictureAboveTheLargestBitmapIsRefused() {
    let row = String(repeating: ".", count: (1 << 21) + 1)
    #expect(
      refusal("\"type\": \"text\", \"scale\": 8, \"art\": [\"\(row)\"]")
        == #"key "art": is a picture that is too large at a scale of 8"#)
    #expect(refusal("\"type\": \"text\", \"scale\": 7, \"art\": [\"\(row)\"]") == "none")
  }

  @Test func aCycleThatCannotBeCountedIsRefusedAtTheKeyThatMakesItSo() {
    let long = #""type": "marquee", "text": "a", "forced": true, "frame": [0, 0, 1, 8], "#
    let problem =
      "delay, speed and length make a cycle too long to be counted exactly; "
      + "take a shorter delay, or a speed that is higher or has fewer decimals"
    #expect(refusal(long + #""delay": 12622780800000"#) == #"key "delay": "# + problem)
    #expect(
      refusal(long + #""delay": 1000000000000, "speed": { "rate": 9.999 }"#)
        == #"key "speed": "# + problem)
    #expect(
      refusal(long + #""speed": { "duration": 12622780800000 }"#) == #"key "speed": "# + problem)
    // 2^60 ticks of a flick are 51.8 years.
    #expect(refusal(long + #""delay": 1633000000000"#) == "none")
  }

  /// With a walk over the file or over all ids for each element this took minutes.
  @Test(.timeLimit(.minutes(1)))
  func thousandsOfElementsAreReadInOnePass() throws {
    let count = 20_000
    var text = #"{ "size": [8, 8], "elements": ["#
    for index in 0..<count {
      text += #"{ "type": "text", "text": "漢", "frame": [0, 0, 1, 1], "id": "\#(index)" },\#n"#
    }
    text += #"{ "type": "text", "text": "漢", "id": "7" }] }"#
    #expect(
      signRefusal(text)
        == #"key "id": is the id of another element too, in line 8; ids are unique; found "7""#)
    let unique = text.replacing(#""id": "7" }] }"#, with: #""id": "x" }] }"#)
    let loaded = try LoadedSign(bytes: Array(unique.utf8), file: "s.json")
    #expect(loaded.sign.elements.count == count + 1)
    #expect(loaded.missingCharacters.count == count + 1)
    #expect(loaded.missingCharacters.last?.position == FilePosition(line: count + 1, column: 27))
  }
}
