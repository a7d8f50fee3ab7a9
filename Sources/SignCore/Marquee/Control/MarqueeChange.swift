// MarqueeChange.swift: what becomes of a marquee's life when its content or its way changes.
// SignCore: integers only; no I/O, no clock.

import SignPrimitives

/// A change of a marquee's content, size or configuration.
struct MarqueeChange {
  private let old: MarqueeLayout
  private let new: MarqueeLayout
  private let policy: MarqueeContentChange
  /// Whether the way is another, or what is on it.
  private let changesWay: Bool

  init(
    from old: MarqueeLayout, to new: MarqueeLayout, policy: MarqueeContentChange, movesFrame: Bool
  ) {
    self.old = old
    self.new = new
    // A frame of another size cannot wait for the text in it.
    let isResized = old.width != new.width || old.height != new.height
    self.policy = policy == .atCycleEnd && isResized ? .restart : policy
    changesWay = movesFrame || !old.hasSameWay(as: new)
  }

  /// The marquee from the time of the change on.
  func apply(to parts: MarqueeParts) -> MarqueeParts {
    var run = parts.run
    takeSwitches(&run)
    guard changesWay else { return takePolicies(run) }
    switch policy {
    case .restart:
      run.noteReturn(old)
      run.isPaused = false
      run.begin(new)
    case .keepProgress, .keepPixelOffset: keep(&run)
    case .atCycleEnd:
      if run.isUnderWay(old) { return MarqueeParts.make(old, run: run, waiting: new) }
      run.noteReturn(old)
      run.begin(new)
    }
    return MarqueeParts(new, run: run)
  }

  /// Hold and static, which the configuration may have changed.
  private func takeSwitches(_ run: inout MarqueeRun) {
    let (before, after) = (old.configuration, new.configuration)
    if before.isHeld != after.isHeld { run.take(after.isHeld ? .hold : .release, old) }
    if before.isStatic != after.isStatic { run.take(.setStatic(after.isStatic), old) }
  }

  /// A change that leaves the way as it is.
  private func takePolicies(_ run: MarqueeRun) -> MarqueeParts {
    var run = run
    let (before, after) = (old.configuration, new.configuration)
    if before.startPolicy != after.startPolicy || before.repeatCount != after.repeatCount {
      if run.activity == .running {
        run.cyclesLeft = MarqueeRun.cycles(of: new)
      } else if run.activity == .resting {
        run.begin(new)
      }
    }
    let layout = (try? new.synchronized(old.slots)) ?? new
    return MarqueeParts(layout, run: run)
  }

  /// The life on its new way; its clock goes on, or stays frozen.
  private func keep(_ run: inout MarqueeRun) {
    guard let motion = new.motion else {
      run.noteReturn(old)
      return run.rest()
    }
    if motion.staysAway { run.cyclesLeft = min(1, run.cyclesLeft) }
    switch run.activity {
    case .running:
      guard let ticks = MarqueeTickMap(from: old, to: new)?.ticks(run.ticks, policy) else { break }
      run.ticks = ticks
      return
    case .resting:
      // A text that fitted has had nothing to begin with.
      if old.motion == nil && !run.isHeld { run.run(new) }
      return
    case .arrived:
      if motion.staysAway { return }
    }
    run.noteReturn(old)
    run.begin(new)
  }
}

extension MarqueeRun {
  /// Whether a text moves, or is away, that comes home by itself.
  func isUnderWay(_ layout: MarqueeLayout) -> Bool {
    activity == .running && !waitsAtHome(layout) && !(layout.motion?.staysAway ?? true)
  }
}

extension MarqueeLayout {
  /// Whether two marquees differ in nothing that would restart them.
  func hasSameWay(as other: MarqueeLayout) -> Bool {
    width == other.width && height == other.height && content == other.content
      && resting == other.resting && configuration.way == other.configuration.way
  }
}

extension MarqueeConfiguration {
  /// The same with everything at its default that is no part of the way.
  fileprivate var way: MarqueeConfiguration {
    var way = self
    way.alignment = .leading
    way.verticalAlignment = .middle
    way.isHeld = false
    way.isStatic = false
    way.startPolicy = .automatic
    way.repeatCount = nil
    way.onContentChange = .restart
    way.appliesPaddingWhenStatic = false
    return way
  }
}
