// MarqueePolicies.swift: what starts a marquee, and what a change of its content does.
// SignCore: integers only; no I/O, no clock.

/// What begins the first cycle of a marquee that scrolls.
public enum MarqueeStartPolicy: UInt8, Hashable, Sendable, CaseIterable {
  /// It begins by itself, and every further cycle too.
  case automatic
  /// Nothing begins without a trigger, which starts one cycle or the repeat count.
  case onTrigger
}

/// What a change of content, size or way does to a marquee that is under way.
public enum MarqueeContentChange: UInt8, Hashable, Sendable, CaseIterable {
  /// Home at once, and a new start with a full delay.
  case restart
  /// On with the same fraction of the same phase.
  case keepProgress
  /// On at the same displacement from home, clamped to the new travel or modulo the new period.
  case keepPixelOffset
  /// The old text goes on until it is home again, and the new one starts there; at once if it is at
  /// home or never comes home.
  case atCycleEnd
}
