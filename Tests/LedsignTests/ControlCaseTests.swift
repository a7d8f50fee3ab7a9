// ControlCaseTests.swift: worked examples of commands and events, from files to the program's reports.

import SignCore
import SignFile
import SignPrimitives
import Testing

@testable import ledsign

/// The common set-up: to and fro, 10 px/s, a delay of 1000 ms, linear.
private let steady =
  #""kind": "leftRight", "speed": { "rate": 10 }, "delay": 1000, "curve": "linear""#

/// The line of an event of the marquee `m`.
private func event(_ time: Int64, _ name: String, finished: Bool? = nil) -> String {
  let more = finished.map { ", \"finished\": \($0)" } ?? ""
  return #"{ "at": \#(time), "element": "m", "event": "\#(name)"\#(more) }"#
}

@Suite struct ControlCaseTests {
  @Test func m64ARestartGoesHomeAndWaitsAgain() throws {
    let marquee = try BehaviourCase(script: #"{ "at": 1500, "restart": "m" }"#, steady)
    try marquee.expect(x: -5, at: 1499)
    try marquee.expect(x: 0, at: 1500)
    try marquee.expect(x: 0, at: 2500)
    try marquee.expect(x: -1, at: 2600)
    #expect(
      marquee.events(to: 4000) == [
        event(0, "willBegin"), event(1500, "returnedHome", finished: false),
        event(1500, "willBegin"),
      ])
  }

  @Test(arguments: [false, true])
  func m67StaticStandsStillWithoutFades(isCommand: Bool) throws {
    let marquee = try BehaviourCase(
      script: isCommand ? #"{ "at": 1500, "static": "m", "on": true }"# : "",
      steady + #", "fade": 4"# + (isCommand ? "" : #", "static": true"#))
    #expect(marquee.report(at: 10_000).contains(#""scrolls": false"#))
    #expect(marquee.value("cycle", at: 10_000) == nil)
    try marquee.expect(x: 0, at: 10_000)
    try marquee.expect(leading: 0, trailing: 0, at: 10_000)
    let told = marquee.events(to: 20_000)
    #expect(
      told
        == (isCommand
          ? [event(0, "willBegin"), event(1500, "returnedHome", finished: false)] : []))
  }

  @Test(arguments: ["clip", "truncateTail", "truncateHead", "truncateMiddle"])
  func m67AStaticTextIsShortenedAsAnyText(lineBreak: String) throws {
    func frame(_ keys: String) throws -> Bitmap {
      let json = """
        { "size": [32, 8], "elements": [{ "text": "A text that is too long", \(keys),
          "lineBreak": "\(lineBreak)" }] }
        """
      let sign = try LoadedSign(bytes: Array(json.utf8), file: "case.json").sign
      var frame = sign.makeFrame()
      sign.draw(at: .milliseconds(10_000), into: &frame)
      return frame
    }
    #expect(
      try frame(#""type": "marquee", "static": true, "fade": 4"#) == frame(#""type": "text""#))
  }

  @Test func m70ARepeatCountOf2EndsAtHome() throws {
    let marquee = try BehaviourCase(steady + #", "repeat": 2"#)
    try marquee.expect(x: -18, at: 8400)
    try marquee.expect(x: 0, at: 11_200)
    try marquee.expect(x: 0, at: 20_000)
    #expect(
      marquee.events(to: 1_000_000) == [
        event(0, "willBegin"), event(5600, "returnedHome", finished: true),
        event(5600, "willBegin"), event(11_200, "returnedHome", finished: true),
        event(11_200, "finished"),
      ])
  }

  @Test func m73AWiderFrameStartsTheShorterWayAnew() throws {
    let marquee = try BehaviourCase(
      viewport: 40, script: #"{ "at": 1500, "set": "m", "frame": [0, 0, 40, 8] }"#,
      steady + #", "frame": [0, 0, 32, 8]"#)
    #expect(marquee.value("travel", at: 1499) == -18)
    #expect(marquee.value("travel", at: 1500) == -10)
    #expect(marquee.value("cycle", at: 1500) == 4000)
    try marquee.expect(x: 0, at: 1500)
    try marquee.expect(x: 0, at: 2500)
    try marquee.expect(x: -10, at: 3500)
  }

  @Test func m79OneWayTellsOfItsBeginningAndItsEnd() throws {
    let marquee = try BehaviourCase(steady.replacingKind("left"))
    #expect(marquee.events(to: 20_000) == [event(0, "willBegin"), event(3800, "finished")])
  }

  /// The width itself is asked of the library only.
  @Test func m82ATextFitsWithItsLeadingPadding() throws {
    let keys = steady + #", "leadingPadding": 4, "fade": 3"#
    let fitting = try BehaviourCase(viewport: 54, keys)
    #expect(fitting.report(at: 0).contains(#""scrolls": false"#))
    let narrow = try BehaviourCase(viewport: 53, keys)
    #expect(narrow.report(at: 0).contains(#""scrolls": true"#))
  }
}

extension String {
  /// The common set-up with another kind.
  fileprivate func replacingKind(_ kind: String) -> String {
    "\"kind\": \"\(kind)\"" + dropFirst(#""kind": "leftRight""#.count)
  }
}
