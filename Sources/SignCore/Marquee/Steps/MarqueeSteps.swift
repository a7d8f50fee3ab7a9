// MarqueeSteps.swift: a marquee's own way as a checked list of steps.
// SignCore: integers only; no I/O, no clock. Reading a position allocates nothing.

import SignPrimitives

/// A marquee's own way as a checked list of steps.
public struct MarqueeSteps: Hashable, Sendable {
  /// A place on the way at a time of the cycle.
  struct Stop: Hashable, Sendable {
    var time: Int64
    var thousandths: Int64
    var curve: TimingCurve
  }

  /// Faded edges at a time of the cycle.
  struct Fading: Hashable, Sendable {
    var time: Int64
    var edges: EdgeSet
    var curve: TimingCurve
  }

  /// The longest cycle that is counted exactly, in flicks: 51 years.
  static let longest: Int64 = 1 << 60

  /// The list as it was given.
  public let steps: [MarqueeStep]
  /// The steps that are left out, in the order of the list.
  public let problems: [MarqueeStepProblem]
  private let stops: [Stop]
  private let fadings: [Fading]

  /// Checks a list of steps.
  ///
  /// A step that is impossible where it stands is left out and reported in ``problems``; a list that
  /// takes no time leaves the marquee to its kind.
  public init(_ steps: [MarqueeStep]) {
    var checker = MarqueeStepChecker(steps)
    checker.check()
    self.steps = steps
    problems = checker.problems.sorted { $0.index < $1.index }
    stops = checker.stops
    fadings = checker.fadings
  }

  /// Whether nothing of the list can be followed.
  public var isEmpty: Bool { stops.isEmpty }

  /// How long one cycle takes, flicks.
  var duration: Int64 { stops.last?.time ?? 0 }

  /// When the text first leaves home, flicks; 0 if it does not begin there, the end if it never
  /// leaves.
  var leavesHome: Int64 {
    var time: Int64 = 0
    for stop in stops {
      if stop.thousandths != 0 { return time }
      time = stop.time
    }
    return time
  }

  /// The distance from home at a time of the cycle, to nearest; half a px counts up.
  func displacement(at time: Int64, distance: Int64) -> Int64 {
    // Counted by hand: a closure would allocate where the optimizer is off.
    var next = 0
    while next < stops.count, stops[next].time <= time { next += 1 }
    guard next > 0, next < stops.count else {
      let stop = stops[max(0, next - 1)]
      return (stop.thousandths * distance + 500) / 1000
    }
    let (from, to) = (stops[next - 1], stops[next])
    let start = from.thousandths * distance
    let change = to.thousandths * distance - start
    let (elapsed, span) = (time - from.time, to.time - from.time)
    guard to.curve.isLinear else {
      let share = to.curve.progress(at: Q16(numerator: elapsed, denominator: span))
      return rounded(start << 16 + change * Int64(share.raw), over: 1000 << 16)
    }
    let moved = exactQuotient(Int64(change.magnitude), times: elapsed, over: span)
    if change >= 0 { return (start + moved + 500) / 1000 }
    let rest = exactRemainder(Int64(change.magnitude), times: elapsed, modulo: span)
    return (start - moved + (rest > 0 ? 499 : 500)) / 1000
  }

  /// A quotient to nearest, ties away from zero.
  private func rounded(_ value: Int64, over divisor: Int64) -> Int64 {
    let magnitude = (Int64(value.magnitude) + divisor / 2) / divisor
    return value < 0 ? -magnitude : magnitude
  }

  /// How strongly both edges fade at a time of the cycle.
  func strengths(at time: Int64) -> FadeStrengths {
    var next = 0
    while next < fadings.count, fadings[next].time <= time { next += 1 }
    guard next > 0, next < fadings.count else {
      return MarqueeSteps.strengths(fadings[max(0, next - 1)].edges)
    }
    let (from, to) = (fadings[next - 1], fadings[next])
    let share = to.curve.progress(
      at: Q16(numerator: time - from.time, denominator: to.time - from.time))
    let (start, end) = (
      MarqueeSteps.strengths(from.edges), MarqueeSteps.strengths(to.edges)
    )
    return FadeStrengths(
      leading: MarqueeSteps.between(start.leading, end.leading, share),
      trailing: MarqueeSteps.between(start.trailing, end.trailing, share))
  }

  private static func strengths(_ edges: EdgeSet) -> FadeStrengths {
    FadeStrengths(
      leading: edges.contains(.leading) ? .one : .zero,
      trailing: edges.contains(.trailing) ? .one : .zero)
  }

  /// Both ends are 0 or 1, so that no product is ever rounded.
  private static func between(_ start: Q16, _ end: Q16, _ share: Q16) -> Q16 {
    if start == end { return start }
    let share = max(.zero, min(.one, share))
    return end == .one ? share : .one - share
  }
}
