// StepListTests.swift: which steps are followed, and what is said of the others.
// SignCoreTests: a list by itself; how texts move by it is tested beside.

import SignCore
import SignPrimitives
import Testing

@Suite struct StepListTests {
  private func scroll(_ after: Int64, _ thousandths: Int) -> MarqueeStep {
    .scroll(after: .milliseconds(after), to: MarqueePlace(thousandths: thousandths))
  }

  private func fade(_ after: Int64) -> MarqueeStep {
    .fade(after: .milliseconds(after), edges: .both)
  }

  private func problems(_ steps: [MarqueeStep]) -> [String] {
    MarqueeSteps(steps).problems.map { "\($0.index) \($0.reason)" }
  }

  @Test("A sound list has no problems")
  func sound() {
    let steps = [
      scroll(0, 0), fade(0), fade(-200), scroll(1000, 1000), fade(200), fade(-100), scroll(500, 0),
    ]
    #expect(problems(steps) == [])
    #expect(MarqueeSteps(steps).steps == steps)
    #expect(!MarqueeSteps(steps).isEmpty)
  }

  @Test("A fade step in first place is left out")
  func fadeFirst() {
    #expect(problems([fade(0), scroll(0, 0), scroll(9, 1000)]) == ["0 fadeComesFirst"])
    #expect(problems([fade(-1), scroll(5, 0), scroll(9, 1000)]) == ["0 fadeComesFirst"])
  }

  @Test("A fade step that does not directly follow a scroll step is left out")
  func fadeFollows() {
    #expect(
      problems([scroll(0, 0), fade(1), fade(2), scroll(9, 1000)]) == ["2 followsNoScrollStep"])
  }

  @Test("A negative fade step that does not directly precede a scroll step is left out")
  func fadePrecedes() {
    #expect(
      problems([scroll(0, 0), fade(-3), fade(-2), scroll(9, 1000), fade(-1)])
        == ["1 precedesNoScrollStep", "4 precedesNoScrollStep"])
  }

  @Test("A fade step beyond its neighbours is left out")
  func fadeOutOfOrder() {
    #expect(problems([scroll(0, 0), fade(10), scroll(9, 1000)]) == ["1 outOfOrder"])
    #expect(problems([scroll(0, 0), fade(10), scroll(9, 9), scroll(9, 0)]) == ["1 outOfOrder"])
    #expect(problems([scroll(0, 0), fade(-10), scroll(9, 1000)]) == ["1 outOfOrder"])
    #expect(problems([scroll(0, 0), fade(6), fade(-5), scroll(9, 1000)]) == ["2 outOfOrder"])
    #expect(problems([scroll(0, 0), scroll(9, 1000), fade(1)]) == ["2 outOfOrder"])
  }

  @Test("Scroll steps that cannot be are left out, and so are the fades at them")
  func impossible() {
    #expect(problems([scroll(0, 0), scroll(-1, 500), scroll(9, 1000)]) == ["1 negativeTime"])
    #expect(problems([scroll(0, 0), scroll(1, 1001), scroll(9, 1000)]) == ["1 placeOutOfRange"])
    #expect(problems([scroll(0, 0), scroll(1, -1), scroll(9, 1000)]) == ["1 placeOutOfRange"])
    #expect(problems([scroll(0, 0), scroll(.max, 1), scroll(9, 1000)]) == ["1 tooLong"])
    #expect(
      problems([scroll(0, 0), scroll(-1, 5), fade(0), scroll(9, 1000)])
        == ["1 negativeTime", "2 followsNoScrollStep"])
  }

  @Test("What is left out shifts nothing")
  func leavesTheRest() {
    let bad = MarqueeSteps([
      scroll(0, 0), fade(1), fade(1), scroll(9, 1000), fade(-4), scroll(9, 0),
    ])
    let good = MarqueeSteps([scroll(0, 0), fade(1), scroll(9, 1000), fade(-4), scroll(9, 0)])
    let label = { (steps: MarqueeSteps) in
      try MarqueeLabel.of(
        text: 50, MarqueeConfiguration.linear(.leftRight, fade: 4).with { $0.steps = steps })
    }
    #expect(bad.problems.map(\.index) == [2])
    for flick in stride(from: Int64(0), to: 18 * 705_600, by: 9973) {
      let (a, b) = (try? label(bad), try? label(good))
      #expect(a?.state(at: Flicks(flick)) == b?.state(at: Flicks(flick)))
    }
  }

  @Test("A list that takes no time is reported and leaves the marquee to its kind")
  func noTime() throws {
    for steps in [[], [scroll(0, 0)], [scroll(0, 0), scroll(0, 1000)]] {
      #expect(problems(steps) == ["0 takesNoTime"])
      #expect(MarqueeSteps(steps).isEmpty)
      let setup = MarqueeConfiguration.linear(.leftRight)
      let label = try MarqueeLabel.of(text: 50, setup.with { $0.steps = MarqueeSteps(steps) })
      #expect(label.place(at: 1900) == -9)
    }
  }

  @Test("Problems say whether a step can ever be right")
  func impossibleOrMisplaced() {
    let impossible = MarqueeStepProblem.Reason.allCases.filter(\.isImpossible)
    #expect(impossible == [.negativeTime, .tooLong, .placeOutOfRange, .takesNoTime])
  }
}
