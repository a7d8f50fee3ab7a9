// ScriptClockTests.swift: scripts that say what the wall clock shows.
// Tests of SignFile: no Foundation; no time zone but UTC is needed, and the clock is always given.

import SignCore
import SignPrimitives
import Testing

@testable import SignFile

/// 2027-03-01T10:00:00Z.
private let ten: Int64 = 1_803_895_200

private func sign(_ start: WallTime?) throws -> LiveSign {
  let json = """
    { "size": [48, 16], "elements": [
      { "type": "marquee", "text": "it is {time:%H:%M:%S}, so the text goes on",
        "kind": "continuous", "curve": "linear", "delay": 0, "speed": { "rate": 20 } },
      { "type": "text", "id": "rest", "frame": [0, 8, 48, 8],
        "text": "{countdown:2027-03-01T10:30:00Z}" }] }
    """
  return try LiveSign(LoadedSign(bytes: Array(json.utf8), file: "s.json", start: start))
}

private func script(_ text: String) -> Script { Script(bytes: Array(text.utf8), file: "script") }

@Suite struct ScriptClockTests {
  @Test(arguments: [
    (#"{ "at": 0, "now": 5 }"#, "script:1:19: key \"now\": must be a string"),
    (
      #"{ "at": 0, "now": "noon" }"#,
      "script:1:19: key \"now\": must be a time such as \"2027-01-01T12:00:00Z\"; found \"noon\""
    ),
    (#"{ "now": "2027-03-01T10:00:00Z" }"#, "script:1:1: key \"at\": is missing"),
    (
      #"{ "at": 0, "now": "2027-03-01T10:00:00Z", "pause": "news" }"#,
      "script:1:43: key \"pause\": is unknown here; allowed: at, now"
    ),
  ])
  func aWrongClockIsToldAndLeftOut(text: String, words: String) {
    let script = script(text)
    #expect(script.errors.count == 1 && script.start == nil)
    let error = script.errors.first?.description ?? "none"
    #expect(error.hasPrefix(words), "\(error)")
  }

  @Test func theFirstLineWithAClockCountsFromTimeZero() {
    let lines = """
      { "at": 0, "set": "rest", "level": 90 }
      { "at": 1500, "now": "2027-03-01T11:00:01.25+01:00" }
      { "at": 2000, "now": "2028-03-01T10:00:00Z" }
      """
    #expect(script(lines).start == WallTime(seconds: ten - 1, nanoseconds: 750_000_000))
    #expect(script(#"{ "at": 0, "set": "rest", "level": 90 }"#).start == nil)
  }

  @Test func aClockThatIsDroppedChangesNothing() throws {
    var script = script(
      """
      { "at": 0, "now": "2020-03-01T11:00:00Z" }
      { "at": 100, "set": "rest", "text": "{time:%H}" }
      { "at": 2000, "now": "2028-03-01T10:00:00Z" }
      """)
    script.dropClock()
    #expect(script.start == nil && script.errors.isEmpty)
    var scripted = ScriptedSign(try sign(WallTime(seconds: ten)), script: script)
    var live = try sign(WallTime(seconds: ten))
    try live.apply(#"{ "set": "rest", "text": "{time:%H}" }"#, at: 100)
    live.advance(to: .milliseconds(5000))
    var frame = live.sign.makeFrame()
    for time: Int64 in [5000, 3000, 500, 2000] {
      scripted.draw(at: .milliseconds(time), into: &frame)
      #expect(art(frame) == live.art(at: time), "\(time)")
    }
  }

  /// The host's clock is set forward at the frame of 1333.3 ms and back at that of 3666.6 ms.
  @Test func aRecordShowsTheClockOfItsSessionWhateverTimeItIs() throws {
    var live = try sign(WallTime(seconds: ten, nanoseconds: 123_456_789))
    var record = try #require(live.scriptLine(ofClockAt: .zero))
    let line = line(#"{ "set": "rest", "text": "{time:%M.%S}" }"#)
    for number: Int64 in 0..<360 {
      let time = Flicks.microseconds(number * 50_000 / 3)
      let jump: Int64 = number < 80 ? 0 : number < 220 ? 1000 : -70
      // Who asks is late by up to 9 ms.
      let late = number % 10 * 1_000_000
      let now = WallTime(
        nanosecondsSince1970: (ten + jump) * 1_000_000_000
          + 123_456_789 + number * 50_000_000 / 3 + late)
      let isNews = live.synchronize(now, at: time)
      #expect(isNews == [80, 220].contains(number), "\(number)")
      if isNews { record += try #require(live.scriptLine(ofClockAt: time)) }
      if number == 100 {
        try live.apply(line, at: time)
        record += live.scriptLine(line, at: time)
      }
      live.advance(to: time)
    }
    let text = String(decoding: record, as: UTF8.self)
    let again = script(text)
    #expect(text.hasPrefix("{ \"at\": 0, \"now\": \"2027-03-01T10:00:00.123456789Z\" }\n"))
    #expect(text.contains("{ \"at\": 1333, \"now\": \"2027-03-01T10:16:41.456"))
    #expect(again.errors.isEmpty && again.start == WallTime(seconds: ten, nanoseconds: 123_456_789))
    var scripted = ScriptedSign(try sign(again.start), script: again)
    var frame = live.sign.makeFrame()
    for time: Int64 in stride(from: 5990, through: 0, by: -7) {
      scripted.draw(at: .milliseconds(time), into: &frame)
      #expect(art(frame) == live.art(at: time), "\(time)")
    }
  }

  @Test func aClockOutsideFourDigitYearsHasNoLine() throws {
    let live = try sign(WallTime(rfc3339: "0000-01-01T00:00:00+00:01"))
    #expect(live.scriptLine(ofClockAt: .milliseconds(59_999)) == nil)
    #expect(live.scriptLine(ofClockAt: .milliseconds(60_000)) != nil)
  }
}
