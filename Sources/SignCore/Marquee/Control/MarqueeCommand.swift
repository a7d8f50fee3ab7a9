// MarqueeCommand.swift: what can be asked of a marquee while it runs.
// SignCore: integers only; no I/O, no clock.

/// What can be asked of a marquee while it runs.
///
/// Every command takes effect at its time exactly; the frame of that time shows it.
public enum MarqueeCommand: Hashable, Sendable {
  /// Home at once and a new start with a full delay, unless it is held or waits for a trigger; clears
  /// a pause.
  case restart
  /// Home at once; nothing begins by itself until a restart, a trigger or a change.
  case stop
  /// Freezes text and fades, in any phase.
  case pause
  /// Goes on where it was paused, without a jump.
  case resume
  /// No new cycle begins: one that moves completes, one that still waits at home does not begin.
  case hold
  /// Ends a hold; a text that stands at home starts if it starts by itself.
  case release
  /// Starts a cycle now, or ends the delay at home of the one that has begun; ignored while the text
  /// moves or is away, and when it does not scroll.
  ///
  /// Without `skipDelay` the delay at home runs first. Only with `overridesHold` does it start a text
  /// that is held, for one cycle.
  case trigger(skipDelay: Bool = true, overridesHold: Bool = false)
  /// Stands still like a label, or scrolls again from a new start.
  case setStatic(Bool)
}
