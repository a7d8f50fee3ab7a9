// InputLine.swift: one line of what comes in while a sign is shown.
// SignFile: no I/O here.

/// One line of standard input, of a FIFO or of a script.
public struct InputLine: Equatable, Sendable {
  /// Where it comes from, for messages.
  public var source: String
  /// Its number there, from 1.
  public var number: Int
  /// What stands in it, without the newline and one carriage return before that.
  public var bytes: [UInt8]
  /// Whether it is longer than ``LineSource/maximumLineLength``; then nothing of it is kept.
  public var isTooLong: Bool

  /// Creates a line.
  public init(source: String, number: Int, bytes: [UInt8], isTooLong: Bool = false) {
    self.source = source
    self.number = number
    self.bytes = bytes
    self.isTooLong = isTooLong
  }

  /// Whether it is a command: its first characters that are not blank are `{` and then `"`.
  public var isCommand: Bool {
    let text = bytes.drop { JSONSource.isBlank($0) }
    guard text.first == UInt8(ascii: "{") else { return false }
    return text.dropFirst().first { !JSONSource.isBlank($0) } == UInt8(ascii: "\"")
  }
}
