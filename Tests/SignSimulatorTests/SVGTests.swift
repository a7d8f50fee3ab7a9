// SVGTests.swift: the drawing: its paths, its timing and its size.

import FrameText
import SignPrimitives
import SignSimulator
import Testing

@Suite struct SVGTests {
  private func art(_ text: String) throws -> Bitmap { try FrameText.bitmap(text) }

  /// The values of every attribute of that name, in order.
  private func attribute(_ name: String, in text: String) -> [Substring] {
    text.split(separator: "\"", omittingEmptySubsequences: false).reduce(into: []) { found, part in
      if found.last == " " { found[found.count - 1] = part }
      if part.hasSuffix(" \(name)=") { found.append(" ") }
    }
  }

  /// The pictures of an animated drawing.
  private func values(of text: String) -> [Substring] {
    attribute("values", in: text).flatMap { $0.split(separator: ";") }.map {
      $0.drop { $0 == "\n" }
    }
  }

  @Test func aRunOfLitPixelsIsOneStroke() throws {
    let text = string(encode(.svg, try art("##.#\n....\n#..#")))
    #expect(attribute("d", in: text) == ["M0 .5m0 0h2m1 0h1m-4 2h1m2 0h1"])
    #expect(attribute("viewBox", in: text) == ["-1 -1 6 5"])
  }

  @Test func oneFrameDoesNotMove() throws {
    let text = string(encode(.svg, try art("#")))
    #expect(!text.contains("<animate"))
  }

  @Test(arguments: awkwardSizes)
  func everyPixelCanBeReadBack(size: (width: Int, height: Int)) {
    let bitmaps = (1...3).map { sample(width: size.width, height: size.height, seed: $0) }
    let frames = bitmaps.enumerated().map { (Flicks.milliseconds(Int64($0)), $1) }
    let text = string(encode(.svg, frames))
    let merged: [Bitmap?] = bitmaps.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    let read = values(of: text).map { decodePath($0, width: size.width, height: size.height) }
    #expect(read == merged)
    #expect(attribute("d", in: text).first == values(of: text).first)
  }

  @Test func picturesBeginWhenTheirFramesDoAndTheLastStaysForAFrame() throws {
    let times: [Int64] = [100, 200, 400, 450]
    let pictures = try ["#..", ".#.", "..#", "###"].map { try art($0) }
    let frames = zip(times, pictures).map { (Flicks.milliseconds($0), $1) }
    let text = string(encode(.svg, frames, framesPerSecond: 20))
    // From 100 to 450 ms and 50 ms more: 400 ms.
    #expect(attribute("dur", in: text) == ["0.4s"])
    #expect(attribute("keyTimes", in: text) == ["0;0.25;0.75;0.875"])
    #expect(attribute("calcMode", in: text) == ["discrete"])
    #expect(attribute("repeatCount", in: text) == ["indefinite"])
  }

  @Test func aPictureThatDoesNotChangeStaysLonger() throws {
    let arts = ["#.", "#.", ".#", ".#", ".#"]
    let frames = try arts.enumerated().map {
      (Flicks.frame(Int64($0), framesPerSecond: 50), try art($1))
    }
    let text = string(encode(.svg, frames, framesPerSecond: 50))
    #expect(values(of: text) == ["M0 .5m0 0h1", "M0 .5m1 0h1"])
    #expect(attribute("keyTimes", in: text) == ["0;0.4"])
    #expect(attribute("dur", in: text) == ["0.1s"])
  }

  @Test func framesOutOfOrderFollowEachOtherAtTheFrameRate() throws {
    let frames = try [(9000, "#."), (0, ".#"), (100, "##")].map {
      (Flicks.milliseconds($0), try art($1))
    }
    let text = string(encode(.svg, frames, framesPerSecond: 10))
    #expect(attribute("keyTimes", in: text) == ["0;0.333333;0.666667"])
    #expect(attribute("dur", in: text) == ["0.3s"])
  }

  @Test func aDarkFrameIsAPathWithoutStrokes() throws {
    let text = string(encode(.svg, [(.zero, try art("..")), (.milliseconds(1), try art("#."))]))
    #expect(values(of: text) == ["M0 .5", "M0 .5m0 0h1"])
  }

  @Test func everyTagIsClosed() throws {
    for count in [1, 3] {
      let frames = (0..<count).map {
        (Flicks.milliseconds(Int64($0)), sample(width: 9, height: 3, seed: UInt32($0)))
      }
      var open: [Substring] = []
      for tag in string(encode(.svg, frames)).split(separator: "<") {
        let name = tag.prefix { $0 != " " && $0 != ">" }
        if name.hasPrefix("/") {
          #expect(open.popLast() == name.dropFirst())
        } else if tag.prefix(while: { $0 != ">" }).last != "/" {
          open.append(name)
        }
      }
      #expect(open.isEmpty)
    }
  }

  @Test func threeHundredFramesOfTextStayUnderHalfAMegabyte() {
    let frames = (0..<300).map {
      (
        Flicks.frame(Int64($0), framesPerSecond: 60),
        frame(width: 64, height: 8, fiveBySeven(shift: $0))
      )
    }
    #expect(encode(.svg, frames).count < 500_000)
  }

  /// A row of letters H, as wide as letters are, that moves one pixel a frame.
  private func fiveBySeven(shift: Int) -> (Int, Int) -> Bool {
    { x, y in
      let column = (x + shift) % 6
      return y < 7 && (column == 0 || column == 4 || (y == 3 && column < 5))
    }
  }
}
