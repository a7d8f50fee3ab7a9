// FrameSeriesTests.swift: several frames in one text, as `ledsign frames` prints them.

import FrameText
import SignPrimitives
import Testing

@Suite struct FrameSeriesTests {
  /// Frames at 0 and at one sixtieth of a second, which is 11,760,000 flicks.
  static let text = """
    frame 0 at 0 ms
    #..
    .#.

    frame 1 at 16.667 ms
    .#.
    ..#


    """

  static func frames() throws -> [TimedFrame] {
    [
      TimedFrame(number: 0, time: .zero, bitmap: try FrameText.bitmap("#..\n.#.")),
      TimedFrame(number: 1, time: Flicks(11_760_000), bitmap: try FrameText.bitmap(".#.\n..#")),
    ]
  }

  @Test func everyFrameHasAHeadingAndABlankLine() throws {
    #expect(FrameText.text(try Self.frames()) == Self.text)
  }

  @Test func readingGivesTheNearestFlick() throws {
    let frames = try FrameText.frames(Self.text)
    #expect(frames.map { $0.number } == [0, 1])
    // 16.667 ms are 11,760,235.2 flicks.
    #expect(frames.map { $0.time } == [.zero, Flicks(11_760_235)])
    #expect(frames.map { $0.bitmap } == (try Self.frames().map { $0.bitmap }))
    #expect(FrameText.text(frames) == Self.text)
  }

  @Test func aLoneFrameAtTheBeginningIsBareArt() throws {
    let bitmap = try FrameText.bitmap("#.\n.#")
    let first = TimedFrame(number: 0, time: .zero, bitmap: bitmap)
    #expect(FrameText.text([first]) == "#.\n.#\n")
    #expect(try FrameText.frames("#.\n.#\n") == [first])
    #expect(try FrameText.frames(utf8: Array("\n#.\r\n.#\r\n\r\n".utf8)) == [first])
  }

  @Test func aLoneFrameLaterKeepsItsHeading() throws {
    let bitmap = try FrameText.bitmap("#")
    let later = TimedFrame(number: 0, time: .milliseconds(1234), bitmap: bitmap)
    #expect(FrameText.text([later]) == "frame 0 at 1234 ms\n#\n\n")
    #expect(try FrameText.frames("frame 0 at 1234 ms\n#\n\n") == [later])
    let second = TimedFrame(number: 1, time: .zero, bitmap: bitmap)
    #expect(FrameText.text([second]) == "frame 1 at 0 ms\n#\n\n")
  }

  @Test(arguments: [
    "frame 0 at 0 ms\n#.\n\nframe 1 at 5 ms\n.#", "frame 0 at 0 ms\n#.\n\nframe 1 at 5 ms\n.#\n",
    "\n\nframe 0 at 0 ms\n#.\n\n\n\nframe 1 at 5 ms\n.#\n\n\n",
    "frame 0 at 0 ms\r\n#.\r\n\r\nframe 1 at 5.0 ms\r\n.#\r\n\r\n",
  ])
  func blankLinesAndLineBreaksMayVary(text: String) throws {
    let frames = try FrameText.frames(text)
    #expect(FrameText.text(frames) == "frame 0 at 0 ms\n#.\n\nframe 1 at 5 ms\n.#\n\n")
  }

  @Test func framesMayDifferInSize() throws {
    let text = "frame 7 at 1 ms\n#\n\nframe 3 at 0.5 ms\n##\n..\n\n"
    let frames = try FrameText.frames(text)
    #expect(frames.map { $0.number } == [7, 3])
    #expect(frames.map { $0.time } == [Flicks(705_600), Flicks(352_800)])
    #expect(FrameText.text(frames) == text)
  }
}

@Suite struct FrameTimeTests {
  /// A microsecond is 705.6 flicks: half of one is 352.8.
  @Test(arguments: [
    (Int64(0), "0"), (352, "0"), (353, "0.001"), (7056, "0.01"), (70_560, "0.1"),
    (705_600, "1"), (11_760_000, "16.667"), (23_520_000, "33.333"), (705_599_717, "1000"),
    (871_110_475_553, "1234567.001"), (Int64.max, "13071672387832.732"),
  ])
  func headingsTellTheNearestMicrosecond(flicks: Int64, milliseconds: String) throws {
    let frame = TimedFrame(number: 12, time: Flicks(flicks), bitmap: try FrameText.bitmap("#"))
    #expect(frame.heading == "frame 12 at \(milliseconds) ms")
    let read = try FrameText.frames("\(frame.heading)\n#\n\n")
    #expect(read[0].heading == frame.heading)
  }

