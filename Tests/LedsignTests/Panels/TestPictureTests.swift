// TestPictureTests.swift: what test pictures show.

import SignFile
import SignPanels
import SignPrimitives
import Testing

@testable import ledsign

private func art(_ bitmap: Bitmap) -> [String] {
  (0..<bitmap.height).map { y in
    String((0..<bitmap.width).map { x in bitmap.isLit(x: x, y: y) ? "#" : "." })
  }
}

private func frames(_ picture: TestPicture, _ keys: String) throws -> [Bitmap] {
  let settings = PanelDescription(try board(keys))
  return picture.frames(PanelMap(settings.layout), scan: settings.scan)
}

private let strip = #""type": "max7219", "modules": [2, 1], "wiring": "fc16""#
private let panel = #""type": "hub75", "size": [16, 16], "scan": 8"#

@Suite struct TestPictureTests {
  @Test func modulesAreNumberedFromTheInput() throws {
    #expect(
      art(try frames(.modules, strip)[0]) == [
        "................", "................", "................", "##.......#......",
        "..#.....##......", ".#.......#......", "#........#......", "###.....###.....",
      ])
    #expect(
      art(try frames(.modules, strip + #", "dataIn": "left""#)[0])[7] == "###.....###.....")
    #expect(
      art(try frames(.modules, strip + #", "dataIn": "left""#)[0])[4] == "##........#.....")
  }

  @Test func thePlaceOfModule137IsReadable() throws {
    let picture = try frames(
      .modules, #""type": "max7219", "modules": [137, 1], "wiring": "fc16", "dataIn": "left""#)[0]
    let rows = art(picture).map { String($0.suffix(8)) }
    // One pixel for the hundred, then 37.
    #expect(
      rows == [
        "#.......", "........", "........", "##..###.", "..#...#.", ".#...#..", "..#..#..",
        "##...#..",
      ])
  }

  @Test func everyCornerHasAnotherNumberOfPixels() throws {
    #expect(
      art(try frames(.corners, strip)[0]) == [
        "#.............##", "................", "................", "................",
        "................", "................", "................", "####.........###",
      ])
  }

  @Test func theFStandsOnEveryPanelUprightForTheViewer() throws {
    let rows = art(
      try frames(
        .f, #""type": "max7219", "modules": [2, 1], "wiring": "fc16", "layout": ["2v 1>"]"#)[0])
    #expect(
      rows == [
        ".#####...#####..", ".#.......#......", ".#.......#......", ".####....####...",
        ".#.......#......", ".#.......#......", ".#.......#......", "................",
      ])
  }

  @Test func rowsAndColumnsWalk() throws {
    let rows = try frames(.rows, strip)
    #expect(rows.count == 8)
    for (number, frame) in rows.enumerated() {
      for y in 0..<8 {
        #expect(art(frame)[y] == String(repeating: y == number ? "#" : ".", count: 16))
      }
    }
    let columns = try frames(.columns, strip)
    #expect(columns.count == 16)
    #expect(art(columns[3]) == Array(repeating: "...#............", count: 8))
  }

  @Test func theRowsOfAnAddressLineAreThoseThatItChooses() throws {
    let lines = try frames(.address, panel)
    #expect(lines.count == 3)
    // A is high at the addresses 1, 3, 5 and 7 of both halves, C at 4 to 7.
    let lit = lines.map { frame in art(frame).map { $0.first == "#" } }
    #expect(lit[0] == (0..<16).map { $0 % 2 == 1 })
    #expect(lit[2] == (0..<16).map { (4..<8).contains($0 % 8) })
  }

  @Test func halfIsTheUpperHalfOfThePanelItself() throws {
    let hung = try frames(.half, panel + #", "rotate": 180"#)
    #expect(art(hung[0])[0] == String(repeating: ".", count: 16))
    #expect(art(hung[0])[15] == String(repeating: "#", count: 16))
    #expect(art(hung[1])[0] == String(repeating: "#", count: 16))
  }

  @Test func checkerAndAllCoverEveryPixelOnce() throws {
    let checker = try frames(.checker, strip).map(art)
    let all = art(try frames(.all, strip)[0])
    for y in 0..<8 {
      #expect(all[y] == String(repeating: "#", count: 16))
      for (first, second) in zip(checker[0][y], checker[1][y]) { #expect(first != second) }
    }
    #expect(checker[0][0] == "#.#.#.#.#.#.#.#.")
    #expect(checker[0][1] == ".#.#.#.#.#.#.#.#")
  }
}
