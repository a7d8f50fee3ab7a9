// MarqueeCaseTests.swift: worked examples of marquee positions, from the sign file to the frame.

import SignPrimitives
import Testing

/// The common set-up: 10 px/s, a delay of 1000 ms, linear.
private let steady = #""speed": { "rate": 10 }, "delay": 1000, "curve": "linear""#

@Suite struct MarqueeCaseTests {
  @Test func m01LeftRightDerivesTravelAndCycle() throws {
    let marquee = try BehaviourCase(#""kind": "leftRight", "# + steady)
    #expect(marquee.value("travel", at: 0) == -18)
    #expect(marquee.value("cycle", at: 0) == 5600)
    #expect(marquee.value("textWidth", at: 0) == 50)
    #expect(marquee.report(at: 0).contains(#""scrolls": true"#))
    try marquee.expect(x: 0, at: 0)
  }

  @Test func m04ToM13LeftRightGoesOutAndComesBack() throws {
    let marquee = try BehaviourCase(#""kind": "leftRight", "# + steady)
    try marquee.expect(x: -1, at: 1100)
    try marquee.expect(x: -18, at: 2800)
    try marquee.expect(x: -17, at: 3900)
    try marquee.expect(x: 0, at: 6600)
  }

  @Test func m16AndM19RightLeftIsHomeAtTheRight() throws {
    let marquee = try BehaviourCase(#""kind": "rightLeft", "# + steady)
    try marquee.expect(x: -18, at: 0)
    try marquee.expect(x: 0, at: 3800)
  }

  @Test func m22LeftStaysAway() throws {
    let marquee = try BehaviourCase(#""kind": "left", "# + steady)
    try marquee.expect(x: -18, at: 2800)
    try marquee.expect(x: -18, at: 10_000)
    #expect(marquee.value("cycle", at: 0) == 3800)
  }

  @Test func m25PaddingMovesHomeAndAway() throws {
    let marquee = try BehaviourCase(
      #""kind": "rightLeft", "leadingPadding": 4, "trailingPadding": 6, "# + steady)
    try marquee.expect(x: -22, at: 0)
    try marquee.expect(x: -8, at: 2400)
    try marquee.expect(x: 6, at: 3800)
  }

  @Test func m28TextAndPaddingThatFitDoNotScroll() throws {
    let marquee = try BehaviourCase(
      text: 28, #""kind": "leftRight", "leadingPadding": 4, "# + steady)
    #expect(marquee.report(at: 5000).contains(#""scrolls": false"#))
    #expect(marquee.value("cycle", at: 5000) == nil)
    try marquee.expect(x: 0, at: 5000)
  }

  @Test func m31EmptyTextDoesNotScrollEvenIfForced() throws {
    let marquee = try BehaviourCase(text: 0, #""kind": "leftRight", "forced": true, "# + steady)
    #expect(marquee.report(at: 5000).contains(#""scrolls": false"#))
    #expect(marquee.columns(at: 5000).allSatisfy { $0 == nil })
  }

  @Test func m34TheDefaultSpeedIsADurationOf7000() throws {
    let marquee = try BehaviourCase(#""kind": "leftRight", "delay": 1000, "curve": "linear""#)
    try marquee.expect(x: -9, at: 4500)
    try marquee.expect(x: -18, at: 8000)
    try marquee.expect(x: 0, at: 16_000)
    #expect(marquee.value("cycle", at: 0) == 16_000)
  }

  @Test(arguments: [#"{ "rate": 0 }"#, #"{ "duration": 0 }"#])
  func m37SpeedZeroStandsStill(speed: String) throws {
    let marquee = try BehaviourCase(#""speed": \#(speed)"#)
    for time: Int64 in [0, 1000, 4321, 100_000_000] { try marquee.expect(x: 0, at: time) }
    #expect(marquee.report(at: 4321).contains(#""scrolls": false"#))
  }

  @Test func m40ToM49ContinuousGoesRound() throws {
    let marquee = try BehaviourCase(#""kind": "continuous", "spacing": { "fixed": 10 }, "# + steady)
    #expect(marquee.value("period", at: 0) == 60)
    try marquee.expect(x: 0, at: 1000, period: 60)
    try marquee.expect(x: 0, at: 7000, period: 60)
    #expect(marquee.columns(at: 7000) == marquee.columns(at: 0))
    #expect(marquee.columns(at: 6000)[31] == 21)
    #expect(marquee.columns(at: 2000)[0] == 10)
  }

  @Test func m52ContinuousWithoutDelayNeverStops() throws {
    let marquee = try BehaviourCase(
      #""kind": "continuous", "spacing": { "fixed": 10 }, "speed": { "rate": 10 }, "delay": 0,"#
        + #""curve": "linear""#)
    try marquee.expect(x: -1, at: 6100, period: 60)
  }

  @Test func m55ContinuousReverseGoesRoundToTheRight() throws {
    let marquee = try BehaviourCase(
      #""kind": "continuousReverse", "spacing": { "fixed": 10 }, "# + steady)
    try marquee.expect(x: -8, at: 2000, period: 60)
  }

  @Test func m58FadeBasedSpacing() throws {
    let marquee = try BehaviourCase(
      #""kind": "continuous", "fade": 4, "spacing": { "fadeBased": 6 }, "# + steady)
    #expect(marquee.value("period", at: 0) == 64)
    #expect(marquee.value("cycle", at: 0) == 7400)
  }

  @Test func m61SpacingMayBeZero() throws {
    let marquee = try BehaviourCase(
      #""kind": "continuous", "fade": 4, "spacing": { "fixed": 0 }, "# + steady)
    #expect(marquee.value("period", at: 0) == 50)
  }

  @Test func m76ScrollFractionRisesAndFalls() throws {
    let marquee = try BehaviourCase(#""kind": "leftRight", "# + steady)
    #expect(marquee.value("scrollFraction", at: 1000) == 0)
    #expect(marquee.value("scrollFraction", at: 1900) == 0.5)
    #expect(marquee.value("scrollFraction", at: 3000) == 1)
    #expect(marquee.value("scrollFraction", at: 4700) == 0.5)
  }
}
