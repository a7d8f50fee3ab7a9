// ReadmeTests.swift: what the README shows is what compiles, loads and runs.

import SignCore
import SignFile
import SignPrimitives
import Testing

@Suite struct ReadmeTests {
  /// The folder of the package: two above that of this file.
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  private static func text(_ path: String) throws -> String {
    String(decoding: try readFile("\(root)/\(path)"), as: UTF8.self)
  }

  /// The code blocks of the README in a language, without their fences.
  private static func blocks(_ language: String) throws -> [String] {
    let parts = try text("README.md").split(
      separator: "```", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      .filter { $0.hasPrefix(language + "\n") }
      .map { String($0.dropFirst(language.count + 1)) }
  }

  /// Code without imports, blank lines and indentation, as it must stand in a test file.
  private static func essence(of code: String) -> String {
    code.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }.joined(separator: "\n")
  }

  @Test func everySwiftBlockOfTheReadmeStandsInATestThatCompiles() throws {
    let sources = try ["RunningDot.swift", "RunningDotTests.swift"]
      .map { ReadmeTests.essence(of: try ReadmeTests.text("Tests/ReadmeTests/" + $0)) }
    let blocks = try ReadmeTests.blocks("swift").filter { !$0.contains(".package(") }
    #expect(blocks.count == 3)
    for part in blocks.flatMap({ $0.split(separator: "\n\n") }) {
      let code = ReadmeTests.essence(of: String(part))
      #expect(sources.contains { $0.contains(code) }, "not in a test:\n\(code)")
    }
  }

  @Test func everySignFileOfTheReadmeLoads() throws {
    let blocks = try ReadmeTests.blocks("json")
    #expect(!blocks.isEmpty)
    for block in blocks {
      let loaded = try LoadedSign(bytes: Array(block.utf8), file: "README.md")
      #expect(!loaded.sign.elements.isEmpty)
      #expect(loaded.missingCharacters.isEmpty)
    }
  }

  @Test func theSignOfTheReadmeScrollsAndItsDotRuns() throws {
    let sign = try makeSign()
    var frame = sign.makeFrame()
    sign.draw(at: .milliseconds(500), into: &frame)
    // 20 px/s for half a second: the dot, lit for 1500 ms of every 2000,  is at column 10 of the twelfth row, and nowhere else.
    #expect((0..<64).filter { frame.isLit(x: $0, y: 11) } == [10])
    var later = sign.makeFrame()
    sign.draw(at: .milliseconds(3400), into: &later)
    #expect((0..<64).filter { later.isLit(x: $0, y: 11) } == [4])
    #expect(frame != later)
  }
}
