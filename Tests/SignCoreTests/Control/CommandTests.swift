// CommandTests.swift: what each command does to a marquee, in every phase.
// SignCoreTests: a way of 18 px in 1800 ms, delays of 1000 ms, a cycle of 5600 ms.

import SignCore
import SignPrimitives
import Testing

@Suite struct CommandTests {
  private let leftRight = MarqueeConfiguration.linear(.leftRight)
  private let continuous = MarqueeConfiguration.linear(.continuous)

  private func onTrigger(_ setup: MarqueeConfiguration) -> MarqueeConfiguration {
    setup.with { $0.startPolicy = .onTrigger }
  }

  // MARK: Hold and release

  @Test("A hold lets a moving text complete its cycle and then stay at home")
  func holdWhileMoving() throws {
    var history = try SignHistory(leftRight)
    history.apply(.hold, at: 1500)
    #expect(history.x(at: 1500, 2800, 4700, 5600, 6700, 100_000) == [-5, -18, -9, 0, 0, 0])
    #expect(history.told(to: 100_000) == ["0 begins", "5600 returned"])
    #expect(history.state(at: 6000).isHeld)
  }

  @Test("A hold during the delay at home takes effect at once")
  func holdAtHome() throws {
    var history = try SignHistory(leftRight)
    history.apply(.hold, at: 999)
    #expect(history.x(at: 1100, 2800) == [0, 0])
    #expect(history.told(to: 100_000) == ["0 begins"])
  }

  @Test("A release starts a text that stands at home with a full delay")
  func releaseAtHome() throws {
    var history = try SignHistory(leftRight.with { $0.isHeld = true })
    #expect(history.x(at: 5000) == [0])
    #expect(history.told(to: 7000) == [])
    history.apply(.release, at: 7000)
    #expect(history.x(at: 8000, 8100) == [0, -1])
    #expect(history.told(to: 12_000) == ["7000 begins"])
  }

  @Test("A release while the text still moves lets it go on as if nothing had been")
  func releaseWhileMoving() throws {
    var history = try SignHistory(leftRight)
    history.apply(.hold, at: 1500)
    history.apply(.release, at: 5000)
    let plain = try SignHistory(leftRight)
    for time in stride(from: Int64(0), to: 20_000, by: 37) {
      #expect(history.state(at: time).x == plain.state(at: time).x)
    }
    #expect(history.told(to: 20_000) == plain.told(to: 20_000))
  }

  @Test("A held text keeps the fade of its home")
  func holdKeepsFades() throws {
    let history = try SignHistory(
      leftRight.with {
        $0.isHeld = true
        $0.fade.length = 4
      })
    #expect(history.state(at: 5000).fade == FadeStrengths(.zero, .one))
  }

  @Test("A hold without delay stops between two loops")
  func holdWithoutDelay() throws {
    var history = try SignHistory(continuous.with { $0.delay = .zero })
    history.apply(.hold, at: 3000)
    #expect(history.x(at: 5900, 6000, 9000) == [-59, 0, 0])
    #expect(history.told(to: 90_000) == ["0 begins", "6000 returned"])
    history.apply(.release, at: 9000)
    #expect(history.x(at: 9100) == [-1])
  }

  @Test("The last of the loops without delay fades out like one that waits at home")
  func lastLoopFades() throws {
    let setup = continuous.with {
      $0.delay = .zero
      $0.fade.length = 4
    }
    var history = try SignHistory(setup.with { $0.repeatCount = 2 })
    #expect(history.state(at: 5500).fade == FadeStrengths(.one, .one))
    #expect(history.state(at: 11_500).fade == FadeStrengths(.half, .one))
    #expect(history.state(at: 12_000).fade == FadeStrengths(.zero, .one))
    history = try SignHistory(setup)
    history.apply(.hold, at: 7000)
    #expect(history.state(at: 11_500).fade == FadeStrengths(.half, .one))
    history.apply(.restart, at: 11_600)
    history.apply(.release, at: 20_000)
    #expect(history.state(at: 20_100).fade == FadeStrengths(.half, .one))
    #expect(history.state(at: 26_100).fade == FadeStrengths(.one, .one))
  }

  // MARK: Start and trigger

