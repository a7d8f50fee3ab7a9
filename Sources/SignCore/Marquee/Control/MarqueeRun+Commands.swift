// MarqueeRun+Commands.swift: what each command makes of a marquee's life.
// SignCore: integers only; no I/O, no clock.

import SignPrimitives

extension MarqueeRun {
  /// Takes a command at the time from which this holds.
  mutating func take(_ command: MarqueeCommand, _ layout: MarqueeLayout) {
    switch command {
    case .restart: restart(layout)
    case .stop: stop(layout)
    case .pause: isPaused = true
    case .resume: isPaused = false
    case .hold: hold(layout)
    case .release: release(layout)
    case .trigger(let skipsDelay, let overridesHold):
      trigger(layout, skipsDelay: skipsDelay, overridesHold: overridesHold)
    case .setStatic(let isStatic): setStatic(isStatic, layout)
    }
  }

  /// Home at once and a new start.
  mutating func restart(_ layout: MarqueeLayout) {
    noteReturn(layout)
    isPaused = false
    begin(layout)
  }

  private mutating func stop(_ layout: MarqueeLayout) {
    noteReturn(layout)
    isPaused = false
    rest()
    cyclesLeft = 0
  }

  private mutating func hold(_ layout: MarqueeLayout) {
    isHeld = true
    if waitsAtHome(layout) { rest() }
  }

  private mutating func release(_ layout: MarqueeLayout) {
    guard isHeld else { return }
    isHeld = false
    guard activity == .resting, layout.configuration.startPolicy == .automatic else { return }
    run(layout)
  }

  private mutating func trigger(
    _ layout: MarqueeLayout, skipsDelay: Bool, overridesHold: Bool
  ) {
    guard let motion = layout.motion, !isHeld || overridesHold else { return }
    if activity == .resting {
      let isAutomatic = layout.configuration.startPolicy == .automatic
      if !isAutomatic || cyclesLeft == 0 { cyclesLeft = MarqueeRun.cycles(of: layout) }
      run(layout)
    }
    if skipsDelay && waitsAtHome(layout) { ticks = motion.delay }
  }

  private mutating func setStatic(_ isStatic: Bool, _ layout: MarqueeLayout) {
    guard isStatic != self.isStatic else { return }
    noteReturn(layout)
    self.isStatic = isStatic
    if isStatic {
      rest()
    } else {
      begin(layout)
    }
  }

  /// Whether a cycle has begun and its text has not begun to move.
  func waitsAtHome(_ layout: MarqueeLayout) -> Bool {
    guard activity == .running, let motion = layout.motion else { return false }
    return ticks < motion.delay || ticks == 0
  }

  /// Notes that the text is about to leave a place away from home before its time.
  mutating func noteReturn(_ layout: MarqueeLayout) {
    if layout.displacement(of: self) != 0 { beginnings.insert(.returnedHomeEarly) }
  }
}
