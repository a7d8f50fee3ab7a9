// BundledBoardTests.swift: every board file of the package, in the program and on virtual panels.

import SignFile
import SignPrimitives
import Testing

@testable import ledsign

@Suite struct BundledBoardTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    + "/Boards/"

  @Test(arguments: BundledBoard.all.map { $0.name })
  func isTheFileInBoards(_ name: String) throws {
    let board = try #require(BundledBoard.named(name))
    #expect(try readFile(BundledBoardTests.folder + name + ".json") == Array(board.text.utf8))
  }

  @Test(arguments: BundledBoard.all.map { $0.name })
  func showsRandomFramesWithoutComplaint(_ name: String) throws {
    let board = try #require(BundledBoard.named(name)).load()
    let panels = PanelDescription(board)
    var stage = try PanelStage(settings: panels, real: panels)
    var random = RandomFrames(seed: 7)
    for _ in 0..<3 {
      let frame = try random.frame(board)
      #expect(stage.show(frame).bitmap == frame)
    }
    #expect(stage.sign.complaints(most: 5) == [])
  }

  @Test func thereIsABoardOfEachFormat() throws {
    let formats = try BundledBoard.all.map { PanelDescription(try $0.load()).format }
    #expect(Set(formats) == ["max7219", "hub75", "hub12"])
  }
}
