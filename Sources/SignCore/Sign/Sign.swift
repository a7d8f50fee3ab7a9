// Sign.swift: elements on a canvas.
// SignCore: integers only; no I/O, no clock. Drawing allocates nothing.

public import SignPrimitives

/// Why a sign could not be made.
public enum SignError: Error, Equatable, Sendable {
  /// Not 1 x 1 px to 65,535 x 4,096 px.
  case sizeOutOfRange(width: Int, height: Int)
}

/// A sign: elements on a canvas, later ones over earlier ones.
///
/// What it shows is a pure function of time: any frame can be drawn alone, in any order.
public struct Sign {
  /// Columns of the canvas, px.
  public let width: Int
  /// Rows of the canvas, px.
  public let height: Int
  /// Frames a second, 1...1000.
  public let framesPerSecond: Int
  /// The threshold matrix of all its grays.
  public var dither: DitherMatrix
  /// What is on it, from the lowest to the topmost.
  public var elements: [Element]

  /// Creates a sign.
  ///
  /// - Parameters:
  ///   - width: 1...65,535 px.
  ///   - height: 1...4,096 px.
  ///   - framesPerSecond: 1...1000.
  ///   - dither: The threshold matrix of all its grays.
  ///   - elements: What is on it, from the lowest to the topmost.
  /// - Throws: ``SignError/sizeOutOfRange(width:height:)``.
  public init(
    width: Int, height: Int, framesPerSecond: Int = 60, dither: DitherMatrix = .bayer4,
    elements: [Element] = []
  ) throws(SignError) {
    precondition((1...1000).contains(framesPerSecond), "a frame rate is 1 to 1000 a second")
    guard (1...65_535).contains(width), (1...4096).contains(height) else {
      throw .sizeOutOfRange(width: width, height: height)
    }
    self.width = width
    self.height = height
    self.framesPerSecond = framesPerSecond
    self.dither = dither
    self.elements = elements
  }

  /// Creates a sign from the elements that a closure lists.
  ///
  /// - Throws: ``SignError/sizeOutOfRange(width:height:)``.
  public init(
    width: Int, height: Int, framesPerSecond: Int = 60, dither: DitherMatrix = .bayer4,
    @SignBuilder _ elements: () -> [Element]
  ) throws(SignError) {
    try self.init(
      width: width, height: height, framesPerSecond: framesPerSecond, dither: dither,
      elements: elements())
  }

  /// A dark bitmap of the sign's size, to draw its frames into.
  public func makeFrame() -> Bitmap {
    guard let frame = try? Bitmap(width: width, height: height) else {
      preconditionFailure("a sign's size is legal for a bitmap")
    }
    return frame
  }

  /// Draws the sign as it is at a time; what the bitmap held is lost.
  ///
  /// - Parameters:
  ///   - time: The time since the sign started; before 0 it is as at 0.
  ///   - frame: A bitmap of the sign's size.
  public func draw(at time: Flicks, into frame: inout Bitmap) {
    let time = max(.zero, time)
    frame.clear()
    for index in elements.indices { drawElement(index, at: time, into: &frame) }
  }

  /// Draws one element.
  ///
  /// Only what is needed of it is read, by its index: an element in a variable would be a copy, whose
  /// references alone cost as much as all the words of a small sign.
  @inline(__always)
  private func drawElement(_ index: Int, at time: Flicks, into canvas: inout Bitmap) {
    guard elements[index].isVisible, elements[index].blink?.isLit(at: time) ?? true else { return }
    let frame = elements[index].frame
    let style = CompositionStyle(
      inverted: elements[index].isInverted, level: Q16(level: elements[index].level),
      dither: dither, mode: elements[index].mode)
    switch elements[index].content {
    case .text(let label): label.draw(in: frame, style: style, into: &canvas)
    case .marquee(let label): label.draw(at: time, in: frame, style: style, into: &canvas)
    case .image(let image): image.draw(at: time, in: frame, style: style, into: &canvas)
    case .custom(let element): element.draw(at: time, in: frame, style: style, into: &canvas)
    }
  }

  /// When a frame of the sign is shown, from 0.
  public func time(ofFrame index: Int64) -> Flicks {
    .frame(index, framesPerSecond: Int64(framesPerSecond))
  }
}

/// Lists the elements of a sign, one a line; `if`, `else` and `for` work.
@resultBuilder
public enum SignBuilder {
  /// One element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// A marquee at the sign's left top corner.
  public static func buildExpression(_ marquee: MarqueeLabel) -> [Element] { [Element(marquee)] }
  /// Lines one after another.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  /// The first branch of an `if`.
  public static func buildEither(first: [Element]) -> [Element] { first }
  /// The second branch of an `if`.
  public static func buildEither(second: [Element]) -> [Element] { second }
  /// A `for` loop.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
}
