// FrameDifferenceTests.swift: differences name their first pixel, count, and draw a picture.

import FrameText
import SignPrimitives
import Testing

@Suite struct FrameDifferenceTests {
  static func difference(_ actual: String, _ expected: String) throws -> FrameDifference? {
    FrameText.difference(try FrameText.bitmap(actual), from: try FrameText.bitmap(expected))
  }

  @Test func equalBitmapsHaveNone() throws {
    #expect(try Self.difference("#.\n.#", "#.\n.#") == nil)
  }

  @Test func theFirstPixelInReadingOrderIsNamed() throws {
    let difference = try #require(try Self.difference("..#.\n##..\n....", "..#.\n#.#.\n...#"))
    #expect(difference.pixelCount == 3)
    #expect(difference.x == 1)
    #expect(difference.y == 1)
    #expect(!difference.sizesDiffer)
    #expect(
      difference.summary
        == "3 pixels differ, the first at row 2, column 2 (x 1, y 1): lit, expected dark")
  }

  @Test func onePixelIsOnePixel() throws {
    let difference = try #require(try Self.difference("..", ".#"))
    #expect(
      difference.summary == "1 pixel differs at row 1, column 2 (x 1, y 0): dark, expected lit")
  }

  @Test(arguments: [0, 31, 32, 63, 64, 99]) func everyColumnIsFound(column: Int) throws {
    var bitmap = try Bitmap(width: 100, height: 3)
    let dark = bitmap
    bitmap.set(x: column, y: 2)
    let difference = try #require(FrameText.difference(bitmap, from: dark))
    #expect(difference.pixelCount == 1)
    #expect(difference.x == column)
    #expect(difference.y == 2)
  }

  @Test func aLaterRowDoesNotComeFirstForALowerColumn() throws {
    let difference = try #require(try Self.difference("...#\n#...", "....\n...."))
    #expect(difference.x == 3)
    #expect(difference.y == 0)
  }

  @Test func sizesAreNamedAndThePixelsOutsideAreDark() throws {
    let difference = try #require(try Self.difference("##\n.#", "##.#"))
    #expect(difference.sizesDiffer)
    #expect(difference.pixelCount == 2)
    #expect(
      difference.description == """
        the size is 2 x 2 px, expected 4 x 1 px; 2 pixels differ, the first at row 1, column 4 \
        (x 3, y 0): dark, expected lit
        actual  expected  difference
        ##      ##.#      ##.-
        .#                .+..
        """)
  }

  @Test func darkBitmapsOfDifferentSizesDifferInSizeOnly() throws {
    let difference = try #require(try Self.difference("..", "..."))
    #expect(difference.pixelCount == 0)
    #expect(difference.summary == "the size is 2 x 1 px, expected 3 x 1 px")
  }

  @Test func anEmptyBitmapDiffersInSize() throws {
    let difference = try #require(
      FrameText.difference(try Bitmap(width: 0, height: 0), from: try FrameText.bitmap("#.")))
    #expect(
      difference.description == """
        the size is 0 x 0 px, expected 2 x 1 px; \
        1 pixel differs at row 1, column 1 (x 0, y 0): dark, expected lit
        actual  expected  difference
                #.        -.
        """)
  }
}

@Suite struct FrameDifferencePictureTests {
  @Test func narrowPicturesStandSideBySide() throws {
    let difference = try #require(
      try FrameDifferenceTests.difference("#.#.\n.##.", "##..\n.##."))
    #expect(
      difference.picture == """
        actual  expected  difference
        #.#.    ##..      #-+.
        .##.    .##.      .##.
        """)
  }

  @Test func thirtyTwoColumnsAreTheWidestSideBySide() throws {
    let row = String(repeating: "#", count: 31)
    let difference = try #require(try FrameDifferenceTests.difference(row + "#", row + "."))
    let gap = String(repeating: " ", count: 28)
    #expect(
      difference.picture == """
        actual\(gap)expected  \(gap.dropFirst(4))difference
        \(row)#  \(row).  \(row)+
        """)
  }

  @Test func widerPicturesStandOneAboveTheOther() throws {
    let row = String(repeating: ".", count: 32)
    let difference = try #require(try FrameDifferenceTests.difference(row + "#", "#" + row))
    #expect(
      difference.picture == """
        actual:
        \(row)#
        expected:
        #\(row)
        difference:
        -\(row.dropFirst())+
        """)
  }

  /// 160 columns are shown, 80 of them left of the pixel; 64 rows, 32 of them above it.
  @Test func ofALargePictureTheSurroundingsAreShown() throws {
    var bitmap = try Bitmap(width: 1000, height: 200)
    let dark = bitmap
    bitmap.set(x: 500, y: 100)
    let picture = try #require(FrameText.difference(bitmap, from: dark)).picture
    let lines = picture.split(separator: "\n")
    #expect(lines.count == 1 + 3 * (1 + 64))
    #expect(lines[0] == "columns 421 to 580 and rows 69 to 132 of 1000 x 200 px")
    #expect(lines[1] == "actual:")
    let dots = String(repeating: ".", count: 80)
    #expect(lines[2 + 32] == "\(dots)#\(dots.dropFirst())")
    #expect(lines[131 + 1 + 32] == "\(dots)+\(dots.dropFirst())")
  }

  @Test(arguments: [
    (0, 0, "columns 1 to 160 and rows 1 to 64 of 65535 x 65 px"),
    (65_534, 64, "columns 65376 to 65535 and rows 2 to 65 of 65535 x 65 px"),
  ])
  func atAnEdgeTheSurroundingsStayInside(x: Int, y: Int, heading: String) throws {
    var bitmap = try Bitmap(width: 65_535, height: 65)
    let dark = bitmap
    bitmap.set(x: x, y: y)
    let picture = try #require(FrameText.difference(bitmap, from: dark)).picture
    #expect(picture.hasPrefix(heading + "\nactual:\n"))
    #expect(picture.filter { $0 == "#" }.count == 1)
    #expect(picture.filter { $0 == "+" }.count == 1)
  }

  @Test func tallPicturesAreShortenedSideBySide() throws {
    var bitmap = try Bitmap(width: 2, height: 4096)
    let dark = bitmap
    bitmap.set(x: 1, y: 4095)
    let lines = try #require(FrameText.difference(bitmap, from: dark)).picture.split(
      separator: "\n")
    #expect(lines.count == 66)
    #expect(lines[0] == "columns 1 to 2 and rows 4033 to 4096 of 2 x 4096 px")
    #expect(lines[65] == ".#      ..        .+")
  }
}
