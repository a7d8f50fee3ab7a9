// StepMotionTests.swift: where a marquee is that follows steps of its own, and how its edges fade.
// SignCoreTests: a way of 18 px; expected places are exact fractions.

import SignCore
import SignPrimitives
import Testing

@Suite struct StepMotionTests {
  private func step(
    _ after: Int64, _ thousandths: Int, _ curve: TimingCurve = .linear, _ edges: EdgeSet? = nil
  ) -> MarqueeStep {
    .scroll(
      after: .milliseconds(after), to: MarqueePlace(thousandths: thousandths), curve: curve,
      edges: edges)
  }

  private func setup(
    _ steps: [MarqueeStep], _ kind: MarqueeKind = .leftRight, fade: Int = 4
  ) -> MarqueeConfiguration {
    MarqueeConfiguration.linear(kind, fade: fade).with { $0.steps = MarqueeSteps(steps) }
  }

  /// Home for 500 ms, half way in 900 ms, there for 100 ms, away in 300 ms, home in 600 ms.
  private var steps: [MarqueeStep] {
    [step(500, 0), step(900, 500), step(100, 500), step(300, 1000), step(600, 0)]
  }

  @Test("The text goes from step to step, and a cycle is the sum of their times")
  func places() throws {
    let history = try SignHistory(setup(steps))
    #expect(history.x(at: 0, 500, 600, 1400, 1450, 1500) == [0, 0, -1, -9, -9, -9])
    #expect(history.x(at: 1600, 1800, 2100, 2400, 2400 + 600) == [-12, -18, -9, 0, -1])
    #expect(history.label(at: .zero).cycleMilliseconds == Rational(2400))
    #expect(
      history.told(to: 3000) == ["0 begins", "2400 returned", "2400 begins"])
  }

  @Test("Every place is the exact one to nearest, for any list and any time")
  func exactPlaces() throws {
    var generator = SeededGenerator(seed: 900)
    for _ in 0..<200 {
      let count = generator.int(2...6)
      let list = (0..<count).map { index in
        (time: Int64(generator.int(index == 0 ? 0...5 : 1...900)), at: generator.int(0...1000))
      }
      let text = generator.int(33...400)
      let label = try MarqueeLabel.of(text: text, setup(list.map { step($0.time, $0.at) }))
      let way = Rational(label.travel.magnitude == 0 ? 0 : abs(label.travel))
      let total = list.reduce(0) { $0 + $1.time } * 705_600
      for _ in 0..<30 {
        let time = Int64(generator.int(0...Int(3 * total)))
        var rest = time % total
        var place = list[0].at
        var exact = Rational(place)
        for item in list {
          let span = item.time * 705_600
          if rest < span {
            let share = Rational(Int128(rest), over: Int128(span))
            exact = Rational(place) + Rational(item.at - place) * share
            break
          }
          rest -= span
          place = item.at
          exact = Rational(place)
        }
        let expected = (way * exact / Rational(1000)).rounded
        #expect(label.state(at: Flicks(time)).x == -Int(expected), "\(list) \(time)")
      }
    }
  }

  @Test("The curve is that of the later step; the first step's is not used")
  func curves() throws {
    let label = try MarqueeLabel.of(
      text: 132, setup([step(0, 0, .easeIn), step(1000, 1000, .easeInOut), step(1000, 0)]))
    // Ease-in-out has done 0.12916 of the way after a quarter of the time.
    #expect(label.place(at: 250) == -13)
    #expect(label.place(at: 500) == -50)
    #expect(label.place(at: 1250) == -75)
  }

  @Test("A curve may overshoot, on either side of home")
  func overshoot() throws {
    let back = TimingCurve(x1: 300, y1: -1000, x2: 700, y2: 2000)
    let label = try MarqueeLabel.of(text: 132, setup([step(0, 0), step(1000, 1000, back)]))
    #expect(label.place(at: 200) > 0)
    #expect(label.place(at: 800) < -100)
    #expect(label.state(at: .milliseconds(200)).scrollFraction == .zero)
  }

  @Test("Steps take their edges from their places unless they name them")
  func edges() throws {
    let history = try SignHistory(setup(steps))
    #expect(history.state(at: 500).fade == FadeStrengths(.zero, .one))
    #expect(history.state(at: 950).fade == FadeStrengths(.half, .one))
    #expect(history.state(at: 1450).fade == FadeStrengths(.one, .one))
    #expect(history.state(at: 1800).fade == FadeStrengths(.one, .zero))
    let named = try SignHistory(
      setup([step(0, 0, .linear, .both), step(1000, 1000, .linear, [])]))
    #expect(named.state(at: 0).fade == FadeStrengths(.one, .one))
    #expect(named.state(at: 500).fade == FadeStrengths(.half, .half))
  }

  @Test("Fade steps lie so long after the step before them, or before the step after them")
  func fadeSteps() throws {
    let history = try SignHistory(
      setup([
        step(0, 0), .fade(after: .milliseconds(200), edges: .both),
        .fade(after: .milliseconds(-400), edges: .both, curve: .easeInOut), step(1000, 1000),
        .fade(after: .milliseconds(0), edges: []), step(1000, 0),
      ]))
    #expect(history.state(at: 0).fade == FadeStrengths(.zero, .one))
    #expect(history.state(at: 100).fade == FadeStrengths(.half, .one))
    #expect(history.state(at: 400).fade == FadeStrengths(.one, .one))
    #expect(history.state(at: 800).fade == FadeStrengths(.one, .half))
    #expect(history.state(at: 1000).fade == FadeStrengths(.zero, .zero))
    #expect(history.state(at: 1500).fade == FadeStrengths(.zero, .half))
  }

  @Test("The edges that were chosen, and the constant style, hold for steps too")
  func chosenEdges() throws {
    let one = try SignHistory(setup(steps).with { $0.fade.edges = .leading })
    #expect(one.state(at: 1450).fade == FadeStrengths(.one, .zero))
    let constant = try SignHistory(setup(steps).with { $0.fade.style = .constant })
    #expect(constant.state(at: 0).fade == FadeStrengths(.one, .one))
  }

  @Test(
    "The kind says where home and away are, and which edge leads", arguments: MarqueeKind.allCases)
  func homeAndAway(kind: MarqueeKind) throws {
    // Home at 0 ms and away at 2800 ms, as the kind goes by itself.
    let plain = try SignHistory(.linear(kind, fade: 4))
    let stepped = try SignHistory(setup([step(1000, 0), step(1800, 1000), step(1000, 1000)], kind))
    #expect(stepped.state(at: 0).x == plain.state(at: 0).x)
    #expect(stepped.frame(at: .zero) == plain.frame(at: .zero))
    guard !kind.isContinuous else { return }
    #expect(stepped.state(at: 2800).x == plain.state(at: 2800).x)
    #expect(
      stepped.frame(at: .milliseconds(2800)) == plain.frame(at: .milliseconds(2800)))
  }

  @Test("A trigger skips the steps that stand at home")
  func trigger() throws {
    var history = try SignHistory(setup(steps).with { $0.startPolicy = .onTrigger })
    history.apply(.trigger(), at: 10_000)
    #expect(history.x(at: 10_100, 10_900, 11_900, 20_000) == [-1, -9, 0, 0])
    #expect(history.told(to: 90_000) == ["10000 begins", "11900 returned"])
  }

  @Test("A kind that goes one way follows its steps once and stays where they end")
  func oneWay() throws {
    let history = try SignHistory(setup([step(0, 0), step(1000, 1000), step(500, 500)], .left))
    #expect(history.x(at: 1000, 1500, 90_000) == [-18, -9, -9])
    #expect(history.told(to: 90_000) == ["0 begins", "1500 finished"])
    #expect(history.state(at: 90_000).scrollFraction == .half)
    #expect(history.state(at: 90_000).isAwayFromHome)
  }

  @Test("A continuous kind jumps from away to home without a seam")
  func continuous() throws {
    let history = try SignHistory(setup([step(0, 0), step(600, 1000)], .continuous, fade: 0))
    #expect(history.x(at: 100, 590, 600, 700) == [-10, -59, 0, -10])
  }

  @Test("Steps can be paused, held and stopped as any way")
  func commands() throws {
    var history = try SignHistory(setup(steps))
    history.apply(.pause, at: 950)
    history.apply(.resume, at: 5000)
    history.apply(.hold, at: 5100)
    #expect(history.x(at: 950, 5000, 5850, 7000, 90_000) == [-5, -5, -18, 0, 0])
    #expect(history.told(to: 90_000) == ["0 begins", "6450 returned"])
  }

  @Test("A text that fits follows no steps, and a speed of 0 stands still")
  func stillTexts() throws {
    #expect(try !MarqueeLabel.of(text: 20, setup(steps)).scrolls)
    #expect(
      try !MarqueeLabel.of(text: 50, setup(steps).with { $0.speed = .pixelsPerSecond(0) }).scrolls)
  }

  @Test("Steps of years are exact and end")
  func long() throws {
    let years: Int64 = 20 * 31_557_600_000
    let label = try MarqueeLabel.of(
      text: 50, setup([step(0, 0), step(years, 1000), step(years, 0)]))
    #expect(label.place(at: years / 2) == -9)
    #expect(label.place(at: years) == -18)
    #expect(label.place(at: 2 * years + years / 18) == -1)
  }
}
