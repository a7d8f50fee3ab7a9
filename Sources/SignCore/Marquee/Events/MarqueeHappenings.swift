// MarqueeHappenings.swift: the events of one marquee at one time.
// SignCore: integers only; no I/O, no clock.

/// The events of one marquee at one time; the lowest bit comes first.
struct MarqueeHappenings: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// It was sent home while it was away.
  static let returnedHomeEarly = MarqueeHappenings(rawValue: 1)
  /// A cycle has brought it home.
  static let returnedHome = MarqueeHappenings(rawValue: 2)
  /// Its last cycle is over.
  static let finished = MarqueeHappenings(rawValue: 4)
  /// A cycle begins.
  static let willBegin = MarqueeHappenings(rawValue: 8)

  /// Takes out the event that comes first.
  mutating func popFirst() -> MarqueeEvent? {
    if remove(.returnedHomeEarly) != nil { return .returnedHome(finished: false) }
    if remove(.returnedHome) != nil { return .returnedHome(finished: true) }
    if remove(.finished) != nil { return .finished }
    return remove(.willBegin) != nil ? .willBegin : nil
  }
}
