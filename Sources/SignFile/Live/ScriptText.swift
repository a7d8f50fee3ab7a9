// ScriptText.swift: the text of a script, read piece by piece, as often as need be.
// SignFile: system calls only through CPosix; holds no more of a file than a line.

import CPosix

/// The text of a script: a file, which may be larger than memory, or bytes.
final class ScriptText {
  /// What its lines call it.
  let file: String
  private let bytes: [UInt8]
  /// The file, or less than 0 if all of it is in `bytes`.
  private let descriptor: Int32

  init(bytes: [UInt8], file: String) {
    (self.file, self.bytes, descriptor) = (file, bytes, -1)
  }

  /// Opens a file; of what is none, such as a pipe, all is read at once, for it comes only once.
  init(path: String) throws(SignFileError) {
    file = path
    // Asked before it is opened: a writer would take the end of a first reader for its own.
    guard posix_path_kind(path) == POSIX_PATH_FILE else {
      (bytes, descriptor) = (try readFile(path), -1)
      return
    }
    bytes = []
    descriptor = posix_open_input(path)
    guard descriptor >= 0 else { throw SignFileError.unreadable(path, code: descriptor) }
  }

  deinit { if descriptor >= 0 { posix_close(descriptor) } }

  /// The next piece from a place on; empty at the end.
  func piece(at offset: Int64) throws(SignFileError) -> ArraySlice<UInt8> {
    if descriptor < 0 { return bytes[min(bytes.count, Int(clamping: offset))...] }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = piece.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { posix_read_at(descriptor, $0, buffer.count, offset) } ?? 0
    }
    guard count >= 0 else {
      throw SignFileError.unreadable(file, code: Int32(truncatingIfNeeded: count))
    }
    return piece[..<Int(count)]
  }
}

/// The lines of a script's text that are not blank, one after the other.
struct ScriptLines {
  private let text: ScriptText
  private var lines: LineAssembler
  private var rest: ArraySlice<UInt8> = []
  private var hasEnded = false
  /// How much of the text has been read, bytes.
  private(set) var offset: Int64 = 0
  /// Where the text ends, although more may have been written since it was read first.
  private let end: Int64

  init(_ text: ScriptText, end: Int64 = .max) {
    self.text = text
    self.end = end
    lines = LineAssembler(source: text.file, limit: maximumFileSize)
  }

  /// The next line; nil at the end.
  mutating func next() throws(SignFileError) -> InputLine? {
    while let line = try nextOfAll() {
      if line.isTooLong || !line.bytes.allSatisfy(JSONSource.isBlank) { return line }
    }
    return nil
  }

  private mutating func nextOfAll() throws(SignFileError) -> InputLine? {
    while true {
      if let line = lines.take(&rest) { return line }
      if hasEnded { return nil }
      rest = try text.piece(at: offset)
      if Int64(rest.count) > end - offset { rest = rest.prefix(Int(end - offset)) }
      offset += Int64(rest.count)
      guard rest.isEmpty else { continue }
      hasEnded = true
      if let line = lines.takeLast() { return line }
    }
  }
}

/// Errors that are still to be told; of very many only the first ones are kept.
struct UntoldErrors {
  /// The most that are kept.
  static let most = 1000

  private var errors: [SignFileError] = []
  private var left = 0
  private let file: String

  init(file: String) { self.file = file }

  /// How many there are.
  var count: Int { errors.count + left }

  mutating func append(_ error: SignFileError) {
    if errors.count < UntoldErrors.most { errors.append(error) } else { left += 1 }
  }

  /// Those that are kept, and how many there were besides.
  var all: [SignFileError] {
    guard left > 0 else { return errors }
    let problem = "\(left) more \(left == 1 ? "line has an error" : "lines have errors")"
    return errors + [SignFileError(file: file, problem: problem)]
  }
}
