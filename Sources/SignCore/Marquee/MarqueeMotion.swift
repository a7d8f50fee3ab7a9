// MarqueeMotion.swift: which part of its cycle a marquee is in, and how far from home.
// SignCore: integers only; no I/O, no clock.

import SignPrimitives

/// The part of a cycle.
enum MarqueePhase: Hashable, Sendable {
  /// Standing at home.
  case home
  /// On the way from home to away, for so many ticks.
  case out(Int64)
  /// Standing at away.
  case away
  /// On the way back, for so many ticks.
  case back(Int64)
}

/// The cycle of a marquee in exact time.
///
/// The unit is the tick, 1/``ticksPerFlick`` flick, chosen so that every boundary of the cycle is a
/// whole number of ticks: no duration is ever rounded, however odd the speed.
struct MarqueeMotion: Hashable, Sendable {
  let kind: MarqueeKind
  let curve: TimingCurve
  /// The distance from home to away without its sign, px; more than 0.
  let distance: Int64
  let ticksPerFlick: Int64
  /// Ticks in which a linear motion covers one px.
  let ticksPerPixel: Int64
  /// Ticks of the delay.
  let delay: Int64
  /// Ticks of one leg.
  let leg: Int64
  /// Ticks of one cycle; for the kinds that never come back, until they are finished.
  let cycle: Int64

  /// Works out the cycle; nil when nothing moves.
  ///
  /// - Throws: ``MarqueeError/tooSlow``.
  init?(_ setup: MarqueeConfiguration, distance: Int64) throws(MarqueeError) {
    guard distance > 0 else { return nil }
    let pixels: Int64
    let flicks: Int64
    switch setup.speed {
    case .rate(let rate):
      guard rate.pixels > 0 else { return nil }
      pixels = rate.pixels
      flicks = try MarqueeMotion.product(rate.seconds, Flicks.perSecond)
    case .duration(let duration):
      guard duration.count > 0 else { return nil }
      pixels = distance
      flicks = duration.count
    }
    let divisor = greatestCommonDivisor(pixels, flicks)
    kind = setup.kind
    curve = setup.curve
    self.distance = distance
    ticksPerFlick = pixels / divisor
    ticksPerPixel = flicks / divisor
    delay = try MarqueeMotion.product(max(0, setup.delay.count), ticksPerFlick)
    leg = try MarqueeMotion.product(distance, ticksPerPixel)
    switch kind {
    case .leftRight, .rightLeft: cycle = 2 * (delay + leg)
    case .left, .right: cycle = 2 * delay + leg
    case .continuous, .continuousReverse: cycle = delay + leg
    }
  }

  /// A product of at most 2^60, so that a cycle and twice a leg fit in 63 bits.
  private static func product(_ a: Int64, _ b: Int64) throws(MarqueeError) -> Int64 {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    guard !overflow, product <= 1 << 60 else { throw .tooSlow }
    return product
  }

  /// The part of the cycle at a time; before 0 it is that at 0.
  @inline(__always)
  func phase(at time: Flicks) -> MarqueePhase {
    let ticks = ticksInCycle(at: time)
    if ticks < delay { return .home }
    if ticks < delay &+ leg { return .out(ticks &- delay) }
    if kind.isContinuous { return .home }
    if !kind.returns || ticks < 2 * delay + leg { return .away }
    return .back(ticks - leg - 2 * delay)
  }

  /// Whether a time lies in the first cycle.
  func isFirstCycle(at time: Flicks) -> Bool {
    let (ticks, overflow) = max(0, time.count).multipliedReportingOverflow(by: ticksPerFlick)
    return !overflow && ticks < cycle
  }

  @inline(__always)
  private func ticksInCycle(at time: Flicks) -> Int64 {
    let time = max(0, time.count)
    if kind == .left || kind == .right {
      let (ticks, overflow) = time.multipliedReportingOverflow(by: ticksPerFlick)
      return overflow ? cycle : ticks
    }
    return exactRemainder(time, times: ticksPerFlick, modulo: cycle)
  }

  /// The distance from home, px, to nearest; half a px counts up.
  @inline(__always)
  func displacement(in phase: MarqueePhase) -> Int64 {
    switch phase {
    case .home: 0
    case .away: distance
    case .out(let ticks) where curve.isLinear: pixels(inTicks: ticks)
    case .back(let ticks) where curve.isLinear: pixels(inTicks: leg - ticks)
    case .out(let ticks): share(progress(ticks))
    case .back(let ticks): share(.one - progress(ticks))
    }
  }

  /// A share of the distance to nearest; ties away from home, on either side of it.
  @inline(__always)
  private func share(_ progress: Q16) -> Int64 {
    let product = distance * Int64(progress.raw)
    return product < 0 ? -((32_768 - product) >> 16) : (product + 32_768) >> 16
  }

  /// The distance from home as a share of the whole distance, 0...1 unless the curve overshoots.
  func progress(in phase: MarqueePhase) -> Q16 {
    switch phase {
    case .home: .zero
    case .away: .one
    case .out(let ticks): progress(ticks)
    case .back(let ticks): .one - progress(ticks)
    }
  }

  /// How far a leg has got after some of its ticks.
  @inline(__always)
  private func progress(_ ticks: Int64) -> Q16 {
    curve.progress(at: Q16(numerator: ticks, denominator: leg))
  }

  /// A linear motion: ticks over ticks per px, exact, to nearest.
  @inline(__always)
  private func pixels(inTicks ticks: Int64) -> Int64 {
    // None is negative or more than 2^60.
    let doubled = UInt64(bitPattern: 2 &* ticks &+ ticksPerPixel)
    return Int64(bitPattern: doubled / UInt64(bitPattern: 2 &* ticksPerPixel))
  }
}
