// MarqueeTimeline.swift: the events of one marquee in the order of time.
// SignCore: integers only; no I/O, no clock. It allocates nothing.

import SignPrimitives

/// The events of one marquee in the order of time, each once.
struct MarqueeTimeline {
  private var parts: MarqueeParts
  /// What happened when the part of its life under way began, if that is still to be told.
  private var beginnings: MarqueeHappenings
  private var ends: MarqueeCycleEnds?

  /// Begins with the first event at a time or later.
  init(_ parts: MarqueeParts, from time: Flicks) {
    var parts = parts
    while let next = parts.next, time >= next.run.since { parts = next }
    self.parts = parts
    beginnings = time <= parts.run.since ? parts.run.beginnings : MarqueeHappenings()
    let before = time > parts.run.since ? Flicks(time.count - 1) : parts.run.since
    ends = parts.run.cycleEnds(after: before, parts.layout)
  }

  /// When the next event is; nil when none comes.
  var time: Flicks? {
    if !beginnings.isEmpty { return parts.run.since }
    let end = ends?.time
    guard let next = parts.next, next.run.since.count < .max else { return end }
    return end.map { min($0, next.run.since) } ?? next.run.since
  }

  /// All that happens at the time of the next event; a marquee whose cycles are shorter than a flick
  /// may have more then.
  mutating func takeNext() -> MarqueeHappenings {
    if !beginnings.isEmpty {
      let happenings = beginnings
      beginnings = MarqueeHappenings()
      return happenings
    }
    if let next = parts.next, ends?.time.map({ $0 >= next.run.since }) ?? true {
      self = MarqueeTimeline(next, from: next.run.since)
      return takeNext()
    }
    let happenings = ends?.happenings ?? MarqueeHappenings()
    ends?.skip()
    return happenings
  }
}
