// MarqueeLabel.swift: content that scrolls behind a viewport.
// SignCore: integers only; no I/O, no clock. Drawing allocates nothing.

public import SignPrimitives

/// Text or a picture that scrolls behind a viewport, as a pure function of time.
///
/// It scrolls if its length along the axis and the leading padding together are more than the
/// viewport's, if it enters over the edge, or if it is forced to, and if its speed is not 0. Else it
/// stands in the viewport as its alignment says, without padding and without fades.
public struct MarqueeLabel: Hashable, Sendable {
  private let parts: MarqueeParts

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
    parts = try MarqueeParts(
      content, resting: resting ?? content, width: width, height: height,
      configuration: configuration)
  }

  /// What was chosen.
  public var configuration: MarqueeConfiguration { parts.configuration }

  /// Columns of the viewport, px.
  public var width: Int { parts.width }

  /// Rows of the viewport, px.
  public var height: Int { parts.height }

  /// Whether anything moves.
  public var scrolls: Bool { parts.motion != nil }

  /// The length of the content along the rows, px.
  public var textWidth: Int { parts.content.width }

  /// The length of the content along the columns, px.
  public var textHeight: Int { parts.content.height }

  /// The signed distance from home to away, px; 0 when nothing moves.
  public var travel: Int { scrolls ? parts.geometry.travel : 0 }

  /// The distance between the copies of a continuous text, px; nil for other kinds, and when nothing
  /// moves.
  public var period: Int? { scrolls ? parts.geometry.period : nil }

  /// One cycle with its delays, exact; nil when nothing moves.
  ///
  /// Kinds that never come back are finished after it.
  public var cycle: ExactDuration? {
    guard let motion = parts.motion else { return nil }
    return ExactDuration(ticks: motion.cycle, ticksPerFlick: motion.ticksPerFlick)
  }

  /// Where the text is at a time, how far from home, and how its edges fade.
  public func state(at time: Flicks) -> MarqueeState { parts.state(at: time) }

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
