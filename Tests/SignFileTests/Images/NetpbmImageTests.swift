// NetpbmImageTests.swift: PBM and PGM pictures, as bytes in the tests.
// Tests of SignFile: no Foundation. The formats are those of the manual pages pbm(5) and pgm(5).

import SignPrimitives
import Testing

@testable import SignFile

/// The art of a picture, or what is wrong with it.
private func picture(_ bytes: [UInt8], dither: DitherMatrix = .bayer4) -> String {
  do throws(NetpbmError) {
    return art(try NetpbmImage.bitmap(bytes, dither: dither))
  } catch { return error.description }
}

private func picture(_ head: String, _ rest: [UInt8] = []) -> String {
  picture(Array(head.utf8) + rest)
}

private let tooShort = "it ends before its last pixel"

@Suite struct NetpbmImageTests {
  @Test(arguments: [
    "P1\n3 2\n1 0 1\n0 1 0\n", "P1 3 2 101010", "P1\n3\n2\n1\n0\n1\n0\n1\n0",
    "P1\t3\r\n2\r\n1 01 010\r\n", "P1\n# a comment\n3 # another\n 2\n#\n101#x\n010",
    "P1#\n3#\n2#\n101010", "P1 3 2 101010 and what follows does not matter",
    "P1\n03 0000000002 101010",
  ])
  func plainBitmaps(text: String) { #expect(picture(text) == "#.#\n.#.") }

  @Test(arguments: [
    "P4\n10 2\n", "P4 10 2 ", "P4\n# a comment\n10 2\n", "P4 10\t2\t", "P4#\n10#\n2#comment\n",
    "P4 10 2\r",
  ])
  func packedBitmapsHaveRowsOfWholeBytes(head: String) {
    // The 6 low bits of a row's second byte are padding and may be anything.
    #expect(picture(head, [0xA5, 0x7F, 0x0A, 0x80]) == "#.#..#.#.#\n....#.#.#.")
  }

  /// netpbm's own programs read these heads, see pm_getc of its library.
  @Test func aCommentMayEndInACarriageReturn() {
    #expect(picture("P4\r# c\r8 1\r", [0x81]) == "#......#")
    #expect(picture("P4 8 1#c\r", [0x81]) == "#......#")
  }

  @Test func theFirstByteOfThePixelsMayLookLikeABlankOrAComment() {
    #expect(picture("P4 8 2 ", [0x0A, 0x23]) == "....#.#.\n..#...##")
    #expect(picture("P5 2 1 255 ", [0x20, 0xFF]) == "##")
  }

  @Test func blackIsLitInABitmapAndWhiteInAGraymap() {
    #expect(picture("P1 2 1 10") == "#.")
    #expect(picture("P2 2 1 1 1 0") == "#.")
  }

  /// 4 px of the first row of the 4 x 4 matrix, 0 8 2 10: lit from (2M + 1) / 32 on, above it.
  @Test(arguments: [
    ("P2 4 1 255 0 0 0 0", "...."), ("P2 4 1 255 255 255 255 255", "####"),
    ("P2 4 1 32 2 18 6 22", "####"), ("P2 4 1 32 1 17 5 21", "...."),
    ("P2 4 1 65535 2049 34815 10241 43009", "#.##"), ("P2 4 1 1 1 0 0 1", "#..#"),
    ("P2\n4 1 # size\n32 # highest\n2 0 6\n0", "#.#."),
  ])
  func plainGraymapsAreDithered(text: String, row: String) { #expect(picture(text) == row) }

  @Test func grayBytesAreOneUpTo255AndTwoAbove() {
    #expect(picture("P5 4 1 32\n", [2, 17, 6, 22]) == "#.##")
    #expect(picture("P5 4 1 255\n", [0, 255, 0, 255]) == ".#.#")
    #expect(picture("P5 2 1 256\n", [0, 255, 1, 0]) == "##")
    #expect(picture("P5 4 1 65535\n", [0, 255, 255, 0, 0, 255, 255, 255]) == ".#.#")
  }

  @Test func graysAreDitheredFromThePicturesCornerWithTheSignsMatrix() {
    // Half gray: of 2 x 2 the places 0 and 1 of 0 2 / 3 1.
    let half = Array("P5 4 4 2\n".utf8) + [UInt8](repeating: 1, count: 16)
    for side in [2, 4, 8] {
      let matrix = DitherMatrix(side: side) ?? .bayer4
      #expect(picture(half, dither: matrix) == "#.#.\n.#.#\n#.#.\n.#.#", "\(side)")
    }
    let quarter = Array("P5 2 2 4\n".utf8) + [1, 1, 1, 1]
    #expect(picture(quarter, dither: DitherMatrix(side: 2) ?? .bayer4) == "#.\n..")
  }

  @Test(arguments: [
    "", "P", "P1", "P4", "P1 ", "P4 8", "P4 8 8", "P5 1 1 255", "P2 1 1 1", "P5 1 1",
  ])
  func aHeadThatEndsTooEarlyIsTooShort(text: String) {
    let unknown = "it is no PBM (P1, P4) or PGM (P2, P5) picture; convert it to one"
    #expect(picture(text) == (text.utf8.count < 3 ? unknown : tooShort))
  }

  @Test func missingPixelsAreTooShort() {
    #expect(picture("P1 3 2 10101") == tooShort)
    #expect(picture("P1 3 2 1 0 1 0 1 # no more") == tooShort)
    #expect(picture("P4 9 2 ", [1, 2, 3]) == tooShort)
    #expect(picture("P2 2 2 9 1 2 3") == tooShort)
    #expect(picture("P5 2 2 255 ", [1, 2, 3]) == tooShort)
    #expect(picture("P5 2 2 256 ", [0, 1, 0, 2, 0, 3, 0]) == tooShort)
  }

  /// A picture that claims more than it holds is refused before memory is taken.
  @Test(arguments: ["P1", "P4", "P2", "P5"])
  func aHugeClaimIsRefused(kind: String) {
    let maximum = kind == "P2" || kind == "P5" ? " 255" : ""
    #expect(picture("\(kind) 16777216 16777216\(maximum)\n0 0 0") == tooShort)
    for size in ["16777217 1", "1 16777217", "0 1", "1 0", "999999999 999999999"] {
      let sides = size.replacing(" ", with: " x ")
      #expect(
        picture("\(kind) \(size)\(maximum)\n0")
          == "\(sides) px; allowed are 1 to 16777216 px a side")
    }
    #expect(picture("\(kind) 1 12345678901 0") == "the number at byte 5 is too large")
    #expect(
      picture("\(kind) 1 1\(String(repeating: "0", count: 400)) 0")
        == "the number at byte 5 is too large")
  }

