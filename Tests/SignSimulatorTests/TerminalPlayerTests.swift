// TerminalPlayerTests.swift: when frames are drawn, what is written, and how playing ends.

import FrameText
import SignPrimitives
import SignSimulator
import Testing

@Suite struct TerminalPlayerTests {
  private let world = FakeWorld()
  private let canvas = frame(width: 3, height: 2) { _, _ in false }

  /// Plays a sign that draws one more pixel at the times given, and logs the times of all frames.
  private func play(
    rate: Int64 = 100, for duration: Int64?, isInteractive: Bool = true,
    changesAt: [Int64] = [], drawTime: [Int: Int64] = [:]
  ) throws -> (end: PlaybackEnd, times: [Flicks]) {
    var player = TerminalPlayer(
      terminal: FakeTerminal(world: world, isInteractive: isInteractive), framesPerSecond: rate,
      duration: duration.map { .milliseconds($0) })
    var times: [Flicks] = []
    let end = try player.play(canvas) { time, frame in
      world.now += (drawTime[times.count] ?? 0) * 1_000_000
      times.append(time)
      let count = changesAt.count { .milliseconds($0) <= time }
      for pixel in 0..<6 { frame.set(x: pixel % 3, y: pixel / 3, to: pixel < count) }
    }
    return (end, times)
  }

  @Test func framesAreDrawnOnTheGridUntilTheDurationIsOver() throws {
    let (end, times) = try play(for: 50)
    #expect(times == [0, 10, 20, 30, 40].map { .milliseconds($0) })
    #expect(end == .finished)
    #expect(world.now == world.milliseconds(50))
    #expect(world.log == ["begin", "write", "end"])
  }

  @Test func aDurationBetweenFramesIsKept() throws {
    #expect(try play(for: 25).times == [0, 10, 20].map { .milliseconds($0) })
    #expect(world.now == world.milliseconds(25))
  }

  @Test func atLeastOneFrameIsShown() throws {
    #expect(try play(for: 0).times == [.zero])
    #expect(world.writes.count == 1)
  }

  @Test func sixtyFramesASecondNeedNoRounding() throws {
    let times = try play(rate: 60, for: 1000).times
    #expect(times == (0..<60).map { Flicks(11_760_000 * $0) })
  }

  @Test func aSlowFrameMakesLaterOnesSkipAndNeverQueue() throws {
    // The third frame takes 34 ms: it began at 20 and ended at 54.
    let times = try play(for: 80, drawTime: [2: 34]).times
    #expect(times == [0, 10, 20, 50, 60, 70].map { .milliseconds($0) })
  }

  @Test func aSlowTerminalSkipsFramesToo() throws {
    world.writeTime = 25_000_000
    // Written until 25, 50, 75 and 100 ms.
    let times = try play(for: 100, changesAt: [0, 20, 50, 70]).times
    #expect(times == [0, 20, 50, 70].map { .milliseconds($0) })
  }

  @Test func nothingIsWrittenWhileNothingChanges() throws {
    _ = try play(for: 1000, changesAt: [30, 500])
    #expect(world.writes.map(\.time) == [0, 30, 500].map { world.milliseconds($0) })
  }

  @Test(arguments: [true, false])
  func aNewRateHoldsFromTheFrameOnThatBringsIt(isInteractive: Bool) throws {
    var player = TerminalPlayer(
      terminal: FakeTerminal(world: world, isInteractive: isInteractive), framesPerSecond: 100,
      duration: .milliseconds(700))
    var times: [Flicks] = []
    _ = try player.play(
      canvas, rate: { times.count == 3 ? 5 : times.count == 5 ? 100 : nil }
    ) { time, _ in times.append(time) }
    #expect(times.prefix(7) == [0, 10, 20, 220, 420, 430, 440].map { .milliseconds($0) }[...])
    #expect(times.last == .milliseconds(690) && world.now == world.milliseconds(700))
  }

  /// The line of a message may have been broken into several, so nothing above it is touched.
  @Test func thePictureIsDrawnAnewBelowWhatOthersWrote() throws {
    var player = TerminalPlayer(
      terminal: FakeTerminal(world: world, isInteractive: true), framesPerSecond: 100,
      duration: .milliseconds(50))
    var frames = 0
    _ = try player.play(canvas, isInterrupted: { frames == 3 }) { _, _ in frames += 1 }
    #expect(world.writes.map(\.time) == [0, 20].map { world.milliseconds($0) })
    // No movement up and no clearing.
    let second = world.writes[1].text
    #expect(second == world.writes[0].text)
    #expect(!second.contains("\u{1B}[J"))
  }