  @Test(arguments: [
    ("16.667", Int64(11_760_235)), ("0.001", 706), ("0.5", 352_800), ("0.50", 352_800),
    ("0.05", 35_280), ("33.3", 23_496_480), ("007", 4_939_200),
  ])
  func timesAreReadToTheNearestFlick(milliseconds: String, flicks: Int64) throws {
    let frames = try FrameText.frames("frame 0 at \(milliseconds) ms\n#\n\n")
    #expect(frames.map { $0.time } == [Flicks(flicks)])
  }
}

@Suite struct MalformedSeriesTests {
  static let headings = [
    "frame", "frame 1", "frame 1 at 5", "frame 1 at 5 s", "frame 1 at 5 ms ", "frame  1 at 5 ms",
    "frame -1 at 5 ms", "frame x at 5 ms", "frame 1 at -5 ms", "frame 1 at 5.0001 ms",
    "frame 1 at .5 ms", "frame 1 at 5. ms", "frame 1 at 5.5.5 ms", "frame 1 in 5 ms",
    "frames 1 at 5 ms", "frame 99999999999999999999 at 5 ms",
    "frame 1 at 99999999999999999999 ms",
    // One ms more than 2^63 - 1 flicks.
    "frame 1 at 13071672387833 ms",
  ]

  @Test(arguments: headings) func aBadHeadingIsShownWithItsLine(heading: String) {
    let error = #expect(throws: FrameTextError.self) {
      try FrameText.frames("frame 0 at 0 ms\n#\n\n\(heading)\n#\n\n")
    }
    #expect(error == FrameTextError(line: 4, problem: .malformedHeading(found: heading)))
    #expect(
      error?.description
        == "line 4: bad heading '\(heading)'; want one such as 'frame 3 at 16.667 ms'")
  }

  @Test(arguments: ["", "\n", "\r\n\n"]) func aTextWithoutFramesIsAnError(text: String) {
    let error = #expect(throws: FrameTextError.self) { try FrameText.frames(text) }
    #expect(error == FrameTextError(line: 1, problem: .noFrames))
    #expect(error?.description == "line 1: no frames; want rows of '#' and '.'")
  }

  @Test(arguments: ["frame 0 at 0 ms\n#\n\n..#\n\n", "#\n\n\n..#\n", "#\r\n\r\n\r\n..#\r\n"])
  func artAfterABlankLineNeedsAHeading(text: String) {
    let error = #expect(throws: FrameTextError.self) { try FrameText.frames(text) }
    #expect(error == FrameTextError(line: 4, problem: .noHeading(found: "..#")))
    #expect(
      error?.description == "line 4: found '..#'; want a heading such as 'frame 3 at 16.667 ms'")
  }

  @Test func aLongLineIsShortenedInTheMessage() {
    let row = String(repeating: "#", count: 41)
    let error = #expect(throws: FrameTextError.self) { try FrameText.frames("#\n\n\(row)\n") }
    let shown = String(repeating: "#", count: 40) + "..."
    #expect(error == FrameTextError(line: 3, problem: .noHeading(found: shown)))
  }

  @Test(arguments: ["", "\n", "\n\nframe 6 at 2 ms\n#\n\n"]) func aHeadingNeedsArt(rest: String) {
    let error = #expect(throws: FrameTextError.self) {
      try FrameText.frames("frame 0 at 0 ms\n#\n\nframe 5 at 1 ms\(rest)")
    }
    #expect(error == FrameTextError(line: 4, problem: .noArt(frame: 5)))
    #expect(error?.description == "line 4: no rows of '#' and '.' below frame 5")
  }

  @Test func badArtIsOnItsLineOfTheWholeText() {
    let error = #expect(throws: FrameTextError.self) {
      try FrameText.frames("frame 0 at 0 ms\n##\n##\n\nframe 1 at 1 ms\n##\n#o\n\n")
    }
    #expect(
      error
        == FrameTextError(line: 7, problem: .art(.unexpectedCharacter("o", row: 2, column: 2))))
    #expect(
      error?.description == "line 7: row 2, column 2: found 'o'; want '#' for a lit pixel"
        + " or '.' for a dark one")
  }

  @Test func aMissingBlankLineIsFoundAtTheHeading() {
    let error = #expect(throws: FrameTextError.self) {
      try FrameText.frames("frame 0 at 0 ms\n##\nframe 1 at 1 ms\n##\n\n")
    }
    #expect(
      error
        == FrameTextError(line: 3, problem: .art(.unexpectedCharacter("f", row: 2, column: 1))))
  }

  @Test func aBareTextCountsItsLinesAlike() {
    let error = #expect(throws: FrameTextError.self) { try FrameText.frames("\n\n##\n###\n") }
    #expect(
      error == FrameTextError(line: 4, problem: .art(.unevenRow(row: 2, width: 3, expected: 2))))
  }
}
