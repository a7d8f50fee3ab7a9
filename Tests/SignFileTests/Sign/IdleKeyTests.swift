// IdleKeyTests.swift: keys that do nothing beside others, and that they do nothing.
// Tests of SignFile: every frame and event is compared with the key and without it.

import SignCore
import SignPrimitives
import Testing

@testable import SignFile

/// A key that does nothing in an element, and another element in which it does something.
private struct Idle: CustomTestStringConvertible, Sendable {
  let member: String
  let rest: String
  let reason: String
  let working: String

  init(_ member: String, in rest: String, because reason: String, not working: String) {
    (self.member, self.rest, self.reason, self.working) = (member, rest, reason, working)
  }

  var testDescription: String { member + " in " + rest }
}

private let text = #""type": "marquee", "text": "a long text""#
private let moves = text + #", "speed": { "rate": 40 }"#
private let fades = moves + #", "fade": 6"#
private let rounds = moves + #", "kind": "continuous""#
private let enters = moves + #", "enter": "edge""#
private let picture = #""type": "text", "art": [".###", ".#.#"]"#
private let words = #""type": "text", "text": "a b c""#
private let wrapped = words + #", "lineBreak": "wordWrap", "frame": [0, 0, 9, 24]"#
private let way =
  #""steps": [{ "after": 0, "to": "home" }, { "after": 900, "to": "away" },"#
  + #" { "after": 700, "to": "home" }]"#
private let steps = text + ", " + way
private let still = text + #", "speed": { "pixelsPerFrame": 0 }"#

private let stillReason = "a speed of 0 lets nothing move"
private let pictureReason = "a picture stands here in place of a text"
private let entering = "a text that enters over the edge "
private let noFade = "there is no fade; give its length"

