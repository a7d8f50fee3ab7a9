// TextBlockTests.swift: wrapping, truncating and aligning lines.

import SignCore
import SignPrimitives
import Testing

@Suite struct TextBlockTests {
  private func block(
    _ text: String, _ lineBreak: LineBreak, width: Int?, alignment: Alignment = .leading,
    scale: Int = 1, lineSpacing: Int = 0, newlinesStartLines: Bool = false
  ) throws -> String {
    let style = TextStyle(try makeBarFont(), scale: scale, lineSpacing: lineSpacing)
    return art(
      try style.makeBlock(
        utf8(text), lineBreak: lineBreak, width: width, alignment: alignment,
        newlinesStartLines: newlinesStartLines))
  }

  @Test func wrapsAtBlanksAndHangsThem() throws {
    // "a b" is 1+1+2+1+2 px; with c it would be 14.
    let expected = """
      #....##
      .......
      ###....
      .......
      """
    #expect(try block("a b c", .wordWrap, width: 7) == expected)
    #expect(try block("a b   c  ", .wordWrap, width: 13) == expected)
    #expect(try block("a b c", .wordWrap, width: 14) == "#....##....###\n..............")
  }

  @Test func breaksAWordThatIsWiderThanTheLine() throws {
    #expect(
      try block("a bbbb", .wordWrap, width: 6)
        == """
        #....
        .....
        ##.##
        .....
        ##.##
        .....
        """)
    // Not even one glyph fits: one a line, never none.
    #expect(try block("bb", .wordWrap, width: 1) == "##\n..\n##\n..")
    #expect(try block("bb", .wordWrap, width: -5) == "##\n..\n##\n..")
  }

  @Test func aNoBreakSpaceIsNoPlaceToBreak() throws {
    #expect(
      try block("a a\u{A0}a", .wordWrap, width: 8) == "#.....\n......\n#....#\n......")
  }

  @Test func newlinesStartLines() throws {
    #expect(try block("a\nb", .wordWrap, width: nil) == "#.\n..\n##\n..")
    #expect(try block("a\n\nb", .wordWrap, width: 9) == "#.\n..\n..\n..\n##\n..")
    #expect(try block("a\n", .wordWrap, width: 9) == "#\n.\n.\n.")
    #expect(try block("a\nb", .clip, width: 1, newlinesStartLines: true) == "#.\n..\n##\n..")
    #expect(try block("a\nb", .clip, width: 1) == "#....##\n.......")
  }

  @Test func alignsLinesWithinTheWidestOfThem() throws {
    #expect(
      try block("d\nc\na", .wordWrap, width: nil, alignment: .center)
        == "####\n....\n###.\n....\n.#..\n....")
    #expect(
      try block("d\nc\na", .wordWrap, width: nil, alignment: .trailing)
        == "####\n....\n.###\n....\n...#\n....")
  }

  @Test func lineSpacingIsNotScaled() throws {
    #expect(
      try block("a\na", .wordWrap, width: nil, scale: 2, lineSpacing: 1)
        == "##\n##\n..\n..\n..\n##\n##\n..\n..")
  }

  @Test func theRoomIsInPixelsOfTheSign() throws {
    // Twice 7 px is just enough for "a b" at scale 2.
    #expect(try block("a b", .wordWrap, width: 13, scale: 2).split(separator: "\n").count == 8)
    #expect(try block("a b", .wordWrap, width: 14, scale: 2).split(separator: "\n").count == 4)
  }

  @Test func truncationPutsTheEllipsisWhereSomethingIsMissing() throws {
    // "abcd" is 13 px, the ellipsis 3.
    #expect(try block("abcd", .truncateTail, width: 12) == "#.##.###....\n.........#.#")
    #expect(try block("abcd", .truncateTail, width: 11) == "#.##....\n.....#.#")
    #expect(try block("abcd", .truncateHead, width: 12) == "....###.####\n#.#.........")
    #expect(try block("abcd", .truncateMiddle, width: 12) == "#.....####\n..#.#.....")
    for lineBreak in [LineBreak.truncateTail, .truncateHead, .truncateMiddle, .clip] {
      #expect(try block("abcd", lineBreak, width: 13) == "#.##.###.####\n.............")
    }
  }

  @Test func truncationFillsTheRoomToTheLastPixel() throws {
    #expect(try block("dddd", .truncateTail, width: 8) == "####....\n.....#.#")
    #expect(try block("dddd", .truncateTail, width: 7) == "...\n#.#")
    #expect(try block("dddd", .truncateHead, width: 8) == "....####\n#.#.....")
    #expect(
      try block("aaaaaaaaa", .truncateMiddle, width: 9) == "#.#.....#\n....#.#..")
  }

  @Test func aLineStaysWholeIfNotEvenTheEllipsisFits() throws {
    #expect(try block("dd", .truncateTail, width: 2) == "####.####\n.........")
    #expect(try block("dd", .clip, width: 2) == "####.####\n.........")
  }

  @Test func everyLineOfABlockIsTruncatedByItself() throws {
    #expect(
      try block("a\ndd", .truncateTail, width: 8, newlinesStartLines: true)
        == "#.......\n........\n####....\n.....#.#")
  }

  @Test func noTextIsOneEmptyLine() throws {
    let style = TextStyle(try makeBarFont(), scale: 3)
    for lineBreak in LineBreak.allCases {
      let block = try style.makeBlock([], lineBreak: lineBreak, width: 5)
      #expect(block.width == 0 && block.height == 6)
    }
  }

  @Test func aBlockOverTheLimitIsRefused() throws {
    let style = TextStyle(try makeBarFont(), scale: 8, lineSpacing: 255)
    let text = [UInt8](repeating: 0x0A, count: 100_000)
    #expect(throws: BitmapError.sizeOutOfRange(width: 0, height: 100_001 * 271 - 255)) {
      try style.makeBlock(text, lineBreak: .wordWrap)
    }
  }

  @Test func everyWrappedLineFitsAndNothingButBlanksIsLost() throws {
    var generator = SeededGenerator(seed: 7)
    let style = TextStyle(try makeBarFont(), lineSpacing: 0)
    for _ in 0..<300 {
      let text = (0..<generator.int(0...40)).map { _ in
        generator.one(of: [0x20, 0x61, 0x62, 0x63, 0x64] as [UInt8])
      }
      let room = generator.int(4...24)
      let block = try style.makeBlock(text, lineBreak: .wordWrap, width: room)
      #expect(block.width <= room)
      // Every bar is one row high and lit, so the lit pixels tell that all glyphs are there.
      #expect(block.litCount == text.filter { $0 != 0x20 }.map { Int($0) - 0x60 }.reduce(0, +))
    }
  }
}
