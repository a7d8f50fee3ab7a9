// MarqueeParts.swift: one marquee, ready to draw.
// SignCore: integers only; no I/O, no clock. Drawing allocates nothing.

import SignPrimitives

/// One marquee, ready to draw: what it worked out when it was made, and where it is in its life.
///
/// It is a class because a sign's elements are then small: a frame copies none of this.
final class MarqueeParts: Sendable {
  let layout: MarqueeLayout
  let run: MarqueeRun
  /// What takes its place at the end of the cycle under way; nil when nothing waits.
  let next: MarqueeParts?
  /// Whether it runs on without end, so that a remainder is all that a frame needs of its life.
  private let isPlain: Bool

  init(_ layout: MarqueeLayout, run: MarqueeRun, next: MarqueeParts? = nil) {
    self.layout = layout
    self.run = run
    self.next = next
    let isEndless = run.cyclesLeft == .max && !run.isHeld || layout.motion?.staysAway ?? false
    let runsOn = run.activity == .running && isEndless && !run.isPaused && !run.isStatic
    isPlain = next == nil && (layout.motion == nil || runsOn && layout.steps == nil)
  }

  /// Where its life is at a time, and whose it is then.
  @inline(never)
  func moment(at time: Flicks) -> (layout: MarqueeLayout, run: MarqueeRun) {
    if let next, time >= next.run.since { return next.moment(at: time) }
    return (layout, run.advanced(to: time, layout.motion))
  }

  /// Draws the marquee at a time into its frame of a canvas.
  @inline(__always)
  func draw(at time: Flicks, in frame: Rect, style: CompositionStyle, into canvas: inout Bitmap) {
    if !isPlain {
      drawControlled(at: time, in: frame, style: style, into: &canvas)
    } else {
      compose(layout.strip, placement(at: time), in: frame, style: style, into: &canvas)
    }
  }

  /// The same for a marquee with a life of its own.
  @inline(never)
  private func drawControlled(
    at time: Flicks, in frame: Rect, style: CompositionStyle, into canvas: inout Bitmap
  ) {
    if let next, time >= next.run.since {
      next.drawControlled(at: time, in: frame, style: style, into: &canvas)
    } else if run.isStatic {
      compose(layout.resting.bitmap, restingPlacement, in: frame, style: style, into: &canvas)
    } else {
      compose(
        layout.strip, controlledPlacement(at: time), in: frame, style: style, into: &canvas)
    }
  }

  @inline(__always)
  private func compose(
    _ strip: Bitmap, _ placement: Placement, in frame: Rect, style: CompositionStyle,
    into canvas: inout Bitmap
  ) {
    canvas.compose(
      strip, x: placement.x, y: placement.y, in: frame, inverted: style.inverted,
      coverage: Coverage(
        level: style.level, axis: layout.configuration.axis,
        fadeLength: layout.geometry.fadeLength, leadingStrength: placement.leftStrength,
        trailingStrength: placement.rightStrength),
      dither: style.dither, mode: style.mode)
  }

  /// Where the strip is at a time, and how the left or upper and the right or lower edge fade.
  private struct Placement {
    var x: Int
    var y: Int
    var leftStrength = Q16.zero
    var rightStrength = Q16.zero
  }

  @inline(never)
  private func placement(at time: Flicks) -> Placement {
    guard let motion = layout.motion else { return restingPlacement }
    let elapsed = max(run.since, time).count &- run.since.count
    let phase = motion.phase(atTick: motion.ticks(after: elapsed, from: run.ticks))
    var placement = placement(displacement: motion.displacement(in: phase))
    if layout.ramps != nil { fade(&placement, by: plainStrengths(in: phase, after: elapsed)) }
    return placement
  }

  private var restingPlacement: Placement { Placement(x: layout.restingX, y: layout.restingY) }

  @inline(__always)
  private func placement(displacement: Int64) -> Placement {
    let place = layout.window(displacement)
    let isHorizontal = layout.configuration.axis == .horizontal
    return Placement(
      x: isHorizontal ? place : layout.across, y: isHorizontal ? layout.across : place)
  }

  /// The same for a marquee with a life of its own.
  private func controlledPlacement(at time: Flicks) -> Placement {
    if layout.motion == nil { return restingPlacement }
    let run = run.advanced(to: time, layout.motion)
    var placement = placement(displacement: layout.displacement(of: run))
    if layout.ramps != nil { fade(&placement, by: layout.strengths(of: run)) }
    return placement
  }

  private func fade(_ placement: inout Placement, by strengths: FadeStrengths) {
    let isLeft = layout.configuration.kind.movesLeft
    placement.leftStrength = isLeft ? strengths.leading : strengths.trailing
    placement.rightStrength = isLeft ? strengths.trailing : strengths.leading
  }

  /// How strongly the edges of a plain marquee fade.
  ///
  /// It stands apart because it needs the whole motion, which a frame without fades need not load.
  @inline(never)
  private func plainStrengths(in phase: MarqueePhase, after elapsed: Int64) -> FadeStrengths {
    guard let motion = layout.motion, let ramps = layout.ramps else { return .none }
    let isFirst = run.isFirstCycle && motion.isFirstCycle(after: elapsed, from: run.ticks)
    return ramps.strengths(of: motion, in: phase, isFirstCycle: isFirst)
  }
}

extension MarqueeParts: Hashable {
  static func == (a: MarqueeParts, b: MarqueeParts) -> Bool {
    a === b || a.run == b.run && a.layout == b.layout && a.next == b.next
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(layout)
    hasher.combine(run)
  }
}
