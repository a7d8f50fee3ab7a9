// CustomElement.swift: elements that users of the library write.
// SignCore: integers only; no I/O, no clock. Drawing allocates nothing.

public import SignPrimitives

/// An element of a user's own: anything that can draw itself at a time.
///
/// Level, negative, blinking and draw mode are applied to what it draws, as to every element.
public protocol CustomElement {
  /// Draws what the element shows at a time.
  ///
  /// It must be a pure function of the time, since frames are drawn in any order.
  ///
  /// - Parameters:
  ///   - time: The time since the sign started, at least 0.
  ///   - content: A dark bitmap as large as the element's frame.
  func draw(at time: Flicks, into content: inout Bitmap)
}

/// Any user's element behind one closure, with the bitmap that it draws into.
///
/// Embedded Swift has no `any CustomElement` for values; a closure serves both modes.
public final class AnyElement {
  private let body: (Flicks, inout Bitmap) -> Void
  private var content: Bitmap

  init(content: Bitmap, body: @escaping (Flicks, inout Bitmap) -> Void) {
    self.content = content
    self.body = body
  }

  func draw(at time: Flicks, in frame: Rect, style: CompositionStyle, into canvas: inout Bitmap) {
    content.clear()
    body(time, &content)
    canvas.compose(
      content, x: 0, y: 0, in: frame, inverted: style.inverted,
      coverage: Coverage(level: style.level), dither: style.dither, mode: style.mode)
  }
}
