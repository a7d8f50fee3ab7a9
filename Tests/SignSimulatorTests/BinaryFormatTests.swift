// BinaryFormatTests.swift: the formats that programs read: pbm, pgm, y4m, raw.

import FrameText
import SignPrimitives
import SignSimulator
import Testing

@Suite struct BinaryFormatTests {
  private func art(_ text: String) throws -> Bitmap { try FrameText.bitmap(text) }

  @Test func rawRowsArePaddedToBytesWithTheLeftmostPixelHigh() throws {
    #expect(encode(.raw, try art("#........")) == [0x80, 0x00])
    #expect(encode(.raw, try art("........#")) == [0x00, 0x80])
    #expect(encode(.raw, try art("#.##...#\n.......#")) == [0xB1, 0x01])
    #expect(encode(.raw, try art(".#.\n###\n#..")) == [0x40, 0xE0, 0x80])
  }

  @Test func rawFramesFollowEachOtherWithNothingBetween() throws {
    let frames: [(Flicks, Bitmap)] = [(.zero, try art("#.")), (.milliseconds(9), try art(".#"))]
    #expect(encode(.raw, frames) == [0x80, 0x40])
  }

  @Test func pbmHasAHeaderForEveryImage() throws {
    let frames: [(Flicks, Bitmap)] = [
      (.zero, try art("#........\n########.")), (.zero, try art(".........\n........#")),
    ]
    let head = Array("P4\n9 2\n".utf8)
    #expect(encode(.pbm, frames) == head + [0x80, 0, 0xFF, 0] + head + [0, 0, 0, 0x80])
  }

  @Test func pgmHasOneByteAPixel() throws {
    #expect(encode(.pgm, try art("#.\n.#")) == Array("P5\n2 2\n255\n".utf8) + [255, 0, 0, 255])
  }

  @Test func y4mHasOneHeaderAndAMarkBeforeEveryFrame() throws {
    let frames: [(Flicks, Bitmap)] = [(.zero, try art("#..")), (.zero, try art("..#"))]
    let head = "YUV4MPEG2 W3 H1 F25:1 Ip A1:1 Cmono XCOLORRANGE=FULL\n"
    let mark = Array("FRAME\n".utf8)
    #expect(
      encode(.y4m, frames, framesPerSecond: 25)
        == Array(head.utf8) + mark + [255, 0, 0] + mark + [0, 0, 255])
  }

  @Test(arguments: awkwardSizes)
  func everyPixelCanBeReadBack(size: (width: Int, height: Int)) throws {
    let bitmaps = (1...3).map { sample(width: size.width, height: size.height, seed: $0) }
    let frames = bitmaps.map { (Flicks.zero, $0) }
    #expect(decodeNetpbm(encode(.pbm, frames)) == bitmaps)
    #expect(decodeNetpbm(encode(.pgm, frames)) == bitmaps)
    let video = try #require(decodeY4M(encode(.y4m, frames, framesPerSecond: 24)))
    #expect(video.frames == bitmaps)
    #expect(
      video.header == [
        "YUV4MPEG2", "W\(size.width)", "H\(size.height)", "F24:1", "Ip", "A1:1", "Cmono",
        "XCOLORRANGE=FULL",
      ])
    var raw = ByteReader(encode(.raw, frames))
    for bitmap in bitmaps {
      #expect(decodePacked(&raw, width: size.width, height: size.height) == bitmap)
    }
    #expect(raw.isAtEnd)
  }
}
