// FarClockTests.swift: clocks in texts that are gone to from far away, or in pieces.
// Tests of SignFile: no Foundation; the clock is always given.

import SignCore
import SignFonts
import SignPrimitives
import Testing

@testable import SignFile

/// A marquee and its mate with these texts, in a sign that is drawn and cut at any time.
private func sign(_ texts: [String], start: String) throws -> LiveSign {
  let elements = texts.enumerated().map { index, text in
    #"{ "type": "marquee", "id": "\#(index)", "text": "\#(text)", "delay": 700, "#
      + #""frame": [0, \#(8 * index), 32, 8], "speed": { "rate": 13 }, "curve": "easeInOut" }"#
  }
  let json = #"{ "size": [32, 16], "elements": [\#(elements.joined(separator: ", "))] }"#
  let wall = try #require(WallTime(rfc3339: start))
  return try LiveSign(LoadedSign(bytes: Array(json.utf8), file: "s.json", start: wall))
}

/// A text without what its digits are.
private func shape(_ text: String) -> String {
  String(text.map { $0.isNumber ? "0" : $0 })
}

extension ScriptedSign {
  /// The first element at a time.
  fileprivate mutating func marquee(at time: Flicks) -> MarqueeLabel? {
    guard case .marquee(let label) = sign(at: time).sign.elements[0].content else { return nil }
    return label
  }
}

@Suite struct FarClockTests {
  /// Texts that change their widths within half an hour, each with its beginning.
  private static let texts: [(texts: [String], start: String)] = [
    (
      ["T {countdown:2027-01-31T00:05:00Z} left {time:%H:%M:%S}", "{time:%I:%M %p} is the time"],
      "2027-01-20T23:49:30.5Z"
    ),
    (
      [
        "on {date:%A, %d %B} at {time:%S}",
        "and {countdown:2027-01-31T02:04:05.25Z} to go at {time:%M}",
      ],
      "2027-01-30T23:50:00Z"
    ),
    (
      [
        "{countdown:2027-01-20T12:14:00Z} {countdown:2027-01-21T12:02:00Z} {date:%a %b %Y}",
        "plain text",
      ],
      "2027-01-20T11:53:00.999Z"
    ),
  ]

  /// Each second is gone through by a sign of which every frame is to stay drawable.
  @Test(arguments: texts)
  func aLoneTimeIsWhatStepsLeadTo(texts: [String], start: String) throws {
    var walker = try sign(texts, start: start)
    var frames = (walker.sign.makeFrame(), walker.sign.makeFrame())
    for time: Int64 in [400, 300_000, 620_000, 899_999, 1_500_250] {
      walker.advance(to: .milliseconds(time))
      walker.forget(before: .milliseconds(time))
      walker.draw(at: .milliseconds(time), into: &frames.0)
      var jumper = ScriptedSign(try sign(texts, start: start))
      jumper.draw(at: .milliseconds(time), into: &frames.1)
      #expect(art(frames.0) == art(frames.1), "\(time)")
    }
  }

