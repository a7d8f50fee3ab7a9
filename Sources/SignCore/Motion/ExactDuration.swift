// ExactDuration.swift: a duration that need not be a whole number of flicks.
// SignCore: integers only; no I/O, no clock.

import SignPrimitives

/// A duration that need not be a whole number of flicks.
public struct ExactDuration: Hashable, Sendable {
  /// How many ticks.
  public let ticks: Int64
  /// Ticks in a flick, more than 0.
  public let ticksPerFlick: Int64

  /// The duration in nanoseconds, to nearest.
  public var nanoseconds: Int64 {
    // 625 ns are 441 flicks.
    roundedQuotient(ticks, times: 625, over: ticksPerFlick * 441)
  }
}
