// Bitmap+HalfBlocks.swift: a bitmap as lines of text.
// ledsign: joins the modules; no Foundation.

import SignPrimitives
import SignSimulator

extension Bitmap {
  /// Lines of half blocks, two rows each; nothing if it has no columns.
  var halfBlocks: [UInt8] {
    if width == 0 { return [] }
    var encoder = FrameEncoder(
      format: .half, width: width, height: height, framesPerSecond: 1, frameCount: 1)
    var bytes: [UInt8] = []
    encoder.append(self, at: .zero, to: &bytes)
    return bytes
  }
}
