// Element.swift: one thing on a sign, with its frame and how it meets what lies below.
// SignCore: integers only; no I/O, no clock.

public import SignPrimitives

/// What an element shows.
public enum ElementContent {
  /// Text or a picture that stands still.
  indirect case text(TextLabel)
  /// Text or a picture that scrolls.
  case marquee(MarqueeLabel)
  /// A picture or an animation.
  case image(ImageElement)
  /// An element of a user of the library.
  case custom(AnyElement)
}

/// When an element is there and when it is not.
public struct Blink: Hashable, Sendable {
  /// One time lit and one time absent together, more than 0.
  public var period: Flicks
  /// The share of the period in which it is lit, at its beginning, 0...100 %.
  public var dutyPercent: Int

  /// Creates a blink; half of a second on, half of it off, unless said.
  public init(period: Flicks = .milliseconds(1000), dutyPercent: Int = 50) {
    precondition(period > .zero && (0...100).contains(dutyPercent), "a blink has a period")
    self.period = period
    self.dutyPercent = dutyPercent
  }

  /// Whether the element is there at a time of the sign.
  public func isLit(at time: Flicks) -> Bool {
    let lit = exactQuotient(period.count, times: Int64(dutyPercent), over: 100)
    return max(0, time.count) % period.count < lit
  }
}

/// One thing on a sign: content in a frame, drawn over the elements before it.
///
/// It is drawn in this order: the content, clipped to the frame; its negative if `isInverted`; level
/// and edge fades, dithered; then `mode`. No pixel outside the frame ever changes.
public struct Element {
  /// A name for commands; unique in a sign.
  public var id: String?
  /// Where it is; anywhere within 1,000,000 px of the sign's corner.
  public var frame: Rect
  /// What it shows.
  public var content: ElementContent
  /// Whether it is drawn at all.
  public var isVisible = true
  /// How it combines with what lies below.
  public var mode = DrawMode.over
  /// How bright it is, 0 dark to 255 solid; dithered.
  public var level: UInt8 = 255
  /// Whether the negative of the whole frame is shown.
  public var isInverted = false
  /// When it is absent; nil for never.
  public var blink: Blink?
  /// The number of the group with whose other marquees it moves in step; nil for none.
  public var group: Int?

  /// Creates an element from its content.
  public init(_ content: ElementContent, frame: Rect, id: String? = nil) {
    self.content = content
    self.frame = frame
    self.id = id
  }

  /// Creates an element of a marquee, whose viewport is the frame.
  public init(_ marquee: MarqueeLabel, x: Int = 0, y: Int = 0, id: String? = nil) {
    let frame = Rect(x: x, y: y, width: marquee.width, height: marquee.height)
    self.init(.marquee(marquee), frame: frame, id: id)
  }

  /// Creates an element of a user's own type.
  ///
  /// - Throws: ``BitmapError`` when the frame has no legal size for a bitmap.
  public init(_ element: some CustomElement, frame: Rect, id: String? = nil) throws(BitmapError) {
    let content = try Bitmap(width: frame.width, height: frame.height)
    let box = AnyElement(content: content) { time, bitmap in
      element.draw(at: time, into: &bitmap)
    }
    self.init(.custom(box), frame: frame, id: id)
  }
}
