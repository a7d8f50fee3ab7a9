// Samples.swift: frames of every awkward size, and encoders run from header to footer.

import FrameText
import SignPrimitives
import SignSimulator

/// Widths around every border of bytes and words, with heights around those of the characters.
let awkwardSizes: [(width: Int, height: Int)] = [1, 7, 8, 9, 31, 32, 33, 64].flatMap { width in
  [1, 2, 3, 4, 5, 8].map { (width, $0) }
}

/// A frame with pixels that look random and are always the same.
func sample(width: Int, height: Int, seed: UInt32 = 1) -> Bitmap {
  var state = seed &* 2_654_435_761 &+ UInt32(width * 31 + height)
  return frame(width: width, height: height) { _, _ in
    state = state &* 1_664_525 &+ 1_013_904_223
    return state >> 31 == 1
  }
}

/// A frame whose lit pixels are told by a function.
func frame(width: Int, height: Int, _ isLit: (Int, Int) -> Bool) -> Bitmap {
  guard var bitmap = try? Bitmap(width: width, height: height) else {
    preconditionFailure("a size that no bitmap has")
  }
  for y in 0..<height {
    for x in 0..<width { bitmap.set(x: x, y: y, to: isLit(x, y)) }
  }
  return bitmap
}

/// The bytes of frames at given times, header and footer included.
func encode(
  _ format: FrameFormat, _ frames: [(Flicks, Bitmap)], framesPerSecond: Int64 = 60,
  frameCount: Int? = -1
) -> [UInt8] {
  var encoder = FrameEncoder(
    format: format, width: frames[0].1.width, height: frames[0].1.height,
    framesPerSecond: framesPerSecond, frameCount: frameCount == -1 ? frames.count : frameCount)
  var bytes: [UInt8] = []
  encoder.appendHeader(to: &bytes)
  for (time, bitmap) in frames { encoder.append(bitmap, at: time, to: &bytes) }
  encoder.appendFooter(to: &bytes)
  return bytes
}

/// The bytes of one frame alone.
func encode(_ format: FrameFormat, _ bitmap: Bitmap) -> [UInt8] {
  encode(format, [(.zero, bitmap)])
}

func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
