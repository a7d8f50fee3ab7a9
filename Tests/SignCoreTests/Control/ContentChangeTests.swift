// ContentChangeTests.swift: text, size or way that change while a marquee runs.
// SignCoreTests: expected places are worked out from the rule of each policy.

import SignCore
import SignPrimitives
import Testing

/// Viewport 32 px, 10 px/s, delays of 1000 ms; 50 px of text go 18 px in 1800 ms.
@Suite struct ContentChangeTests {
  private func setup(
    _ kind: MarqueeKind, _ policy: MarqueeContentChange, fade: Int = 0
  ) -> MarqueeConfiguration {
    .linear(kind, fade: fade).with { $0.onContentChange = policy }
  }

  private func changed(
    _ policy: MarqueeContentChange, _ kind: MarqueeKind = .leftRight, from: Int = 50, to: Int,
    at time: Int64
  ) throws -> SignHistory {
    let setup = setup(kind, policy)
    var history = try SignHistory(text: from, setup)
    try history.change(to: .of(text: to, setup), at: time)
    return history
  }

  // MARK: Restart

  @Test("A new text starts at home with a full delay, whatever was under way")
  func restarts() throws {
    for time: Int64 in [0, 500, 1500, 3000, 4000] {
      let history = try changed(.restart, to: 60, at: time)
      #expect(history.x(at: time, time + 1000, time + 1100, time + 3800) == [0, 0, -1, -28])
    }
  }

  @Test("The same text, and a new alignment, change nothing")
  func nothingChanges() throws {
    let setup = setup(.leftRight, .restart)
    var history = try SignHistory(setup)
    try history.change(to: .of(text: 50, setup), at: 1500)
    try history.change(
      to: .of(text: 50, setup.with { $0.verticalAlignment = .bottom }), at: 1600)
    #expect(history.x(at: 1500, 1600, 2800, 3900) == [-5, -6, -18, -17])
    #expect(history.told(to: 5000) == ["0 begins"])
  }

  @Test(
    "Every key of the way restarts", arguments: 0..<12)
  func everyKey(number: Int) throws {
    let changes: [(inout MarqueeConfiguration) -> Void] = [
      { $0.kind = .rightLeft }, { $0.axis = .vertical }, { $0.entry = .edge },
      { $0.speed = .pixelsPerSecond(11) }, { $0.delay = .milliseconds(999) },
      { $0.curve = .easeIn }, { $0.fade.length = 1 }, { $0.leadingPadding = 1 },
      { $0.trailingPadding = 1 }, { $0.spacing = .fixed(3) }, { $0.forcesScrolling = true },
      { $0.returnsByJump = true },
    ]
    let setup = setup(.leftRight, .restart)
    var history = try SignHistory(setup)
    let content = LabelContent(try Bitmap.solid(width: 50, height: 1))
    try history.change(
      to: MarqueeLabel(
        content, width: 32, height: 1, configuration: setup.with(changes[number])), at: 1500)
    #expect(history.told(1, to: 1600).first == "1500 returned early")
    #expect(!history.state(at: 1500).isAwayFromHome)
  }

  @Test("Repeat count and start policy take effect without a restart")
  func policies() throws {
    let setup = setup(.leftRight, .restart)
    var history = try SignHistory(setup)
    try history.change(to: .of(text: 50, setup.with { $0.repeatCount = 2 }), at: 1500)
    #expect(history.x(at: 1600, 2800) == [-6, -18])
    #expect(history.told(11_000, to: 90_000) == ["11200 returned", "11200 finished"])
    var waiting = try SignHistory(setup)
    try waiting.change(to: .of(text: 50, setup.with { $0.startPolicy = .onTrigger }), at: 1500)
    #expect(waiting.told(1, to: 90_000) == ["5600 returned"])
    try waiting.change(to: .of(text: 50, setup), at: 20_000)
    #expect(waiting.x(at: 21_100) == [-1])
  }

