// LabelContent+Text.swift: text rendered for an element.
// SignCore: integers only; no I/O, no clock.

public import SignPrimitives

extension LabelContent {
  /// Renders a text; it stands on the base line of its last line.
  ///
  /// - Parameters:
  ///   - text: UTF-8.
  ///   - style: Font, scale and gaps.
  ///   - lineBreak: What becomes of lines that are wider than `width`.
  ///   - width: The room, px; nil is without end.
  ///   - alignment: Where lines lie in a block of several.
  ///   - newlinesStartLines: Whether a newline starts a line or is a space.
  /// - Throws: ``BitmapError`` when the text is larger than a bitmap.
  public init(
    text: [UInt8], style: TextStyle, lineBreak: LineBreak = .clip, width: Int? = nil,
    alignment: Alignment = .leading, newlinesStartLines: Bool = false
  ) throws(BitmapError) {
    let bitmap = try style.makeBlock(
      text, lineBreak: lineBreak, width: width, alignment: alignment,
      newlinesStartLines: newlinesStartLines)
    self.init(bitmap, ascent: bitmap.height - style.height + style.ascent)
  }
}

extension MarqueeLabel {
  /// Creates a marquee of a text.
  ///
  /// A horizontal one scrolls one line, and breaks or shortens it only while it stands still; a
  /// vertical one scrolls a block of lines that are broken or shortened to its width.
  ///
  /// - Parameters:
  ///   - text: UTF-8.
  ///   - style: Font, scale and gaps.
  ///   - lineBreak: What becomes of a line that is too wide, where it does not scroll.
  ///   - width: Columns of the viewport, more than 0 px.
  ///   - height: Rows of the viewport, more than 0 px.
  ///   - configuration: How it moves.
  /// - Throws: ``MarqueeError``.
  public init(
    text: [UInt8], style: TextStyle, lineBreak: LineBreak = .clip, width: Int, height: Int,
    configuration: MarqueeConfiguration = MarqueeConfiguration()
  ) throws(MarqueeError) {
    let isVertical = configuration.axis == .vertical
    let room: LabelContent
    let scrolling: LabelContent
    do throws(BitmapError) {
      room = try LabelContent(
        text: text, style: style, lineBreak: lineBreak, width: width,
        alignment: configuration.alignment, newlinesStartLines: isVertical)
      scrolling =
        isVertical || lineBreak == .clip ? room : try LabelContent(text: text, style: style)
    } catch {
      throw .tooLong(px: style.width(of: text))
    }
    try self.init(
      scrolling, resting: room, width: width, height: height, configuration: configuration)
  }
  /// Creates a marquee of a text; as ``init(text:style:lineBreak:width:height:configuration:)``.
  @inlinable
  public init(
    _ text: String, style: TextStyle, lineBreak: LineBreak = .clip, width: Int, height: Int,
    configuration: MarqueeConfiguration = MarqueeConfiguration()
  ) throws(MarqueeError) {
    try self.init(
      text: Array(text.utf8), style: style, lineBreak: lineBreak, width: width, height: height,
      configuration: configuration)
  }
}
