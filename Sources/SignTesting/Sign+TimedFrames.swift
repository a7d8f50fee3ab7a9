// Sign+TimedFrames.swift: the frames of a sign, for expectFrames and expectSnapshot.
// SignTesting: for tests only; no Foundation.

public import FrameText
public import SignCore
public import SignPrimitives

extension Sign {
  /// Draws the frames at given times, numbered from 0 as `ledsign frames` numbers them.
  public func timedFrames(at times: [Flicks]) -> [TimedFrame] {
    times.enumerated().map { number, time in
      var frame = makeFrame()
      draw(at: time, into: &frame)
      return TimedFrame(number: number, time: time, bitmap: frame)
    }
  }

  /// Draws the first frames of the sign's own frame rate.
  public func timedFrames(count: Int) -> [TimedFrame] {
    timedFrames(at: (0..<count).map { time(ofFrame: Int64($0)) })
  }
}
