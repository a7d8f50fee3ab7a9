// ImageElement.swift: a picture, or several that follow each other.
// SignCore: integers only; no I/O, no clock. Drawing allocates nothing.

public import SignPrimitives

/// Why an animation could not be made.
public enum ImageError: Error, Equatable, Sendable {
  /// The picture's height is not a multiple of the number of frames.
  case unevenHeight(height: Int, frames: Int)
}

/// A picture, or an animation of pictures that stand one below the other in one bitmap.
public struct ImageElement: Hashable, Sendable {
  private let parts: ImageParts
  /// Where it stands along the rows.
  public var alignment: Alignment
  /// Where it stands along the columns.
  public var verticalAlignment: VerticalAlignment

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - bitmap: The pictures, one below the other.
  ///   - frameCount: How many there are, more than 0.
  ///   - duration: How long each is shown, more than 0.
  ///   - alignment: Where it stands along the rows.
  ///   - verticalAlignment: Where it stands along the columns.
  /// - Throws: ``ImageError``.
  public init(
    _ bitmap: Bitmap, frameCount: Int = 1, duration: Flicks = .milliseconds(100),
    alignment: Alignment = .leading, verticalAlignment: VerticalAlignment = .top
  ) throws(ImageError) {
    precondition(frameCount > 0 && duration > .zero, "an animation has at least one frame")
    guard bitmap.height % frameCount == 0 else {
      throw .unevenHeight(height: bitmap.height, frames: frameCount)
    }
    let height = bitmap.height / frameCount
    let pictures = (0..<frameCount).map { index in
      guard var picture = try? Bitmap(width: bitmap.width, height: height) else {
        preconditionFailure("a part of a bitmap is as legal as the bitmap")
      }
      picture.blit(bitmap, x: 0, y: -index * height)
      return picture
    }
    parts = ImageParts(pictures, duration: duration)
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
  }

  /// The pictures, one for each frame of the animation; at least one.
  public var pictures: [Bitmap] { parts.pictures }
  /// How long each picture is shown, more than 0.
  public var duration: Flicks { parts.duration }
  /// Columns of each picture, px.
  public var width: Int { parts.first.width }
  /// Rows of each picture, px.
  public var height: Int { parts.first.height }

  /// The column of the picture's left edge in a frame of that width, px.
  public func x(in frame: Rect) -> Int { alignment.x(width: width, frame: frame.width) }

  /// The row of the picture's top edge in a frame of that height, px.
  public func y(in frame: Rect) -> Int {
    verticalAlignment.y(height: height, ascent: height, frame: frame.height)
  }

  /// The number of the picture that is shown at a time.
  public func pictureIndex(at time: Flicks) -> Int {
    Int(max(0, time.count) / duration.count % Int64(pictures.count))
  }

  func draw(at time: Flicks, in frame: Rect, style: CompositionStyle, into canvas: inout Bitmap) {
    if parts.pictures.count == 1 {
      draw(parts.first, in: frame, style: style, into: &canvas)
    } else {
      draw(parts.pictures[pictureIndex(at: time)], in: frame, style: style, into: &canvas)
    }
  }

  @inline(__always)
  private func draw(
    _ picture: Bitmap, in frame: Rect, style: CompositionStyle, into canvas: inout Bitmap
  ) {
    canvas.compose(
      picture, x: x(in: frame), y: y(in: frame), in: frame, inverted: style.inverted,
      coverage: Coverage(level: style.level), dither: style.dither, mode: style.mode)
  }
}

/// The pictures of an image; a class so that drawing one copies no reference to them.
private final class ImageParts: Hashable, Sendable {
  let pictures: [Bitmap]
  /// The first of the pictures, which is the only one unless they are an animation.
  let first: Bitmap
  let duration: Flicks

  init(_ pictures: [Bitmap], duration: Flicks) {
    self.pictures = pictures
    first = pictures[0]
    self.duration = duration
  }

  static func == (a: ImageParts, b: ImageParts) -> Bool {
    a === b || a.duration == b.duration && a.pictures == b.pictures
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(duration)
    hasher.combine(pictures)
  }
}
