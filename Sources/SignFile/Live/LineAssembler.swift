// LineAssembler.swift: makes lines of the pieces in which a text comes.
// SignFile: no I/O here. Holds one line at most, however long the text is.

/// Makes lines of the pieces in which a text comes.
struct LineAssembler {
  private let source: String
  private let limit: Int
  /// The beginning of a line whose end has not come.
  private var begun: [UInt8] = []
  /// Whether the line that has begun is too long, so that the rest of it is dropped.
  private var drops = false
  private var number = 1

  /// - Parameters:
  ///   - source: What its lines call it.
  ///   - limit: The most bytes of a line, without its end.
  init(source: String, limit: Int) {
    self.source = source
    self.limit = limit
  }

  /// Takes bytes up to the end of a line: the line that is complete now, or nil.
  ///
  /// A line that turns out too long is handed out at once, not at its end, which may never come.
  /// `bytes` loses what was taken.
  mutating func take(_ bytes: inout ArraySlice<UInt8>) -> InputLine? {
    while let first = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      let piece = bytes[..<first]
      bytes = bytes[(first + 1)...]
      if drops {
        drops = false
        number += 1
        continue
      }
      begun.append(contentsOf: piece)
      return finish()
    }
    let rest = bytes
    bytes = bytes[bytes.endIndex...]
    if drops { return nil }
    // One more, for a carriage return that may belong to the line's end.
    guard begun.count + rest.count > limit + 1 else {
      begun.append(contentsOf: rest)
      return nil
    }
    begun = []
    drops = true
    return InputLine(source: source, number: number, bytes: [], isTooLong: true)
  }

  /// The line that has begun, at the end of the text; nil if none has.
  mutating func takeLast() -> InputLine? {
    if drops {
      drops = false
      number += 1
    }
    return begun.isEmpty ? nil : finish()
  }

  private mutating func finish() -> InputLine {
    defer {
      begun = []
      number += 1
    }
    if begun.last == UInt8(ascii: "\r") { begun.removeLast() }
    let isTooLong = begun.count > limit
    return InputLine(
      source: source, number: number, bytes: isTooLong ? [] : begun, isTooLong: isTooLong)
  }
}
