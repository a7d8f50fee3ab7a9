// RefusedLineTests.swift: lines whose mistake shows elsewhere, and lines that are too much.
// Tests of SignFile: no Foundation.

import SignPrimitives
import Testing

@testable import SignFile

private func member(_ id: String, _ text: String, kind: String = "continuous") -> String {
  #""type": "marquee", "id": "\#(id)", "frame": [0, 0, 24, 8], "group": "g", "text": "\#(text)","#
    + #" "kind": "\#(kind)", "scale": 8"#
}

@Suite struct RefusedLineTests {
  @Test func aMistakeThatShowsInTheFileIsToldWithTheNumberOfTheLine() throws {
    var live = try liveSign(member("a", "Hello"), member("b", "there"))
    let file = pictureFolder + "s.json:1:"
    let refused = "in:7:1: is refused, for it would make this wrong: \(file)"
    let words = "key \"group\": has members of different kinds, or only some of them jump home"
    let told = live.refusal(#"{ "set": "a", "kind": "left" }"#)
    #expect(told.hasPrefix(refused) && told.contains(words), "\(told)")
    let type = live.refusal(#"{ "set": "a", "type": "text" }"#)
    #expect(type.hasPrefix(refused) && type.contains("key \"group\": is unknown here"), "\(type)")
  }

  @Test func aMistakeThatShowsInAnEarlierLineIsToldWithTheNumberOfTheLater() throws {
    var live = try liveSign(#""type": "text", "id": "a", "text": "x""#)
    #expect(live.refusal(#"{ "set": "a", "lineSpacing": 3 }"#, number: 1) == "none")
    let told = live.refusal(##"{ "set": "a", "type": "image", "art": ["#"] }"##, number: 2)
    #expect(told.hasPrefix("in:2:1: is refused, for it would make this wrong: in:1:"), "\(told)")
  }

  @Test func aValueThatMakesATextTooLongIsRefusedAndTheOldOneStays() throws {
    var live = try liveSign(member("a", "{var:v}"))
    try live.apply(#"{ "var": "v", "value": "old" }"#)
    let before = live.art(at: 0)
    let long = String(repeating: "W", count: 1_000_000)
    let told = live.refusal("{ \"var\": \"v\", \"value\": \"\(long)\" }")
    #expect(told.hasPrefix("in:7:1: ") && told.contains("takes more than 16777216 px"), "\(told)")
    #expect(live.art(at: 0) == before)
    #expect(live.refusal(#"{ "set": "a", "align": "center" }"#) == "none")
    #expect(live.values.variables.map { $0.value } == ["old"])
  }

  @Test func variablesTakeNoMoreThanAFileAndEmptyOnesNothing() throws {
    var live = try liveSign(#""type": "text", "text": "{var:v0}""#)
    let value = String(repeating: "x", count: 1_000_000)
    for number in 0..<16 { try live.apply("{ \"var\": \"v\(number)\", \"value\": \"\(value)\" }") }
    let told = live.refusal("{ \"var\": \"more\", \"value\": \"\(value)\" }")
    #expect(told.hasPrefix("in:7:1: key \"var\": makes all variables take more than 16 MiB"))
    #expect(live.values.variables.count == 16)
    for number in 0..<16 { try live.apply("{ \"var\": \"v\(number)\", \"value\": \"\" }") }
    #expect(live.values.variables.isEmpty)
  }

  @Test(arguments: ["{ \"hold\": \"a\" }", "Hello", ""])
  func aByteOrderMarkIsRefusedAndNotShown(text: String) throws {
    var live = try liveSign(member("a", "Hello"))
    let words = "begins with a byte order mark; write it as UTF-8 without one"
    #expect(live.refusal("\u{FEFF}" + text) == "in:7:1: " + words)
    let script = Script(bytes: Array("\u{FEFF}{ \"at\": 0, \"hold\": \"a\" }".utf8), file: "script")
    #expect(script.errors.map { $0.description } == ["script:1:1: " + words])
  }

  @Test func theRecordOfTheLongestLineCanBeReplayed() throws {
    var live = try liveSign(#""type": "text", "id": "a", "text": "x""#)
    let long = line(String(repeating: "\"", count: LineSource.maximumLineLength))
    try live.apply(long, at: .zero)
    let script = Script(bytes: live.scriptLine(long, at: .zero), file: "script")
    #expect(script.errors.isEmpty && Array(script.commands).count == 1)
  }
}
