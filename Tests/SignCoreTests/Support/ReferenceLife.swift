// ReferenceLife.swift: the life of a linear marquee under commands, walked part by part.
// SignCoreTests: a clock that moves from one end of a part to the next; no cycle is ever divided out.

import SignCore
import SignPrimitives

/// The life of a linear marquee under commands, walked part by part.
///
/// It knows where the text is, what is left to do and what it has told; a command changes that, and
/// time moves it on. It can only be walked forwards.
struct ReferenceLife {
  private let motion: ReferenceMotion
  private let isAutomatic: Bool
  private let repeatCount: Int?
  private var staysAway: Bool { motion.kind == .left || motion.kind == .right }

  /// The flick the walk has come to.
  private var now: Int64 = 0
  /// The part under way; nil while it rests at home.
  private var part: Int?
  /// Units into that part.
  private var into: Int128 = 0
  private var isAway = false
  /// Cycles to come, the one under way included; nil is without end.
  private var left: Int? = 0
  private(set) var isPaused = false
  private(set) var isHeld = false
  private(set) var isStatic = false
  /// What it has told: the flick, the rank among the events of one time, the word.
  private var told: [(time: Int64, rank: Int, words: String)] = []

  init(_ motion: ReferenceMotion, _ setup: MarqueeConfiguration) {
    self.motion = motion
    isAutomatic = setup.startPolicy == .automatic
    repeatCount = setup.repeatCount.map { Int($0) }
    isHeld = setup.isHeld
    isStatic = setup.isStatic
    startAgain()
  }

  /// The events so far, in order.
  var events: [String] {
    told.enumerated().sorted {
      ($0.element.time, $0.element.rank, $0.offset) < ($1.element.time, $1.element.rank, $1.offset)
    }.map { "\($0.element.time) \($0.element.words)" }
  }

  /// Units from home, exact.
  private var place: Int128 {
    if isAway { return motion.distance * motion.unitsPerPixel }
    guard let part else { return 0 }
    let leg = motion.parts[part]
    let start = leg.from * motion.unitsPerPixel
    return leg.to == leg.from ? start : leg.to > leg.from ? start + into : start - into
  }

  /// Px from home; half a px counts up.
  var distance: Int { Int((2 * place + motion.unitsPerPixel) / (2 * motion.unitsPerPixel)) }

  // MARK: Time

  mutating func walk(to time: Int64) {
    var position = Int128(now) * motion.unitsPerFlick
    let end = Int128(time) * motion.unitsPerFlick
    while let part, !isPaused {
      let rest = motion.parts[part].length - into
      if end - position < rest {
        into += end - position
        break
      }
      position += rest
      into = 0
      self.part = part + 1
      if part + 1 == motion.parts.count {
        let flick = (position + motion.unitsPerFlick - 1) / motion.unitsPerFlick
        endCycle(at: Int64(flick))
      }
    }
    now = max(now, time)
  }

  private mutating func endCycle(at flick: Int64) {
    if let count = left { left = count - 1 }
    part = nil
    if staysAway {
      isAway = true
      tell("finished", 2, at: flick)
      return
    }
    tell("returned", 1, at: flick)
    if left == 0 {
      if repeatCount != nil { tell("finished", 2, at: flick) }
    } else if !isHeld {
      part = 0
      tell("begins", 3, at: flick)
    }
  }

  private mutating func tell(_ words: String, _ rank: Int, at flick: Int64) {
    if rank == 3, told.contains(where: { $0.time == flick && $0.rank == 3 }) { return }
    told.append((flick, rank, words))
  }

  // MARK: Commands

  mutating func take(_ command: MarqueeCommand) {
    switch command {
    case .pause: isPaused = true
    case .resume: isPaused = false
    case .restart:
      goHome()
      isPaused = false
      startAgain()
    case .stop:
      goHome()
      isPaused = false
      left = 0
    case .hold:
      isHeld = true
      if isWaiting { cancel() }
    case .release:
      let was = isHeld
      isHeld = false
      if was && isAutomatic && part == nil && !isAway { beginCycle() }
    case .setStatic(let on):
      if on == isStatic { return }
      goHome()
      isStatic = on
      if !on { startAgain() }
    case .trigger(let skips, let overrides): trigger(skips, overrides)
    }
  }

  private mutating func trigger(_ skips: Bool, _ overrides: Bool) {
    if isStatic || (isHeld && !overrides) || isAway { return }
    if part == nil {
      if !isAutomatic || left == 0 { left = staysAway ? 1 : repeatCount ?? (isAutomatic ? nil : 1) }
      beginCycle()
    }
    if skips && isWaiting {
      part = 1
      into = 0
    }
  }

  /// Whether a cycle has begun and nothing has moved yet.
  private var isWaiting: Bool {
    guard let part else { return false }
    return part == 0 || (part == 1 && into == 0 && motion.parts[0].length == 0)
  }

  /// Takes back a cycle that has not moved.
  private mutating func cancel() {
    part = nil
    into = 0
    isAway = false
    told.removeAll { $0.time == now && $0.rank == 3 }
  }

  private mutating func goHome() {
    if distance != 0 { tell("returned early", 0, at: now) }
    cancel()
  }

  private mutating func startAgain() {
    left = isAutomatic ? (staysAway ? 1 : repeatCount) : 0
    if isAutomatic && !isHeld { beginCycle() }
  }

  private mutating func beginCycle() {
    if isStatic || left == 0 { return }
    part = 0
    into = 0
    tell("begins", 3, at: now)
  }
}
