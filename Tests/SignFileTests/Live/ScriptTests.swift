// ScriptTests.swift: dated commands in a file, and signs drawn by them at any time.
// Tests of SignFile: no Foundation.

import SignCore
import SignPrimitives
import Testing

@testable import SignFile

private let news =
  #""type": "marquee", "id": "news", "frame": [0, 0, 24, 8], "text": "Platform {var:p}", "#
  + #""kind": "continuous", "speed": { "rate": 20 }, "curve": "linear""#
private let clock = #""type": "text", "frame": [0, 8, 24, 8], "text": "{time:%S}""#

private let lines = """
  { "at": 0, "var": "p", "value": "4" }
  { "at": 700, "pause": "news" }

  { "at": 1500, "set": "news", "text": "other {var:p}" }
  { "at": 1500, "level": 3 }
  { "at": 1500, "resume": "news" }\r
  { "at": 2600, "text": "plain" }
  { "at": 2500, "text": "too late" }
  { "at": 4000, "set": "nwes", "level": 3 }
  hello
  { "pause": "news" }
  { "at": 1.5, "pause": "news" }
  { "at": 5000, "replace": { "size": [24, 16], "elements": [{ "type": "text", "text": "new" }] } }
  """

private func script(_ text: String = lines) -> Script {
  Script(bytes: Array(text.utf8), file: "script")
}

