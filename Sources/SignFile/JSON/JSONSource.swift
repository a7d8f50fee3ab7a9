// JSONSource.swift: the text of a file, kept so that any place in it can be named and quoted.
// SignFile: no I/O; every offset is a byte offset.

/// The bytes of one JSON text with the name of its file.
///
/// Lines and columns are counted only when an error is made, so a right file pays nothing for them.
final class JSONSource: Sendable {
  let file: String
  let bytes: [UInt8]
  /// The number of the text's first line: not 1 for a command that is one line of many.
  let firstLine: Int
  /// Whether the text is one line of what comes in, and no file.
  let isLine: Bool

  init(_ bytes: [UInt8], file: String, firstLine: Int, isLine: Bool = false) {
    self.bytes = bytes
    self.file = file
    self.firstLine = firstLine
    self.isLine = isLine
  }

  /// What errors call the text.
  var whole: String { isLine ? "line" : "file" }

  /// The line and column of a byte; the bytes before it must be UTF-8.
  func position(of offset: Int) -> FilePosition { positions(of: [offset])[0] }

  /// The lines and columns of bytes in ascending order, in one walk over the text.
  func positions(of offsets: [Int]) -> [FilePosition] {
    var line = firstLine
    var column = 1
    var at = 0
    return offsets.map { offset in
      for byte in bytes[at..<offset] {
        if byte == UInt8(ascii: "\n") {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
      at = offset
      return FilePosition(line: line, column: column)
    }
  }

  /// `line L, column C` of a byte, for use within a sentence.
  func place(of offset: Int) -> String {
    let position = position(of: offset)
    return "line \(position.line), column \(position.column)"
  }

  /// The end of the number or word that starts there.
  func endOfWord(at offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !JSONSource.endsWord(bytes[end]) { end += 1 }
    return end
  }

  /// Whether a byte cannot belong to a number or a word.
  ///
  /// Quotes, `/` and `#` are among them so that a comment behind a number is seen as a comment.
  static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "/"), UInt8(ascii: "#"):
      true
    default: false
    }
  }

  /// The bytes within the quotes of the string that starts there, escapes as they are written.
  ///
  /// It ends before the closing quote, the end of the line or of the file.
  func stringBody(at offset: Int) -> ArraySlice<UInt8> {
    var end = offset + 1
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return bytes[offset + 1..<end]
      case UInt8(ascii: "\\"): end += 2
      default: end += 1
      }
    }
    return bytes[offset + 1..<bytes.count]
  }
}
