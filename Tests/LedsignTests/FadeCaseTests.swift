// FadeCaseTests.swift: worked examples of edge fades and dithering, from the sign file to the frame.

import SignCore
import SignFile
import SignPrimitives
import Testing

@Suite struct FadeCaseTests {
  private func leftRight() throws -> BehaviourCase {
    try BehaviourCase(
      #""kind": "leftRight", "speed": { "rate": 10 }, "delay": 1000, "curve": "linear", "fade": 4"#)
  }

  private func continuous(delay: Int) throws -> BehaviourCase {
    try BehaviourCase(
      #""kind": "continuous", "spacing": { "fixed": 10 }, "speed": { "rate": 10 }, "#
        + #""delay": \#(delay), "curve": "linear", "fade": 4"#)
  }

  @Test func f01ToF13TheFadesOfALegAndItsEnds() throws {
    let marquee = try leftRight()
    try marquee.expect(leading: 0, trailing: 1, at: 0)
    try marquee.expect(leading: 1, trailing: 1, at: 1200)
    try marquee.expect(leading: 1, trailing: 0, at: 2800)
    try marquee.expect(leading: 1, trailing: 1, at: 4000)
    try marquee.expect(leading: 0, trailing: 1, at: 5600)
  }

  @Test func f16RampsAreNoLongerThanHalfALeg() throws {
    let marquee = try BehaviourCase(
      #""kind": "leftRight", "speed": { "duration": 300 }, "delay": 1000, "curve": "linear","#
        + #""fade": 4"#)
    try marquee.expect(leading: 1, trailing: 0.5, at: 1225)
  }

  @Test func f19AndF22AContinuousTextFadesInAndOutAtItsLeadingEdge() throws {
    let marquee = try continuous(delay: 1000)
    try marquee.expect(leading: 0.5, trailing: 1, at: 1100)
    try marquee.expect(leading: 0.5, trailing: 1, at: 6500)
  }

  @Test func f25WithoutADelayNothingFlashesAtHome() throws {
    let marquee = try continuous(delay: 0)
    try marquee.expect(leading: 0.5, trailing: 1, at: 100)
    for time in stride(from: Int64(200), through: 12_100, by: 50) {
      try marquee.expect(leading: 1, trailing: 1, at: time)
    }
  }

  /// A solid text, so that every dark pixel is one that the fade took.
  @Test func f28TheMaskOfHalfAFadeInTheFrame() throws {
    let row = "\"" + String(repeating: "#", count: 50) + "\""
    let rows = [String](repeating: row, count: 4).joined(separator: ", ")
    let json = """
      { "size": [32, 4], "elements": [{ "type": "marquee", "art": [\(rows)], "kind": "leftRight",
        "speed": { "rate": 10 }, "delay": 1000, "curve": "linear", "fade": 4 }] }
      """
    let sign = try LoadedSign(bytes: Array(json.utf8), file: "case.json").sign
    var frame = sign.makeFrame()
    // Leading 0.5, trailing 1.
    sign.draw(at: .milliseconds(1100), into: &frame)
    let matrix = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]
    for y in 0..<4 {
      for x in 0..<32 {
        // Coverage in 16ths, exact: 1 - s (1 - (2c + 1) / 8) at both edges.
        var sixteenths = 16
        if x < 4 { sixteenths = 16 - (8 - (2 * x + 1)) }
        if x >= 28 { sixteenths = 16 - 2 * (8 - (2 * (31 - x) + 1)) }
        let lit = 2 * matrix[y][x % 4] + 1 < 2 * sixteenths
        #expect(frame.isLit(x: x, y: y) == lit, "x \(x), y \(y)")
      }
    }
  }

  @Test(arguments: 0...16)
  func f31ALevelOfSixteenthsLightsAsManyPixelsOfEveryTile(k: Int) throws {
    let level = (k * 255 * 2 + 16) / 32
    let row = "\"" + String(repeating: "#", count: 32) + "\""
    let rows = [String](repeating: row, count: 8).joined(separator: ", ")
    let json = """
      { "size": [32, 8],
        "elements": [{ "type": "image", "art": [\(rows)], "level": \(level) }] }
      """
    let sign = try LoadedSign(bytes: Array(json.utf8), file: "case.json").sign
    var frame = sign.makeFrame()
    sign.draw(at: .zero, into: &frame)
    for top in [0, 4] {
      for left in stride(from: 0, to: 32, by: 4) {
        var lit = 0
        for y in top..<(top + 4) {
          for x in left..<(left + 4) where frame.isLit(x: x, y: y) { lit += 1 }
        }
        #expect(lit == k, "tile at \(left), \(top)")
      }
    }
  }
}