@Suite struct ScriptTests {
  @Test func wrongLinesAreToldWithTheirNumbersAndLeftOut() {
    let errors = script().errors.map { $0.description }
    #expect(errors.count == 5)
    let words = [
      "script:5:15: key \"level\": is no command; allowed: set, pause",
      "script:8:1: its at is before that of a line above",
      "script:10:1: is no command; a line of a script is { \"at\": ms, ... }",
      "script:11:1: key \"at\": is missing",
      "script:12:9: key \"at\": must be a whole number",
    ]
    for (error, words) in zip(errors, words) { #expect(error.hasPrefix(words), "\(error)") }
    #expect(script().commands.map { $0.milliseconds } == [0, 700, 1500, 1500, 2600, 4000, 5000])
  }

  /// What a sign shows that gets each line when its time has come.
  private func expected(at milliseconds: Int64) throws -> String {
    var live = try liveSign(news, clock)
    for (time, text): (Int64, String) in [
      (0, #"{ "var": "p", "value": "4" }"#), (700, #"{ "pause": "news" }"#),
      (1500, #"{ "set": "news", "text": "other {var:p}" }"#), (1500, #"{ "resume": "news" }"#),
      (2600, "plain"),
      (
        5000,
        #"{ "replace": { "size": [24, 16], "elements": [{ "type": "text", "text": "new" }] } }"#
      ),
    ] where time <= milliseconds {
      try live.apply(text, at: time)
    }
    live.advance(to: .milliseconds(milliseconds))
    return live.art(at: milliseconds)
  }

  @Test func anyTimeIsDrawnInAnyOrder() throws {
    var sign = ScriptedSign(try liveSign(news, clock), script: script())
    var frame = try liveSign(news, clock).sign.makeFrame()
    for time: Int64 in [0, 699, 700, 1499, 1500, 2599, 2600, 6000, 3000, 0, 5000, 4999, 701] {
      sign.draw(at: .milliseconds(time), into: &frame)
      #expect(art(frame) == (try expected(at: time)), "\(time)")
    }
  }

  @Test func errorsOfACommandAreToldOnceHoweverOftenItsTimeComes() throws {
    var sign = ScriptedSign(try liveSign(news, clock), script: script())
    #expect(sign.takeErrors().count == 5)
    #expect(sign.takeErrors().isEmpty)
    _ = sign.sign(at: .milliseconds(3999))
    #expect(sign.takeErrors().isEmpty)
    _ = sign.sign(at: .milliseconds(4000))
    #expect(sign.takeErrors().map { $0.line } == [9])
    _ = sign.sign(at: .zero)
    _ = sign.sign(at: .milliseconds(4000))
    #expect(sign.takeErrors().isEmpty)
  }

  @Test func everyErrorCountsOnce() throws {
    var sign = ScriptedSign(try liveSign(news, clock), script: script())
    #expect(sign.errorCount == 5)
    _ = sign.sign(at: .milliseconds(5000))
    #expect(sign.errorCount == 6)
    _ = sign.sign(at: .zero)
    _ = sign.sign(at: .milliseconds(5000))
    #expect(sign.errorCount == 6)
    #expect(ScriptedSign(try liveSign(news, clock)).errorCount == 0)
  }

  @Test func whatWasAppliedLiveIsAScriptThatDoesTheSame() throws {
    var live = try liveSign(news, clock)
    var record: [UInt8] = []
    let times: [Int64] = [0, 17_000, 33_333, 50_000, 66_667, 66_667]
    let texts = [
      " {\"var\": \"p\", \"value\": \"5\"}", "{ \"pause\": \"news\" }", "a plain {{ \"text\"\t", "",
      "{\"resume\" : \"news\"  }", "{ \"set\": \"news\", \"level\": 200 }",
    ]
    for (time, text) in zip(times, texts) {
      let time = Flicks.microseconds(time)
      try live.apply(line(text), at: time)
      record += live.scriptLine(line(text), at: time)
    }
    let recorded = String(decoding: record, as: UTF8.self)
    #expect(
      recorded == """
        { "at": 0, "var": "p", "value": "5"}
        { "at": 17, "pause": "news" }
        { "at": 33, "set": "news", "text": "a plain {{ \\"text\\"\\t" }
        { "at": 50, "set": "news", "text": "" }
        { "at": 66, "resume" : "news"  }
        { "at": 66, "set": "news", "level": 200 }

        """)
    let again = script(recorded)
    #expect(again.errors.isEmpty)
    var sign = ScriptedSign(try liveSign(news, clock), script: again)
    var frame = live.sign.makeFrame()
    for time: Int64 in 0..<80 {
      sign.draw(at: .milliseconds(time), into: &frame)
      #expect(art(frame) == live.art(at: time), "\(time)")
    }
  }

  /// The file's own lines become one.
  @Test func aFileThatTookTheSignsPlaceIsALineThatDoesTheSame() throws {
    var live = try liveSign(news, clock)
    let json = """
      { "size": [24, 16],\r
        "elements": [{ "type": "marquee", "id": "news", "text": "changed {var:p}" }] }

      """
    let file = pictureFolder + "s.json"
    let loaded = try LoadedSign(bytes: Array(json.utf8), file: file)
    let time = Flicks.microseconds(1_333_333)
    try live.apply(#"{ "var": "p", "value": "5" }"#, at: 20)
    try live.replace(with: loaded, at: time)
    let recorded = String(
      decoding: try #require(live.scriptLine(replacingBy: loaded, at: time)), as: UTF8.self)
    #expect(recorded.hasPrefix(#"{ "at": 1333, "replace": { "size": [24, 16],  "#))
    #expect(recorded.utf8.count { $0 == UInt8(ascii: "\n") } == 1 && recorded.hasSuffix(" }\n"))
    let again = script(#"{ "at": 20, "var": "p", "value": "5" }"# + "\n" + recorded)
    #expect(again.errors.isEmpty)
    var sign = ScriptedSign(try liveSign(news, clock), script: again)
    var frame = live.sign.makeFrame()
    for time: Int64 in [0, 1332, 1333, 2400, 4000, 9000] {
      sign.draw(at: .milliseconds(time), into: &frame)
      #expect(art(frame) == live.art(at: time), "\(time)")
    }
    let long = String(repeating: " ", count: LineSource.maximumLineLength) + json
    let unrecorded = try LoadedSign(bytes: Array(long.utf8), file: file)
    #expect(live.scriptLine(replacingBy: unrecorded, at: time) == nil)
  }

  @Test func secondsThatAreSkippedAreNotKept() throws {
    var live = try liveSign(news, clock)
    live.past = .none
    live.advance(to: .milliseconds(3_600_000))
    #expect(live.history.versionCount <= 2)
    var sign = ScriptedSign(live)
    var frame = live.sign.makeFrame()
    sign.draw(at: .milliseconds(3_600_500), into: &frame)
    #expect(art(frame) == live.art(at: 3_600_500))
  }

  @Test func eventsAreToldOnceHoweverTheRangeIsCut() throws {
    func events(_ ranges: [Range<Int64>]) throws -> [String] {
      var sign = ScriptedSign(try liveSign(news, clock), script: script())
      var told: [String] = []
      for range in ranges {
        let range = Flicks.milliseconds(range.lowerBound)..<Flicks.milliseconds(range.upperBound)
        sign.forEachEvent(in: range) { event, element in
          told.append("\(event.time.count) \(element.id ?? "-") \(event.event)")
        }
      }
      return told
    }
    let whole = try events([0..<20_000_000])
    #expect(whole.contains { $0.hasSuffix("willBegin") })
    #expect(try events([0..<1, 1..<1500, 1500..<1501, 1501..<5000, 5000..<20_000_000]) == whole)
  }
}
