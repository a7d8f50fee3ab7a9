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
  /// Ticks of the delay at home; of a list of steps, until it first leaves home.
  let delay: Int64
  /// Ticks of one leg.
  let leg: Int64
  /// Ticks until the way back begins; the cycle's end if there is none.
  let backStart: Int64
  /// Ticks of one cycle; for the kinds that never come back, until they are finished.
  let cycle: Int64
  /// Whether the text stays away after its only cycle.
  let staysAway: Bool

  /// Works out the cycle; nil when nothing moves.
  ///
  /// - Parameters:
  ///   - setup: What was chosen.
  ///   - distance: From home to away, px, at least 0.
  ///   - slots: The times that a group has agreed upon; nil for a marquee of its own.
  /// - Throws: ``MarqueeError/tooSlow``.
  init?(
    _ setup: MarqueeConfiguration, distance: Int64, slots: GroupSlots? = nil
  ) throws(MarqueeError) {
    guard distance > 0, let (pixels, flicks) = try MarqueeMotion.pace(setup, distance: distance)
    else { return nil }
    kind = setup.kind
    curve = setup.curve
    self.distance = distance
    staysAway = (kind == .left || kind == .right) && !setup.returnsByJump
    if let steps = setup.steps, !steps.isEmpty {
      (ticksPerFlick, ticksPerPixel) = (1, 1)
      delay = steps.leavesHome
      cycle = steps.duration
      (leg, backStart) = (cycle - delay, cycle)
      return
    }
    let divisor = greatestCommonDivisor(pixels, flicks)
    ticksPerFlick = pixels / divisor
    ticksPerPixel = flicks / divisor
    leg = try MarqueeMotion.product(distance, ticksPerPixel)
    let wait = slots?.delay ?? max(.zero, setup.delay)
    delay = try MarqueeMotion.product(wait.count, ticksPerFlick)
    let slot =
      if let slots { try MarqueeMotion.product(slots.leg.count, ticksPerFlick) } else { leg }
    if kind.isContinuous {
      cycle = delay + slot
      backStart = cycle
    } else if kind.returns && !setup.returnsByJump {
      backStart = 2 * delay + slot
      cycle = backStart + slot
    } else {
      cycle = 2 * delay + slot
      backStart = cycle
    }
  }

  /// So many px in so many flicks; nil when the speed is 0.
  private static func pace(
    _ setup: MarqueeConfiguration, distance: Int64
  ) throws(MarqueeError) -> (pixels: Int64, flicks: Int64)? {
    switch setup.speed {
    case .rate(let rate):
      guard rate.pixels > 0 else { return nil }
      return (rate.pixels, try product(rate.seconds, Flicks.perSecond))
    case .duration(let duration):
      return duration.count > 0 ? (distance, duration.count) : nil
    }
  }

  /// A product of at most 2^60, so that a cycle and twice a leg fit in 63 bits.
  private static func product(_ a: Int64, _ b: Int64) throws(MarqueeError) -> Int64 {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    guard !overflow, product <= 1 << 60 else { throw .tooSlow }
    return product
  }

  /// Whether a text that goes round stands at home for a flick or more, so that it is seen to.
  var restsAtHome: Bool { cycle - leg >= ticksPerFlick }

  /// Ticks from the beginning of a leg until the next wait begins: those of the slowest of a group.
  var slot: Int64 {
    if kind.isContinuous { return cycle - delay }
    return backStart == cycle ? cycle - 2 * delay : cycle - backStart
  }

  /// One leg, rounded up to a flick.
  var legFlicks: Flicks { Flicks(leg / ticksPerFlick + (leg % ticksPerFlick > 0 ? 1 : 0)) }

  /// The part of the cycle after some of its ticks.
  @inline(__always)
  func phase(atTick ticks: Int64) -> MarqueePhase {
    if ticks < delay { return .home }
    if ticks < delay &+ leg { return .out(ticks &- delay) }
    if kind.isContinuous { return .home }
    if ticks < backStart || backStart == cycle { return .away }
    return ticks < backStart &+ leg ? .back(ticks &- backStart) : .home
  }

  /// Whether no cycle ends within a time that begins after some ticks of one.
  func isFirstCycle(after time: Int64, from ticks: Int64) -> Bool {
    let (moved, overflow) = time.multipliedReportingOverflow(by: ticksPerFlick)
    return !overflow && moved < cycle - ticks
  }

  /// Ticks into the cycle under way at the end of a time that begins after some ticks of one, if
  /// cycles follow each other without end.
  ///
  /// - Parameters:
  ///   - time: At least 0.
  ///   - ticks: Ticks into the cycle at its beginning, less than a cycle.
  @inline(__always)
  func ticks(after time: Int64, from ticks: Int64) -> Int64 {
    if staysAway {
      let (moved, overflow) = time.multipliedReportingOverflow(by: ticksPerFlick)
      return overflow || moved >= cycle &- ticks ? cycle : moved &+ ticks
    }
    let sum = exactRemainder(time, times: ticksPerFlick, modulo: cycle) &+ ticks
    return sum >= cycle ? sum &- cycle : sum
  }

  /// How many cycles end within a time that begins after some ticks of one, and how many ticks into
  /// the next it ends.
  ///
  /// - Parameters:
  ///   - time: At least 0.
  ///   - ticks: Ticks into the cycle at its beginning, less than a cycle.
  func cycles(in time: Int64, from ticks: Int64) -> (count: Int64, ticks: Int64) {
    var count = exactQuotient(time, times: ticksPerFlick, over: cycle)
    var rest = exactRemainder(time, times: ticksPerFlick, modulo: cycle) + ticks
    if rest >= cycle {
      rest -= cycle
      count += count < .max ? 1 : 0
    }
    return (count, rest)
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
