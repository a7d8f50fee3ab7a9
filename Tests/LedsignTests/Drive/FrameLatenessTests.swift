// FrameLatenessTests.swift: what is told of frames that came too late.

import Testing

@testable import ledsign

@Suite struct FrameLatenessTests {
  @Test func framesInTimeAreNotTold() {
    var lateness = FrameLateness()
    for frame in Int64(0)..<100 { lateness.step(from: frame, to: frame + 1) }
    #expect(lateness.takeReport(at: 0) == nil)
    #expect(lateness.skipped == 0)
  }

  @Test func everySkippedFrameIsToldOnce() {
    var lateness = FrameLateness()
    lateness.step(from: 3, to: 5)
    #expect(lateness.takeReport(at: 0)?.hasPrefix("1 frame was skipped") == true)
    lateness.step(from: 5, to: 9)
    lateness.step(from: 9, to: 10)
    #expect(lateness.takeReport(at: FrameLateness.interval - 1) == nil)
    #expect(
      lateness.takeReport(at: FrameLateness.interval)?.hasPrefix("3 frames were skipped") == true)
    #expect(lateness.takeReport(at: 10 * FrameLateness.interval) == nil)
    #expect(lateness.skipped == 4)
  }
}
