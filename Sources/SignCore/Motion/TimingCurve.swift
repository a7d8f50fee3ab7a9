// TimingCurve.swift: maps the time of a leg to its progress, and back.
// SignCore: integers only; no I/O, no clock.

public import SignPrimitives

/// How progress grows with time during one leg, both 0...1; the ends are exact.
///
/// A curve is a cubic Bezier from (0, 0) to (1, 1), kept as 65 values with linear interpolation
/// between them: at most 0.00014 of the travel from the exact curve. Linear is exact.
public struct TimingCurve: Hashable, Sendable {
  /// Progress at the time fractions 0/64 ... 64/64, in 65,536ths; empty for linear.
  private let table: [Int32]

  /// Constant speed.
  public static let linear = TimingCurve(table: [])
  /// Slow at the beginning; control points (0.42, 0) and (1, 1).
  public static let easeIn = TimingCurve(x1: 420, y1: 0, x2: 1000, y2: 1000)
  /// Slow at the end; control points (0, 0) and (0.58, 1).
  public static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 580, y2: 1000)
  /// Slow at both ends; control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = TimingCurve(x1: 420, y1: 0, x2: 580, y2: 1000)

  private init(table: [Int32]) { self.table = table }

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
    if x1 == y1 && x2 == y2 {
      table = []
      return
    }
    let x = BezierCoordinate(Int64(x1), Int64(x2))
    let y = BezierCoordinate(Int64(y1), Int64(y2))
    var values = [Int32](repeating: 0, count: 65)
    for place in 1..<64 { values[place] = y.q16(at: x.parameter(whereValueIs: place)) }
    values[64] = 65_536
    table = values
  }

  /// Whether progress is the same as time.
  public var isLinear: Bool { table.isEmpty }

  /// The progress after a share of the time, 0...1; curves that overshoot leave that range between.
  public func progress(at time: Q16) -> Q16 {
    if isLinear { return time }
    let time = max(0, min(65_536, time.raw))
    let place = Int(time >> 10)
    if place == 64 { return .one }
    let fraction = Int64(time & 1023)
    let step = Int64(table[place + 1] - table[place]) * fraction
    return Q16(raw: table[place] + Int32(truncatingIfNeeded: (step + 512) >> 10))
  }

  /// The share of the time after which a progress is first reached; both 0...1.
  public func time(of progress: Q16) -> Q16 {
    let progress = max(.zero, min(.one, progress))
    if isLinear || progress == .zero { return progress }
    var place = 1
    while table[place] < progress.raw { place += 1 }
    let step = Int64(table[place] - table[place - 1])
    let part = Int64(progress.raw - table[place - 1])
    return Q16(raw: Int32(place - 1) << 10 + Int32((part * 2048 + step) / (2 * step)))
  }
}

/// One coordinate of a cubic Bezier curve from 0 to 1000, over a parameter of 0...2^17.
private struct BezierCoordinate {
  private static let one: Int64 = 1 << 17
  private let first: Int64
  private let second: Int64

  init(_ first: Int64, _ second: Int64) {
    self.first = first
    self.second = second
  }

  /// The coordinate in thousandths, times 2^51; exact.
  private func value(at parameter: Int64) -> Int64 {
    let rest = BezierCoordinate.one - parameter
    return parameter
      * (3 * first * rest * rest + 3 * second * rest * parameter + 1000 * parameter * parameter)
  }

  /// The parameter, to nearest below, at which this coordinate, which never falls, is `place` / 64.
  func parameter(whereValueIs place: Int) -> Int64 {
    let wanted = Int64(place) * 1000 << 45
    var (low, high) = (Int64(0), BezierCoordinate.one)
    while high - low > 1 {
      let middle = (low + high) / 2
      if value(at: middle) <= wanted { low = middle } else { high = middle }
    }
    return wanted - value(at: low) > value(at: high) - wanted ? high : low
  }

  /// The coordinate in 65,536ths, to nearest.
  func q16(at parameter: Int64) -> Int32 {
    let unit = Int64(1000) << 35
    let value = value(at: parameter) + unit / 2
    return Int32(truncatingIfNeeded: value >= 0 ? value / unit : -((unit - 1 - value) / unit))
  }
}