  @Test("A text that waits for a trigger stands at home, with its fade, until there is one")
  func waitsForTrigger() throws {
    var history = try SignHistory(onTrigger(leftRight.with { $0.fade.length = 4 }))
    #expect(history.x(at: 0, 50_000) == [0, 0])
    #expect(history.state(at: 50_000).fade == FadeStrengths(.zero, .one))
    history.apply(.trigger(), at: 60_000)
    #expect(history.x(at: 60_100, 61_800, 62_800, 64_600, 99_999) == [-1, -18, -18, 0, 0])
    #expect(history.told(to: 100_000) == ["60000 begins", "64600 returned"])
    #expect(history.state(at: 60_100).fade == FadeStrengths(.half, .one))
  }

  @Test("A trigger that keeps the delay waits at home first")
  func triggerWithDelay() throws {
    var history = try SignHistory(onTrigger(continuous))
    history.apply(.trigger(skipDelay: false), at: 500)
    #expect(history.x(at: 1500, 1600, 7500, 8600) == [0, -1, 0, 0])
    #expect(history.told(to: 20_000) == ["500 begins", "7500 returned"])
  }

  @Test("A trigger is ignored while the text moves or is away")
  func triggerWhileAway() throws {
    for time: Int64 in [1500, 3000, 4000] {
      var history = try SignHistory(leftRight)
      history.apply(.trigger(), at: time)
      let plain = try SignHistory(leftRight)
      #expect(history.x(at: time, 5600, 6700) == plain.x(at: time, 5600, 6700))
      #expect(history.told(to: 20_000) == plain.told(to: 20_000))
    }
  }

  @Test("A trigger ends the delay at home of the cycle that has begun, and only that one")
  func triggerSkipsDelay() throws {
    var history = try SignHistory(leftRight)
    history.apply(.trigger(), at: 300)
    #expect(history.x(at: 300, 400, 2100, 3100, 4900, 5900, 6000) == [0, -1, -18, -18, 0, 0, -1])
    #expect(history.told(to: 5000) == ["0 begins", "4900 returned", "4900 begins"])
    var kept = try SignHistory(leftRight)
    kept.apply(.trigger(skipDelay: false), at: 300)
    #expect(kept.x(at: 1000, 1100) == [0, -1])
  }

  @Test("A trigger moves a held text only if it overrides the hold, and then for one cycle")
  func triggerOverHold() throws {
    var history = try SignHistory(leftRight.with { $0.isHeld = true })
    history.apply(.trigger(), at: 1000)
    #expect(history.x(at: 2000) == [0])
    history.apply(.trigger(overridesHold: true), at: 3000)
    #expect(history.x(at: 3100, 4800, 7600, 9999) == [-1, -18, 0, 0])
    #expect(history.told(to: 90_000) == ["3000 begins", "7600 returned"])
    #expect(history.state(at: 9999).isHeld)
  }

  @Test("A trigger does not move a text that fits, or one that is static")
  func triggerNeedsScrolling() throws {
    var fitting = try SignHistory(text: 20, leftRight)
    fitting.apply(.trigger(overridesHold: true), at: 1000)
    #expect(fitting.x(at: 2000) == [0])
    var still = try SignHistory(leftRight.with { $0.isStatic = true })
    still.apply(.trigger(overridesHold: true), at: 1000)
    #expect(still.x(at: 2000) == [0])
    #expect(fitting.told(to: 9000) + still.told(to: 9000) == [])
  }