  @Test("Held and static may come with a new configuration")
  func switches() throws {
    let setup = setup(.leftRight, .restart)
    var history = try SignHistory(setup)
    try history.change(to: .of(text: 50, setup.with { $0.isHeld = true }), at: 1500)
    #expect(history.x(at: 1500, 2800, 9000) == [-5, -18, 0])
    try history.change(to: .of(text: 50, setup), at: 10_000)
    #expect(history.x(at: 11_100) == [-1])
    try history.change(to: .of(text: 50, setup.with { $0.isStatic = true }), at: 11_200)
    #expect(history.x(at: 11_200) == [0])
    #expect(!history.state(at: 11_200).scrolls)
  }

  @Test("A hold by command outlives a change of the text, and a stop does not")
  func holdOutlives() throws {
    let setup = setup(.leftRight, .restart)
    var history = try SignHistory(setup)
    history.apply(.hold, at: 100)
    try history.change(to: .of(text: 60, setup), at: 1500)
    #expect(history.x(at: 9000) == [0])
    #expect(history.state(at: 9000).isHeld)
    #expect(history.label(at: .milliseconds(9000)).configuration.isHeld)
  }

  // MARK: Keep progress

  @Test("Progress is kept: the same fraction of the same phase")
  func keepsProgress() throws {
    // A way of 36 px takes 3600 ms.
    let out = try changed(.keepProgress, to: 68, at: 1900)
    #expect(out.x(at: 1899, 1900, 2000, 3700, 4700) == [-9, -18, -19, -36, -36])
    let back = try changed(.keepProgress, to: 68, at: 4700)
    #expect(back.x(at: 4700, 4800, 6500) == [-18, -17, 0])
    let atHome = try changed(.keepProgress, to: 68, at: 600)
    #expect(atHome.x(at: 1000, 1100) == [0, -1])
    let away = try changed(.keepProgress, to: 68, at: 3000)
    #expect(away.x(at: 3000, 3800, 3900) == [-36, -36, -35])
    #expect(out.told(to: 5000) == ["0 begins"])
  }

  @Test("Progress is kept with a new delay and a new speed too")
  func keepsProgressOfTime() throws {
    let setup = setup(.leftRight, .keepProgress)
    var history = try SignHistory(setup)
    let slower = setup.with {
      $0.delay = .milliseconds(2000)
      $0.speed = .pixelsPerSecond(5)
    }
    try history.change(to: .of(text: 50, slower), at: 500)
    #expect(history.x(at: 1500, 1700, 5100) == [0, -1, -18])
  }

  // MARK: Keep pixels

  @Test("The displacement is kept, and the text goes on from there")
  func keepsPixels() throws {
    let out = try changed(.keepPixelOffset, to: 68, at: 1900)
    #expect(out.x(at: 1899, 1900, 2000, 4600, 5600, 5700) == [-9, -9, -10, -36, -36, -35])
    let back = try changed(.keepPixelOffset, to: 68, at: 4700)
    #expect(back.x(at: 4700, 4800, 5600) == [-9, -8, 0])
    let atHome = try changed(.keepPixelOffset, to: 68, at: 600)
    #expect(atHome.x(at: 1000, 1100) == [0, -1])
  }

  @Test("A displacement beyond a shorter way is clamped")
  func clampsPixels() throws {
    // A way of 4 px.
    let out = try changed(.keepPixelOffset, to: 36, at: 1900)
    #expect(out.x(at: 1900, 2900, 3000) == [-4, -4, -3])
    let back = try changed(.keepPixelOffset, to: 36, at: 4700)
    #expect(back.x(at: 4700, 4800, 5100) == [-4, -3, 0])
    let away = try changed(.keepPixelOffset, to: 36, at: 3000)
    #expect(away.x(at: 3000, 3800, 3900) == [-4, -4, -3])
    let longer = try changed(.keepPixelOffset, to: 68, at: 3000)
    #expect(longer.x(at: 3000, 3100, 4800) == [-18, -19, -36])
  }

