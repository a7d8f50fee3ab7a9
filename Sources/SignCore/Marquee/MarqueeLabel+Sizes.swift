// MarqueeLabel+Sizes.swift: how much room a marquee's content wants, and where its columns are.
// SignCore: integers only; no I/O, no clock.

public import SignPrimitives

extension MarqueeLabel {
  /// The least width at which the content does not scroll along the rows: its own and the leading
  /// padding, px.
  public var fittingWidth: Int {
    textWidth + (configuration.axis == .horizontal ? configuration.leadingPadding : 0)
  }

  /// The least height at which the content does not scroll along the columns, px.
  public var fittingHeight: Int {
    textHeight + (configuration.axis == .vertical ? configuration.leadingPadding : 0)
  }

  /// The width of the content between two whole fades, px, by the classic rule; at most the limit.
  ///
  /// - Parameter limit: px; 0 or less is without limit.
  public func minimumWidth(limit: Int = 0) -> Int {
    limited(textWidth, along: .horizontal, limit: limit)
  }

  /// The height of the content between two whole fades, px; as ``minimumWidth(limit:)``.
  public func minimumHeight(limit: Int = 0) -> Int {
    limited(textHeight, along: .vertical, limit: limit)
  }

  private func limited(_ length: Int, along axis: Axis, limit: Int) -> Int {
    let isFaded = configuration.axis == axis
    let fade = isFaded ? max(0, min(Bitmap.maximumSide, configuration.fade.length)) : 0
    let wanted = length + 2 * fade
    return limit > 0 ? min(wanted, limit) : wanted
  }

  /// The column of the text (the row, if it moves vertically) that a column of the viewport shows.
  ///
  /// - Parameters:
  ///   - column: A column (a row) of the viewport, from 0.
  ///   - time: When.
  /// - Returns: From 0; nil in a gap, before and after the text, and outside the viewport.
  public func textColumn(at column: Int, time: Flicks) -> Int? {
    let view = MarqueeView(parts, at: time)
    guard (0..<view.frame).contains(column) else { return nil }
    let place = view.wrapped(column - view.place)
    return (0..<view.text).contains(place) ? place : nil
  }

  /// The first column of the viewport (the first row, if it moves vertically) that shows a column of
  /// the text.
  ///
  /// - Parameters:
  ///   - textColumn: A column (a row) of the text, from 0.
  ///   - time: When.
  /// - Returns: From 0; nil when no copy of it is in the viewport.
  public func viewportColumn(of textColumn: Int, time: Flicks) -> Int? {
    let view = MarqueeView(parts, at: time)
    guard (0..<view.text).contains(textColumn) else { return nil }
    let column = view.wrapped(view.place + textColumn)
    return (0..<view.frame).contains(column) ? column : nil
  }
}

/// Where the text is along its axis at one time.
private struct MarqueeView {
  /// The place of the first copy.
  let place: Int
  /// The length of the viewport.
  let frame: Int
  /// The length of what is shown.
  let text: Int
  /// The distance between copies, if there are several.
  let period: Int?

  init(_ parts: MarqueeParts, at time: Flicks) {
    let (layout, run) = parts.moment(at: time)
    let isHorizontal = layout.configuration.axis == .horizontal
    let scrolls = layout.motion != nil && !run.isStatic
    let shown = scrolls ? layout.content : layout.resting
    frame = isHorizontal ? layout.width : layout.height
    text = isHorizontal ? shown.width : shown.height
    period = scrolls ? layout.geometry.period : nil
    place =
      scrolls
      ? layout.place(layout.displacement(of: run), from: layout.geometry.home)
      : isHorizontal ? layout.restingX : layout.restingY
  }

  /// Modulo the period, 0 or more, if there is one.
  func wrapped(_ place: Int) -> Int {
    guard let period else { return place }
    let rest = place % period
    return rest < 0 ? rest + period : rest
  }
}
