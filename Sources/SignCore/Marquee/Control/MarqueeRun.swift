// MarqueeRun.swift: where a marquee is in its life, from one time on.
// SignCore: integers only; no I/O, no clock.

import SignPrimitives

/// Where a marquee is in its life, from one time on until the next command.
///
/// It is all that is left of the commands of the past: what a marquee shows at a later time follows
/// from its layout and this, by one division. Nothing is stepped, so that nothing drifts.
struct MarqueeRun: Hashable, Sendable {
  /// What a marquee is doing.
  enum Activity: UInt8, Hashable, Sendable {
    /// It stands at home until something starts it.
    case resting
    /// Its cycles go on.
    case running
    /// It stands away after the only cycle of a kind that never comes back.
    case arrived
  }

  /// From when on this holds.
  var since: Flicks
  /// Ticks into the cycle then; 0 unless it is running.
  var ticks: Int64 = 0
  var activity = Activity.resting
  /// How many cycles come, the one under way included; `Int64.max` is without end.
  var cyclesLeft: Int64 = 0
  /// Whether the cycle under way is the first since the start.
  var isFirstCycle = true
  /// Whether its clock stands still.
  var isPaused = false
  /// Whether no new cycle begins.
  var isHeld: Bool
  /// Whether it stands still like a label.
  var isStatic: Bool
  /// What happened at the very time from which this holds.
  var beginnings = MarqueeHappenings()

  /// The life of a marquee that begins.
  init(_ layout: MarqueeLayout, at time: Flicks) {
    since = max(.zero, time)
    isHeld = layout.configuration.isHeld
    isStatic = layout.configuration.isStatic
    begin(layout)
  }

  /// How many cycles come by themselves before it rests; a hold lets only the one under way complete.
  private var cyclesUntilRest: Int64 { isHeld ? min(1, cyclesLeft) : cyclesLeft }

  /// Whether it rests after the cycle under way.
  var isLastCycle: Bool { cyclesUntilRest <= 1 }

  /// The same life seen from a later time; what happened on the way is not told.
  func advanced(to time: Flicks, _ motion: MarqueeMotion?) -> MarqueeRun {
    guard time > since else { return self }
    var run = self
    run.since = time
    run.beginnings = MarqueeHappenings()
    guard activity == .running, !isPaused, let motion else { return run }
    let (done, ticks) = motion.cycles(in: time.count - since.count, from: self.ticks)
    let limit = cyclesUntilRest
    run.cyclesLeft -= cyclesLeft == .max ? 0 : min(done, limit)
    if done < limit {
      run.ticks = ticks
      run.isFirstCycle = isFirstCycle && done == 0
    } else {
      run.ticks = 0
      run.isFirstCycle = true
      run.activity = motion.staysAway ? .arrived : .resting
    }
    return run
  }

  /// The ends of cycles after a time, each once; see ``MarqueeCycleEnds``.
  func cycleEnds(after time: Flicks, _ layout: MarqueeLayout) -> MarqueeCycleEnds? {
    guard activity == .running, !isPaused, let motion = layout.motion else { return nil }
    let elapsed = max(time, since).count - since.count
    let (done, ticks) = motion.cycles(in: elapsed, from: self.ticks)
    let limit = cyclesUntilRest
    guard done < limit else { return nil }
    return MarqueeCycleEnds(
      from: max(time, since), ticksLeft: motion.cycle - ticks, motion: motion,
      count: limit == .max ? .max : limit - done,
      isLastFinished: motion.staysAway
        || layout.configuration.repeatCount != nil && (!isHeld || cyclesLeft == 1))
  }

  /// Begins anew at home, if anything lets it.
  mutating func begin(_ layout: MarqueeLayout) {
    rest()
    let isAutomatic = layout.configuration.startPolicy == .automatic
    cyclesLeft = isAutomatic ? MarqueeRun.cycles(of: layout) : 0
    if isAutomatic && !isHeld { run(layout) }
  }

  /// Stands at home with nothing under way.
  mutating func rest() {
    ticks = 0
    isFirstCycle = true
    activity = .resting
    beginnings.remove(.willBegin)
  }

  /// Begins the first of the cycles that are left, if the layout scrolls at all.
  mutating func run(_ layout: MarqueeLayout) {
    guard layout.motion != nil, !isStatic, cyclesLeft > 0 else { return }
    activity = .running
    beginnings.insert(.willBegin)
  }

  /// How many cycles a start brings.
  static func cycles(of layout: MarqueeLayout) -> Int64 {
    if layout.motion?.staysAway ?? false { return 1 }
    let policy = layout.configuration.startPolicy
    return layout.configuration.repeatCount ?? (policy == .automatic ? .max : 1)
  }
}
