// EvenStepTests.swift: rates that suit the frame rate move evenly.
// SignCoreTests: a step is counted in whole frames, no time is computed.

import SignCore
import SignPrimitives
import Testing

@Suite struct EvenStepTests {
  static let frameRates: [Int64] = [24, 25, 30, 48, 50, 60, 72, 90, 100, 120, 240]

  /// The places of a loop in the frames of the first 8 seconds, unrolled.
  private func distances(_ speed: ScrollSpeed, fps: Int64, delay: Int64) throws -> [Int] {
    let setup = MarqueeConfiguration.linear(
      .continuous, speed: speed, delay: delay, spacing: .fixed(3))
    let label = try MarqueeLabel.of(text: 18_000, frame: 64, setup)
    return (0..<(8 * fps)).map { index in
      -label.place(at: .frame(index, framesPerSecond: fps))
    }
  }

  @Test("Multiples of the frame rate move the same distance in every frame", arguments: frameRates)
  func multiples(fps: Int64) throws {
    for factor in [Int64(1), 2, 3, 7] {
      for speed in [
        ScrollSpeed.pixelsPerSecond(factor * fps), .pixelsPerFrame(factor, framesPerSecond: fps),
      ] {
        let places = try distances(speed, fps: fps, delay: 0)
        #expect(places == places.indices.map { $0 * Int(factor) })
      }
    }
  }

  @Test("Divisors of the frame rate move a px after every so many frames", arguments: frameRates)
  func divisors(fps: Int64) throws {
    for frames in Int64(1)...fps where fps % frames == 0 {
      try checkSteps(.pixelsPerSecond(fps / frames), every: frames, fps: fps)
    }
  }

  @Test("Any whole number of frames for a px is even", arguments: frameRates)
  func framesPerPixel(fps: Int64) throws {
    for frames in Int64(1)...20 {
      try checkSteps(.framesPerPixel(frames, framesPerSecond: fps), every: frames, fps: fps)
    }
  }

  private func checkSteps(_ speed: ScrollSpeed, every frames: Int64, fps: Int64) throws {
    for delay in [Int64(0), 1000, 7] {
      let places = try distances(speed, fps: fps, delay: delay)
      let steps = places.indices.dropFirst().filter { places[$0] != places[$0 - 1] }
      #expect(steps.allSatisfy { places[$0] == places[$0 - 1] + 1 })
      let gaps = Set(zip(steps, steps.dropFirst()).map { $1 - $0 })
      #expect(gaps == [Int(frames)] || steps.count < 2, "\(speed) at \(fps) fps, delay \(delay)")
    }
  }

  @Test("Steps stay even over the seam of a loop without a delay", arguments: frameRates)
  func seam(fps: Int64) throws {
    let setup = MarqueeConfiguration.linear(
      .continuous, speed: .framesPerPixel(2, framesPerSecond: fps), delay: 0, spacing: .fixed(3))
    let label = try MarqueeLabel.of(text: 10, frame: 9, setup)
    for index in Int64(0)..<200 {
      let place = label.place(at: .frame(index, framesPerSecond: fps))
      let next = label.place(at: .frame(index + 2, framesPerSecond: fps))
      #expect((place - next - 1) % 13 == 0)
    }
  }

  @Test("40 px/s at 60 frames a second judder, as any step pattern of that rate must")
  func unevenRate() throws {
    let places = try distances(.pixelsPerSecond(40), fps: 60, delay: 0)
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect(Set(steps) == [0, 1])
    #expect(places[60] == 40)
  }
}
