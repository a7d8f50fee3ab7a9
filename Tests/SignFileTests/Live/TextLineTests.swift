// TextLineTests.swift: lines that are the new text of an element.
// Tests of SignFile: no Foundation.

import SignCore
import SignPrimitives
import Testing

@testable import SignFile

private let box = ##""type": "image", "art": ["#"]"##

private func text(_ text: String, id: String = "a") -> String {
  #""type": "text", "id": "\#(id)", "frame": [0, 0, 24, 8], "text": "\#(text)", "align": "center""#
}

private func marquee(_ text: String) -> String {
  #""type": "marquee", "id": "b", "frame": [0, 8, 24, 8], "text": "\#(text)""#
}

@Suite struct TextLineTests {
  @Test func aLineIsTheNewTextOfTheFirstElementThatHasOne() throws {
    var live = try liveSign(box, text("a"), marquee("b"))
    try live.apply("Hi \"[\\")
    #expect(live.art(at: 0) == (try liveSign(box, text("Hi \\\"[\\\\"), marquee("b"))).art(at: 0))
  }

  @Test func theTargetTakesTheLinesInstead() throws {
    var live = try liveSign(text("a"), marquee("b"), target: "b")
    try live.apply("Hi")
    #expect(live.art(at: 0) == (try liveSign(text("a"), marquee("Hi"))).art(at: 0))
  }

  @Test func anEmptyLineClearsTheText() throws {
    var live = try liveSign(text("a"))
    try live.apply("")
    #expect(live.art(at: 0) == (try liveSign(text(""))).art(at: 0))
  }

  @Test func aTextTakesThePlaceOfAPicture() throws {
    let picture = ###""type": "text", "frame": [0, 0, 24, 8], "art": ["##"], "align": "center""###
    var live = try liveSign(picture)
    try live.apply("Hi")
    #expect(live.art(at: 0) == (try liveSign(text("Hi"))).art(at: 0))
  }

  @Test func aTargetMustBeThereAndBearAText() {
    let named = box + #", "id": "box""#
    for (target, words) in [
      ("c", "no element has this id; found \"c\"; allowed: a; did you mean \"a\"?"),
      ("box", "this element bears no text; found \"box\"; allowed: a"),
    ] {
      do throws(SignFileError) {
        _ = try liveSign(named, text("x"), target: target)
        Issue.record("accepted \(target)")
      } catch { #expect(error.description == "\(pictureFolder)s.json: \(words)") }
    }
  }

  @Test func aSignWithoutTextRefusesLines() throws {
    var live = try liveSign(box)
    #expect(live.refusal("Hi") == "in:7:1: this is no command, and no element bears a text")
  }

  @Test func aTextThatIsTooLongIsRefusedAndTheOldOneStays() throws {
    var live = try liveSign(marquee("b"))
    let before = live.art(at: 0)
    let words = "is a text that takes more than 16777216 px; shorten it"
    let long = String(repeating: "W", count: 4_000_000)
    #expect(live.refusal(long) == "in:7:1: key \"text\": \(words)")
    #expect(live.art(at: 0) == before)
  }

  @Test func aLineOverTheLimitIsRefused() throws {
    var live = try liveSign(text("a"))
    let long = InputLine(source: "in", number: 3, bytes: [], isTooLong: true)
    let words = "is longer than 256 KiB, the most that a line may have"
    #expect(throws: SignFileError(file: "in", position: .init(line: 3, column: 1), problem: words))
    {
      try live.apply(long, at: .zero)
    }
  }

  /// `{` and then `"` make a command; anything else is text.
  @Test(arguments: [
    ("{\"set\":1}", true), (" \t{ \r\"", true), ("{", false), ("{x", false), ("{{\"", false),
    ("\"{\"", false), ("", false), ("  ", false), ("[{\"", false), ("x{\"", false),
  ])
  func commandsAreToldFromTexts(text: String, isCommand: Bool) {
    #expect(line(text).isCommand == isCommand)
  }
}
