// StepPatternTests.swift: which speeds are even at which frame rate, and what is named instead.
// Tests of ledsign: no Foundation.

import SignCore
import SignFile
import SignPrimitives
import Testing

@testable import ledsign

@Suite struct StepPatternTests {
  private func warning(_ keys: String, fps: Int = 60) throws -> String? {
    let json = """
      { "size": [24, 8], "fps": \(fps), "elements": [{ "type": "marquee", "text": "A long text", \(keys) }] }
      """
    let sign = try LoadedSign(bytes: Array(json.utf8), file: "s.json").sign
    return SignReview(sign).findings.first
  }

  /// Steps of a motion that is rounded to nearest, frame by frame.
  private func steps(_ pixels: Int64, per seconds: Int64, fps: Int64) -> Set<Int64> {
    let places = (0...2000).map { frame in
      (2 * frame * pixels + seconds * fps) / (2 * seconds * fps)
    }
    // The frames between two moves, or the px of each move if every frame moves.
    let moves = places.indices.dropFirst().filter { places[$0] != places[$0 - 1] }
    let sizes = Set(moves.map { places[$0] - places[$0 - 1] })
    if sizes != [1] { return sizes.union(moves.count < 2000 ? [0] : []) }
    return Set(zip(moves, moves.dropFirst()).map { Int64($1 - $0) })
  }

  /// Every speed of 1...400 half px/s at three frame rates, against the steps themselves.
  @Test(arguments: [24, 50, 60]) func evenIsWhatStepsEvenly(fps: Int64) {
    for halves: Int64 in 1...400 {
      let pattern = StepPattern(
        pixels: halves, flicks: 2 * Flicks.perSecond, framesPerSecond: fps)
      #expect(
        pattern?.isEven == (steps(halves, per: 2, fps: fps).count <= 1), "\(halves) at \(fps)")
    }
  }

  @Test func theNearestEvenSpeedsAreNamed() throws {
    let linear = #""curve": "linear", "kind": "continuous", "#
    let uneven = "which is uneven at 60 frames a second; even are"
    #expect(
      try warning(linear + #""speed": { "rate": 40 }"#)
        == "element 1 moves at 40 px/s, \(uneven) 30 px/s (framesPerPixel 2)"
        + " and 60 px/s (framesPerPixel 1)")
    #expect(
      try warning(linear + #""speed": { "rate": 100.5 }"#)
        == "element 1 moves at 100.5 px/s, \(uneven) 60 px/s (pixelsPerFrame 1)"
        + " and 120 px/s (pixelsPerFrame 2)")
    #expect(
      try warning(linear + #""speed": { "rate": 9 }"#)
        == "element 1 moves at 9 px/s, \(uneven) about 8.571 px/s (framesPerPixel 7)"
        + " and 10 px/s (framesPerPixel 6)")
  }

  @Test(arguments: [
    #""speed": { "rate": 30 }"#, #""speed": { "rate": 120 }"#,
    #""speed": { "framesPerPixel": 7 }"#, #""speed": { "pixelsPerFrame": 3 }"#,
    #""speed": { "rate": 40 }, "curve": "easeInOut""#,
  ])
  func evenAndEasedSpeedsAreNotWarnedOf(keys: String) throws {
    let curve = keys.contains("curve") ? "" : #", "curve": "linear""#
    #expect(try warning(keys + curve) == nil)
  }

  /// A text without a gap travels its own width.
  @Test func aDurationMovesAsFastAsItsTravelTakes() throws {
    let keys = #""kind": "continuous", "curve": "linear", "spacing": { "fixed": 0 }, "#
    let travel = try #require(
      try LoadedSign(
        bytes: Array(
          #"{ "size": [24, 8], "elements": [{ "type": "marquee", "text": "A long text", \#(keys) "delay": 0 }] }"#
            .utf8), file: "s.json"
      ).sign.elements.first.flatMap { element in
        if case .marquee(let label) = element.content { return abs(label.travel) }
        return nil
      })
    // One px in 3 frames, and then a little less than that.
    #expect(try warning(keys + #""speed": { "duration": \#(travel * 50) }"#) == nil)
    let warning = try #require(try warning(keys + #""speed": { "duration": \#(travel * 50 + 1) }"#))
    #expect(warning.hasPrefix("element 1 moves at about 19.99"))
    #expect(warning.hasSuffix("even are 15 px/s (framesPerPixel 4) and 20 px/s (framesPerPixel 3)"))
  }

  @Test func stepsThatAreLeftOutAreTold() throws {
    let keys = #""steps": [{ "fadeAfter": 5, "fade": "both" }, { "after": 100, "to": "away" }]"#
    #expect(
      try warning(keys)
        == "element 1: step 1 is left out: it is a fade before any scroll step")
  }
}
