// ObjectReaderTests.swift: keys taken, missing, unknown and in conflict.
// Tests of SignFile: no Foundation.

import Testing

@testable import SignFile

@Suite struct ObjectReaders {
  @Test func keysAreTakenInAnyOrderAndMayBeAbsent() throws {
    var keys = try parse("{\"b\": 2, \"a\": 1}").object()
    #expect(try keys.required("a").integer(in: 0...9) == 1)
    #expect(try keys.optional("c")?.integer(in: 0...9) ?? 7 == 7)
    #expect(try keys.optional("b")?.integer(in: 0...9) ?? 7 == 2)
    try keys.finish()
  }

  @Test func onlyAnObjectHasKeys() {
    #expect(
      flaw(" [1]") { (node) throws(SignFileError) in _ = try node.object() }
        == "1:2: must be an object: { \"key\": value }; found [1]")
  }

  @Test func theFirstUnknownKeyIsNamedWithTheNearestAndAllAllowed() {
    let text = "{ \"type\": 1,\n  \"ä\": 0, \"spede\": 1, \"tpye\": 1 }"
    func read(_ node: Node) throws(SignFileError) {
      var keys = try node.object()
      for key in ["type", "speed", "ä"] { _ = keys.optional(key) }
      try keys.finish()
    }
    #expect(
      flaw(text, read)
        == "2:11: key \"spede\": is unknown here; allowed: type, speed, ä; did you mean \"speed\"?")
    #expect(
      flaw("{\"size\": 1}", read) == "1:2: key \"size\": is unknown here; allowed: type, speed, ä")
  }

  @Test func aMissingKeyIsNamedAtItsObject() {
    #expect(
      flaw("[\n {\"a\": 1}]") { (node) throws(SignFileError) in
        var keys = try node.array()[0].object()
        _ = try keys.required("size")
      } == "2:2: key \"size\": is missing")
  }

  @Test func aMissingKeyThatIsMisspeltIsNamedWhereItIsMisspelt() {
    #expect(
      flaw("{ \"a\": 1,\n \"Elemnts\": []}") { (node) throws(SignFileError) in
        var keys = try node.object()
        _ = try keys.required("elements")
      } == "2:2: key \"elements\": is missing; found \"Elemnts\"; did you mean \"elements\"?")
  }

  @Test func aKeyThatWasTakenIsNoMisspeltOne() {
    #expect(
      flaw("{ \"fade\": 1 }") { (node) throws(SignFileError) in
        var keys = try node.object()
        _ = try keys.required("fade")
        _ = try keys.required("fades")
      } == "1:1: key \"fades\": is missing")
  }

  private func readText(_ node: Node) throws(SignFileError) {
    var keys = try node.object()
    let content = try keys.exactlyOne(of: ["text", "art", "image"])
    #expect(content.key == "art")
    try keys.finish()
  }

  @Test func oneOfSeveralKeysSaysWhichItIs() {
    #expect(flaw("{\"art\": []}", readText) == "none")
  }

  @Test func twoKeysThatExcludeEachOtherAreNamedAtTheLater() {
    #expect(
      flaw("{\"image\": \"a\",\n\n  \"text\": 1}", readText)
        == "3:3: key \"text\": cannot stand beside \"image\", which is in line 1")
    #expect(
      flaw("{\"text\": \"a\", \"image\": 1}", readText)
        == "1:15: key \"image\": cannot stand beside \"text\", which is in line 1")
  }

  @Test func ifNoneOfSeveralKeysIsThereAllAreNamed() {
    #expect(flaw("{}", readText) == "1:1: one of \"text\" or \"art\" or \"image\" is missing")
    #expect(
      flaw("{\"imgae\": 1}", readText)
        == "1:2: key \"image\": is missing; found \"imgae\"; did you mean \"image\"?")
  }

  private func readSpeed(_ node: Node) throws(SignFileError) {
    let speed = try node.onlyMember(of: "rate", "duration")
    #expect(speed.key == "rate")
  }

  @Test func anObjectMayHaveToHoldExactlyOneKey() {
    #expect(flaw("{\"rate\": 1}", readSpeed) == "none")
    #expect(
      flaw("{\"rate\": 1, \"duration\": 1}", readSpeed)
        == "1:13: key \"duration\": cannot stand beside \"rate\", which is in line 1")
    #expect(
      flaw("{\"rate\": 1, \"x\": 1}", readSpeed)
        == "1:13: key \"x\": is unknown here; allowed: rate, duration")
  }

  @Test func anErrorIsAValueWithAllItsParts() {
    do throws(SignFileError) {
      _ = try parse("{\"kind\":\n \"letf\"}").onlyMember(of: "kind").choice(["left": 1, "right": 2])
      Issue.record("no error")
    } catch {
      #expect(
        error
          == SignFileError(
            file: "s.json", position: FilePosition(line: 2, column: 2), key: "kind",
            problem: "is not one of the allowed names", found: "\"letf\"",
            allowed: ["left", "right"], nearest: "left"))
      #expect(error.line == 2 && error.column == 2)
    }
  }

  @Test func anErrorOfAWholeFileHasNoPlaceAndItsNameIsHarmless() {
    let error = SignFileError(file: "a\u{1B}\n.json", problem: "is a folder")
    #expect(error.description == "a\\u001b\\u000a.json: is a folder")
    #expect(error.line == 0 && error.column == 0)
  }
}
