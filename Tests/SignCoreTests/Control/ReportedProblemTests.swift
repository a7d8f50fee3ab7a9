// ReportedProblemTests.swift: what users of other scrolling labels have reported, a test for each.
// SignCoreTests: a name says what the user sees; details are tested elsewhere.

import SignCore
import SignFonts
import SignPrimitives
import Testing

/// Viewport 32 px, text 50 px, 10 px/s, delays of 1000 ms unless said.
@Suite struct ReportedProblemTests {
  private let leftRight = MarqueeConfiguration.linear(.leftRight)
  private let continuous = MarqueeConfiguration.linear(.continuous)

  @Test("The end of a text of 100,000 px is shown, not blank and not cut off")
  func longText() throws {
    var content = try Bitmap(width: 100_000, height: 1)
    content.set(x: 99_999, y: 0)
    for kind in [MarqueeKind.leftRight, .continuous] {
      let label = try MarqueeLabel(
        LabelContent(content), width: 32, height: 1, configuration: .linear(kind))
      let time = Flicks.milliseconds(1000 + 9_996_800)
      #expect(label.place(at: time) == -99_968)
      #expect(try label.frame(at: time)[31, 0])
    }
  }

  @Test("No stutter and no pause where a loop without delay begins again")
  func noStutter() throws {
    let label = try MarqueeLabel.of(text: 50, continuous.with { $0.delay = .zero })
    for step in Int64(0)..<240 {
      #expect(label.place(at: 100 * step) == -Int(step % 60))
    }
  }

  @Test("The fade does not flash when a loop without delay passes home")
  func noFlash() throws {
    let setup = continuous.with {
      $0.delay = .zero
      $0.fade.length = 4
    }
    let history = try SignHistory(setup)
    for time in stride(from: Int64(200), to: 20_000, by: 10) {
      #expect(history.state(at: time).fade == FadeStrengths(.one, .one))
    }
  }

  @Test("A short text leaves no more blank than its gap, even with a gap of 0")
  func noBlank() throws {
    let setup = continuous.with {
      $0.forcesScrolling = true
      $0.spacing = .fixed(0)
      $0.fade.length = 8
    }
    let label = try MarqueeLabel.of(text: 3, setup)
    for time in stride(from: Int64(0), to: 3000, by: 50) {
      let time = Flicks.milliseconds(time)
      #expect((0..<32).allSatisfy { label.textColumn(at: $0, time: time) != nil })
    }
  }

  @Test("A change of size does not make the text race")
  func noRace() throws {
    var history = try SignHistory(leftRight)
    for (time, width) in [(1500, 20), (1600, 45), (1700, 33)] as [(Int64, Int)] {
      try history.change(to: .of(text: 50, frame: width, leftRight), at: time)
    }
    var last = 0
    for time in stride(from: Int64(1700), to: 9000, by: 10) {
      let x = history.state(at: time).x
      #expect(abs(x - last) <= 1)
      last = x
    }
  }

  @Test("A ticker whose text is updated may go on instead of starting over")
  func tickerGoesOn() throws {
    for policy in [MarqueeContentChange.keepProgress, .keepPixelOffset, .atCycleEnd] {
      let setup = continuous.with { $0.onContentChange = policy }
      var history = try SignHistory(setup)
      try history.change(to: .of(text: 51, setup), at: 3000)
      #expect([-20, -21].contains(history.x(at: 3000)[0]))
      #expect([-21, -22].contains(history.x(at: 3100)[0]))
    }
  }

  @Test("A text scrolls three times and then stands still")
  func threeTimes() throws {
    let history = try SignHistory(continuous.with { $0.repeatCount = 3 })
    #expect(history.told(to: 90_000).filter { $0.hasSuffix("begins") }.count == 3)
    #expect(history.told(to: 90_000).last == "21000 finished")
    #expect(history.x(at: 20_900, 21_000, 90_000) == [-59, 0, 0])
  }

  @Test("A text goes one way and stays")
  func oneWay() throws {
    #expect(try SignHistory(.linear(.left)).x(at: 2800, 90_000) == [-18, -18])
    #expect(try SignHistory(.linear(.right)).x(at: 0, 2800, 90_000) == [-18, 0, 0])
  }

