// IconPlaceholderTests.swift: icons in the texts of sign files and of lines.
// Tests of SignFile: no Foundation. Expected frames are drawn from Art/icons.txt and Art/sign8.txt.

import SignCore
import SignPrimitives
import Testing

@testable import SignFile

private func loaded(_ text: String, _ keys: String = "") throws -> LoadedSign {
  let json =
    #"{ "size": [20, 8], "elements": [{ "type": "text", "text": "\#(text)"\#(keys) }] }"#
  return try LoadedSign(bytes: Array(json.utf8), file: "s.json")
}

private func art(_ text: String, _ keys: String = "") throws -> String {
  try LiveSign(loaded(text, keys)).art(at: 0)
}

private let bellAndOne = """
  ...#......#.........
  ..###....##.........
  .#####....#.........
  .#####....#.........
  .#####....#.........
  #######...#.........
  ...#.....###........
  ....................
  """

@Suite struct IconPlaceholderTests {
  @Test func anIconIsDrawnInTheText() throws {
    #expect(try art("{icon:bell}1") == bellAndOne)
  }

  @Test func aLineMayBringAnIconAndTakeItAway() throws {
    var live = try LiveSign(loaded("1"))
    let before = live.art(at: 0)
    try live.apply("{icon:bell}1", at: 5)
    #expect(live.art(at: 5) == bellAndOne)
    try live.apply("1", at: 6)
    #expect(live.art(at: 6) == before)
  }

  @Test func anIconAndAVariableStandInOneText() throws {
    var live = try LiveSign(loaded("{icon:bell}{var:n}"))
    try live.apply(#"{ "var": "n", "value": "1" }"#, at: 5)
    #expect(live.art(at: 5) == bellAndOne)
    // The value of a variable is no text with placeholders.
    try live.apply(#"{ "var": "n", "value": "{icon:bell}" }"#, at: 6)
    #expect(live.art(at: 6) == (try art("{icon:bell}{{icon:bell}")))
  }

  @Test func anIconIsNoMissingCharacter() throws {
    #expect(try loaded("{icon:bell}").missingCharacters.isEmpty)
    #expect(try loaded("{icon:bell}\u{E000}").missingCharacters.map { $0.codePoints } == [[0xE000]])
    // The character itself is the icon too.
    #expect(try loaded("\u{10E000}").missingCharacters.isEmpty)
    #expect(try art("\u{10E000}") == art("{icon:heart}"))
  }

  @Test func anIconTakesTheScaleAndTheLetterSpacingOfItsText() throws {
    let json = """
      { "size": [24, 16], "elements": [{ "type": "text", "text": "{icon:thermometer}!",
        "font": "sign8", "scale": 2, "letterSpacing": 3 }] }
      """
    let live = try LiveSign(LoadedSign(bytes: Array(json.utf8), file: "s.json"))
    let rows = live.art(at: 0).split(separator: "\n").map(String.init)
    let half = [
      ".###....#...", ".#.#....#...", ".#.#....#...", ".###....#...", ".###....#...",
      "#####.......", "#####...#...", ".###........",
    ]
    #expect(
      rows
        == half.flatMap { row in
          let wide = row.map { "\($0)\($0)" }.joined()
          return [wide, wide]
        })
  }

  @Test(arguments: [
    ("hart", "{icon:heart}"), ("Bell", "{icon:bell}"), ("arrow-lefft", "{icon:arrow-left}"),
    ("nothing-like-it", nil), (" bell", "{icon:bell}"),
  ])
  func anUnknownIconIsAnErrorThatNamesTheNearest(name: String, nearest: String?) throws {
    let error = try #require(throws: SignFileError.self) { try loaded("Hi {icon:\(name)}") }
    #expect(error.key == "text" && error.line == 1)
    #expect(error.problem.contains("{icon:\(name)}") && error.problem.contains("ledsign icons"))
    #expect(error.nearest == nearest)
  }

  @Test func aLineWithAnUnknownIconChangesNothing() throws {
    var live = try LiveSign(loaded("{icon:bell}1"))
    #expect(throws: SignFileError.self) { try live.apply("{icon:bel}", at: 5) }
    #expect(throws: SignFileError.self) { try live.apply("{icon:bell", at: 5) }
    #expect(throws: SignFileError.self) { try live.apply("{icon:}", at: 5) }
    #expect(throws: SignFileError.self) { try live.apply("{icon}", at: 5) }
    #expect(live.art(at: 5) == bellAndOne)
  }

  @Test func aTextWithAnIconNeedsNoLookAtTheClock() throws {
    #expect(try LiveSign(loaded("{icon:clock}")).nextChange == nil)
  }
}
