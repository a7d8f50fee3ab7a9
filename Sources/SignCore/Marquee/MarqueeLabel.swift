// MarqueeLabel.swift: content that scrolls behind a viewport.
// SignCore: integers only; no I/O, no clock. Drawing allocates nothing.

public import SignPrimitives

/// Text or a picture that scrolls behind a viewport, as a pure function of time.
///
/// It scrolls if its length along the axis and the leading padding together are more than the
/// viewport's, if it enters over the edge, or if it is forced to, and if its speed is not 0. Else it
/// stands in the viewport as its alignment says, without padding and without fades.
public struct MarqueeLabel: Hashable, Sendable {
  /// What was chosen.
  public let configuration: MarqueeConfiguration
  /// Columns of the viewport, px.
  public let width: Int
  /// Rows of the viewport, px.
  public let height: Int

  /// What scrolls.
  private let content: LabelContent
  /// What stands still when nothing scrolls.
  private let resting: LabelContent
  /// What is drawn: the content, or for continuous kinds one period and one viewport of it.
  private let strip: Bitmap
  private let geometry: MarqueeGeometry
  private let scrolling: Scrolling?

  /// The parts that exist only while something moves.
  private struct Scrolling: Hashable, Sendable {
    let motion: MarqueeMotion
    let ramps: MarqueeFadeRamps?
  }

  /// Creates a marquee; the strip that it draws is made here.
  ///
  /// - Parameters:
  ///   - content: What scrolls.
  ///   - resting: What is shown instead while nothing scrolls, such as a shortened text.
  ///   - width: Columns of the viewport, more than 0 px.
  ///   - height: Rows of the viewport, more than 0 px.
  ///   - configuration: How it moves.
  /// - Throws: ``MarqueeError``.
  public init(
    _ content: LabelContent, resting: LabelContent? = nil, width: Int, height: Int,
    configuration: MarqueeConfiguration = MarqueeConfiguration()
  ) throws(MarqueeError) {
    precondition(width > 0 && height > 0, "a viewport has at least 1 x 1 px")
    try configuration.checkLengths(viewport: max(width, height))
    self.configuration = configuration
    self.width = width
    self.height = height
    self.content = content
    self.resting = resting ?? content
    let isHorizontal = configuration.axis == .horizontal
    let text = isHorizontal ? content.width : content.height
    let frame = isHorizontal ? width : height
    geometry = MarqueeGeometry(
      configuration, text: text, frame: frame, contentHeight: content.height)
    scrolling = try MarqueeLabel.makeScrolling(
      configuration, geometry, content: content, text: text, frame: frame)
    guard scrolling != nil else {
      strip = self.resting.bitmap
      return
    }
    strip = try MarqueeLabel.makeStrip(
      content.bitmap, period: geometry.period, frame: frame, axis: configuration.axis)
  }

  private static func makeScrolling(
    _ setup: MarqueeConfiguration, _ geometry: MarqueeGeometry, content: LabelContent, text: Int,
    frame: Int
  ) throws(MarqueeError) -> Scrolling? {
    let fits = text + setup.leadingPadding <= frame
    guard content.width > 0, content.height > 0,
      !fits || setup.forcesScrolling || setup.entry == .edge
    else { return nil }
    let distance = Int64(geometry.travel.magnitude)
    guard let motion = try MarqueeMotion(setup, distance: distance) else { return nil }
    let ramps =
      geometry.fadeLength == 0
      ? nil
      : MarqueeFadeRamps(
        setup.fade, motion: motion, distanceUntilGone: geometry.distanceUntilGone)
    return Scrolling(motion: motion, ramps: ramps)
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

  /// Whether anything moves.
  public var scrolls: Bool { scrolling != nil }

  /// The length of the content along the rows, px.
  public var textWidth: Int { content.width }

  /// The signed distance from home to away, px; 0 when nothing moves.
  public var travel: Int { scrolls ? geometry.travel : 0 }

  /// The distance between the copies of a continuous text, px; nil for other kinds, and when nothing
  /// moves.
  public var period: Int? { scrolls ? geometry.period : nil }

  /// One cycle with its delays, exact; nil when nothing moves.
  ///
  /// Kinds that never come back are finished after it.
  public var cycle: ExactDuration? {
    guard let motion = scrolling?.motion else { return nil }
    return ExactDuration(ticks: motion.cycle, ticksPerFlick: motion.ticksPerFlick)
  }

  /// Where the text is at a time, how far from home, and how its edges fade.
  public func state(at time: Flicks) -> MarqueeState {
    guard let scrolling else { return restingState }
    let motion = scrolling.motion
    let phase = motion.phase(at: time)
    let displacement = Int(motion.displacement(in: phase))
    let place = geometry.home + (geometry.travel < 0 ? -displacement : displacement)
    let isHorizontal = configuration.axis == .horizontal
    return MarqueeState(
      x: isHorizontal ? place : configuration.alignment.x(width: content.width, frame: width),
      y: isHorizontal ? restingY(of: content) : place,
      isAwayFromHome: displacement != 0,
      scrollFraction: max(.zero, min(.one, motion.progress(in: phase))),
      fade: scrolling.ramps?.strengths(of: motion, in: phase, at: time) ?? .none)
  }

  private var restingState: MarqueeState {
    MarqueeState(
      x: configuration.alignment.x(width: resting.width, frame: width), y: restingY(of: resting),
      isAwayFromHome: false, scrollFraction: .zero, fade: .none)
  }

  private func restingY(of content: LabelContent) -> Int {
    configuration.verticalAlignment.y(
      height: content.height, ascent: content.ascent, frame: height)
  }

  /// Draws the marquee at a time, with its viewport at (0, 0) of the bitmap.
  public func draw(at time: Flicks, into bitmap: inout Bitmap) {
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    draw(at: time, in: frame, style: CompositionStyle(), into: &bitmap)
  }

  /// Draws the marquee at a time into its frame of a canvas.
  func draw(at time: Flicks, in frame: Rect, style: CompositionStyle, into canvas: inout Bitmap) {
    let state = state(at: time)
    var (x, y) = (state.x, state.y)
    if let period = self.period {
      switch configuration.axis {
      case .horizontal: x = MarqueeLabel.window(x, period: period)
      case .vertical: y = MarqueeLabel.window(y, period: period)
      }
    }
    canvas.compose(
      strip, x: x, y: y, in: frame, inverted: style.inverted, coverage: coverage(style, state.fade),
      dither: style.dither, mode: style.mode)
  }

  /// The place of the strip, which begins with a copy, so that it fills the whole viewport.
  private static func window(_ place: Int, period: Int) -> Int {
    let rest = place % period
    return rest > 0 ? rest - period : rest
  }

  private func coverage(_ style: CompositionStyle, _ fade: FadeStrengths) -> Coverage {
    let isLeft = configuration.kind.movesLeft
    return Coverage(
      level: style.level, axis: configuration.axis, fadeLength: geometry.fadeLength,
      leadingStrength: isLeft ? fade.leading : fade.trailing,
      trailingStrength: isLeft ? fade.trailing : fade.leading)
  }
}
