// Workload.swift: what is measured: a fixed series of frames, drawn by the package and by C.
// ledsign-bench: ordinary Swift only; no Foundation.

/// A fixed series of frames that the package draws or sends, and the reference in C as well.
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
  /// What the package made last: the words of a canvas, or what was sent.
  var made: [UInt32] { get }
  /// What C made last.
  var madeByReference: [UInt32] { get }
  /// The writes to lines that the package's last frame took; nil when it writes to none.
  var writes: Int? { get }
}

extension Workload {
  var writes: Int? { nil }

  /// The first frame that both make differently; nil when there is none.
  mutating func firstDifference() -> Int? {
    for frame in compared.joined() {
      draw(frame..<(frame + 1))
      drawReference(frame..<(frame + 1))
      if made != madeByReference { return frame }
    }
    return nil
  }

  /// The most writes to lines that one of the compared frames takes; nil when it writes to none.
  mutating func mostWrites() -> Int? {
    var most: Int?
    for frame in compared.joined() {
      draw(frame..<(frame + 1))
      if let writes { most = max(most ?? 0, writes) }
    }
    return most
  }
}
