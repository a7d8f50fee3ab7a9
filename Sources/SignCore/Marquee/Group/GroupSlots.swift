// GroupSlots.swift: the times that the members of a synchronised group have agreed upon.
// SignCore: integers only; no I/O, no clock.

import SignPrimitives

/// The times that the members of a synchronised group have agreed upon.
///
/// Both are whole flicks, so that all members share one exact cycle, whatever their speeds.
struct GroupSlots: Hashable, Sendable {
  /// The longest delay.
  var delay: Flicks
  /// The time of the slowest leg, rounded up to a flick; the others wait for its end.
  var leg: Flicks
}
