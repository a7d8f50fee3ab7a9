// TimingCurve.swift: maps the time of a leg to its progress, and back.
// SignCore: integers only; no I/O, no clock.

public import SignPrimitives

/// How progress grows with time during one leg, both 0...1; the ends are exact.
///
/// A curve is a cubic Bezier from (0, 0) to (1, 1), solved anew for every time, since no table of
/// bearable size follows the steep ones. It is at most 0.00005 of the travel from the exact curve.
/// Linear is exact.
public struct TimingCurve: Hashable, Sendable {
  private let x: BezierCoordinate
  private let y: BezierCoordinate

  /// Constant speed.
  public static let linear = TimingCurve(x1: 0, y1: 0, x2: 1000, y2: 1000)
  /// Slow at the beginning; control points (0.42, 0) and (1, 1).
  public static let easeIn = TimingCurve(x1: 420, y1: 0, x2: 1000, y2: 1000)
  /// Slow at the end; control points (0, 0) and (0.58, 1).
  public static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 580, y2: 1000)
  /// Slow at both ends; control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = TimingCurve(x1: 420, y1: 0, x2: 580, y2: 1000)

  /// Creates a curve from its two control points, in thousandths.
  ///
  /// - Parameters:
  ///   - x1: Time of the first control point, 0...1000.
  ///   - y1: Progress of the first control point, -1000...2000; outside 0...1000 it overshoots.
  ///   - x2: Time of the second control point, 0...1000.
  ///   - y2: Progress of the second control point, -1000...2000.
  public init(x1: Int, y1: Int, x2: Int, y2: Int) {
    precondition(
      (0...1000).contains(x1) && (0...1000).contains(x2)
        && (-1000...2000).contains(y1) && (-1000...2000).contains(y2),
      "control points are 0...1000 in time and -1000...2000 in progress")
    let isLinear = x1 == y1 && x2 == y2
    x = BezierCoordinate(first: isLinear ? 0 : Int32(x1), second: isLinear ? 1000 : Int32(x2))
    y = BezierCoordinate(first: isLinear ? 0 : Int32(y1), second: isLinear ? 1000 : Int32(y2))
  }

  /// Whether progress is the same as time.
  public var isLinear: Bool { x == y }

  /// The progress after a share of the time, 0...1; curves that overshoot leave that range between.
  public func progress(at time: Q16) -> Q16 {
    let time = max(.zero, min(.one, time))
    if isLinear || time == .zero || time == .one { return time }
    let parameter = x.parameter(of: time, from: 0, to: BezierCoordinate.one)
    return y.value(at: parameter)
  }

  /// The share of the time after which a progress is first reached; both 0...1.
  public func time(of progress: Q16) -> Q16 {
    let progress = max(.zero, min(.one, progress))
    if isLinear || progress == .zero { return progress }
    // A curve that overshoots may pass a progress up to three times; only the first one counts.
    let step = BezierCoordinate.one / 64
    var end = step
    while end < BezierCoordinate.one && !y.reaches(progress, at: end) { end += step }
    return x.value(at: y.parameter(of: progress, from: end - step, to: end))
  }
}

/// One coordinate of a cubic Bezier curve from 0 to 1000, over a parameter of 0...2^17.
private struct BezierCoordinate: Hashable {
  static let one: Int64 = 1 << 17
  /// One 65,536th, as ``exactValue(at:)`` counts.
  private static let unit: Int64 = 1000 << 35

  let first: Int32
  let second: Int32

  /// The coordinate in thousandths, times 2^51; exact.
  private func exactValue(at parameter: Int64) -> Int64 {
    let rest = BezierCoordinate.one - parameter
    let first = 3 * Int64(self.first) * rest
    let second = 3 * Int64(self.second) * parameter
    return parameter * (rest * (first + second) + 1000 * parameter * parameter)
  }

  /// The coordinate to nearest, ties up.
  func value(at parameter: Int64) -> Q16 {
    let value = exactValue(at: parameter) + BezierCoordinate.unit / 2
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: BezierCoordinate.unit)
    return Q16(raw: Int32(truncatingIfNeeded: remainder < 0 ? quotient - 1 : quotient))
  }

  /// Whether the coordinate has a value or more.
  func reaches(_ value: Q16, at parameter: Int64) -> Bool {
    exactValue(at: parameter) >= Int64(value.raw) * BezierCoordinate.unit
  }

  /// The parameter, to nearest, of a value that the coordinate reaches between two parameters.
  func parameter(of value: Q16, from start: Int64, to end: Int64) -> Int64 {
    let wanted = Int64(value.raw) * BezierCoordinate.unit
    var (low, high) = (start, end)
    while high - low > 1 {
      let middle = (low + high) / 2
      if exactValue(at: middle) <= wanted { low = middle } else { high = middle }
    }
    return wanted - exactValue(at: low) > exactValue(at: high) - wanted ? high : low
  }
}
