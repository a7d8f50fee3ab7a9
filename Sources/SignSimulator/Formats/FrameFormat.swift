// FrameFormat.swift: the formats in which frames can be written, by name.
// SignSimulator: knows nothing of files and terminals here.

/// A format in which frames can be written; the raw value is its name on the command line.
public enum FrameFormat: String, CaseIterable, Sendable {
  /// Rows of `#` and `.`.
  case text
  /// Braille characters, 2 by 4 px each.
  case braille
  /// Half blocks, 1 by 2 px each.
  case half
  /// Half blocks in the colour of an amber LED.
  case ansi
  /// Netpbm's portable bitmap, P4; lit is 1.
  case pbm
  /// Netpbm's portable graymap, P5; lit is 255.
  case pgm
  /// Uncompressed gray video, YUV4MPEG2.
  case y4m
  /// A drawing of glowing LEDs; several frames make it move.
  case svg
  /// Rows padded to bytes, leftmost pixel in the high bit, and nothing else.
  case raw

  /// Whether the bytes are not text, so that a terminal should not get them.
  public var isBinary: Bool {
    switch self {
    case .text, .braille, .half, .ansi, .svg: false
    case .pbm, .pgm, .y4m, .raw: true
    }
  }
}