  @Test("A text jumps back to its beginning instead of scrolling back")
  func jumpsBack() throws {
    for kind in [MarqueeKind.leftRight, .left] {
      let history = try SignHistory(.linear(kind).with { $0.returnsByJump = true })
      #expect(history.x(at: 2800, 3799, 3800, 4800, 4900) == [-18, -18, 0, 0, -1])
      #expect(history.told(1, to: 5000) == ["3800 returned", "3800 begins"])
      #expect(history.label(at: .zero).cycleMilliseconds == Rational(3800))
    }
  }

  @Test("A text crosses the empty frame once and is gone")
  func crossesOnce() throws {
    let setup = MarqueeConfiguration.linear(.left).with { $0.entry = .edge }
    let label = try MarqueeLabel.of(text: 20, setup)
    #expect(try label.frame(at: .milliseconds(999)).isDark)
    #expect(try label.frame(at: .milliseconds(1100)).litCount == 1)
    #expect(try label.frame(at: .milliseconds(6200)).isDark)
    #expect(try label.frame(at: .milliseconds(99_000)).isDark)
    let padded = try MarqueeLabel.of(
      text: 50, .linear(.left).with { $0.trailingPadding = 32 })
    #expect(try !padded.frame(at: .milliseconds(1000 + 4900)).isDark)
    #expect(try padded.frame(at: .milliseconds(1000 + 5000)).isDark)
  }

  @Test("The end of a one-way scroll is told")
  func oneWayEnds() throws {
    for kind in [MarqueeKind.left, .right] {
      #expect(try SignHistory(.linear(kind)).told(to: 90_000) == ["0 begins", "3800 finished"])
    }
  }

  @Test("A held label that waits for a tap moves for a tap that overrides the hold, and never else")
  func holdAndTap() throws {
    let setup = leftRight.with {
      $0.isHeld = true
      $0.startPolicy = .onTrigger
    }
    var history = try SignHistory(setup)
    history.apply(.trigger(), at: 1000)
    try history.change(to: .of(text: 60, setup), at: 2000)
    history.apply(.release, at: 3000)
    history.apply(.restart, at: 4000)
    history.apply(.hold, at: 5000)
    #expect(history.told(to: 9000) == [])
    history.apply(.trigger(overridesHold: true), at: 9000)
    #expect(history.told(to: 90_000) == ["9000 begins", "15600 returned"])
  }

  @Test("A paused label is alive again after a restart, and steep curves freeze nothing")
  func notFrozen() throws {
    let steep = TimingCurve(x1: 0, y1: 1000, x2: 0, y2: 1000)
    var history = try SignHistory(
      continuous.with {
        $0.curve = steep
        $0.leadingPadding = 25
        $0.fade.length = 8
      })
    history.apply(.pause, at: 1500)
    history.apply(.restart, at: 2000)
    #expect(history.x(at: 2000, 3000) == [25, 25])
    #expect(history.x(at: 4000)[0] < 0)
  }

  @Test("A speed of 0 or a duration of 0 stands still and breaks nothing")
  func standsStill() throws {
    for speed in [ScrollSpeed.pixelsPerSecond(0), .duration(.zero)] {
      var history = try SignHistory(leftRight.with { $0.speed = speed })
      for command in [MarqueeCommand.trigger(), .pause, .resume, .restart, .hold, .stop] {
        history.apply(command, at: 1000)
      }
      #expect(history.x(at: 0, 5000) == [0, 0])
      #expect(history.told(to: 90_000) == [])
      #expect(history.label(at: .zero).cycle == nil)
    }
  }

  @Test("A text that exactly fits neither scrolls nor loses its end")
  func exactFit() throws {
    let width = TextStyle(.sign8).width(of: Array("Exactly".utf8))
    let label = try MarqueeLabel(
      "Exactly", style: TextStyle(.sign8), lineBreak: .truncateTail, width: width, height: 8,
      configuration: leftRight)
    let whole = try LabelContent(text: Array("Exactly".utf8), style: TextStyle(.sign8))
    #expect(!label.scrolls && whole.width == width)
    #expect(try label.frame(at: .milliseconds(5000)).litCount == Pixels(whole.bitmap).litCount)
  }

  @Test("A text that fits has neither a gap before it nor a dim glyph")
  func noGapNoDim() throws {
    let setup = leftRight.with {
      $0.fade.length = 8
      $0.leadingPadding = 5
    }
    let label = try MarqueeLabel.of(text: 27, setup)
    let frame = try label.frame(at: .milliseconds(3000))
    #expect((0..<32).map { frame[$0, 0] } == (0..<32).map { $0 < 27 })
  }

