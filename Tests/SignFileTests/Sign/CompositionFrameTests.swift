// CompositionFrameTests.swift: how elements meet what lies below them, as frames.
// Tests of SignFile: no Foundation.

import SignCore
import SignPrimitives
import Testing

@testable import SignFile

/// Members of an image of so many solid rows.
private func solid(_ width: Int, _ height: Int) -> String {
  let row = "\"" + String(repeating: "#", count: width) + "\""
  return "\"type\": \"image\", \"art\": ["
    + [String](repeating: row, count: height).joined(separator: ", ") + "]"
}

private let checked = "\"type\": \"image\", \"art\": [\"#.#.\", \".#.#\"]"

@Suite struct CompositionFrameTests {
  /// Below lies a lit left half; above, in columns 1...3, two px of the first row and one of the second.
  @Test(arguments: [
    ("over", "###.", "##.#"), ("opaque", "###.", "#..#"), ("invert", "#.#.", "##.#"),
    ("erase", "#...", "##.."),
  ])
  func drawModesCombineWithWhatIsBelow(mode: String, first: String, second: String) throws {
    let below = "\"type\": \"image\", \"art\": [\"##..\", \"##..\"]"
    let above =
      "\"type\": \"image\", \"frame\": [1, 0, 3, 2], \"draw\": \"\(mode)\", "
      + "\"art\": [\"##.\", \"..#\"]"
    #expect(art(try sign(4, 2, below, above)) == first + "\n" + second)
  }

  @Test func laterElementsLieOverEarlierOnes() throws {
    let erase = solid(2, 1) + ", \"frame\": [1, 0, 2, 1], \"draw\": \"erase\""
    #expect(art(try sign(4, 1, solid(4, 1), erase)) == "#..#")
    #expect(art(try sign(4, 1, erase, solid(4, 1))) == "####")
  }

  @Test func invertIsTheNegativeOfTheWholeFrame() throws {
    let sign = try sign(6, 4, checked + ", \"frame\": [1, 1, 4, 3], \"invert\": true")
    #expect(art(sign) == "......\n..#.#.\n.#.#..\n.####.")
  }

  @Test func anInvisibleElementLeavesWhatIsBelowAsItIs() throws {
    let hidden = checked + ", \"draw\": \"opaque\", \"visible\": false"
    #expect(art(try sign(4, 2, solid(4, 2), hidden)) == "####\n####")
  }

  /// Lit in 0..<250 ms of each second, by the sign's time.
  @Test func aBlinkIsLitFirstAndThenAbsent() throws {
    let blinking = checked + ", \"draw\": \"opaque\", \"blink\": { \"duty\": 25 }"
    let sign = try sign(4, 2, solid(4, 2), blinking)
    for time: Int64 in [0, 249, 1000, 3_600_000_000_249] {
      #expect(art(sign, at: time) == "#.#.\n.#.#", "\(time)")
    }
    for time: Int64 in [250, 999, 1250, 3_600_000_000_999] {
      #expect(art(sign, at: time) == "####\n####", "\(time)")
    }
  }