  @Test func aStopEndsAtOnceAndGivesTheTerminalBack() throws {
    world.events = [(world.milliseconds(23), .stop(signal: 15))]
    let (end, times) = try play(for: nil)
    #expect(end == .stopped(signal: 15))
    #expect(times.count == 3)
    #expect(world.now == world.milliseconds(23))
    #expect(world.log == ["begin", "write", "end"])
  }

  @Test func aStopDuringADelayedFrameIsNotWaitedOut() throws {
    world.events = [(world.milliseconds(5), .stop(signal: 2))]
    let (end, times) = try play(for: nil, drawTime: [0: 500])
    #expect(end == .stopped(signal: 2))
    #expect(times.count == 1)
  }

  @Test func aSuspensionGivesTheTerminalBackAndTakesItAgain() throws {
    world.events = [(world.milliseconds(15), .suspend)]
    let (end, times) = try play(for: 10_040)
    #expect(end == .finished)
    #expect(world.log == ["begin", "write", "end", "suspend", "begin", "write", "end"])
    // Ten seconds were slept through; the sign's time went on.
    #expect(times.prefix(3) == [.zero, .milliseconds(10), .milliseconds(10_010)])
  }

  @Test func beingContinuedByOthersSetsTheTerminalUpAgain() throws {
    world.events = [(world.milliseconds(15), .continued)]
    _ = try play(for: 20)
    #expect(world.log == ["begin", "write", "end", "begin", "write", "end"])
  }

  @Test func aNewSizeIsDrawnWithoutWaitingForTheNextFrame() throws {
    world.size = TerminalSize(columns: 1, rows: 10)
    world.events = [(world.milliseconds(500), .resized)]
    _ = try play(rate: 1, for: 1000, changesAt: [0])
    #expect(world.writes.map(\.time) == [world.start, world.milliseconds(500)])
    #expect(!world.writes[0].text.contains("▀"))
    #expect(world.writes[1].text.contains("▀"))
  }

  @Test func anUnknownSizeIsTakenForTheUsualOne() throws {
    world.size = nil
    _ = try play(for: 10, changesAt: [0])
    #expect(world.writes[0].text.contains("▀"))
  }

  @Test(arguments: [true, false])
  func aFailedWriteIsThrownWithTheTerminalGivenBack(isInteractive: Bool) {
    world.failingWrite = 1
    #expect(throws: FakeTerminal.Broken()) {
      try play(for: nil, isInteractive: isInteractive, changesAt: [0, 10])
    }
    #expect(world.log == ["begin", "write", "end"])
  }

  @Test(arguments: [PlaybackEnd.closedPipe, .stopped(signal: 13)])
  func aFailureThatIsAnEndIsReturned(end: PlaybackEnd) throws {
    world.failingWrite = 1
    world.endAfterFailure = end
    #expect(try play(for: nil, changesAt: [0, 10]).end == end)
    #expect(world.log == ["begin", "write", "end"])
  }
}

@Suite struct PipePlayerTests {
  private let world = FakeWorld()

  private func play(for duration: Int64?, rate: Int64 = 60) throws -> PlaybackEnd {
    var player = TerminalPlayer(
      terminal: FakeTerminal(world: world, isInteractive: false), framesPerSecond: rate,
      duration: duration.map { .milliseconds($0) })
    return try player.play(frame(width: 2, height: 1) { _, _ in false }) { time, frame in
      frame.set(x: 0, y: 0, to: time >= .milliseconds(30))
    }
  }

  @Test func aPipeGetsTitledTextFramesEachWhenItIsDue() throws {
    #expect(try play(for: 40) == .finished)
    #expect(
      world.writes.map(\.text) == [
        "frame 0 at 0 ms\n..\n\n", "frame 1 at 16.667 ms\n..\n\n", "frame 2 at 33.333 ms\n#.\n\n",
      ])
    #expect(
      world.writes.map(\.time)
        == [0, 16_666_666, 33_333_333].map { world.start + $0 })
    #expect(world.now == world.milliseconds(40))
  }

  @Test func aReaderThatIsSlowGetsLaterFramesWithTheirTimes() throws {
    world.writeTime = 70_000_000
    #expect(try play(for: 150, rate: 100) == .finished)
    #expect(
      world.writes.map(\.text) == [
        "frame 0 at 0 ms\n..\n\n", "frame 1 at 70 ms\n#.\n\n", "frame 2 at 140 ms\n#.\n\n",
      ])
  }

  @Test func aStopEndsAPipeToo() throws {
    world.events = [(world.milliseconds(20), .stop(signal: 1))]
    #expect(try play(for: nil) == .stopped(signal: 1))
    #expect(world.writes.count == 2)
    #expect(world.now == world.milliseconds(20))
  }
}