  @Test("A fade never hides the whole text, also after a change of size")
  func fadeHidesNothing() throws {
    let setup = leftRight.with { $0.fade = EdgeFade(length: 500, style: .constant) }
    var history = try SignHistory(setup)
    try history.change(to: .of(text: 50, frame: 9, setup), at: 1500)
    for time in stride(from: Int64(0), to: 9000, by: 100) {
      #expect(!history.frame(at: .milliseconds(time)).isDark)
    }
  }

  @Test(
    "A text with a leading padding is centred while it fits, with the padding only if asked for")
  func centred() throws {
    let setup = leftRight.with {
      $0.alignment = .center
      $0.leadingPadding = 6
    }
    #expect(try MarqueeLabel.of(text: 20, setup).place(at: 0) == 6)
    let padded = setup.with { $0.appliesPaddingWhenStatic = true }
    #expect(try MarqueeLabel.of(text: 20, padded).place(at: 0) == 9)
    let right = padded.with {
      $0.kind = .rightLeft
      $0.alignment = .trailing
    }
    #expect(try MarqueeLabel.of(text: 20, right).place(at: 0) == 6)
    let down = padded.with {
      $0.axis = .vertical
      $0.verticalAlignment = .top
    }
    #expect(try MarqueeLabel.of(text: 20, down).place(at: 0) == 6)
  }

  @Test("Away from home is true exactly while the text is elsewhere")
  func awayFromHome() throws {
    let history = try SignHistory(leftRight)
    for (time, isAway) in [
      (0, false), (1000, false), (1049, false), (1050, true), (3000, true),
      (5549, true), (5600, false),
    ] as [(Int64, Bool)] {
      #expect(history.state(at: time).isAwayFromHome == isAway, "\(time)")
    }
  }

  @Test("Labels of one group leave and return together; labels of one rate are equally fast")
  func inStep() throws {
    let labels = try [40, 50].map { try MarqueeLabel.of(text: $0, leftRight) }
    let group = try SignHistory(labels, group: 1)
    let alone = try SignHistory(labels)
    for history in [group, alone] {
      #expect((0..<2).map { history.state($0, at: 1500).x } == [-5, -5])
    }
    #expect((0..<2).map { group.state($0, at: 3900).x } == [-7, -17])
    #expect((0..<2).map { alone.state($0, at: 3900).x } == [0, -17])
  }

  @Test("A text scrolls up and down too")
  func vertical() throws {
    let up = leftRight.with { $0.axis = .vertical }
    let label = try MarqueeLabel.of(text: 50, up)
    #expect(label.state(at: .milliseconds(2800)).y == -18)
    #expect(label.state(at: .milliseconds(2800)).x == 0)
  }

  @Test("A text scrolls although it fits, if it is forced to")
  func forced() throws {
    let label = try MarqueeLabel.of(text: 20, continuous.with { $0.forcesScrolling = true })
    #expect(label.place(at: 2000) == -10)
  }

  @Test("One edge may fade alone")
  func oneSidedFade() throws {
    let setup = leftRight.with {
      $0.fade = EdgeFade(length: 4, edges: .trailing)
    }
    let history = try SignHistory(setup)
    #expect(history.state(at: 1900).fade == FadeStrengths(.zero, .one))
  }

  @Test("A label that nobody looked at for a day is where it would have been")
  func noLifecycle() throws {
    let history = try SignHistory(continuous)
    let day: Int64 = 86_400_000
    let label = history.label(at: .milliseconds(day))
    // A day is 12,342 cycles of 7000 ms and 6000 ms.
    #expect(label.place(at: day) == -50)
    #expect(history.told(day - 7000, to: day).count == 2)
  }

  @Test("Thousands of changes while it runs lose no loop, and cost the player nothing")
  func noLostLoops() throws {
    let setup = continuous.with { $0.onContentChange = .keepPixelOffset }
    let texts = try [50, 51].map { try MarqueeLabel.of(text: $0, setup) }
    var history = try SignHistory([texts[0]])
    for step in 1...3000 {
      let time = Flicks(Int64(step) * 33_333_333)
      try history.change(to: texts[step & 1], at: time)
      history.apply(step & 1 == 0 ? .pause : .resume, toElement: 0, at: time)
      history.forget(before: time)
      #expect(history.versionCount == 1)
    }
    let end = Flicks(3000 * 33_333_333)
    history.apply(.resume, toElement: 0, at: end)
    let told = Array(history.events(in: end..<end + .milliseconds(70_000)))
    #expect(told.count == 20)
  }
}
