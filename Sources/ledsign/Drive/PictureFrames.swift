// PictureFrames.swift: the frames of a test picture, over and over, for panels.
// ledsign: joins the modules; no Foundation. Drawing allocates nothing.

import SignPrimitives

/// Frames that follow each other again and again.
struct PictureFrames: FrameSource {
  /// One frame or several, of one size.
  let frames: [Bitmap]

  /// Those of a test picture stand for 250 ms each.
  let framesPerSecond: Int64 = 4

  let isAtEnd = false

  mutating func prepare(
    for time: Flicks, at now: Int64, on output: any PanelOutput
  ) throws(Failure) {}

  mutating func draw(at time: Flicks, into frame: inout Bitmap) {
    let step = roundedQuotient(time.count, times: framesPerSecond, over: Flicks.perSecond)
    frame.clear()
    frame.blit(frames[Int(step % Int64(frames.count))], x: 0, y: 0)
  }
}