  @Test("The displacement of a continuous text is kept modulo the period")
  func wrapsPixels() throws {
    // Periods of 60 and 45 px.
    let same = try changed(.keepPixelOffset, .continuous, to: 35, at: 5000)
    #expect(same.x(at: 4999, 5000, 5100, 5500) == [-40, -40, -41, 0])
    let wrapped = try changed(.keepPixelOffset, .continuous, to: 35, at: 6000)
    #expect(wrapped.x(at: 5999, 6000, 6100) == [-50, -5, -6])
  }

  @Test("A curve goes on from the px it showed")
  func keepsPixelsOnCurves() throws {
    for curve in ReferenceCurve.named {
      for kind in MarqueeKind.allCases {
        let setup = setup(kind, .keepPixelOffset).with {
          $0.curve = curve.curve
          $0.spacing = .fixed(0)
        }
        for time in stride(from: Int64(1000), to: 11_100, by: 333) {
          let isLong = time > 5800
          var history = try SignHistory(text: isLong ? 3000 : 70, setup)
          let time = isLong ? time * 26 : time
          let before = history.state(at: time)
          try history.change(to: .of(text: isLong ? 3300 : 72, setup), at: time)
          let after = history.state(at: time)
          let home = history.label(at: .zero).place(at: 0)
          let newHome = history.label(at: .milliseconds(time)).starting(at: .zero).place(at: 0)
          #expect(before.x - home == after.x - newHome, "\(curve) \(kind) \(time)")
        }
      }
    }
  }

  @Test("A forced text that outgrows its frame goes on from home, the other way")
  func turnsRound() throws {
    let setup = setup(.leftRight, .keepPixelOffset).with { $0.forcesScrolling = true }
    // 20 px drift to the right by 12, 50 px go to the left by 18.
    var out = try SignHistory(text: 20, setup)
    try out.change(to: .of(text: 50, setup), at: 1500)
    #expect(out.x(at: 1499, 1500, 1600) == [5, 0, -1])
    var back = try SignHistory(text: 20, setup)
    try back.change(to: .of(text: 50, setup), at: 3800)
    #expect(back.x(at: 3799, 3800, 4799, 4901) == [6, 0, 0, -1])
  }

  @Test("A text that fits for a while begins again when it no longer does")
  func fitsForAWhile() throws {
    let setup = setup(.leftRight, .keepPixelOffset)
    var history = try SignHistory(setup)
    try history.change(to: .of(text: 20, setup), at: 1500)
    try history.change(to: .of(text: 50, setup), at: 9000)
    #expect(history.x(at: 1500, 8999, 10_000, 10_100) == [0, 0, 0, -1])
    #expect(history.told(to: 10_000) == ["0 begins", "1500 returned early", "9000 begins"])
    history.apply(.stop, at: 11_000)
    try history.change(to: .of(text: 20, setup), at: 12_000)
    try history.change(to: .of(text: 50, setup), at: 13_000)
    #expect(history.x(at: 90_000) == [0])
  }

  @Test("Kept texts stay paused, held, waiting or finished")
  func keepsRest() throws {
    for policy in [MarqueeContentChange.keepProgress, .keepPixelOffset] {
      let setup = setup(.leftRight, policy)
      var paused = try SignHistory(setup)
      paused.apply(.pause, at: 1500)
      try paused.change(to: .of(text: 51, setup), at: 2000)
      #expect(paused.state(at: 2000).isPaused && paused.x(at: 2000) == paused.x(at: 9000))
      paused.apply(.resume, at: 9000)
      #expect(paused.x(at: 9100) == [-6])
      var finished = try SignHistory(setup.with { $0.repeatCount = 1 })
      try finished.change(to: .of(text: 51, setup.with { $0.repeatCount = 1 }), at: 9000)
      #expect(finished.told(6000, to: 90_000) == [])
      var arrived = try SignHistory(self.setup(.left, policy))
      try arrived.change(to: .of(text: 52, self.setup(.left, policy)), at: 9000)
      #expect(arrived.x(at: 8999, 9000, 90_000) == [-18, -20, -20])
      #expect(arrived.told(6000, to: 90_000) == [])
    }
  }

