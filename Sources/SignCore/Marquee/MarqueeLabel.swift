// MarqueeLabel.swift: content that scrolls behind a viewport.
// SignCore: integers only; no I/O, no clock. Drawing allocates nothing.

public import SignPrimitives

/// Text or a picture that scrolls behind a viewport, as a pure function of time.
///
/// It scrolls if its length along the axis and the leading padding together are more than the
/// viewport's, if it enters over the edge, or if it is forced to, and if its speed is not 0. Else it
/// stands in the viewport as its alignment says, without padding and without fades.
public struct MarqueeLabel: Hashable, Sendable {
  var parts: MarqueeParts

  init(parts: MarqueeParts) { self.parts = parts }

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
    let layout = try MarqueeLayout(
      content, resting: resting ?? content, width: width, height: height,
      configuration: configuration)
    parts = MarqueeParts(layout, run: MarqueeRun(layout, at: .zero))
  }

  /// What was chosen; hold and static as the commands have left them.
  ///
  /// Of a content that waits for the end of a cycle, this and all below tell from then on only.
  public var configuration: MarqueeConfiguration {
    var configuration = layout.configuration
    configuration.isHeld = parts.run.isHeld
    configuration.isStatic = parts.run.isStatic
    return configuration
  }

  /// Columns of the viewport, px.
  public var width: Int { layout.width }

  /// Rows of the viewport, px.
  public var height: Int { layout.height }

  /// Whether anything moves.
  public var scrolls: Bool { motion != nil }

  /// The length of the content along the rows, px.
  public var textWidth: Int { layout.content.width }

  /// The length of the content along the columns, px.
  public var textHeight: Int { layout.content.height }

  /// The signed distance from home to away, px; 0 when nothing moves.
  public var travel: Int { scrolls ? layout.geometry.travel : 0 }

  /// The distance between the copies of a continuous text, px; nil for other kinds, and when nothing
  /// moves.
  public var period: Int? { scrolls ? layout.geometry.period : nil }

  /// One cycle with its delays, exact; nil when nothing moves.
  ///
  /// Kinds that never come back are finished after it.
  public var cycle: ExactDuration? {
    motion.map { ExactDuration(ticks: $0.cycle, ticksPerFlick: $0.ticksPerFlick) }
  }

  private var layout: MarqueeLayout { parts.layout }

  /// The motion; nil when nothing moves, and while it is static.
  private var motion: MarqueeMotion? { parts.run.isStatic ? nil : layout.motion }

  /// The marquee as it is from a time on: without a content whose place another one has taken.
  public func seen(at time: Flicks) -> MarqueeLabel {
    MarqueeLabel(parts: parts.current(at: time))
  }

  /// Where the text is at a time, how far from home, and how its edges fade.
  public func state(at time: Flicks) -> MarqueeState {
    let (layout, run) = parts.moment(at: time)
    let scrolls = layout.motion != nil && !run.isStatic
    let displacement = layout.displacement(of: run)
    let place = layout.place(displacement, from: layout.geometry.home)
    let isHorizontal = layout.configuration.axis == .horizontal
    return MarqueeState(
      x: !scrolls ? layout.restingX : isHorizontal ? place : layout.across,
      y: !scrolls ? layout.restingY : isHorizontal ? layout.across : place,
      scrolls: scrolls, isAwayFromHome: displacement != 0, isPaused: run.isPaused,
      isHeld: run.isHeld, scrollFraction: layout.progress(of: run),
      fade: layout.strengths(of: run))
  }

  /// Draws the marquee at a time, with its viewport at (0, 0) of the bitmap.
  public func draw(at time: Flicks, into bitmap: inout Bitmap) {
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    draw(at: time, in: frame, style: CompositionStyle(), into: &bitmap)
  }

  /// Draws the marquee at a time into its frame of a canvas.
  func draw(at time: Flicks, in frame: Rect, style: CompositionStyle, into canvas: inout Bitmap) {
    parts.draw(at: time, in: frame, style: style, into: &canvas)
  }
}
