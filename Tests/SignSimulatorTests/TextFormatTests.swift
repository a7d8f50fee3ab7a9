// TextFormatTests.swift: the formats that people read: text, braille, half blocks, colour.

import FrameText
import SignPrimitives
import SignSimulator
import Testing

@Suite struct TextFormatTests {
  private func art(_ text: String) throws -> Bitmap { try FrameText.bitmap(text) }

  @Test func textIsHashesAndDots() throws {
    #expect(string(encode(.text, try art("#.#\n.#."))) == "#.#\n.#.\n")
  }

  @Test func halfBlocksShowTwoRowsALine() throws {
    #expect(string(encode(.half, try art("..##\n.#.#"))) == " ▄▀█\n")
  }

  @Test func aLastOddRowHasNothingBelowIt() throws {
    #expect(string(encode(.half, try art("#.\n##\n.#"))) == "█▄\n ▀\n")
  }

  @Test func brailleShowsTwoByFourPixelsACharacter() throws {
    #expect(string(encode(.braille, try art("#.\n..\n..\n.."))) == "\u{2801}\n")
    #expect(string(encode(.braille, try art("..\n..\n..\n.#"))) == "\u{2880}\n")
    #expect(string(encode(.braille, try art("##\n##\n##\n##"))) == "\u{28FF}\n")
    #expect(string(encode(.braille, try art("..\n.#\n..\n#."))) == "\u{2850}\n")
  }

  @Test func brailleIsPaddedWithDark() throws {
    #expect(string(encode(.braille, try art("###"))) == "\u{2809}\u{2801}\n")
    #expect(string(encode(.braille, try art("#\n#\n#\n#\n#"))) == "\u{2847}\n\u{2801}\n")
  }

  @Test func colourEndsWithEachLine() throws {
    let amber = "\u{1B}[38;2;255;176;0;48;2;20;12;0m"
    #expect(
      string(encode(.ansi, try art("#.\n##\n.#")))
        == "\(amber)█▄\u{1B}[0m\n\(amber) ▀\u{1B}[0m\n")
  }

  @Test(arguments: awkwardSizes)
  func everyPixelCanBeReadBack(size: (width: Int, height: Int)) {
    let bitmap = sample(width: size.width, height: size.height)
    func lines(_ format: FrameFormat) -> [String] {
      string(encode(format, bitmap)).split(separator: "\n").map(String.init)
    }
    #expect(lines(.text).count == size.height)
    #expect(
      frame(width: size.width, height: size.height) { Array(lines(.text)[$1])[$0] == "#" }
        == bitmap)
    #expect(lines(.half).count == (size.height + 1) / 2)
    #expect(decodeHalf(lines(.half), width: size.width, height: size.height) == bitmap)
    #expect(lines(.braille).count == (size.height + 3) / 4)
    #expect(decodeBraille(lines(.braille), width: size.width, height: size.height) == bitmap)
  }

  @Test func oneOfSeveralFramesHasATitleAndAnEmptyLineAfterIt() throws {
    let frames: [(Flicks, Bitmap)] = [
      (.frame(0, framesPerSecond: 60), try art("#.")),
      (.frame(1, framesPerSecond: 60), try art(".#")),
      (.frame(2, framesPerSecond: 60), try art("##")),
      (.milliseconds(50), try art("..")),
    ]
    #expect(
      string(encode(.text, frames)) == """
        frame 0 at 0 ms
        #.

        frame 1 at 16.667 ms
        .#

        frame 2 at 33.333 ms
        ##

        frame 3 at 50 ms
        ..


        """)
    #expect(
      string(encode(.half, [frames[0], frames[3]])) == """
        frame 0 at 0 ms
        ▀\u{20}

        frame 1 at 50 ms
        \u{20}\u{20}


        """)
  }

  @Test func aSeriesOfUnknownLengthHasTitlesEvenForOneFrame() throws {
    let bytes = encode(.braille, [(.milliseconds(1234), try art("#"))], frameCount: nil)
    #expect(string(bytes) == "frame 0 at 1234 ms\n\u{2801}\n\n")
  }

  @Test func theNamesAreThoseOfTheCommandLine() {
    #expect(
      FrameFormat.allCases.map(\.rawValue)
        == ["text", "braille", "half", "ansi", "pbm", "pgm", "y4m", "svg", "raw"])
    #expect(FrameFormat.allCases.filter(\.isBinary) == [.pbm, .pgm, .y4m, .raw])
  }
}