  @Test(arguments: texts)
  func eventsOfDaysAreThoseOfTheirHours(texts: [String], start: String) throws {
    func events(_ cuts: [Int64]) throws -> [String] {
      var scripted = ScriptedSign(try sign(texts, start: start))
      var told: [String] = []
      for (from, to) in zip(cuts, cuts.dropFirst()) {
        scripted.forEachEvent(in: .milliseconds(from)..<Flicks.milliseconds(to)) { event, element in
          told.append("\(event.time.count) \(element.id ?? "-") \(event.event)")
        }
      }
      return told
    }
    let from: Int64 = 180_000_000
    let whole = try events([from, from + 7_300_000])
    #expect(whole.count > 1000)
    #expect(
      try events([from, from + 1, from + 3_599_999, from + 3_600_001, from + 7_300_000]) == whole)
    let fromStart = try events([0, 100_000_000, from, from + 7_300_000])
    #expect(fromStart.suffix(whole.count) == whole)
  }

  @Test func allBundledFontsHaveEqualDigits() {
    for font in BundledFonts.all { #expect(font.hasEqualDigits, "\(font.name)") }
  }

  private static let placeholders = [
    "{time:%H:%M:%S}", "{time:%H:%M}", "{time:%I %p}", "{date:%a %d}", "{date:%A}", "{date:%Y}",
    "{date:%B %y}", "{date:%b %m}", "{time:%j}", "{countdown:2027-01-01T00:00:00.5Z}",
    "{countdown:2026-12-31T09:59:59Z} {time:%p}",
    "{countdown:2027-04-10T05:00:00Z} {countdown:2027-01-10T06:00:00Z}",
  ]

  /// Every second of 26 hours is compared with the one before.
  @Test(arguments: placeholders)
  func noChangeOfATextIsMissed(text: String) throws {
    let placeholder = try PlaceholderText(Node.parse(Array("\"\(text)\"".utf8), file: "t"))
    let start = try #require(WallTime(rfc3339: "2026-12-30T23:00:00Z")).seconds
    var values = PlaceholderValues(start: WallTime(seconds: start))
    var (last, change, resize) = ("", Int64?.some(0), Int64?.some(0))
    var (changes, visits) = (0, 0)
    for second in start..<start + 93_600 {
      values.start = WallTime(seconds: second)
      let now = values.expand(placeholder)
      if now != last { #expect(change == second || second == start, "\(second - start)") }
      if shape(now) != shape(last) {
        #expect(resize == second || second == start, "\(second - start)")
      }
      if second == start || change == second { change = placeholder.nextChange(after: second) }
      if second == start || resize == second {
        resize = placeholder.nextResize(after: second)
        visits += 1
      }
      if now != last { changes += 1 }
      last = now
    }
    #expect(visits <= 10)
    #expect(changes > 0)
  }

  /// Clocks that are put forward and back, at times that no rule of today would choose.
  @Test(arguments: [Int64(3600), -3600, 1800, 60, -5280, 2670])
  func noPeriodIsMissedWhenTheClocksChange(change: Int64) {
    // 3:30 behind UTC; one change comes at 20:30:00 local time, one a minute after midnight.
    for moment: Int64 in [86_400, 86_400 + 12_660] {
      let offset: (Int64) -> Int64? = { -12_600 + ($0 < moment ? 0 : change) }
      for period: Int64 in [60, 3600, 86_400] {
        var next = LocalTime.next(period, after: 0, offset: offset)
        var number: Int64 = -12_600 / period - 1
        for second: Int64 in 1...100_000 {
          let local = Int(second) - 12_600 + (second < moment ? 0 : Int(change))
          // The number of the period, rounded down.
          let now = Int64((local + 10 * 86_400) / Int(period)) - 10 * 86_400 / period
          if now != number { #expect(next == second || second == 1, "\(period) \(second)") }
          number = now
          if second == next { next = LocalTime.next(period, after: second, offset: offset) }
        }
      }
    }
  }

  /// 400 years in ms; the clock of a sign holds 414 years, a wall clock more.
  @Test(arguments: [
    "{countdown:9999-12-31T23:59:59Z}", "{time:%H:%M} {countdown:9999-12-31T23:59:59Z}",
  ])
  func centuriesPassInAMoment(text: String) throws {
    var scripted = ScriptedSign(try sign([text], start: "2027-01-01T00:00:00Z"))
    let time: Int64 = 400 * 365 * 86_400_000
    // 146,000 days later.
    var later = ScriptedSign(try sign([text], start: "2426-09-26T00:00:00Z"))
    let (there, wanted) = (scripted.marquee(at: .milliseconds(time)), later.marquee(at: .zero))
    #expect(there?.textWidth == wanted?.textWidth)
    #expect(wanted?.textWidth ?? 0 > 0)
  }

  @Test func aCountdownThatIsOverGoesOnWhenTheClockIsSetBack() throws {
    var live = try sign(["{countdown:2027-01-20T12:00:00Z}"], start: "2027-01-20T12:00:00Z")
    live.advance(to: .milliseconds(60_000))
    #expect(live.nextChange == nil)
    let before = live.art(at: 60_000)
    let start = try #require(WallTime(rfc3339: "2027-01-20T11:00:00Z"))
    let isNews = live.synchronize(start, at: .milliseconds(61_000))
    #expect(isNews)
    live.advance(to: .milliseconds(61_000))
    #expect(live.art(at: 61_000) != before)
    #expect(live.nextChange == .milliseconds(62_000))
  }
}