  @Test(arguments: [(0, false), (100, true)])
  func aDutyOf0IsNeverLitAndOf100Always(duty: Int, isLit: Bool) throws {
    let sign = try sign(1, 1, solid(1, 1) + ", \"blink\": { \"period\": 7, \"duty\": \(duty) }")
    for time: Int64 in 0...14 { #expect(art(sign, at: time) == (isLit ? "#" : ".")) }
  }

  /// The matrices of the design, built here by their recursion.
  private func matrix(_ side: Int) -> [[Int]] {
    let two = [[0, 2], [3, 1]]
    if side == 2 { return two }
    let half = matrix(side / 2)
    return (0..<side).map { y in
      (0..<side).map { x in
        4 * half[y % (side / 2)][x % (side / 2)] + two[y / (side / 2)][x / (side / 2)]
      }
    }
  }

  /// A level n is round(n * 65536 / 255); the matrix is anchored to the canvas, not the frame.
  @Test(arguments: [2, 4, 8])
  func levelsAreDitheredOnTheCanvas(side: Int) throws {
    let table = matrix(side)
    for level in [0, 1, 2, 3, 31, 32, 33, 64, 100, 127, 128, 191, 192, 200, 253, 254, 255] {
      let json =
        "{ \"size\": [16, 16], \"dither\": \(side), \"elements\": [{ \(solid(11, 9)), "
        + "\"frame\": [3, 5, 11, 9], \"level\": \(level) }] }"
      let sign = try sign(json)
      var frame = sign.makeFrame()
      sign.draw(at: .zero, into: &frame)
      let coverage = (level * 65_536 * 2 + 255) / 510
      for y in 0..<16 {
        for x in 0..<16 {
          let isInside = (3..<14).contains(x) && (5..<14).contains(y)
          let limit = (2 * table[y % side][x % side] + 1) * 65_536
          #expect(
            frame.isLit(x: x, y: y) == (isInside && limit < 2 * side * side * coverage),
            "level \(level), x \(x), y \(y)")
        }
      }
    }
  }

  @Test func aLevelIsAppliedAfterTheNegative() throws {
    let sign = try sign(
      4, 1, "\"type\": \"image\", \"art\": [\"....\"], \"invert\": true, \"level\": 128")
    // M4's first row is 0 8 2 10; 128 / 255 lights 2M + 1 < 16.06.
    #expect(art(sign) == "#.#.")
  }

  @Test(arguments: [
    "[4, 0, 3, 2]", "[-3, 0, 3, 2]", "[0, 2, 4, 2]", "[0, -2, 4, 2]", "[999999, 999999, 1, 1]",
    "[-1000000, -1000000, 1, 1]",
  ])
  func aFrameOutsideTheSignShowsNothing(frame: String) throws {
    for mode in ["over", "opaque", "invert", "erase"] {
      let outside = solid(4, 2) + ", \"frame\": \(frame), \"invert\": true, \"draw\": \"\(mode)\""
      #expect(art(try sign(4, 2, checked, outside)) == "#.#.\n.#.#")
    }
  }

  @Test func aFrameThatCoversFarMoreThanTheSignIsClipped() throws {
    let huge =
      "\"type\": \"text\", \"text\": \"\", \"invert\": true, "
      + "\"frame\": [-1000000, -1000000, 2000000, 2000000]"
    #expect(art(try sign(4, 2, huge)) == "####\n####")
  }

  @Test func contentStartsAtItsFrameThoughThatBeginsOutside() throws {
    #expect(art(try sign(4, 2, checked + ", \"frame\": [-1, -1, 4, 2]")) == "#.#.\n....")
    #expect(art(try sign(4, 2, checked + ", \"frame\": [2, 1, 4, 2]")) == "....\n..#.")
  }

  @Test func anAnimationShowsItsPicturesInTurn() throws {
    let sign = try sign(
      2, 1,
      "\"type\": \"image\", \"art\": [\"#.\", \".#\", \"##\"], "
        + "\"frames\": { \"count\": 3, \"duration\": 40 }")
    let times: [(Int64, String)] = [
      (0, "#."), (39, "#."), (40, ".#"), (80, "##"), (119, "##"), (120, "#."),
      (12_622_780_800_000 - 40, "##"), (12_622_780_800_000, "#."),
    ]
    for (time, expected) in times { #expect(art(sign, at: time) == expected, "\(time)") }
  }

  @Test func artMayBeEmpty() throws {
    for art in ["[]", "[\"\"]", "[\"\", \"\"]"] {
      for type in ["text", "image", "marquee"] {
        let sign = try sign(2, 1, "\"type\": \"\(type)\", \"art\": \(art)")
        #expect(SignFileTests.art(sign) == "..")
      }
    }
  }
}
