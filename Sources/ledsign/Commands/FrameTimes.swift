// FrameTimes.swift: the times of the frames that were asked for.
// ledsign: joins the modules; no Foundation.

import SignPrimitives

/// The times of --at, or a run of the frame grid from --from, --to and --count.
struct FrameTimes {
  /// How many frames there are.
  let count: Int64
  private let listed: [Flicks]
  private let first: Int64
  private let framesPerSecond: Int64

  /// Reads the options; none of them is one frame at 0.
  init(_ arguments: Arguments, framesPerSecond: Int64) throws(Failure) {
    self.framesPerSecond = framesPerSecond
    listed = try arguments.times(.at)
    let start = try arguments.time(.from)
    let end = try arguments.time(.to)
    let wanted = try arguments.integer(.count, in: 1...Int64(Int32.max))
    guard listed.isEmpty || (start == nil && end == nil && wanted == nil) else {
      throw .usage("--at cannot stand beside --from, --to and --count; use one way")
    }
    guard end == nil || wanted == nil else {
      throw .usage("--to and --count both say where to stop; use one of them")
    }
    first = FrameTimes.firstFrame(notBefore: start ?? .zero, framesPerSecond)
    if let end {
      guard end > start ?? .zero else {
        throw .usage("--to is not after --from; it must be, as it is not included")
      }
      count = FrameTimes.firstFrame(notBefore: end, framesPerSecond) - first
    } else {
      count = wanted ?? (listed.isEmpty ? 1 : Int64(listed.count))
    }
  }

  /// The time of one of them, from 0.
  func time(ofFrame index: Int64) -> Flicks {
    listed.isEmpty
      ? .frame(first + index, framesPerSecond: framesPerSecond) : listed[Int(index)]
  }

  /// The first frame of the grid whose time is not before that.
  private static func firstFrame(notBefore time: Flicks, _ rate: Int64) -> Int64 {
    var index = exactQuotient(time.count, times: rate, over: Flicks.perSecond)
    while Flicks.frame(index, framesPerSecond: rate) < time { index += 1 }
    return index
  }
}