  @Test("A trigger of a text with a repeat count plays them all")
  func triggerRepeats() throws {
    var history = try SignHistory(onTrigger(leftRight).with { $0.repeatCount = 2 })
    history.apply(.trigger(), at: 1000)
    #expect(
      history.told(to: 90_000) == [
        "1000 begins", "5600 returned", "5600 begins", "11200 returned", "11200 finished",
      ])
    history.apply(.trigger(), at: 20_000)
    #expect(history.told(20_000, to: 90_000).count == 5)
  }

  @Test("Triggers over a hold use up a repeat count one by one")
  func triggersOverHoldCount() throws {
    var history = try SignHistory(
      leftRight.with {
        $0.isHeld = true
        $0.repeatCount = 2
      })
    history.apply(.trigger(overridesHold: true), at: 0)
    history.apply(.trigger(overridesHold: true), at: 10_000)
    #expect(
      history.told(to: 90_000) == [
        "0 begins", "4600 returned", "10000 begins", "14600 returned", "14600 finished",
      ])
  }

  @Test("A trigger plays the whole count again, also when a hold has cut the last one short")
  func triggerCountsAnew() throws {
    var history = try SignHistory(onTrigger(leftRight).with { $0.repeatCount = 2 })
    history.apply(.trigger(), at: 0)
    history.apply(.hold, at: 2000)
    history.apply(.release, at: 9000)
    history.apply(.trigger(), at: 10_000)
    #expect(
      history.told(to: 90_000) == [
        "0 begins", "4600 returned", "10000 begins", "14600 returned", "14600 begins",
        "20200 returned", "20200 finished",
      ])
  }

  @Test("Cycles that are all over within one flick are told as the last of them by a command then")
  func manyCyclesInAFlick() throws {
    var history = try SignHistory(
      leftRight.with {
        $0.speed = .pixelsPerSecond(1 << 40)
        $0.delay = .zero
        $0.repeatCount = 3
      })
    history.apply(.hold, toElement: 0, at: Flicks(1))
    let told = history.events(in: .zero..<Flicks(9)).map { "\($0.time.count) \($0.event.words)" }
    #expect(told == ["0 begins", "1 returned", "1 finished"])
  }

  @Test("A release never starts what waits for a trigger")
  func releaseIsNoTrigger() throws {
    var history = try SignHistory(onTrigger(leftRight).with { $0.isHeld = true })
    history.apply(.release, at: 1000)
    #expect(history.told(to: 90_000) == [])
  }

  // MARK: Pause and resume

  @Test(
    "A pause freezes text and fades in any phase, and goes on without a jump",
    arguments: [0, 500, 1000, 1100, 1437, 2700, 2800, 3333, 3800, 3999, 5599, 5600, 7000])
  func pause(time: Int64) throws {
    for kind in MarqueeKind.allCases {
      let setup = MarqueeConfiguration.linear(kind, fade: 4)
      let plain = try SignHistory(setup)
      var history = plain
      history.apply(.pause, at: time)
      let frozen = plain.state(at: time)
      for later in [time, time + 1, time + 12_345] {
        let state = history.state(at: later)
        #expect(state.x == frozen.x && state.fade == frozen.fade && state.isPaused)
      }
      history.apply(.resume, at: time + 10_000)
      for later in stride(from: time, to: time + 9000, by: 61) {
        let (state, expected) = (history.state(at: later + 10_000), plain.state(at: later))
        #expect(state == expected, "\(kind) \(later)")
      }
    }
  }

  @Test("Two pauses are one, and a resume without a pause is none")
  func pauseTwice() throws {
    var history = try SignHistory(leftRight)
    history.apply(.resume, at: 1200)
    history.apply(.pause, at: 1500)
    history.apply(.pause, at: 2000)
    history.apply(.resume, at: 2500)
    #expect(history.x(at: 1500, 2500, 2600) == [-5, -5, -6])
  }

  @Test("Events wait for the resume")
  func pauseDelaysEvents() throws {
    var history = try SignHistory(leftRight)
    history.apply(.pause, at: 5000)
    history.apply(.resume, at: 25_000)
    #expect(history.told(to: 30_000) == ["0 begins", "25600 returned", "25600 begins"])
  }

  // MARK: Restart and stop

  @Test("A restart clears a pause, so that the label does not look dead")
  func restartClearsPause() throws {
    var history = try SignHistory(leftRight)
    history.apply(.pause, at: 1500)
    history.apply(.restart, at: 3000)
    #expect(history.x(at: 2999, 3000, 4100) == [-5, 0, -1])
    #expect(!history.state(at: 3000).isPaused)
  }

  @Test("A restart of a held text, or of one that waits for a trigger, only goes home")
  func restartStaysHome() throws {
    var held = try SignHistory(leftRight)
    held.apply(.hold, at: 1200)
    held.apply(.restart, at: 1500)
    var waiting = try SignHistory(onTrigger(leftRight))
    waiting.apply(.trigger(), at: 500)
    waiting.apply(.restart, at: 1500)
    #expect(held.x(at: 1500, 3000) == [0, 0])
    #expect(waiting.x(at: 1499, 1500, 3000) == [-10, 0, 0])
    #expect(held.told(to: 90_000) == ["0 begins", "1500 returned early"])
    #expect(waiting.told(to: 90_000) == ["500 begins", "1500 returned early"])
  }

  @Test("A stop goes home, and nothing begins until a restart, a trigger or a change")
  func stop() throws {
    var stopped = try SignHistory(leftRight)
    stopped.apply(.stop, at: 1500)
    #expect(stopped.x(at: 1500, 99_000) == [0, 0])
    #expect(stopped.told(to: 99_000) == ["0 begins", "1500 returned early"])
    stopped.apply(.hold, at: 2000)
    stopped.apply(.release, at: 3000)
    stopped.apply(.resume, at: 3500)
    #expect(stopped.x(at: 9000) == [0])
    var restarted = stopped
    restarted.apply(.restart, at: 10_000)
    #expect(restarted.x(at: 11_100) == [-1])
    var triggered = stopped
    triggered.apply(.trigger(), at: 10_000)
    #expect(triggered.x(at: 10_100, 10_000 + 4600 + 1100) == [-1, -1])
    var changed = stopped
    try changed.change(to: .of(text: 51, leftRight), at: 10_000)
    #expect(changed.x(at: 11_100) == [-1])
  }

  @Test("A restart counts the cycles anew")
  func restartCountsAnew() throws {
    var history = try SignHistory(leftRight.with { $0.repeatCount = 1 })
    history.apply(.restart, at: 20_000)
    #expect(
      history.told(to: 90_000) == [
        "0 begins", "5600 returned", "5600 finished", "20000 begins", "25600 returned",
        "25600 finished",
      ])
  }

  @Test("A restart brings back a text that has gone one way")
  func restartOneWay() throws {
    var history = try SignHistory(.linear(.left))
    history.apply(.trigger(), at: 9000)
    #expect(history.x(at: 9500) == [-18])
    history.apply(.restart, at: 10_000)
    #expect(history.x(at: 9999, 10_000, 11_100) == [-18, 0, -1])
    #expect(
      history.told(to: 90_000) == [
        "0 begins", "3800 finished", "10000 returned early", "10000 begins", "13800 finished",
      ])
  }

  // MARK: Static

  @Test("Static on goes home without fades, static off starts anew")
  func setStatic() throws {
    var history = try SignHistory(leftRight.with { $0.fade.length = 4 })
    history.apply(.setStatic(true), at: 1500)
    history.apply(.setStatic(true), at: 2000)
    history.apply(.setStatic(false), at: 9000)
    #expect(history.x(at: 1499, 1500, 8000, 10_000, 10_100) == [-5, 0, 0, 0, -1])
    #expect(history.state(at: 1500).fade == .none)
    #expect(!history.state(at: 1500).scrolls && history.state(at: 9000).scrolls)
    #expect(
      history.told(to: 14_000) == ["0 begins", "1500 returned early", "9000 begins"])
  }

  // MARK: Commands of one time

  @Test("Commands of one time act in their order and are told as one")
  func sameTime() throws {
    var history = try SignHistory(leftRight)
    history.apply(.restart, at: 1500)
    history.apply(.restart, at: 1500)
    history.apply(.pause, at: 1500)
    #expect(history.versionCount == 2)
    #expect(history.told(1, to: 9000) == ["1500 returned early", "1500 begins"])
    history.apply(.stop, at: 1500)
    #expect(history.told(1, to: 9000) == ["1500 returned early"])
    #expect(!history.state(at: 1500).isPaused)
  }

  @Test("A command at the very end of a cycle leaves the events of that end")
  func commandAtCycleEnd() throws {
    var paused = try SignHistory(leftRight)
    paused.apply(.pause, at: 5600)
    #expect(paused.told(1, to: 9000) == ["5600 returned", "5600 begins"])
    var held = try SignHistory(leftRight)
    held.apply(.hold, at: 5600)
    #expect(held.told(1, to: 9000) == ["5600 returned"])
    var restarted = try SignHistory(leftRight)
    restarted.apply(.restart, at: 5600)
    #expect(restarted.told(1, to: 9000) == ["5600 returned", "5600 begins"])
  }
}
