// CurveCaseTests.swift: worked examples of eased motion, from the sign file to the frame.

import SignPrimitives
import Testing

@Suite struct CurveCaseTests {
  /// Travel 100 px in 2000 ms, no delay.
  private func marquee(_ curve: String) throws -> BehaviourCase {
    try BehaviourCase(
      viewport: 64, text: 164,
      #""kind": "left", "speed": { "duration": 2000 }, "delay": 0, "curve": \#(curve)"#)
  }

  @Test func e01AndE04EaseInOut() throws {
    let marquee = try marquee(#""easeInOut""#)
    try marquee.expect(x: -2, at: 200, within: 1)
    try marquee.expect(x: -87, at: 1500, within: 1)
  }

  @Test func e07AndE10EaseIn() throws {
    let marquee = try marquee(#""easeIn""#)
    try marquee.expect(x: -9, at: 500, within: 1)
    try marquee.expect(x: -84, at: 1800, within: 1)
  }

  @Test func e13EaseOut() throws { try marquee(#""easeOut""#).expect(x: -68, at: 1000, within: 1) }

  @Test(arguments: [
    #""linear""#, #""easeIn""#, #""easeOut""#, #""easeInOut""#, "[0.25, 0.1, 0.25, 1]",
    "[0, 1, 1, 0]", "[1, 0, 0, 1]", "[0.3, -1, 0.7, 2]",
  ])
  func e16EveryCurveEndsExactlyAtAway(curve: String) throws {
    let marquee = try marquee(curve)
    try marquee.expect(x: 0, at: 0)
    try marquee.expect(x: -100, at: 2000)
    try marquee.expect(x: -100, at: 50_000)
  }

  @Test func e19TheRateIsTheAverageSpeed() throws {
    let marquee = try BehaviourCase(
      #""kind": "leftRight", "speed": { "rate": 10 }, "delay": 1000, "curve": "easeInOut""#)
    try marquee.expect(x: -16, at: 2350, within: 1)
    #expect(marquee.value("cycle", at: 0) == 5600)
  }
}
