// VerifyTests.swift: what a comparison says.

import FrameText
import SignPrimitives
import SignTesting
import Testing

@Suite struct VerifyTests {
  @Test func anEqualFrameIsNoFailure() throws {
    let frame = try FrameText.bitmap("#..\n.#.")
    #expect(verifyFrame(frame, "#..\n.#.") == nil)
    #expect(verifyFrame(frame, "#..\r\n.#.\r\n") == nil)
  }

  @Test func aDifferentFrameIsShownBesideItsArt() throws {
    let frame = try FrameText.bitmap("#..\n.##")
    #expect(
      verifyFrame(frame, "#..\n.#.") == """
        the frame: 1 pixel differs at row 2, column 3 (x 2, y 1): lit, expected dark
        actual  expected  difference
        #..     #..       #..
        .##     .#.       .#+
        """)
  }

  @Test func malformedArtIsAFailureThatSaysWhere() throws {
    let frame = try FrameText.bitmap("#..\n.##")
    #expect(
      verifyFrame(frame, "#..\n.#") == """
        the expected art is malformed: row 2 is 1 px too short: 2 px, but row 1 has 3 px
        """)
    #expect(
      verifyFrames([TimedFrame(number: 0, time: .zero, bitmap: frame)], "#..\n.x#") == """
        the expected art is malformed: line 2: row 2, column 2: found 'x'; \
        want '#' for a lit pixel or '.' for a dark one
        """)
  }
}

@Suite struct VerifySeriesTests {
  static func series(_ arts: [String]) throws -> [TimedFrame] {
    try arts.enumerated().map { number, art in
      let time = Flicks.milliseconds(Int64(number) * 50)
      return TimedFrame(number: number, time: time, bitmap: try FrameText.bitmap(art))
    }
  }

  static let text = "frame 0 at 0 ms\n#.\n\nframe 1 at 50 ms\n.#\n\nframe 2 at 100 ms\n##\n"

  @Test func equalSeriesAreNoFailure() throws {
    #expect(verifyFrames(try Self.series(["#.", ".#", "##"]), Self.text) == nil)
    #expect(verifyFrames(try Self.series(["#.", ".#", "##"]).lazy.map { $0 }, Self.text) == nil)
  }

  @Test func theFirstDifferentFrameIsShownAndTheOthersCounted() throws {
    #expect(
      verifyFrames(try Self.series(["#.", "..", "#."]), Self.text) == """
        frame 1 at 50 ms: 1 pixel differs at row 1, column 2 (x 1, y 0): dark, expected lit
        actual  expected  difference
        ..      .#        .-
        2 of 3 frames differ
        """)
  }

  @Test func aWrongNumberOfFramesIsNamed() throws {
    #expect(verifyFrames(try Self.series(["#.", ".#"]), Self.text) == "2 frames, expected 3")
    #expect(
      verifyFrames(try Self.series(["##"]), Self.text) == """
        1 frame, expected 3
        frame 0 at 0 ms: 1 pixel differs at row 1, column 2 (x 1, y 0): lit, expected dark
        actual  expected  difference
        ##      #.        #+
        """)
    #expect(verifyFrames([], Self.text) == "0 frames, expected 3")
  }

  @Test func numbersAndTimesCountAsWell() throws {
    var frames = try Self.series(["#.", ".#", "##"])
    frames[1].time = .milliseconds(51)
    #expect(
      verifyFrames(frames, Self.text) == "frame 1 at 51 ms: expected frame 1 at 50 ms")
    frames[1].time = Flicks(50 * 705_600 + 352)
    #expect(verifyFrames(frames, Self.text) == nil)
    frames[1].number = 4
    #expect(
      verifyFrames(frames, Self.text) == "frame 4 at 50 ms: expected frame 1 at 50 ms")
  }
}