private let cases =
  [
    Idle(#""font": "sign8""#, in: picture, because: pictureReason, not: ""),
    Idle(#""letterSpacing": 3"#, in: picture, because: pictureReason, not: words),
    Idle(#""lineSpacing": 3"#, in: picture, because: pictureReason, not: wrapped),
    Idle(
      #""lineBreak": "truncateTail""#, in: picture, because: pictureReason,
      not: #""type": "text", "text": "a b c d e f g""#),
    Idle(
      #""lineSpacing": 3"#, in: words, because: "this text has one line; see lineBreak",
      not: wrapped),
    Idle(
      #""lineSpacing": 3"#, in: moves, because: "this text has one line; see lineBreak",
      not: #""type": "marquee", "text": "a\nb\nc\nd", "axis": "vertical""#),
    Idle(
      #""onContentChange": "atCycleEnd""#, in: moves + #", "group": "g""#,
      because: "a group begins anew when a member changes", not: ""),
    Idle(
      #""frames": { "count": 1, "duration": 50 }"#, in: #""type": "image", "art": [".#."]"#,
      because: "a count of 1 is no animation", not: ""),
    Idle(
      #""blink": { "period": 100, "duty": 100 }"#, in: words,
      because: "a duty of 100 is always lit", not: ""),
    Idle(
      #""speed": { "rate": 9 }"#, in: steps, because: "steps say the way and its times", not: text),
    Idle(#""delay": 300"#, in: steps, because: "steps say the way and its times", not: moves),
    Idle(
      #""curve": "easeIn""#, in: steps, because: "each of the steps has a curve of its own",
      not: moves),
    Idle(
      #""spacing": { "fixed": 20 }"#, in: moves,
      because: "only texts of a continuous kind have copies that are apart", not: rounds),
    Idle(
      #""leadingPadding": 5"#, in: enters, because: entering + "has the empty frame before it",
      not: moves),
    Idle(
      #""trailingPadding": 5"#, in: enters, because: entering + "leaves the frame wholly",
      not: moves),
    Idle(
      #""leadingPadding": 40"#, in: enters + #", "kind": "continuous""#,
      because: entering + "has the empty frame before it",
      not: enters + #", "kind": "continuous", "spacing": "automatic""#),
    Idle(
      #""trailingPadding": 5"#, in: rounds,
      because: "spacing says what follows a text that goes round",
      not: rounds + #", "spacing": "automatic""#),
    Idle(
      #""forced": true"#, in: enters, because: entering + "always scrolls",
      not: #""type": "marquee", "text": "a", "speed": { "rate": 40 }"#),
    Idle(
      #""repeat": 2"#, in: moves + #", "kind": "right""#,
      because: "the kinds left and right go once, unless returnsByJump is true",
      not: moves + #", "kind": "right", "returnsByJump": true"#),
    Idle(
      #""returnsByJump": true"#, in: rounds, because: "a text that goes round has no way back",
      not: moves),
    Idle(
      #""returnsByJump": true"#, in: steps, because: "steps say the way",
      not: steps + #", "kind": "left""#),
    Idle(#""fadedEdges": "leading""#, in: moves, because: noFade, not: fades),
    Idle(#""fadeStyle": "constant""#, in: moves, because: noFade, not: fades),
  ]
  + [
    #""kind": "left""#, #""enter": "edge""#, #""delay": 5"#, #""curve": "linear""#, #""fade": 3"#,
    #""leadingPadding": 9"#, #""trailingPadding": 9"#, #""forced": true"#, #""held": true"#,
    #""start": "onTrigger""#, #""repeat": 2"#, #""returnsByJump": true"#,
    #""onContentChange": "keepProgress""#, way,
  ].map { Idle($0, in: still, because: stillReason, not: "") }

@Suite struct IdleKeyTests {
  private func loaded(_ keys: String) throws(SignFileError) -> LoadedSign {
    let json = #"{ "size": [24, 24], "elements": [{ \#(keys) }] }"#
    return try LoadedSign(bytes: Array(json.utf8), file: pictureFolder + "s.json")
  }

  private func remarks(_ keys: String) throws(SignFileError) -> [String] {
    try loaded(keys).remarks.map { $0.explanation }
  }

  /// All frames of 9 s, 20 a second, and what happens meanwhile.
  private func course(_ keys: String) throws(SignFileError) -> ([String], [SignEvent]) {
    let sign = try loaded(keys).sign
    let end = Flicks.milliseconds(9000)
    return (
      stride(from: 0, to: 9000, by: 50).map { art(sign, at: $0) },
      Array(sign.events(in: .zero..<end))
    )
  }

  @Test(arguments: cases)
  private func anIdleKeyIsToldAndChangesNothing(_ idle: Idle) throws {
    let name = try #require(idle.member.split(separator: "\"").first)
    let remark = "key \"\(name)\": does nothing because \(idle.reason)"
    #expect(try remarks(idle.rest) == [])
    #expect(try remarks(idle.rest + ", " + idle.member) == [remark])
    let (with, without) = (try course(idle.rest + ", " + idle.member), try course(idle.rest))
    #expect(with.0 == without.0)
    #expect(with.1 == without.1)
  }

  @Test(arguments: cases.filter { !$0.working.isEmpty })
  private func itIsNotToldWhereItDoesSomething(_ idle: Idle) throws {
    #expect(try remarks(idle.working + ", " + idle.member) == [])
    let (with, without) = (
      try course(idle.working + ", " + idle.member), try course(idle.working)
    )
    #expect(with.0 != without.0 || with.1 != without.1)
  }

  @Test func membersOfAGroupThatStandStillNeedTheirKind() throws {
    let mate = still + #", "group": "g", "kind": "continuous""#
    #expect(try remarks(mate) == [])
    #expect(try remarks(still + #", "kind": "continuous""#).count == 1)
  }

  @Test func keysOfNoFadedEdgeAreTold() throws {
    let none = #", "fade": 6, "fadedEdges": "none", "fadeStyle": "constant""#
    #expect(
      try remarks(moves + none) == [
        "key \"fade\": does nothing because fadedEdges is none",
        "key \"fadeStyle\": does nothing because fadedEdges is none",
      ])
    #expect(try course(moves + none).0 == course(moves).0)
  }

  @Test func keysOfStepsAreTold() throws {
    let first = #", "steps": [{ "after": 0, "to": "home", "curve": "easeIn" },"#
    let ways = first + #" { "after": 900, "to": "away", "fade": "none" }]"#
    let begins = "key \"curve\": does nothing because the way begins with this step"
    let fade = "key \"fade\": does nothing because "
    #expect(try remarks(text + ways) == [begins, fade + noFade + " beside steps"])
    let constant = #", "fade": 6, "fadeStyle": "constant""#
    #expect(try remarks(text + constant + ways) == [begins, fade + "fadeStyle is constant"])
    #expect(try remarks(text + #", "fade": 6"# + ways) == [begins])
    let plain = #", "steps": [{ "after": 0, "to": "home" }, { "after": 900, "to": "away" }]"#
    #expect(try course(text + constant + ways).0 == course(text + constant + plain).0)
    #expect(try course(text + ways).0 == course(text + plain).0)
  }

  @Test func aPlaceIsNamedOfEachInTheOrderOfTheFile() throws {
    let sign = """
      { "size": [24, 8],
        "elements": [{ "type": "image", "frames": { "count": 1, "duration": 5 },
          "art": ["#"] },
          { "type": "text", "lineSpacing": 2, "text": "{tmie:%H}" }] }
      """
    let loaded = try LoadedSign(bytes: Array(sign.utf8), file: "s")
    let places = loaded.remarks.map { "\($0.line):\($0.column) \($0.key ?? "")" }
    #expect(places == ["4:49 text", "2:35 frames", "4:23 lineSpacing"])
    #expect(try LoadedSign(written: Array(sign.utf8)).remarks == [])
  }
}
