// TextLabel.swift: content that stands still.
// SignCore: integers only; no I/O, no clock. Drawing allocates nothing.

public import SignPrimitives

/// Text or a picture that stands still in its frame.
public struct TextLabel: Hashable, Sendable {
  /// What is shown.
  public var content: LabelContent
  /// Where it stands along the rows.
  public var alignment: Alignment
  /// Where it stands along the columns.
  public var verticalAlignment: VerticalAlignment

  /// Creates a label.
  public init(
    _ content: LabelContent, alignment: Alignment = .leading,
    verticalAlignment: VerticalAlignment = .middle
  ) {
    self.content = content
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
  }

  /// The column of the content's left edge in a frame of that width, px.
  public func x(in frame: Rect) -> Int { alignment.x(width: content.width, frame: frame.width) }

  /// The row of the content's top edge in a frame of that height, px.
  public func y(in frame: Rect) -> Int {
    verticalAlignment.y(height: content.height, ascent: content.ascent, frame: frame.height)
  }

  func draw(in frame: Rect, style: CompositionStyle, into canvas: inout Bitmap) {
    canvas.compose(
      content.bitmap, x: x(in: frame), y: y(in: frame), in: frame, inverted: style.inverted,
      coverage: Coverage(level: style.level), dither: style.dither, mode: style.mode)
  }
}
