// BoardReadmeTests.swift: what Boards/README.md shows is what the reader and the board files say.
// Tests of SignFile: no Foundation.

import Testing

@testable import SignFile

@Suite struct BoardReadme {
  /// The lines of the README.
  private static func lines() throws -> [Substring] {
    let bytes = try readFile(packageFolder("Boards") + "/README.md")
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The words between grave accents of a line.
  private static func code(in line: Substring) -> [String] {
    line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The wiring tables: the boards that a line `For ...` names, and the rows below it.
  private static func tables() throws -> [(boards: [String], rows: [[Substring]])] {
    var tables: [(boards: [String], rows: [[Substring]])] = []
    for line in try lines() {
      if line.hasPrefix("For `") {
        tables.append((code(in: line), []))
      } else if line.hasPrefix("#") {
        tables.append(([], []))
      } else if line.hasPrefix("| `"), !tables.isEmpty {
        let cells = line.split(separator: "|").map { cell in
          cell.drop { $0 == " " || $0 == "`" }.prefix { $0 != " " && $0 != "`" }
        }
        tables[tables.count - 1].rows.append(cells)
      }
    }
    return tables.filter { !$0.boards.isEmpty }
  }

  @Test(arguments: expectedBoards.keys.sorted())
  func aBoardIsWiredAsTheReadmeShows(name: String) throws {
    let table = try #require(try BoardReadme.tables().first { $0.boards.contains(name) })
    let expected = try #require(expectedBoards[name])
    for (signal, bcm) in expected.pins {
      let row = try #require(table.rows.first { $0[0] == signal }, "\(signal)")
      #expect(row[1] == "\(bcm)", "\(signal)")
      #expect(row[2] == "\(try #require(headerPins[bcm]))", "\(signal)")
    }
  }

  @Test func theReadmeWiresNothingElse() throws {
    for (boards, rows) in try BoardReadme.tables() {
      let pins = try boards.flatMap { try #require(expectedBoards[$0], "\($0)").pins }
      for row in rows {
        #expect(pins.contains { $0.signal == row[0] && "\($0.bcm)" == row[1] }, "\(row)")
      }
    }
  }

  @Test func everyBoardOfTheReadmeLoads() throws {
    let blocks = try BoardReadme.lines().joined(separator: "\n")
      .split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 && $0.element.hasPrefix("json\n") }
      .map { String($0.element.dropFirst(5)) }
    #expect(blocks.count >= 3)
    for block in blocks {
      #expect(throws: Never.self, "\(block)") {
        try LoadedBoard(bytes: Array(block.utf8), file: "README.md")
      }
    }
  }

  @Test func theReadmeExplainsEveryKeyAndEveryWord() throws {
    var code: Set<String> = []
    for line in try BoardReadme.lines() where line.hasPrefix("|") {
      code.formUnion(BoardReadme.code(in: line))
    }
    let words =
      """
      name panel bus schedule limits panel.type panel.modules panel.wiring digits reverseDigits \
      reverseSegments panel.dataIn panel.brightness panel.intensity panel.size panel.chain \
      panel.parallel panel.scan panel.rowAddress panel.driverChip panel.ink panel.multiplex \
      panel.blanking panel.layout panel.rotate panel.mirror bus.spi bus.hz bus.gpio bus.lines \
      limits.minimumRefreshHz limits.maximumLitPixels max7219 hub75 hub12 fc16 generic parola \
      icstation left right rows serpentine none horizontal vertical direct abShift directOneCold \
      abcShift sm5266 b707 standard fm6126a fm6127 stripe checkered zstripe zstripe4 zstripe8 \
      r g b rg rb gb rgb
      """
    for word in words.split(separator: " ") {
      #expect(code.contains(String(word)), "\(word)")
    }
  }
}
