// SignReviewTests.swift: what check warns of beside missing characters.

import SignCore
import SignFile
import Testing

@testable import ledsign

@Suite struct SignReviewTests {
  private func findings(_ element: String) throws -> [String] {
    let json = #"{ "size": [32, 8], "elements": [{ \#(element) }] }"#
    return SignReview(try LoadedSign(bytes: Array(json.utf8), file: "s.json").sign).findings
  }

  /// 40 px wide, 3 px high.
  private let wide = """
    "art": ["########################################", "########################################",
      "########################################"]
    """

  @Test func anElementOutsideTheSignIsNamedByItsIdOrItsPlace() throws {
    #expect(
      try findings(#""type": "image", "art": ["."], "frame": [32, 0, 8, 8]"#)
        == ["element 1 lies wholly outside the sign; change its frame"])
    #expect(
      try findings(#""type": "image", "id": "x", "art": ["."], "frame": [-8, 0, 8, 8]"#)
        == [#"element "x" lies wholly outside the sign; change its frame"#])
  }

  @Test func contentThatItsFrameCutsIsNamedWithBothLengths() throws {
    #expect(
      try findings(#""type": "text", \#(wide), "frame": [0, 0, 32, 2]"#)
        == [
          "element 1 is 40 px wide and its frame shows only 32",
          "element 1 is 3 px high and its frame shows only 2",
        ])
  }

  @Test func contentThatTheSignsEdgeCutsIsNamedToo() throws {
    #expect(
      try findings(#""type": "text", \#(wide), "frame": [-12, 6, 60, 8]"#)
        == [
          "element 1 is 40 px wide and the sign shows only 28",
          "element 1 is 3 px high and the sign shows only 0",
        ])
    // Aligned to the right, it ends 2 px beyond the sign, and begins within it.
    #expect(
      try findings(
        #""type": "text", "art": ["...."], "align": "trailing", "frame": [0, 0, 34, 8]"#)
        == ["element 1 is 4 px wide and the sign shows only 2"])
    #expect(try findings(#""type": "text", "art": ["...."], "frame": [28, 0, 34, 8]"#).isEmpty)
    #expect(
      try findings(#""type": "marquee", "art": ["...."], "frame": [30, 0, 34, 8]"#)
        == ["element 1 is 4 px wide and the sign shows only 2"])
    // What moves comes by in the part that is on the sign.
    #expect(try findings(#""type": "marquee", \#(wide), "frame": [-4, 0, 30, 8]"#).isEmpty)
  }

  @Test func whatScrollsMayBeLongerThanItsFrameAlongItsAxisOnly() throws {
    #expect(try findings(#""type": "marquee", \#(wide)"#).isEmpty)
    #expect(
      try findings(#""type": "marquee", \#(wide), "axis": "vertical", "frame": [0, 0, 32, 2]"#)
        == ["element 1 is 40 px wide and its frame shows only 32"])
    #expect(
      try findings(#""type": "marquee", \#(wide), "speed": { "rate": 0 }"#)
        == ["element 1 is 40 px wide and its frame shows only 32"])
  }

  @Test func whatFitsIsFine() throws {
    #expect(try findings(#""type": "text", "text": "Hi""#).isEmpty)
  }
}
