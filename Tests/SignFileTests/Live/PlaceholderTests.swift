// PlaceholderTests.swift: texts with parts that change by themselves.
// Tests of SignFile: no Foundation; no time zone but UTC is needed, and the clock is always given.

import CPosix
import SignCore
import SignPrimitives
import Testing

@testable import SignFile

/// A sign of one element at an instant.
private func live(_ element: String, start: String = "2027-03-01T10:00:00Z") throws -> LiveSign {
  let json = #"{ "size": [96, 8], "elements": [{ \#(element) }] }"#
  let wall = try #require(WallTime(rfc3339: start))
  return try LiveSign(LoadedSign(bytes: Array(json.utf8), file: "s.json", start: wall))
}

private func art(_ text: String) throws -> String {
  try live(#""type": "text", "text": "\#(text)""#).art(at: 0)
}

/// What a text looks like at a time, from 10:00:00 on.
private func art(_ text: String, at milliseconds: Int64) throws -> String {
  var live = try live(#""type": "text", "text": "\#(text)""#)
  live.advance(to: .milliseconds(milliseconds))
  return live.art(at: milliseconds)
}

/// A local time as the C library of the host writes it.
private func local(_ format: String, _ second: Int64) -> String {
  var text = [CChar](repeating: 0, count: 100)
  let count = posix_format_local_time(second, format, &text, text.count)
  return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// 2027-03-01T10:00:00Z.
private let ten: Int64 = 1_803_895_200

@Suite struct PlaceholderTests {
  @Test func theTimeIsThatOfTheHostsZone() throws {
    for second: Int64 in [0, 1, 59, 60, 86_399] {
      #expect(
        try art("{time:%H:%M:%S}", at: second * 1000) == art(local("%H:%M:%S", ten + second)))
    }
    #expect(try art("{date:%d %b} {time:%j}", at: 0) == art(local("%d %b %j", ten)))
  }

  @Test func aSecondShowsFromItsFirstFlickOn() throws {
    let first = try art(local("%S", ten))
    let next = try art(local("%S", ten + 1))
    var live = try live(#""type": "text", "text": "{time:%S}""#, start: "2027-03-01T10:00:00.25Z")
    live.advance(to: .milliseconds(749))
    #expect(live.art(at: 749) == first)
    live.advance(to: .milliseconds(750))
    #expect(live.art(at: 750) == next)
    #expect(live.art(at: 749) == first)
  }

  private static let rests: [(second: Int64, shown: String)] = [
    (0, "3d 04:05:06"), (1, "3d 04:05:05"), (3 * 86_400, "4:05:06"), (3 * 86_400 + 14_700, "0:06"),
    (3 * 86_400 + 11_106, "1:00:00"), (3 * 86_400 + 11_107, "59:59"),
    (3 * 86_400 + 14_706, "0:00"), (4 * 86_400, "0:00"),
  ]

  @Test(arguments: rests)
  func aCountdownCountsWholeSeconds(second: Int64, shown: String) throws {
    #expect(try art("{countdown:2027-03-04T14:05:06Z}", at: second * 1000) == art(shown))
  }

  @Test func variablesAreEmptyUntilTheyAreSetAndHoldForAllTextsThen() throws {
    var live = try live(#""type": "text", "text": "{var:temp} C""#)
    #expect(live.art(at: 0) == (try art(" C")))
    try live.apply(#"{ "var": "temp", "value": "21" }"#, at: 5)
    #expect(live.art(at: 5) == (try art("21 C")))
    try live.apply("now {var:temp}", at: 7)
    #expect(live.art(at: 7) == (try art("now 21")))
    try live.apply(#"{ "var": "temp", "value": "{{5}" }"#, at: 8)
    #expect(live.art(at: 8) == (try art("now {{{{5}")))
  }

  @Test func theEnvironmentIsThatOfTheProgram() throws {
    let path = try #require(posix_environment("PATH").map { String(cString: $0) })
    #expect(try art("{env:PATH}") == art(path))
    #expect(try art("a{env:LEDSIGN_NOT_SET}b") == art("ab"))
  }

  @Test func aDoubledBraceIsABrace() throws {
    let json = #"{ "size": [96, 8], "elements": [{ "type": "text", "text": "{{a}}" }] }"#
    let loaded = try LoadedSign(bytes: Array(json.utf8), file: "s.json")
    let braces = try #require(try? Bitmap(width: 96, height: 8))
    var frame = braces
    loaded.sign.draw(at: .zero, into: &frame)
    // { a } } and nothing else: five characters, of which the font draws each.
    #expect(loaded.missingCharacters.isEmpty)
    #expect(try art("{{a}}") == art("{{" + "a}}"))
    #expect(try art("{{a}}") != art("a}}"))
  }

  @Test func aChangedPlaceholderNeverRestartsAMarquee() throws {
    let ticker =
      #""type": "marquee", "text": "it is {time:%S} and the text goes on", "kind": "continuous", "#
      + #""speed": { "rate": 20 }, "curve": "linear", "delay": 0"#
    var live = try live(ticker)
    live.advance(to: .milliseconds(5000))
    for time: Int64 in [999, 1000, 1001, 3500, 4999, 5000] {
      let (sign, own) = live.sign(at: .milliseconds(time))
      guard case .marquee(let label) = sign.elements[0].content else { throw NoMarquee() }
      #expect(label.state(at: own).x == -Int((time * 20 + 500) / 1000), "\(time)")
    }
  }

  @Test func aJumpOfTheClockIsFollowedAndItsJitterIsNot() throws {
    var live = try live(#""type": "text", "text": "{time:%M:%S}""#)
    live.advance(to: .milliseconds(2000))
    let later = WallTime(seconds: ten + 2, nanoseconds: 400_000_000)
    let isSetByLittle = live.synchronize(later, at: .milliseconds(2000))
    #expect(!isSetByLittle)
    live.advance(to: .milliseconds(2700))
    #expect(live.art(at: 2700) == (try art(local("%M:%S", ten + 2))))
    let isSetByMuch = live.synchronize(WallTime(seconds: ten + 1000), at: .milliseconds(2800))
    #expect(isSetByMuch)
    live.advance(to: .milliseconds(2800))
    #expect(live.art(at: 2800) == (try art(local("%M:%S", ten + 1000))))
    #expect(live.art(at: 2799) == (try art(local("%M:%S", ten + 2))))
    live.synchronize(WallTime(seconds: ten), at: .milliseconds(3000))
    live.advance(to: .milliseconds(4000))
    #expect(live.art(at: 4000) == (try art(local("%M:%S", ten + 1))))
  }

  @Test func yearsPassInAMoment() throws {
    #expect(
      try art("{time:%H:%M:%S}", at: 100 * 31_536_000_000)
        == art(local("%H:%M:%S", ten + 100 * 31_536_000)))
  }

  @Test(arguments: [
    "{", "{}", "{ x }", "{tmie:%H}", "{timer:%H}", "a {x", "}", "{time x}", "{Var:a}",
  ])
  func aBraceThatBeginsNoPlaceholderStandsForItself(text: String) throws {
    let parts = try PlaceholderText(parse("\"\(text)\"")).parts
    #expect(parts.count == 1)
    guard case .text(text) = parts[0] else {
      Issue.record("\(parts)")
      return
    }
  }

  @Test func whatLooksLikeAMisspeltPlaceholderIsRemarked() throws {
    func remarks(_ text: String) throws -> [String] {
      let json = #"{ "size": [96, 8], "elements": [{ "type": "text", "text": "\#(text)" }] }"#
      let loaded = try LoadedSign(bytes: Array(json.utf8), file: "s.json")
      return loaded.remarks.map { $0.description }
    }
    let words = #"has no placeholder but a text in {tmie:; found "it is {tmie:%H}"; "#
    let place = #"s.json:1:59: key "text": "#
    #expect(try remarks("it is {tmie:%H}") == [place + words + #"did you mean "{time:...}"?"#])
    #expect(try remarks("{a: b}").isEmpty)
    #expect(try remarks("{time:%H} {{").isEmpty)
  }

  @Test(arguments: [
    ("a {time:%H", "has a {time: without a }; write {{ for a brace"),
    ("{icon:son} today", "has {icon:son}, and there is no such icon; 'ledsign icons' shows all"),
    ("{time}", "has {time} without what belongs behind its colon: {time:...}"),
    ("{var:}", "has {var} without what belongs behind its colon: {var:...}"),
    ("{time:%Q}", "has a time format with an unknown % in it"),
    ("{time:%}", "has a time format with an unknown % in it"),
    ("{countdown:tomorrow}", "has {countdown:} without a time such as 2027-01-01T00:00:00Z"),
  ])
  func aWrongPlaceholderIsRefused(text: String, words: String) {
    let refusal = refusal(#""type": "text", "text": "\#(text)""#)
    #expect(refusal.hasPrefix("key \"text\": \(words)"), "\(refusal)")
  }
}

@Suite struct WallTimeTests {
  /// Seconds since 1970 as Python's datetime gives them.
  private static let instants: [(text: String, seconds: Int64, nanoseconds: Int64)] = [
    ("1970-01-01T00:00:00Z", 0, 0), ("1969-12-31T23:59:59.5z", -1, 500_000_000),
    ("2000-02-29T12:00:00Z", 951_825_600, 0), ("2027-03-01T10:00:00Z", 1_803_895_200, 0),
    ("2027-03-01t11:30:00+01:30", 1_803_895_200, 0),
    ("2027-03-01 05:00:00-05:00", 1_803_895_200, 0),
    ("0001-01-01T00:00:00Z", -62_135_596_800, 0),
    ("9999-12-31T23:59:59.999999999Z", 253_402_300_799, 999_999_999),
    ("2016-12-31T23:59:60Z", 1_483_228_800, 0), ("1970-01-01T00:00:00.1234567899Z", 0, 123_456_789),
    ("2100-02-28T23:59:59Z", 4_107_542_399, 0),
  ]

  @Test(arguments: instants)
  func anInstantIsRead(text: String, seconds: Int64, nanoseconds: Int64) {
    #expect(WallTime(rfc3339: text) == WallTime(seconds: seconds, nanoseconds: nanoseconds))
  }

  @Test(arguments: [
    "", "2027-01-01", "2027-01-01T00:00:00", "2027-13-01T00:00:00Z", "2027-00-01T00:00:00Z",
    "2027-02-29T00:00:00Z", "2100-02-29T00:00:00Z", "2027-01-32T00:00:00Z", "2027-01-01T24:00:00Z",
    "2027-01-01T00:60:00Z", "2027-01-01T00:00:61Z", "2027-01-01T00:00:00.Z", "2027-1-01T00:00:00Z",
    "2027-01-01T00:00:00+1:00", "2027-01-01T00:00:00+24:00", "2027-01-01T00:00:00Zx",
    " 2027-01-01T00:00:00Z", "2027-01-01x00:00:00Z",
  ])
  func anythingElseIsNone(text: String) { #expect(WallTime(rfc3339: text) == nil) }

  @Test(arguments: [
    (0, 0, "1970-01-01T00:00:00Z"), (-1, 500_000_000, "1969-12-31T23:59:59.5Z"),
    (951_825_600, 120, "2000-02-29T12:00:00.00000012Z"),
    (4_107_542_399, 999_999_999, "2100-02-28T23:59:59.999999999Z"),
    (4_107_542_400, 0, "2100-03-01T00:00:00Z"), (1_483_228_799, 0, "2016-12-31T23:59:59Z"),
    (-62_167_219_200, 1, "0000-01-01T00:00:00.000000001Z"),
    (253_402_300_799, 0, "9999-12-31T23:59:59Z"), (-62_167_219_201, 999_999_999, nil),
    (253_402_300_800, 0, nil),
  ])
  func anInstantIsWritten(seconds: Int64, nanoseconds: Int64, text: String?) {
    #expect(WallTime(seconds: seconds, nanoseconds: nanoseconds).rfc3339 == text)
  }

  /// The calendar repeats after 400 years.
  @Test func theEndsOfEveryYearAreReadAsTheyWereWritten() throws {
    var wrong: [String] = []
    for year in Array(1...401) + Array(1900...2300) + [9998, 9999] {
      let zeros = String(repeating: "0", count: 4 - "\(year)".count)
      let first = try #require(WallTime(rfc3339: "\(zeros)\(year)-01-01T00:00:00Z"))
      for end in [first, WallTime(seconds: first.seconds - 1, nanoseconds: 7)] {
        let text = end.rfc3339 ?? "none"
        if WallTime(rfc3339: text) != end { wrong.append(text) }
      }
    }
    #expect(wrong.isEmpty)
  }
}
