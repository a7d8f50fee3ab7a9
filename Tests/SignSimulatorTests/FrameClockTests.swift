// FrameClockTests.swift: frames are due on an absolute grid, and late ones are skipped.

import SignPrimitives
import SignSimulator
import Testing

@Suite struct FrameClockTests {
  @Test func deadlinesAreTheFloorOfTheExactTimes() {
    var clock = FrameClock(framesPerSecond: 60, start: 1000)
    var deadlines: [Int64] = []
    for _ in 0..<4 {
      deadlines.append(clock.nextDeadline)
      clock.advance(to: clock.nextDeadline)
    }
    #expect(deadlines == [16_667_666, 33_334_333, 50_001_000, 66_667_666])
    #expect(clock.index == 4)
    #expect(clock.time == Flicks(4 * 11_760_000))
  }

  @Test(arguments: [1, 7, 24, 60, 144, 1000] as [Int64])
  func noFrameIsLostWhenEveryOneIsInTime(rate: Int64) {
    var clock = FrameClock(framesPerSecond: rate, start: 5)
    for index in 1...(3 * rate) {
      clock.advance(to: clock.nextDeadline)
      #expect(clock.index == index)
    }
    #expect(clock.time == .milliseconds(3000))
    #expect(clock.nextDeadline == 5 + 3_000_000_000 + 1_000_000_000 / rate)
  }

  @Test func lateFramesAreSkippedAndTheGridStays() {
    var clock = FrameClock(framesPerSecond: 100, start: 0)
    clock.advance(to: 10_000_000)
    #expect(clock.index == 1)
    clock.advance(to: 57_000_000)
    #expect(clock.index == 5)
    #expect(clock.nextDeadline == 60_000_000)
  }

  @Test func aClockThatStandsStillStillGivesTheNextFrame() {
    var clock = FrameClock(framesPerSecond: 100, start: 1_000_000_000)
    clock.advance(to: 0)
    clock.advance(to: 0)
    #expect(clock.index == 2)
  }

  @Test func aHundredYearsAreExact() {
    var clock = FrameClock(framesPerSecond: 1000, start: 0)
    let years: Int64 = 100 * 31_557_600 * 1_000_000_000
    clock.advance(to: years)
    #expect(clock.index == 100 * 31_557_600 * 1000)
    #expect(clock.nextDeadline == years + 1_000_000)
  }

  @Test func anotherRateBeginsWithTheFrameToShow() {
    var clock = FrameClock(framesPerSecond: 100, start: 1000)
    for _ in 0..<3 { clock.advance(to: clock.nextDeadline) }
    clock.change(framesPerSecond: 5)
    #expect(clock.time == .milliseconds(30) && clock.start == 1000 && clock.index == 0)
    #expect(clock.nextDeadline == 1000 + 230_000_000)
    clock.advance(to: clock.nextDeadline)
    #expect(clock.time == .milliseconds(230))
    // Late by three frames.
    clock.advance(to: 1000 + 845_000_000)
    #expect(clock.time == .milliseconds(830))
    clock.change(framesPerSecond: 5)
    #expect(clock.nextDeadline == 1000 + 1_030_000_000)
    clock.change(framesPerSecond: 1000)
    #expect(clock.nextDeadline == 1000 + 831_000_000)
    clock.advance(to: clock.nextDeadline)
    #expect(clock.time == .milliseconds(831))
  }
}
