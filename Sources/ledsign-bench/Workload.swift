// Workload.swift: what is measured: a fixed series of frames, drawn by the package and by C.
// ledsign-bench: ordinary Swift only; no Foundation.

import SignPrimitives

/// A fixed series of frames that the package draws, and the reference in C as well.
///
/// What is prepared depends on the workload only, and not on the number of frames.
protocol Workload {
  /// The name on the command line.
  static var name: String { get }
  /// What it is, for people.
  static var title: String { get }

  /// Prepares everything that is not part of a frame.
  init()
  /// Frames of which both drawings are compared.
  var compared: [Range<Int>] { get }
  /// The frame with which measuring starts.
  var start: Int { get }
  /// Draws frames with the package.
  mutating func draw(_ frames: Range<Int>)
  /// Draws frames in C.
  mutating func drawReference(_ frames: Range<Int>)
  /// What the package drew last.
  var canvas: Bitmap { get }
  /// What C drew last.
  var referenceCanvas: [UInt32] { get }
}

extension Workload {
  /// The first frame that both draw differently; nil when there is none.
  mutating func firstDifference() -> Int? {
    for frame in compared.joined() {
      draw(frame..<(frame + 1))
      drawReference(frame..<(frame + 1))
      if !canvas.withWords({ $0.elementsEqual(referenceCanvas) }) { return frame }
    }
    return nil
  }
}
