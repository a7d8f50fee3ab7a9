// FrameText+Frames.swift: writes and reads several frames in one text.
// FrameText: imports SignPrimitives only; integers only, no files.

import SignPrimitives

extension FrameText {
  /// The text of frames: for each a heading `frame N at T ms`, its art and a blank line.
  ///
  /// Every line ends with a line feed. A lone frame 0 at 0 ms is its art and nothing else.
  public static func text(_ frames: [TimedFrame]) -> String {
    var bytes: [UInt8] = []
    if frames.count == 1, frames[0].number == 0, frames[0].time == .zero {
      append(frames[0].bitmap, to: &bytes)
    } else {
      for frame in frames { append(frame, to: &bytes) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a heading, the art of the frame and a blank line.
  public static func append(_ frame: TimedFrame, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: frame.heading.utf8)
    bytes.append(newline)
    append(frame.bitmap, to: &bytes)
    bytes.append(newline)
  }

  /// Reads the frames of a text; art without a heading is a lone frame 0 at 0 ms.
  ///
  /// Lines end in LF or CRLF. Blank lines may be missing after the last frame and doubled anywhere
  /// between frames. A time has at most 3 decimals and is read to the nearest flick.
  public static func frames(_ text: String) throws(FrameTextError) -> [TimedFrame] {
    try frames(utf8: Array(text.utf8))
  }

  /// Reads the frames of a text in UTF-8; see ``frames(_:)-(String)``.
  public static func frames(utf8 text: [UInt8]) throws(FrameTextError) -> [TimedFrame] {
    let lines = lines(of: text)
    guard var next = lines.firstIndex(where: { !$0.isEmpty }) else {
      throw FrameTextError(line: 1, problem: .noFrames)
    }
    if !isHeading(lines[next]) {
      return [try loneFrame(lines, from: next)]
    }
    var frames: [TimedFrame] = []
    while next < lines.count {
      let end = lines[next...].firstIndex { $0.isEmpty } ?? lines.count
      frames.append(try frame(lines[next..<end]))
      next = lines[end...].firstIndex { !$0.isEmpty } ?? lines.count
    }
    return frames
  }

  private static func loneFrame(
    _ lines: [ArraySlice<UInt8>], from first: Int
  ) throws(FrameTextError) -> TimedFrame {
    let end = lines[first...].firstIndex { $0.isEmpty } ?? lines.count
    if let stray = lines[end...].firstIndex(where: { !$0.isEmpty }) {
      throw FrameTextError(
        line: stray + 1, problem: .noHeading(found: excerpt(lines[stray])))
    }
    return TimedFrame(number: 0, time: .zero, bitmap: try art(lines[first..<end]))
  }

  /// One frame from its lines, the heading first.
  private static func frame(
    _ lines: ArraySlice<ArraySlice<UInt8>>
  ) throws(FrameTextError) -> TimedFrame {
    let line = lines.startIndex + 1
    let first = lines[lines.startIndex]
    guard isHeading(first) else {
      throw FrameTextError(line: line, problem: .noHeading(found: excerpt(first)))
    }
    guard let (number, time) = heading(first) else {
      throw FrameTextError(line: line, problem: .malformedHeading(found: excerpt(first)))
    }
    if lines.count == 1 { throw FrameTextError(line: line, problem: .noArt(frame: number)) }
    return TimedFrame(number: number, time: time, bitmap: try art(lines.dropFirst()))
  }

  /// The beginning of a line, as much as a message has room for.
  private static func excerpt(_ line: ArraySlice<UInt8>) -> String {
    let limit = 40
    let text = String(decoding: line.prefix(limit), as: UTF8.self)
    return line.count > limit ? text + "..." : text
  }

  private static func art(
    _ lines: ArraySlice<ArraySlice<UInt8>>
  ) throws(FrameTextError) -> Bitmap {
    do {
      return try bitmap(rows: Array(lines))
    } catch {
      throw FrameTextError(line: lines.startIndex + (error.row ?? 1), problem: .art(error))
    }
  }
}
