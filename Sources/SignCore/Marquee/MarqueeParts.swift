// MarqueeParts.swift: what a marquee works out when it is made.
// SignCore: integers only; no I/O, no clock. Drawing allocates nothing.

import SignPrimitives

/// What a marquee works out when it is made, so that a frame costs little.
///
/// It is a class because a sign's elements are then small: a frame copies none of this.
final class MarqueeParts: Sendable {
  let configuration: MarqueeConfiguration
  let width: Int
  let height: Int
  /// What scrolls.
  let content: LabelContent
  /// What stands still when nothing scrolls.
  let resting: LabelContent
  /// What is drawn: the content, or for continuous kinds one period and one viewport of it.
  let strip: Bitmap
  let geometry: MarqueeGeometry
  /// Nil when nothing moves.
  let motion: MarqueeMotion?
  /// Nil when nothing moves or nothing fades.
  let ramps: MarqueeFadeRamps?
  /// Where what is drawn stands when it does not move; one of the two counts while it does.
  private let restingX: Int
  private let restingY: Int
  /// The place of the strip along its axis at home.
  private let stripHome: Int

  init(
    _ content: LabelContent, resting: LabelContent, width: Int, height: Int,
    configuration: MarqueeConfiguration
  ) throws(MarqueeError) {
    let isHorizontal = configuration.axis == .horizontal
    let text = isHorizontal ? content.width : content.height
    let frame = isHorizontal ? width : height
    let geometry = MarqueeGeometry(
      configuration, text: text, frame: frame, contentHeight: content.height)
    let scrolls =
      content.width > 0 && content.height > 0
      && (text + configuration.leadingPadding > frame || configuration.forcesScrolling
        || configuration.entry == .edge)
    let motion =
      scrolls
      ? try MarqueeMotion(configuration, distance: Int64(geometry.travel.magnitude)) : nil
    let shown = motion == nil ? resting : content
    strip =
      motion == nil
      ? resting.bitmap
      : try MarqueeParts.makeStrip(
        content.bitmap, period: geometry.period, frame: frame, axis: configuration.axis)
    ramps = motion.flatMap { motion in
      geometry.fadeLength == 0
        ? nil
        : MarqueeFadeRamps(
          configuration.fade, motion: motion, distanceUntilGone: geometry.distanceUntilGone)
    }
    restingX = configuration.alignment.x(width: shown.width, frame: width)
    restingY = configuration.verticalAlignment.y(
      height: shown.height, ascent: shown.ascent, frame: height)
    stripHome = motion == nil ? 0 : geometry.stripHome
    self.configuration = configuration
    self.width = width
    self.height = height
    self.content = content
    self.resting = resting
    self.geometry = geometry
    self.motion = motion
  }

  /// One period of a continuous text and one viewport more, so that any window of it is one run of
  /// words; the content itself for the other kinds.
  private static func makeStrip(
    _ content: Bitmap, period: Int?, frame: Int, axis: Axis
  ) throws(MarqueeError) -> Bitmap {
    guard let period else { return content }
    let length = period + frame
    let isHorizontal = axis == .horizontal
    let made = try? Bitmap(
      width: isHorizontal ? length : content.width, height: isHorizontal ? content.height : length)
    guard var strip = made else { throw .tooLong(px: length) }
    var place = 0
    while place < length {
      strip.blit(content, x: isHorizontal ? place : 0, y: isHorizontal ? 0 : place, operation: .or)
      place += period
    }
    return strip
  }

  /// Where the text is at a time, how far from home, and how its edges fade.
  func state(at time: Flicks) -> MarqueeState {
    guard let motion else {
      return MarqueeState(
        x: restingX, y: restingY, isAwayFromHome: false, scrollFraction: .zero, fade: .none)
    }
    let phase = motion.phase(at: time)
    let place = place(motion.displacement(in: phase), from: geometry.home)
    let isHorizontal = configuration.axis == .horizontal
    return MarqueeState(
      x: isHorizontal ? place : restingX,
      y: isHorizontal ? restingY : place,
      isAwayFromHome: place != geometry.home,
      scrollFraction: max(.zero, min(.one, motion.progress(in: phase))),
      fade: strengths(in: phase, at: time))
  }

  /// How strongly the edges fade.
  ///
  /// It stands apart because it needs the whole motion, which a frame without fades need not load.
  @inline(never)
  private func strengths(in phase: MarqueePhase, at time: Flicks) -> FadeStrengths {
    guard let motion, let ramps else { return .none }
    return ramps.strengths(of: motion, in: phase, at: time)
  }

  /// The place of the text along its axis when it is so far from home.
  private func place(_ displacement: Int64, from home: Int) -> Int {
    let displacement = Int(truncatingIfNeeded: displacement)
    return home &+ (geometry.travel < 0 ? 0 &- displacement : displacement)
  }

  /// Draws the marquee at a time into its frame of a canvas.
  @inline(__always)
  func draw(at time: Flicks, in frame: Rect, style: CompositionStyle, into canvas: inout Bitmap) {
    let placement = placement(at: time)
    canvas.compose(
      strip, x: placement.x, y: placement.y, in: frame, inverted: style.inverted,
      coverage: Coverage(
        level: style.level, axis: configuration.axis, fadeLength: geometry.fadeLength,
        leadingStrength: placement.leftStrength, trailingStrength: placement.rightStrength),
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
    var placement = Placement(x: restingX, y: restingY)
    guard let motion else { return placement }
    let phase = motion.phase(at: time)
    let place = window(motion.displacement(in: phase))
    if configuration.axis == .horizontal { placement.x = place } else { placement.y = place }
    if ramps != nil {
      let fade = strengths(in: phase, at: time)
      let isLeft = configuration.kind.movesLeft
      placement.leftStrength = isLeft ? fade.leading : fade.trailing
      placement.rightStrength = isLeft ? fade.trailing : fade.leading
    }
    return placement
  }

  /// The place of the strip along its axis: for a continuous text, which is less than two periods from
  /// home even if its curve overshoots, that which fills the whole viewport.
  private func window(_ displacement: Int64) -> Int {
    var place = place(displacement, from: stripHome)
    guard let period = geometry.period else { return place }
    while place > 0 { place &-= period }
    while place <= 0 &- period { place &+= period }
    return place
  }
}

extension MarqueeParts: Hashable {
  // All else follows from these.

  static func == (a: MarqueeParts, b: MarqueeParts) -> Bool {
    a === b
      || a.width == b.width && a.height == b.height && a.configuration == b.configuration
        && a.content == b.content && a.resting == b.resting
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(configuration)
    hasher.combine(content)
    hasher.combine(resting)
  }
}
