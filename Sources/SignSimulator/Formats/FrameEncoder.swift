// FrameEncoder.swift: turns frames into the bytes of one format.
// SignSimulator: knows nothing of files and terminals here; the caller owns the bytes.

import FrameText
public import SignPrimitives

/// Turns frames into the bytes of one format.
///
/// The bytes of a file are those of the header, of every frame in order, and of the footer.
public struct FrameEncoder: Sendable {
  /// The format.
  public let format: FrameFormat
  /// Columns of every frame, px.
  public let width: Int
  /// Rows of every frame, px.
  public let height: Int
  /// The frame rate that a video declares.
  public let framesPerSecond: Int64

  private let isSeries: Bool
  private var frameNumber = 0
  private var animation: SVGAnimation

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - width: Columns, px, at least 1.
  ///   - height: Rows, px, at least 1.
  ///   - framesPerSecond: What a video declares, and how long the last frame of an `svg` stays.
  ///   - frameCount: How many frames will come; nil if nobody knows. One frame alone has no title
  ///     line in the text formats, and does not move in `svg`.
  public init(
    format: FrameFormat, width: Int, height: Int, framesPerSecond: Int64, frameCount: Int?
  ) {
    precondition(width > 0 && height > 0 && framesPerSecond > 0, "an empty frame or no frame rate")
    self.format = format
    self.width = width
    self.height = height
    self.framesPerSecond = framesPerSecond
    isSeries = frameCount != 1
    animation = SVGAnimation(
      width: width, height: height, framesPerSecond: framesPerSecond, moves: frameCount != 1)
  }

  /// Appends what comes before the first frame; nothing in most formats.
  public func appendHeader(to bytes: inout [UInt8]) {
    switch format {
    case .text, .braille, .half, .ansi, .pbm, .pgm, .raw: break
    case .y4m:
      appendY4MHeader(
        width: width, height: height, framesPerSecond: framesPerSecond, to: &bytes)
    case .svg: animation.appendHeader(to: &bytes)
    }
  }

  /// Appends one frame.
  ///
  /// - Parameters:
  ///   - frame: A bitmap of the encoder's size.
  ///   - time: Its time, which the text formats print and an `svg` keeps to.
  ///   - bytes: Where the bytes are added.
  public mutating func append(_ frame: Bitmap, at time: Flicks, to bytes: inout [UInt8]) {
    precondition(frame.width == width && frame.height == height, "a frame of another size")
    switch format {
    case .text: appendTitled(frame, at: time, to: &bytes, FrameText.append)
    case .braille: appendTitled(frame, at: time, to: &bytes, Cells.braille.append)
    case .half: appendTitled(frame, at: time, to: &bytes, Cells.half.append)
    case .ansi: appendTitled(frame, at: time, to: &bytes, appendANSILines)
    case .pbm: appendPBM(frame, to: &bytes)
    case .pgm: appendPGM(frame, to: &bytes)
    case .y4m: appendY4MFrame(frame, to: &bytes)
    case .svg: animation.append(frame, at: time, to: &bytes)
    case .raw: appendPackedRows(of: frame, to: &bytes)
    }
    frameNumber += 1
  }

  /// Appends what comes after the last frame; nothing in most formats.
  public mutating func appendFooter(to bytes: inout [UInt8]) {
    switch format {
    case .text, .braille, .half, .ansi, .pbm, .pgm, .y4m, .raw: break
    case .svg: animation.appendFooter(to: &bytes)
    }
  }

  /// One of several frames has a title line before it and an empty one after it.
  private func appendTitled(
    _ frame: Bitmap, at time: Flicks, to bytes: inout [UInt8],
    _ appendRows: (Bitmap, inout [UInt8]) -> Void
  ) {
    if isSeries {
      let title = TimedFrame(number: frameNumber, time: time, bitmap: frame).heading
      bytes.append(text: title + "\n")
    }
    appendRows(frame, &bytes)
    if isSeries { bytes.append(newline) }
  }
}
