// DriveLoopTests.swift: the frame loop of panels, at a rate that changes.
// Tests of ledsign: a few ms of the real clock; whatever frames a busy machine skips, times stay.

import SignLinux
import SignPrimitives
import SignSimulator
import Testing

@testable import ledsign

/// Panels that show nothing.
private final class NoPanels: PanelOutput {
  func begin() throws(Failure) {}
  func show(_ frame: Bitmap, at now: Int64) throws(Failure) {}
  func setBrightness(_ percent: Int) throws(Failure) {}
  func suspend() throws(Failure) {}
  func resume() throws(Failure) {}
  func end() throws(Failure) {}
  func refreshReport(at now: Int64) -> String? { nil }
  func takeWarnings(at now: Int64) -> [String] { [] }
}

/// Frames of 1 ms, and of 4 ms from the fourth one on.
private struct SlowingFrames: FrameSource {
  var times: [Flicks] = []
  var framesPerSecond: Int64 = 1000
  var isAtEnd: Bool { times.count == 8 }

  mutating func prepare(
    for time: Flicks, at now: Int64, on output: any PanelOutput
  ) throws(Failure) {
    times.append(time)
    if times.count == 4 { framesPerSecond = 250 }
  }

  mutating func draw(at time: Flicks, into frame: inout Bitmap) {}
}

@Suite struct DriveLoopTests {
  @Test func aNewRateHoldsFromTheFrameOnThatBringsIt() throws {
    var loop = DriveLoop(duration: nil, isVerbose: false)
    var source = SlowingFrames()
    let end = try loop.run(&source, on: NoPanels(), frame: try Bitmap(width: 1, height: 1))
    #expect(end == .finished)
    let times = source.times.map { $0.count / Flicks.perMillisecond }
    #expect(times.count == 8 && times == times.sorted())
    let change = times[3]
    #expect(times[4...].allSatisfy { ($0 - change) % 4 == 0 }, "\(times)")
    #expect(times[4] > change)
  }
}