  @Test func theHighestGrayIs1To65535() {
    for kind in ["P2", "P5"] {
      for maximum in [0, 65_536, 99_999_999] {
        #expect(
          picture("\(kind) 1 1 \(maximum) 0")
            == "its highest gray is \(maximum); allowed are 1 to 65535")
      }
    }
    #expect(picture("P2 1 1 65535 65535") == "#")
    #expect(picture("P2 1 1 1 1") == "#")
  }

  @Test func aGrayAboveTheHighestIsRefusedWithItsPlace() {
    #expect(
      picture("P2 2 1 7 7 8") == "byte 11: the gray 8 is above the highest one, 7")
    #expect(picture("P5 2 1 7 ", [7, 8]) == "byte 10: the gray 8 is above the highest one, 7")
    #expect(
      picture("P5 1 1 300 ", [1, 45]) == "byte 11: the gray 301 is above the highest one, 300")
  }

  @Test(arguments: [
    ("P1 3 x 101010", 5), ("P1 -3 2 101010", 3), ("P1 3 2 10201", 9), ("P1 1.5 2 1", 4),
    ("P4 8 1x", 6), ("P5 1 1 255x", 10), ("P2 1 1 9 -1", 9), ("P1:3 2 1", 2),
  ])
  func anythingElseThanANumberIsNamedByItsByte(text: String, byte: Int) {
    #expect(picture(text) == "byte \(byte) should belong to a number and does not")
  }

  @Test(arguments: [
    "P3 1 1 255 0 0 0", "P6 1 1 255 abc", "P7\n", "P0 1 1 1", "p1 1 1 1", "GIF89a", "\u{89}PNG",
  ])
  func otherKindsAreRefused(text: String) {
    #expect(picture(text) == "it is no PBM (P1, P4) or PGM (P2, P5) picture; convert it to one")
  }

  @Test func elementsShowTheFilesBesideTheSign() throws {
    // Written by hand; Tests/CommandLine/commands.txt shows them too.
    let expected = "#.#.#\n.#.#.\n#####"
    for type in ["image", "text", "marquee"] {
      #expect(art(try sign(5, 3, #""type": "\#(type)", "image": "p1.pbm""#)) == expected)
    }
    let absolute = pictureFolder + "p1.pbm"
    #expect(art(try sign(5, 3, #""type": "image", "image": "\#(absolute)""#)) == expected)
    let large = art(try sign(10, 6, #""type": "image", "scale": 2, "image": "p1.pbm""#))
    #expect(large.hasPrefix("##..##..##\n##..##..##\n..##..##..\n"))
  }

  @Test func aFileThatIsNoPictureIsRefusedWithItsName() {
    #expect(
      refusal(#""type": "image", "image": "short.pbm""#)
        == #"key "image": names an image that cannot be used: it ends before its last pixel; "#
        + #"found "short.pbm""#)
    let report = refusal(#""type": "image", "image": "none.pbm""#)
    #expect(report.hasPrefix(#"key "image": names an image that cannot be read: "#), "\(report)")
    #expect(report.hasSuffix(#"none.pbm: there is no such file; found "none.pbm""#), "\(report)")
    let folder = refusal(#""type": "image", "image": ".""#)
    #expect(folder.contains("this is a folder"), "\(folder)")
    #expect(
      refusal(#""type": "image", "image": 5"#)
        == #"key "image": must be a string in double quotes; found 5"#)
  }
}
