// MarqueeLabel+Control.swift: commands, and the same marquee with other content.
// SignCore: integers only; no I/O, no clock.

public import SignPrimitives

extension MarqueeLabel {
  /// Takes a command at a time.
  ///
  /// The marquee is then right for that time and all later ones; for earlier ones, keep the value it
  /// had before (``SignHistory`` does). A time before that of the last command counts as that.
  public mutating func apply(_ command: MarqueeCommand, at time: Flicks) {
    edit(at: time) { $0.take(command, $1) }
  }

  /// The marquee beginning at a time, with nothing of its past.
  public func starting(at time: Flicks) -> MarqueeLabel {
    let layout = parts.latest.layout
    return MarqueeLabel(parts: MarqueeParts(layout, run: MarqueeRun(layout, at: time)))
  }

  /// Takes over the content, the size and the configuration of another marquee at a time.
  ///
  /// Whatever changes the way (all but alignment, policies, repeat count, hold and static) acts as
  /// the new configuration's ``MarqueeConfiguration/onContentChange`` says; the rest just applies.
  /// Hold and static act where they differ from the old configuration; what commands have made of
  /// them stays else. Nothing happens if nothing is different.
  ///
  /// - Parameters:
  ///   - other: A marquee; where it is in its own life does not count.
  ///   - time: When.
  ///   - policy: What to do instead of what the new configuration says, such as
  ///     ``MarqueeContentChange/keepPixelOffset`` for a text that changes by itself; one that waits
  ///     for the end of a cycle then goes on waiting.
  ///   - movesFrame: Whether the frame moved too, which counts as a change of the way.
  public mutating func change(
    to other: MarqueeLabel, at time: Flicks, policy: MarqueeContentChange? = nil,
    movesFrame: Bool = false
  ) {
    let now = parts.current(at: time)
    let (latest, new) = (now.latest.layout, other.parts.latest.layout)
    if !movesFrame && latest.hasSameWay(as: new) && latest.configuration == new.configuration {
      return
    }
    if now.next != nil && policy == .keepPixelOffset {
      parts = MarqueeParts.make(now.layout, run: now.run, waiting: new)
      return
    }
    let change = MarqueeChange(
      from: now.layout, to: new, policy: policy ?? new.configuration.onContentChange,
      movesFrame: movesFrame)
    parts = change.apply(to: now)
  }

  /// Changes the life from a time on.
  mutating func edit(at time: Flicks, _ body: (inout MarqueeRun, MarqueeLayout) -> Void) {
    let now = parts.current(at: time)
    var run = now.run
    body(&run, now.layout)
    parts = MarqueeParts.make(now.layout, run: run, waiting: now.next?.layout)
  }
}

extension MarqueeParts {
  /// What will be shown in the end: what waits, or this.
  var latest: MarqueeParts { next ?? self }

  /// The same marquee, seen from a time; what waits for an earlier one has taken its place.
  func current(at time: Flicks) -> MarqueeParts {
    if let next, time >= next.run.since { return next.current(at: time) }
    guard time > run.since else { return self }
    var later = run.advanced(to: time, layout.motion)
    if let ends = run.cycleEnds(after: Flicks(time.count - 1), layout), ends.time == time {
      // Of several cycles in one flick only the last is told.
      later.beginnings = later.activity == .running ? ends.happenings : ends.lastHappenings
    }
    return MarqueeParts(layout, run: later, next: next)
  }

  /// A marquee from a time on, of which another content takes the place when it is home again.
  static func make(
    _ layout: MarqueeLayout, run: MarqueeRun, waiting: MarqueeLayout?
  ) -> MarqueeParts {
    guard let waiting else { return MarqueeParts(layout, run: run) }
    guard run.isUnderWay(layout) else {
      // A command has brought it home.
      var begun = run
      if run.activity == .running { begun.begin(waiting) }
      return MarqueeParts(waiting, run: begun)
    }
    var end = run
    end.since = Flicks(.max)
    if let time = run.cycleEnds(after: run.since, layout)?.time {
      end = MarqueeParts(layout, run: run).current(at: time).run
    }
    end.begin(waiting)
    return MarqueeParts(layout, run: run, next: MarqueeParts(waiting, run: end))
  }
}
