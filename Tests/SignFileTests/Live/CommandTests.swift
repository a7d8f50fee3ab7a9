// CommandTests.swift: what commands do to a running sign, and what is said of wrong ones.
// Tests of SignFile: no Foundation.

import SignCore
import SignPrimitives
import Testing

@testable import SignFile

private let news =
  #""type": "marquee", "id": "news", "frame": [0, 0, 24, 8], "text": "Platform 4", "#
  + #""kind": "continuous", "speed": { "rate": 20 }, "curve": "linear""#
private let second =
  #""type": "marquee", "id": "late", "frame": [0, 8, 24, 8], "text": "delayed", "#
  + #""kind": "continuous", "speed": { "rate": 10 }, "curve": "linear""#
private let still = #""type": "text", "id": "still", "text": "x""#

/// The state of a marquee at a time.
private func state(_ live: LiveSign, _ index: Int = 0, at milliseconds: Int64) throws
  -> MarqueeState
{
  let (sign, time) = live.sign(at: .milliseconds(milliseconds))
  guard case .marquee(let label) = sign.elements[index].content else { throw NoMarquee() }
  return label.seen(at: time).state(at: time)
}

@Suite struct CommandTests {
  /// At 3000 ms 20 px/s have moved it 40 px for 2000 ms after the delay.
  @Test func aChangeOfTheTextRestartsTheMarquee() throws {
    var live = try liveSign(news)
    try live.apply(#"{ "set": "news", "text": "Platform 5" }"#, at: 3000)
    #expect(try state(live, at: 2999).x == -40)
    #expect(try state(live, at: 3000).x == 0)
    #expect(try state(live, at: 4000).x == 0)
    #expect(try state(live, at: 4500).x == -10)
    let other = try liveSign(news.replacing("Platform 4", "Platform 5"))
    #expect(live.art(at: 4500) == other.art(at: 1500))
  }

  @Test(arguments: [
    #""font": "sign8", "scale": 2"#, #""frame": [0, 1, 24, 8]"#, #""kind": "leftRight""#,
    #""axis": "vertical""#, #""speed": { "rate": 30 }"#, #""delay": 900"#, #""curve": "easeIn""#,
    #""leadingPadding": 1"#, #""fade": 2"#, #""spacing": { "fixed": 3 }"#, ###""art": ["##"]"###,
  ])
  func everyChangeOfTheWayRestarts(change: String) throws {
    var live = try liveSign(news)
    try live.apply(#"{ "set": "news", \#(change) }"#, at: 3000)
    let (sign, time) = live.sign(at: .milliseconds(3000))
    guard case .marquee(let label) = sign.elements[0].content else { throw NoMarquee() }
    #expect(!label.state(at: time).isAwayFromHome)
  }

  @Test(arguments: [
    #""level": 100"#, #""invert": true"#, #""visible": false"#, #""draw": "erase""#,
    #""blink": { "period": 500 }"#, #""align": "center""#, #""verticalAlign": "bottom""#,
    #""text": "Platform 4""#, #""speed": { "rate": 20.0 }"#, #""delay": 1000"#, #""static": false"#,
  ])
  func whatDoesNotChangeTheWayLetsItGoOn(change: String) throws {
    var live = try liveSign(news)
    try live.apply(#"{ "set": "news", \#(change) }"#, at: 3000)
    #expect(try state(live, at: 3000).x == -40)
    #expect(try state(live, at: 3500).x == -50)
  }

  @Test func aChangeOfStyleIsSeenAtOnce() throws {
    var live = try liveSign(still)
    try live.apply(#"{ "set": "still", "invert": true, "draw": "opaque" }"#, at: 40)
    let styled = try liveSign(still + #", "invert": true, "draw": "opaque""#)
    #expect(live.art(at: 40) == styled.art(at: 40))
    #expect(live.art(at: 39) == (try liveSign(still)).art(at: 39))
    // The keys stay when others change later.
    try live.apply(#"{ "set": "still", "text": "y" }"#, at: 50)
    let other = try liveSign(
      still.replacing("\"x\"", "\"y\"") + #", "invert": true, "draw": "opaque""#)
    #expect(live.art(at: 50) == other.art(at: 50))
  }

  @Test func whatHappensOnAContentChangeIsTheMarqueesOwnChoice() throws {
    var live = try liveSign(news + #", "onContentChange": "keepPixelOffset""#)
    try live.apply(#"{ "set": "news", "text": "Platform 5" }"#, at: 3000)
    #expect(try state(live, at: 3000).x == -40)
  }

  @Test func pauseFreezesAndResumeGoesOnWithoutAJump() throws {
    var live = try liveSign(news)
    try live.apply(#"{ "pause": "news" }"#, at: 2000)
    #expect(try state(live, at: 5000).x == -20)
    #expect(try state(live, at: 5000).isPaused)
    try live.apply(#"{ "resume": "news" }"#, at: 5000)
    #expect(try state(live, at: 5500).x == -30)
  }

  @Test func restartStopHoldReleaseAndTriggerDoWhatTheySay() throws {
    var live = try liveSign(news)
    try live.apply(#"{ "restart": "news" }"#, at: 2000)
    #expect(try state(live, at: 3500).x == -10)
    try live.apply(#"{ "stop": "news" }"#, at: 4000)
    #expect(try state(live, at: 9000).x == 0)
    try live.apply(#"{ "trigger": "news" }"#, at: 9000)
    #expect(try state(live, at: 9500).x == -10)
    try live.apply(#"{ "restart": "news" }"#, #"{ "hold": "news" }"#, at: 10_000)
    #expect(try state(live, at: 20_000).x == 0)
    try live.apply(#"{ "trigger": "news", "skipDelay": false }"#, at: 20_000)
    #expect(try state(live, at: 21_500).x == 0)
    try live.apply(
      #"{ "trigger": "news", "skipDelay": false, "overridesHold": true }"#, at: 22_000)
    #expect(try state(live, at: 23_500).x == -10)
    try live.apply(#"{ "release": "news" }"#, at: 23_500)
    #expect(try state(live, at: 24_000).x == -20)
  }

  @Test func aCommandsHoldIsNoKeyAndAKeyEndsItAllTheSame() throws {
    var live = try liveSign(news)
    try live.apply(#"{ "hold": "news" }"#, at: 0)
    try live.apply(#"{ "set": "news", "text": "Platform 5" }"#, at: 1000)
    #expect(try state(live, at: 9000).x == 0)
    try live.apply(#"{ "set": "news", "held": false }"#, at: 9000)
    #expect(try state(live, at: 10_500).x == -10)
    try live.apply(#"{ "static": "news", "on": true }"#, at: 11_000)
    #expect(try !state(live, at: 11_000).scrolls)
    try live.apply(#"{ "set": "news", "static": false }"#, at: 12_000)
    #expect(try state(live, at: 13_500).x == -10)
  }

  @Test func allMeansEveryMarqueeOrThoseOfAGroup() throws {
    var live = try liveSign(still, news, second)
    try live.apply(#"{ "all": "pause" }"#, at: 2000)
    #expect(try state(live, 1, at: 3000).isPaused && state(live, 2, at: 3000).isPaused)
    let grouped = #", "group": "g""#
    var group = try liveSign(
      news, second + grouped, second.replacing("late", "third") + grouped)
    try group.apply(#"{ "all": "hold", "group": "g" }"#, at: 0)
    #expect(try state(group, 0, at: 2000).x == -20)
    #expect(try state(group, 1, at: 2000).x == 0 && state(group, 2, at: 2000).x == 0)
  }

  @Test func aWholeSignTakesThePlaceOfAnotherAndBeginsThen() throws {
    var live = try liveSign(still)
    try live.apply(
      #"{ "replace": { "size": [24, 16], "elements": [{ \#(news) }] } }"#, at: 5000)
    #expect(live.art(at: 6500) == (try liveSign(news)).art(at: 1500))
    #expect(live.art(at: 4999) == (try liveSign(still)).art(at: 0))
    // The times of later commands are still those of the first sign.
    try live.apply(#"{ "pause": "news" }"#, at: 6500)
    #expect(try state(live, at: 9000).x == -10)
    #expect(
      live.refusal(#"{ "replace": { "size": [24, 8], "elements": [] } }"#)
        == "in:7:24: key \"size\": is 24 x 8 px; the sign that it is to replace has 24 x 16 px; "
        + "found [24, 8]")
  }

  @Test func theBrightnessIsHandedOnOnce() throws {
    var live = try liveSign(still)
    #expect(live.takeBrightness() == nil)
    try live.apply(#"{ "brightness": 40 }"#)
    #expect(live.takeBrightness() == 40)
    #expect(live.takeBrightness() == nil)
  }

  @Test func commandsOfOneTimeApplyInTheirOrder() throws {
    var live = try liveSign(still)
    try live.apply(#"{ "set": "still", "text": "a" }"#, #"{ "set": "still", "text": "b" }"#, at: 10)
    #expect(live.art(at: 10) == (try liveSign(still.replacing("\"x\"", "\"b\""))).art(at: 0))
  }

  @Test func aLineTakesEffectAtTheWholeMillisecondOfItsFrame() throws {
    var live = try liveSign(news)
    try live.apply(line(#"{ "pause": "news" }"#), at: Flicks(3000 * 705_600 + 400_000))
    #expect(
      live.scriptLine(line("{}"), at: Flicks(3000 * 705_600 + 400_000)).starts(
        with: "{ \"at\": 3000,".utf8))
    #expect(try state(live, at: 3000).isPaused)
    #expect(try !state(live, at: 2999).isPaused)
  }

  @Test func manyCommandsTakeNoMoreMemoryThanOneIfThePastIsForgotten() throws {
    var live = try liveSign(news)
    for number in 0..<1000 {
      try live.apply(#"{ "set": "news", "level": \#(number % 256) }"#, at: Int64(number * 10))
      live.forget(before: .milliseconds(Int64(number * 10)))
    }
    #expect(live.history.versionCount == 1)
  }
}

@Suite struct CommandRefusalTests {
  private static let wrong: [(text: String, words: String)] = [
    (
      #"{ "set": "nwes", "text": "a" }"#,
      "in:7:10: key \"set\": is no element's id; found \"nwes\"; allowed: news, still; did you mean \"news\"?"
    ),
    (#"{ "st": "news" }"#, "in:7:3: key \"st\": is no command; allowed: set, pause"),
    (#"{ "set": 5 }"#, "in:7:10: key \"set\": must be a string in double quotes; found 5"),
    (
      #"{ "set": "news", "pause": "news" }"#,
      "in:7:18: key \"pause\": is unknown here; allowed: id, type"
    ),
    (
      #"{ "set": "news", "txet": "a" }"#,
      "in:7:18: key \"txet\": is unknown here; allowed: id, type"
    ),
    (
      #"{ "set": "news", "level": 300 }"#,
      "in:7:27: key \"level\": is out of range; found 300; allowed: 0...255"
    ),
    (#"{ "set": "news", "animated": 1 }"#, "in:7:30: key \"animated\": must be true or false"),
    (#"{ "set": "still", "kind": "left" }"#, "in:7:19: key \"kind\": is unknown here"),
    (
      #"{ "set": "news", "id": "still" }"#,
      "in:7:24: key \"id\": is the id of another element too; ids are unique; found \"still\""
    ),
    (
      #"{ "set": "news", "text": "a", "text": "b" }"#,
      "in:7:31: key \"text\": stands twice; the first one is in line 7"
    ),
    (
      #"{ "pause": "still" }"#,
      "in:7:3: key \"pause\": is for a marquee; this element is of the type text"
    ),
    (
      #"{ "pause": "news", "on": true }"#,
      "in:7:20: key \"on\": is unknown here; allowed: pause"
    ),
    (
      #"{ "trigger": "news", "skip": true }"#,
      "in:7:22: key \"skip\": is unknown here; allowed: trigger, skipDelay, overridesHold"
    ),
    (
      #"{ "pause": "news", "press": "news" }"#,
      "in:7:20: key \"press\": cannot stand beside \"pause\", which is in line 7"
    ),
    (#"{ "static": "news" }"#, "in:7:1: key \"on\": is missing"),
    (
      #"{ "press": "news" }"#,
      "in:7:3: key \"press\": is for a chip; this element is of the type marquee"
    ),
    (
      #"{ "scroll": "news", "to": 4 }"#,
      "in:7:3: key \"scroll\": is for a list; this element is of the type marquee"
    ),
    (
      #"{ "hide": "news", "animated": true }"#,
      "in:7:3: key \"hide\": is for a header; this element is of the type marquee"
    ),
    (#"{ "show": "x" }"#, "in:7:11: key \"show\": is no element's id; found \"x\""),
    (
      #"{ "all": "trigger" }"#,
      "in:7:10: key \"all\": is not one of the allowed names; found \"trigger\"; allowed: restart, stop"
    ),
    (
      #"{ "all": "hold", "group": "g" }"#,
      "in:7:27: key \"group\": is no group of this sign, which has none; found \"g\""
    ),
    (
      #"{ "brightness": 101 }"#,
      "in:7:17: key \"brightness\": is out of range; found 101; allowed: 0...100"
    ),
    (
      #"{ "var": "", "value": "a" }"#, "in:7:10: key \"var\": is empty; give the name of {var:name}"
    ),
    (#"{ "var": "a", "value": 5 }"#, "in:7:24: key \"value\": must be a string"),
    (#"{ "at": 5, "pause": "news" }"#, "in:7:3: key \"at\": belongs in a script"),
    (#"{ "now": "2027-01-01T12:00:00Z" }"#, "in:7:3: key \"now\": belongs in a script"),
    (#"{ "pause": "news" "#, "in:7:19: key \"pause\": the line ends too early"),
    ("{ \"pause\": \"news\", \0", "in:7:20: the line holds a NUL byte"),
    (#"{ "replace": { "size": [24, 16] } }"#, "in:7:14: key \"elements\": is missing"),
    (
      #"{ "set": "news", "image": "missing.pbm" }"#,
      "in:7:27: key \"image\": names an image that cannot be read"
    ),
  ]

  @Test(arguments: wrong)
  func aWrongCommandIsReportedAndChangesNothing(text: String, words: String) throws {
    var live = try liveSign(news, still)
    let before = (live.art(at: 0), live.art(at: 2000))
    let refusal = live.refusal(text)
    #expect(refusal.hasPrefix(words), "\(refusal)")
    #expect((live.art(at: 0), live.art(at: 2000)) == before)
  }

  @Test func aGroupThatNobodyIsInIsForgotten() throws {
    var live = try liveSign(
      news, #""type": "marquee", "text": "other", "kind": "continuous", "group": "kept""#)
    for number in 0..<200 {
      try live.apply(#"{ "set": "news", "group": "g\#(number)" }"#)
      #expect(live.context.groups.all.count == 2)
      #expect(live.sign.elements[0].group != live.sign.elements[1].group)
    }
    #expect(
      live.refusal(#"{ "all": "hold", "group": "g3" }"#)
        == "in:7:27: key \"group\": is no group of this sign; found \"g3\"; allowed: kept, g199")
    #expect(live.refusal(#"{ "all": "hold", "group": "g199" }"#) == "none")
    try live.apply(#"{ "set": "news", "group": "kept" }"#)
    #expect(live.context.groups.all == ["kept"])
    #expect(live.sign.elements[0].group == live.sign.elements[1].group)
  }

  @Test func aGroupInPlaceOfAnElementIsToldHowItIsMeant() throws {
    var live = try liveSign(news)
    try live.apply(#"{ "set": "news", "group": "g" }"#)
    #expect(
      live.refusal(#"{ "resume": "g" }"#)
        == #"in:7:13: key "resume": is a group and no element's id; for a group write { "all": "#
        + #""pause", "group": "g" }; found "g""#)
  }

  @Test func onlyCommandsThatWorkAreOffered() throws {
    var live = try liveSign(news, still)
    #expect(
      live.refusal(#"{ "presz": "news" }"#)
        == "in:7:3: key \"presz\": is no command; allowed: set, pause, resume, restart, stop, hold,"
        + " release, trigger, static, all, replace, var, brightness")
    #expect(
      live.refusal(#"{ "at": 5, "x": 1 }"#).hasPrefix("in:7:3: key \"at\": belongs in a script"))
  }

  @Test func aKeyThatIsWrongKeepsTheOthersFromApplying() throws {
    var live = try liveSign(still)
    #expect(live.refusal(#"{ "set": "still", "text": "changed", "level": 256 }"#) != "none")
    #expect(live.art(at: 0) == (try liveSign(still)).art(at: 0))
  }
}

extension String {
  /// The text with one part in the place of another.
  func replacing(_ part: String, _ other: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
