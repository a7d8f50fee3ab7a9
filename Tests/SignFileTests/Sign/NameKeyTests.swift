// NameKeyTests.swift: keys that are names or switches, misspelt, missing and conflicting keys.
// Tests of SignFile: no Foundation.

import SignCore
import Testing

@testable import SignFile

/// A key whose value is one of several names.
struct NameKey: Sendable, CustomTestStringConvertible {
  let keys: String
  let key: String
  let names: [String]
  /// What else is legal, as errors say it.
  var forms: [String] = []

  var testDescription: String { key }
  var allowed: String { "allowed: " + (names + forms).joined(separator: ", ") }
}

private let text = #""type": "text", "text": "a""#
private let scrolling = #""type": "marquee", "text": "a""#
private let picture = #""type": "image", "art": ["."]"#

@Suite struct NameKeyTests {
  static let keys = [
    NameKey(keys: text, key: "draw", names: ["over", "opaque", "invert", "erase"]),
    NameKey(keys: text, key: "align", names: ["leading", "center", "trailing"]),
    NameKey(keys: picture, key: "align", names: ["leading", "center", "trailing"]),
    NameKey(keys: text, key: "verticalAlign", names: ["top", "middle", "bottom", "baseline"]),
    NameKey(
      keys: text, key: "lineBreak",
      names: ["clip", "truncateTail", "truncateHead", "truncateMiddle", "wordWrap"]),
    NameKey(keys: text, key: "font", names: ["sign8"]),
    NameKey(
      keys: scrolling, key: "kind",
      names: ["leftRight", "rightLeft", "left", "right", "continuous", "continuousReverse"]),
    NameKey(keys: scrolling, key: "axis", names: ["horizontal", "vertical"]),
    NameKey(keys: scrolling, key: "enter", names: ["home", "edge"]),
    NameKey(
      keys: scrolling, key: "curve", names: ["linear", "easeIn", "easeOut", "easeInOut"],
      forms: ["[x1, y1, x2, y2]"]),
    NameKey(keys: scrolling, key: "fadedEdges", names: ["both", "leading", "trailing", "none"]),
    NameKey(keys: scrolling, key: "fadeStyle", names: ["animated", "constant"]),
    NameKey(
      keys: scrolling, key: "spacing", names: ["natural", "automatic"],
      forms: [#"{ "fadeBased": px }"#, #"{ "fixed": px }"#]),
  ]

  @Test(arguments: keys)
  func everyNameIsLegal(key: NameKey) {
    for name in key.names {
      #expect(refusal(key.keys + #", "\#(key.key)": "\#(name)""#) == "none", "\(name)")
    }
  }

  @Test(arguments: keys)
  func aMisspeltNameIsRefusedWithTheNearest(key: NameKey) {
    for name in key.names {
      let slip = name + "x"
      let report = refusal(key.keys + #", "\#(key.key)": "\#(slip)""#)
      #expect(
        report == #"key "\#(key.key)": is not one of the allowed names; found "\#(slip)"; "#
          + #"\#(key.allowed); did you mean "\#(name)"?"#)
    }
    let unlike = refusal(key.keys + #", "\#(key.key)": "quite another word""#)
    #expect(
      unlike == #"key "\#(key.key)": is not one of the allowed names; found "quite another word"; "#
        + key.allowed)
  }

  @Test(arguments: keys.filter { $0.key != "font" })
  func onlyStringsAreNames(key: NameKey) {
    let others = key.forms.isEmpty ? "" : ", or have one of the other forms"
    for value in ["5", "true", "null"] {
      #expect(
        refusal(key.keys + #", "\#(key.key)": \#(value)"#)
          == #"key "\#(key.key)": must be one of the allowed names, in double quotes\#(others); "#
          + "found \(value); \(key.allowed)")
    }
  }

  @Test(arguments: [
    (text, "visible"), (text, "invert"), (scrolling, "forced"),
  ])
  func aSwitchIsTrueOrFalse(keys: String, key: String) {
    for value in ["true", "false"] {
      #expect(refusal(keys + #", "\#(key)": \#(value)"#) == "none")
    }
    for value in ["1", "0", #""true""#, "null", "[]"] {
      #expect(
        refusal(keys + #", "\#(key)": \#(value)"#)
          == #"key "\#(key)": must be true or false, without quotes; found \#(value); "#
          + "allowed: true, false")
    }
  }

  @Test(arguments: [
    (#""type": "text""#, #"one of "text" or "art" or "image" is missing"#),
    (#""type": "marquee""#, #"one of "text" or "art" or "image" is missing"#),
    (#""type": "image""#, #"one of "art" or "image" is missing"#),
  ])
  func somethingToShowIsRequired(keys: String, problem: String) {
    #expect(refusal(keys) == problem)
  }

  @Test func aTypeIsRequiredAndOneOfThoseThereAre() {
    #expect(refusal(#""text": "a""#) == #"key "type": is missing"#)
    #expect(
      refusal(#""tpye": "text""#) == #"key "type": is missing; found "tpye"; did you mean "type"?"#)
    #expect(
      refusal(#""type": "maquree", "text": "a""#)
        == #"key "type": is not one of the allowed names; found "maquree"; "#
        + #"allowed: text, marquee, image; did you mean "marquee"?"#)
  }

  @Test(arguments: [
    (text + #", "art": ["."]"#, "art", "text"),
    (#""type": "text", "image": "a.pbm", "text": "a""#, "text", "image"),
    (#""type": "marquee", "image": "a.pbm", "art": ["."]"#, "art", "image"),
    (picture + #", "image": "p1.pbm""#, "image", "art"),
    (scrolling + #", "speed": { "duration": 5, "rate": 5 }"#, "rate", "duration"),
    (scrolling + #", "spacing": { "fadeBased": 5, "fixed": 5 }"#, "fixed", "fadeBased"),
  ])
  func keysThatExcludeEachOtherAreRefusedAtTheLaterOne(keys: String, later: String, first: String) {
    #expect(
      refusal(keys) == #"key "\#(later)": cannot stand beside "\#(first)", which is in line 1"#)
  }

  @Test(arguments: [
    text + #", "levl": 5"#, text + #", "blink": { "levl": 5 }"#, scrolling + #", "levl": 5"#,
    picture + #", "levl": 5"#, picture + #", "frames": { "count": 1, "duration": 1, "levl": 5 }"#,
  ])
  func anUnknownKeyIsRefusedWhereverItStands(keys: String) {
    #expect(refusal(keys).hasPrefix(#"key "levl": is unknown here; allowed: "#), "\(refusal(keys))")
  }

  @Test func anUnknownKeyIsRefusedWithTheNearest() {
    #expect(refusal(text + #", "levl": 5"#).hasSuffix(#"; did you mean "level"?"#))
    #expect(refusal(scrolling + #", "dealy": 5"#).hasSuffix(#"; did you mean "delay"?"#))
    #expect(
      refusal(text + #", "kind": "left""#).hasPrefix(#"key "kind": is unknown here; allowed: id,"#))
    #expect(
      refusal(scrolling + #", "speed": { "rte": 5 }"#)
        == #"key "rate": is missing; found "rte"; did you mean "rate"?"#)
    #expect(
      signRefusal(#"{ "size": [8, 8], "elements": [], "dithre": 4 }"#)
        == #"key "dithre": is unknown here; allowed: size, fps, dither, elements; did you mean "dither"?"#
    )
  }

  @Test func idsAreTextsAndUnique() throws {
    #expect(try element(text).id == nil)
    #expect(try element(text + #", "id": "news""#).id == "news")
    #expect(
      refusal(text + #", "id": 5"#) == #"key "id": must be a string in double quotes; found 5"#)
    #expect(
      refusal(text + #", "id": """#)
        == #"key "id": is empty; leave it out or give a name; found """#)
    let twice =
      #"{ "size": [8, 8], "elements": [{ "type": "text", "text": "", "id": "b" },\#n"#
      + #"{ "type": "text", "text": "", "id": "a" }, { "type": "text", "text": "", "id": "a" },\#n"#
      + #"{ "type": "text", "text": "", "id": "b" }, { "type": "text", "text": "", "id": "a" }] }"#
    #expect(
      signRefusal(twice)
        == #"key "id": is the id of another element too, in line 2; ids are unique; found "a""#)
  }

  @Test func sizeAndElementsAreRequired() {
    #expect(signRefusal("{}") == #"key "size": is missing"#)
    #expect(signRefusal(#"{ "size": [8, 8] }"#) == #"key "elements": is missing"#)
    #expect(
      signRefusal(#"{ "size": [8, 8, 8], "elements": [] }"#)
        == #"key "size": must have 2 items, not 3; found [8, 8, 8]"#)
    #expect(
      signRefusal(#"{ "size": [8, 8], "elements": {} }"#)
        == #"key "elements": must be an array: [ ... ]; found {}"#)
    #expect(signRefusal("[]") == #"must be an object: { "key": value }; found []"#)
  }
}
