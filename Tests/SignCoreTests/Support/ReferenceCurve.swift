// ReferenceCurve.swift: a cubic Bezier curve in floating point, by bisection.
// SignCoreTests: tests alone may use floating point.

import SignCore
import SignPrimitives

/// A timing curve by its control points, both as the code takes it and to about 2^-50.
struct ReferenceCurve: CustomStringConvertible {
  let x1: Int
  let y1: Int
  let x2: Int
  let y2: Int

  init(_ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  var curve: TimingCurve { TimingCurve(x1: x1, y1: y1, x2: x2, y2: y2) }
  var description: String { "(\(x1), \(y1)) (\(x2), \(y2))" }

  private func bezier(_ a: Int, _ b: Int, _ s: Double) -> Double {
    let (a, b, r) = (Double(a) / 1000, Double(b) / 1000, 1 - s)
    return 3 * a * s * r * r + 3 * b * s * s * r + s * s * s
  }

  /// The exact progress at a share of the time.
  func progress(_ time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if bezier(x1, x2, middle) <= time { low = middle } else { high = middle }
    }
    return bezier(y1, y2, (low + high) / 2)
  }

  static let linear = ReferenceCurve(0, 0, 1000, 1000)
  static let easeIn = ReferenceCurve(420, 0, 1000, 1000)
  static let easeOut = ReferenceCurve(0, 0, 580, 1000)
  static let easeInOut = ReferenceCurve(420, 0, 580, 1000)
  static let named = [linear, easeIn, easeOut, easeInOut]

  /// Other curves people use, and the steepest and flattest there are.
  static let extremes = [
    ReferenceCurve(250, 100, 250, 1000), ReferenceCurve(400, 0, 200, 1000),
    ReferenceCurve(1000, 0, 0, 1000), ReferenceCurve(0, 1000, 1000, 0),
    ReferenceCurve(0, 1000, 0, 1000), ReferenceCurve(1000, 0, 1000, 0),
    ReferenceCurve(0, 0, 0, 0), ReferenceCurve(1000, 1000, 1000, 1000),
  ]

  /// Curves that never leave 0...1, by a seed.
  static let random = make(seed: 11, progress: 0...1000)
  /// Curves that may overshoot on both sides.
  static let overshooting =
    make(seed: 12, progress: -1000...2000)
    + [ReferenceCurve(0, -1000, 1000, 2000), ReferenceCurve(1000, 2000, 0, -1000)]

  private static func make(seed: UInt64, progress: ClosedRange<Int>) -> [ReferenceCurve] {
    var generator = SeededGenerator(seed: seed)
    return (0..<100).map { _ in
      ReferenceCurve(
        generator.int(0...1000), generator.int(progress), generator.int(0...1000),
        generator.int(progress))
    }
  }
}