  // MARK: At the end of the cycle

  @Test("The old text completes its cycle, and the new one begins at home")
  func atCycleEnd() throws {
    let history = try changed(.atCycleEnd, to: 60, at: 1500)
    #expect(history.x(at: 1500, 2800, 4700, 5599) == [-5, -18, -9, 0])
    #expect(history.label(at: .milliseconds(1500)).textWidth == 50)
    #expect(history.x(at: 5600, 6600, 6700, 9400) == [0, 0, -1, -28])
    #expect(
      history.told(to: 9000) == ["0 begins", "5600 returned", "5600 begins"])
    #expect(history.told(13_000, to: 14_000) == ["13200 returned", "13200 begins"])
    let view = history.label(at: .milliseconds(1500)).seen(at: .milliseconds(5600))
    #expect(view.textWidth == 60)
  }

  @Test("A text at home, or one that never comes home, is replaced at once")
  func atOnce() throws {
    let atHome = try changed(.atCycleEnd, to: 60, at: 500)
    #expect(atHome.x(at: 1500, 1600) == [0, -1])
    let oneWay = try changed(.atCycleEnd, .left, to: 60, at: 2000)
    #expect(oneWay.x(at: 1999, 2000, 3100) == [-10, 0, -1])
    let held = setup(.leftRight, .atCycleEnd).with { $0.isHeld = true }
    var history = try SignHistory(held)
    try history.change(to: .of(text: 60, held), at: 3000)
    #expect(history.label(at: .milliseconds(3000)).textWidth == 60)
  }

  @Test("A frame of another size does not wait for the end of the cycle")
  func resized() throws {
    let setup = setup(.leftRight, .atCycleEnd)
    var history = try SignHistory(setup)
    try history.change(to: .of(text: 60, frame: 40, setup), at: 2000)
    #expect(history.x(at: 2000, 3100) == [0, -1])
  }

  @Test("A command that brings the old text home brings the new one too")
  func commandsWhileWaiting() throws {
    let plain = try changed(.atCycleEnd, to: 60, at: 1500)
    var restarted = plain
    restarted.apply(.restart, at: 2000)
    #expect(restarted.label(at: .milliseconds(2000)).textWidth == 60)
    #expect(restarted.x(at: 2000, 3100) == [0, -1])
    #expect(restarted.told(1, to: 4000) == ["2000 returned early", "2000 begins"])
    var stopped = plain
    stopped.apply(.stop, at: 2000)
    #expect(stopped.label(at: .milliseconds(2000)).textWidth == 60)
    #expect(stopped.x(at: 90_000) == [0])
    var held = plain
    held.apply(.hold, at: 2000)
    #expect(held.x(at: 2000, 5599, 90_000) == [-10, 0, 0])
    #expect(held.told(1, to: 90_000) == ["5600 returned"])
    held.apply(.release, at: 90_000)
    #expect(held.x(at: 91_100) == [-1])
    #expect(held.label(at: .milliseconds(91_100)).textWidth == 60)
    var paused = plain
    paused.apply(.pause, at: 2000)
    #expect(paused.x(at: 9000) == [-10])
    paused.apply(.resume, at: 12_000)
    #expect(paused.label(at: .milliseconds(12_000)).seen(at: .milliseconds(15_599)).textWidth == 50)
    #expect(paused.label(at: .milliseconds(12_000)).seen(at: .milliseconds(15_600)).textWidth == 60)
    #expect(paused.told(1, to: 16_000) == ["15600 returned", "15600 begins"])
  }

  @Test("The last of several texts that wait is shown, and none if the old one is set again")
  func lastOneWaits() throws {
    let setup = setup(.leftRight, .atCycleEnd)
    var history = try changed(.atCycleEnd, to: 60, at: 1500)
    try history.change(to: .of(text: 70, setup), at: 2000)
    let last = history.label(at: .milliseconds(2000))
    #expect(last.seen(at: .milliseconds(5600)).textWidth == 70)
    try history.change(to: .of(text: 50, setup), at: 2500)
    #expect(history.x(at: 2800, 5600, 6700) == [-18, 0, -1])
    #expect(history.label(at: .milliseconds(9000)).textWidth == 50)
  }

  @Test("A text that waits for the last cycle begins a count of its own")
  func waitsForLastCycle() throws {
    let setup = setup(.leftRight, .atCycleEnd).with { $0.repeatCount = 1 }
    var history = try SignHistory(setup)
    try history.change(to: .of(text: 60, setup), at: 2000)
    #expect(
      history.told(to: 90_000) == [
        "0 begins", "5600 returned", "5600 finished", "5600 begins", "13200 returned",
        "13200 finished",
      ])
  }

  // MARK: What users see

  @Test("A text replaced while it moves never gives a dark frame or one with parts of both")
  func noDarkFrame() throws {
    // The old text lights the upper row, the new one the lower.
    var (old, new) = (try Bitmap(width: 50, height: 2), try Bitmap(width: 57, height: 2))
    old.fill(Rect(x: 0, y: 0, width: 50, height: 1))
    new.fill(Rect(x: 0, y: 1, width: 57, height: 1))
    for policy in MarqueeContentChange.allCases {
      for kind in MarqueeKind.allCases {
        let setup = setup(kind, policy).with { $0.spacing = .fixed(2) }
        for time in stride(from: Int64(0), to: 7000, by: 951) {
          var history = try SignHistory([
            MarqueeLabel(LabelContent(old), width: 32, height: 2, configuration: setup)
          ])
          try history.change(
            to: MarqueeLabel(LabelContent(new), width: 32, height: 2, configuration: setup),
            at: time)
          for later in stride(from: max(0, time - 100), to: time + 8000, by: 100) {
            let frame = history.frame(at: .milliseconds(later))
            let upper = (0..<32).contains { frame[$0, 0] }
            let lower = (0..<32).contains { frame[$0, 1] }
            #expect(upper != lower, "\(policy) \(kind) \(time) \(later)")
            #expect(upper || later >= time)
          }
        }
      }
    }
  }

  @Test("A text that keeps its displacement keeps its even steps", arguments: [10, 7, 30])
  func noHiccup(rate: Int64) throws {
    for kind in [MarqueeKind.continuous, .continuousReverse, .leftRight, .rightLeft] {
      let setup = setup(kind, .keepPixelOffset).with {
        $0.speed = .pixelsPerSecond(rate)
        $0.delay = kind.isContinuous ? .zero : $0.delay
      }
      let plain = try SignHistory(text: 400, setup)
      for change in [Flicks(1_234_567_891), Flicks(2_100_000_001), .milliseconds(3000)] {
        var history = plain
        try history.change(to: .of(text: 401, setup), at: change)
        // Both start at home, so that the displacement is the same as long as both move out.
        let home = plain.x(at: 0)[0]
        let moved = history.label(at: change).starting(at: .zero).place(at: 0) - home
        for step in 0..<600 {
          let time = change + Flicks(Int64(step) * 1_234_567)
          #expect(history.state(at: time).x - moved == plain.state(at: time).x)
        }
      }
    }
  }

  @Test("The frame of a change is that of its time, and the one before shows the old text")
  func atItsTime() throws {
    let history = try changed(.keepPixelOffset, .continuous, to: 80, at: 3000)
    #expect(history.label(at: Flicks(3000 * 705_600 - 1)).textWidth == 50)
    #expect(history.label(at: Flicks(3000 * 705_600)).textWidth == 80)
  }
}
