// MarqueeLayout.swift: what a marquee works out from its content, its frame and its configuration.
// SignCore: integers only; no I/O, no clock.

import SignPrimitives

/// What a marquee works out from its content, its frame and its configuration.
struct MarqueeLayout: Sendable {
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
  /// The times of the group it belongs to, if its legs are synchronised.
  private(set) var slots: GroupSlots?
  /// Nil when nothing moves.
  private(set) var motion: MarqueeMotion?
  /// Nil when nothing moves or nothing fades.
  private(set) var ramps: MarqueeFadeRamps?
  /// The way in steps of one's own; nil when nothing moves or the kind says the way.
  let steps: MarqueeSteps?
  /// Where what scrolls stands across its axis.
  let across: Int
  /// Where what rests stands.
  let restingX: Int
  let restingY: Int
  /// The place of the strip along its axis at home.
  let stripHome: Int

  init(
    _ content: LabelContent, resting: LabelContent, width: Int, height: Int,
    configuration: MarqueeConfiguration
  ) throws(MarqueeError) {
    let isHorizontal = configuration.axis == .horizontal
    let text = isHorizontal ? content.width : content.height
    let frame = isHorizontal ? width : height
    let geometry = MarqueeGeometry(
      configuration, text: text, frame: frame, contentHeight: content.height)
    let isLonger = text + configuration.leadingPadding > frame
    let scrolls = isLonger || configuration.forcesScrolling || configuration.entry == .edge
    let motion =
      scrolls && content.width > 0 && content.height > 0
      ? try MarqueeMotion(configuration, distance: Int64(geometry.travel.magnitude)) : nil
    strip =
      motion == nil
      ? resting.bitmap
      : try MarqueeLayout.makeStrip(
        content.bitmap, period: geometry.period, frame: frame, axis: configuration.axis)
    steps = motion == nil || configuration.steps?.isEmpty ?? true ? nil : configuration.steps
    across = MarqueeLayout.across(content, width: width, height: height, configuration)
    (restingX, restingY) = MarqueeLayout.rest(
      resting, width: width, height: height, configuration)
    stripHome = motion == nil ? 0 : geometry.stripHome
    self.configuration = configuration
    self.width = width
    self.height = height
    self.content = content
    self.resting = resting
    self.geometry = geometry
    self.motion = motion
    ramps = makeRamps()
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

  /// Where the scrolling content stands across its axis.
  private static func across(
    _ content: LabelContent, width: Int, height: Int, _ configuration: MarqueeConfiguration
  ) -> Int {
    switch configuration.axis {
    case .horizontal:
      configuration.verticalAlignment.y(
        height: content.height, ascent: content.ascent, frame: height)
    case .vertical: configuration.alignment.x(width: content.width, frame: width)
    }
  }

  /// Where the resting content stands: aligned in the frame, or in what the leading padding leaves.
  private static func rest(
    _ content: LabelContent, width: Int, height: Int, _ configuration: MarqueeConfiguration
  ) -> (x: Int, y: Int) {
    let padding = configuration.appliesPaddingWhenStatic ? configuration.leadingPadding : 0
    let isHorizontal = configuration.axis == .horizontal
    let (left, top) = (isHorizontal ? padding : 0, isHorizontal ? 0 : padding)
    let isLeading = configuration.kind.movesLeft
    let x = configuration.alignment.x(width: content.width, frame: width - left)
    let y = configuration.verticalAlignment.y(
      height: content.height, ascent: content.ascent, frame: height - top)
    return (x + (isLeading ? left : 0), y + (isLeading ? top : 0))
  }

  private func makeRamps() -> MarqueeFadeRamps? {
    guard let motion, geometry.fadeLength > 0 else { return nil }
    return MarqueeFadeRamps(
      configuration.fade, motion: motion, distanceUntilGone: geometry.distanceUntilGone)
  }

  /// The same marquee with the times of a group, or with its own.
  ///
  /// - Throws: ``MarqueeError/tooSlow``.
  func synchronized(_ slots: GroupSlots?) throws(MarqueeError) -> MarqueeLayout {
    guard motion != nil else { return self }
    var copy = self
    copy.slots = slots
    copy.motion = try MarqueeMotion(
      configuration, distance: Int64(geometry.travel.magnitude), slots: slots)
    copy.ramps = copy.makeRamps()
    return copy
  }

  /// The place of the text along its axis when it is so far from a place.
  @inline(__always)
  func place(_ displacement: Int64, from home: Int) -> Int {
    let displacement = Int(truncatingIfNeeded: displacement)
    return home &+ (geometry.travel < 0 ? 0 &- displacement : displacement)
  }

  /// The place of the strip along its axis: for a continuous text, which is less than two periods from
  /// home even if its curve overshoots, that which fills the whole viewport.
  @inline(__always)
  func window(_ displacement: Int64) -> Int {
    var place = place(displacement, from: stripHome)
    guard let period = geometry.period else { return place }
    while place > 0 { place &-= period }
    while place <= 0 &- period { place &+= period }
    return place
  }
}

extension MarqueeLayout: Hashable {
  // All else follows from these.

  static func == (a: MarqueeLayout, b: MarqueeLayout) -> Bool {
    a.width == b.width && a.height == b.height && a.slots == b.slots
      && a.configuration == b.configuration && a.content == b.content && a.resting == b.resting
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(slots)
    hasher.combine(configuration)
    hasher.combine(content)
    hasher.combine(resting)
  }
}
