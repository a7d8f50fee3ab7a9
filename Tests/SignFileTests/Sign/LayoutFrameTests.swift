// LayoutFrameTests.swift: where pictures and texts stand in their frames, as frames.
// Tests of SignFile: no Foundation.

import SignCore
import SignPrimitives
import Testing

@testable import SignFile

/// Art of 3 x 2 px, without a `#` that would end a raw string: members of an element.
private let art3x2 = "\"art\": [\"##.\", \"#.#\"]"

@Suite struct LayoutFrameTests {
  /// The free room is 5 px across and 3 px down; the middles are rounded down.
  @Test(arguments: [("leading", 0), ("center", 2), ("trailing", 5)])
  func alignmentsPlaceAlongTheRows(align: String, x: Int) throws {
    for type in ["text", "image", "marquee"] {
      let sign = try sign(
        8, 2,
        "\"type\": \"\(type)\", \"verticalAlign\": \"top\", \"align\": \"\(align)\", " + art3x2)
      let before = String(repeating: ".", count: x)
      let after = String(repeating: ".", count: 5 - x)
      #expect(art(sign) == "\(before)##.\(after)\n\(before)#.#\(after)", "\(type)")
    }
  }

  @Test(arguments: [("top", 0), ("middle", 1), ("bottom", 3), ("baseline", 3)])
  func verticalAlignmentsPlaceAlongTheColumns(align: String, y: Int) throws {
    for type in ["text", "image", "marquee"] {
      let sign = try sign(3, 5, "\"type\": \"\(type)\", \"verticalAlign\": \"\(align)\", " + art3x2)
      var rows = [String](repeating: "...", count: 5)
      rows[y] = "##."
      rows[y + 1] = "#.#"
      #expect(art(sign) == rows.joined(separator: "\n"), "\(type)")
    }
  }

  /// A frame lower and narrower than its content: halves of -1 are rounded to -1.
  @Test func contentLargerThanItsFrameIsCentredRoundedDownAndClipped() throws {
    let sign = try sign(
      4, 3,
      "\"type\": \"text\", \"frame\": [1, 1, 2, 1], \"align\": \"center\", "
        + "\"verticalAlign\": \"middle\", " + art3x2)
    #expect(art(sign) == "....\n..#.\n....")
  }

  @Test func theDefaultsPlaceTextsInTheMiddleAndImagesAtTheTop() throws {
    #expect(
      art(try sign(4, 4, "\"type\": \"text\", " + art3x2)) == "....\n##..\n#.#.\n....")
    #expect(
      art(try sign(4, 4, "\"type\": \"image\", " + art3x2)) == "##..\n#.#.\n....\n....")
  }

  /// The base line is the last row; the descent of `j`, one row, hangs out of the frame.
  @Test func theBaselineIsTheLastRowOfTheFrame() throws {
    let standing = try sign(
      4, 9, #""type": "text", "text": "j", "frame": [0, 1, 4, 7], "verticalAlign": "baseline""#)
    let bottom = try sign(
      4, 9, #""type": "text", "text": "j", "frame": [0, 0, 4, 8], "verticalAlign": "bottom""#)
    // Both put the glyph's 8 rows at row 1 and 0; the frame of the first ends above the descent.
    let whole = art(bottom).split(separator: "\n").map { String($0) }
    let shown = art(standing).split(separator: "\n").map { String($0) }
    #expect(whole[7].contains("#"))
    #expect(shown == ["...."] + whole[0..<7] + ["...."])
  }

  @Test func scaleMagnifiesArtAndImages() throws {
    let large = "######...\n######...\n######...\n###...###\n###...###\n###...###"
    #expect(art(try sign(9, 6, "\"type\": \"text\", \"scale\": 3, " + art3x2)) == large)
    #expect(art(try sign(9, 6, "\"type\": \"image\", \"scale\": 3, " + art3x2)) == large)
    #expect(art(try sign(9, 6, "\"type\": \"marquee\", \"scale\": 3, " + art3x2)) == large)
  }

  @Test func scaleMagnifiesEveryPixelOfAText() throws {
    let small = try sign(24, 8, #""type": "text", "text": "Hi""#)
    let large = try sign(48, 16, #""type": "text", "text": "Hi", "scale": 2"#)
    let (a, b) = (small.makeFrame(), large.makeFrame())
    var (smallFrame, largeFrame) = (a, b)
    small.draw(at: .zero, into: &smallFrame)
    large.draw(at: .zero, into: &largeFrame)
    #expect(smallFrame.litCount > 0)
    for y in 0..<16 {
      for x in 0..<48 {
        #expect(largeFrame.isLit(x: x, y: y) == smallFrame.isLit(x: x / 2, y: y / 2))
      }
    }
  }

  /// A full stop is one column, lit in row 6.
  @Test func letterSpacingCountsBeforeScaling() throws {
    func row(_ keys: String) throws -> String {
      let lines = art(try sign(9, 8, #""type": "text", "text": "..", \#(keys)"#))
      return String(lines.split(separator: "\n")[6])
    }
    #expect(try row(#""letterSpacing": 0"#) == "##.......")
    #expect(try row(#""letterSpacing": 3"#) == "#...#....")
    let large = art(
      try sign(9, 16, #""type": "text", "text": "..", "letterSpacing": 2, "scale": 2"#))
    #expect(large.split(separator: "\n")[12] == "##....##.")
  }

  /// Five full stops with gaps of 1 are 9 px.
  @Test(arguments: [
    ("clip", "#.#.#.#.#"), ("truncateTail", "#.#.#.#.#"), ("wordWrap", "#.#.#.#.#"),
  ])
  func aLineThatFitsIsLeftAlone(lineBreak: String, row: String) throws {
    let sign = try sign(9, 8, #""type": "text", "text": ".....", "lineBreak": "\#(lineBreak)""#)
    #expect(art(sign).split(separator: "\n")[6] == row)
  }

  @Test func wrappedLinesStandUnderEachOtherWithTheLineSpacing() throws {
    func rows(_ keys: String) throws -> [Int] {
      let sign = try sign(
        1, 40,
        #""type": "text", "text": ". .", "lineBreak": "wordWrap", "verticalAlign": "top", "#
          + keys)
      return art(sign).split(separator: "\n").enumerated()
        .filter { $0.element == "#" }.map { $0.offset }
    }
    // Row 6 of the first line; a line is 8 rows high.
    #expect(try rows(#""lineSpacing": 0"#) == [6, 14])
    #expect(try rows(#""level": 255"#) == [6, 15])
    #expect(try rows(#""lineSpacing": 5"#) == [6, 19])
    #expect(try rows(#""scale": 2, "lineSpacing": 5"#) == [12, 13, 33, 34])
  }

  @Test func newlinesAreSpacesUnlessTheTextIsWrapped() throws {
    let line = art(try sign(9, 8, #""type": "text", "text": ".\n.""#))
    #expect(line == art(try sign(9, 8, #""type": "text", "text": ". .""#)))
    #expect(line == art(try sign(9, 8, #""type": "text", "text": ".\t.""#)))
    let wrapped = art(
      try sign(9, 17, #""type": "text", "text": ".\n.", "lineBreak": "wordWrap""#))
    #expect(wrapped.split(separator: "\n")[6] == "#........")
    #expect(wrapped.split(separator: "\n")[15] == "#........")
  }
}
