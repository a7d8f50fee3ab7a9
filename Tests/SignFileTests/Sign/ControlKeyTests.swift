// ControlKeyTests.swift: the keys that say when and how often a marquee moves.
// Tests of SignFile: no Foundation.

import SignCore
import SignPrimitives
import Testing

@testable import SignFile

@Suite struct ControlKeyTests {
  private func control(_ keys: String) throws -> MarqueeConfiguration {
    try marquee(#""text": "a long text", \#(keys)"#)
  }

  @Test func everyKeyIsRead() throws {
    #expect(try control(#""static": true"#).isStatic)
    #expect(try control(#""held": true"#).isHeld)
    #expect(try control(#""start": "onTrigger""#).startPolicy == .onTrigger)
    #expect(try control(#""repeat": 3"#).repeatCount == 3)
    #expect(try control(#""returnsByJump": true"#).returnsByJump)
    #expect(try control(#""onContentChange": "atCycleEnd""#).onContentChange == .atCycleEnd)
    let plain = try control(#""delay": 0"#)
    #expect(!plain.isStatic && !plain.isHeld && !plain.returnsByJump)
    #expect(plain.startPolicy == .automatic && plain.onContentChange == .restart)
    #expect(plain.repeatCount == nil && plain.steps == nil)
  }

  @Test func stepsAreRead() throws {
    let steps = #"""
      "steps": [{ "after": 0, "to": "home", "fade": "none" }, { "fadeAfter": 200, "fade": "leading" },
      { "fadeAfter": -300, "fade": "both", "curve": "easeIn" },
      { "after": 1500, "to": 0.375, "curve": "easeOut" }, { "after": 5, "to": "away" }]
      """#
    #expect(
      try control(steps).steps?.steps == [
        .scroll(after: .zero, to: .home, edges: []),
        .fade(after: .milliseconds(200), edges: .leading),
        .fade(after: .milliseconds(-300), edges: .both, curve: .easeIn),
        .scroll(after: .milliseconds(1500), to: .init(thousandths: 375), curve: .easeOut),
        .scroll(after: .milliseconds(5), to: .away),
      ])
  }

  private static let wrong: [(keys: String, words: String)] = [
    (#""repeat": 0"#, "key \"repeat\": is out of range; found 0; allowed: 1...1000000000"),
    (
      #""start": "auto""#,
      "key \"start\": is not one of the allowed names; found \"auto\"; allowed: automatic, onTrigger"
    ),
    (#""group": """#, "key \"group\": is empty; leave it out or give a name; found \"\""),
    (#""steps": []"#, "key \"steps\": is empty; leave it out, or give steps; found []"),
    (
      #""steps": [{ "to": "home" }]"#, "one of \"after\" or \"fadeAfter\" is missing"
    ),
    (#""steps": [{ "after": 1 }]"#, "key \"to\": is missing"),
    (#""steps": [{ "fadeAfter": 1 }]"#, "key \"fade\": is missing"),
    (
      #""steps": [{ "after": -1, "to": "home" }]"#,
      "key \"after\": is out of range; found -1; allowed: 0...12622780800000"
    ),
    (
      #""steps": [{ "after": 1, "to": 1.5 }]"#,
      "key \"to\": is out of range; found 1.5; allowed: 0...1"
    ),
    (
      #""steps": [{ "after": 1, "to": 0.1234 }]"#,
      "key \"to\": has too many decimals, 3 are the most; found 0.1234; allowed: 0...1"
    ),
    (
      #""steps": [{ "after": 0, "to": "home" }]"#,
      "key \"steps\": step 1 and all others take no time; one scroll step must have an after above 0"
    ),
  ]

  @Test(arguments: wrong)
  func wrongValuesAreRefused(keys: String, words: String) {
    let refusal = refusal(#""type": "marquee", "text": "a", \#(keys)"#)
    #expect(refusal.hasPrefix(words), "\(refusal)")
  }

  @Test func membersOfAGroupAreOfOneKind() {
    let marquee = #""type": "marquee", "text": "a long text", "group": "g""#
    #expect(throws: SignFileError.self) {
      try sign(24, 8, marquee, marquee + #", "kind": "left""#)
    }
    do throws(SignFileError) {
      _ = try sign(24, 8, marquee, marquee + #", "kind": "left""#)
    } catch {
      #expect(
        error.problem
          == "has members of different kinds, or only some of them jump home; use one kind")
      #expect(error.key == "group")
    }
  }
}
