// HealSchedule.swift: when a chain is to be healed.
// SignPanels: integers only; no Linux, no fonts, no elements. No clock: times come from outside.

public import SignPrimitives

/// Tells a frame loop when to heal, from the times of its frames.
public struct HealSchedule: Sendable {
  /// The time between two heals.
  public let interval: Flicks
  private var last: Flicks

  /// Creates a schedule whose first heal is one interval after its start.
  ///
  /// - Parameters:
  ///   - interval: More than 0; a second unless said.
  ///   - start: When the chain began.
  public init(every interval: Flicks = .milliseconds(1000), from start: Flicks = .zero) {
    precondition(interval > .zero, "an interval is more than 0")
    self.interval = interval
    last = start
  }

  /// Whether a heal is due; if so, the next one is due an interval later.
  ///
  /// After a time without frames one heal is due and not many.
  public mutating func isDue(at now: Flicks) -> Bool {
    if now - last < interval { return false }
    last = now
    return true
  }
}
