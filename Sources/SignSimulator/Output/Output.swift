// Output.swift: bytes collected and written to a file or a pipe in large pieces.
// SignSimulator: system calls only through CPosix; no Foundation.

import CPosix

/// A file descriptor with a buffer before it.
///
/// Nothing is lost as long as ``flush()`` or ``close()`` is called last; going out of scope writes
/// nothing, because nobody could be told of an error.
public struct Output: ~Copyable {
  /// Bytes that are collected before they are written.
  public static let bufferSize = 65_536

  private let descriptor: Int32
  private var buffer: [UInt8] = []

  /// Writes to a descriptor that is open already and stays open, such as 1, standard output.
  public init(descriptor: Int32) { self.descriptor = descriptor }

  /// Standard output.
  public static var standard: Output { Output(descriptor: 1) }

  /// Creates a file, or empties the one that is there; ``close()`` closes it.
  ///
  /// - Throws: ``OutputError/failed(code:)``.
  public static func file(_ path: String) throws(OutputError) -> Output {
    let descriptor = posix_create_file(path)
    guard descriptor >= 0 else { throw OutputError(code: descriptor) }
    return Output(descriptor: descriptor)
  }

  /// Adds text, as UTF-8.
  public mutating func write(_ text: String) throws(OutputError) {
    buffer.append(contentsOf: text.utf8)
    try flushIfLarge()
  }

  /// Adds bytes.
  public mutating func write(_ bytes: [UInt8]) throws(OutputError) {
    buffer.append(contentsOf: bytes)
    try flushIfLarge()
  }

  /// Lets a function, such as one of ``FrameEncoder``, append to the buffer itself.
  public mutating func write(_ append: (inout [UInt8]) -> Void) throws(OutputError) {
    append(&buffer)
    try flushIfLarge()
  }

  /// Writes what is collected; after an error it is dropped.
  public mutating func flush() throws(OutputError) {
    let code = posix_write_all(descriptor, buffer, buffer.count)
    buffer.removeAll(keepingCapacity: true)
    guard code == 0 else { throw OutputError(code: code) }
  }

  /// Writes what is collected and closes the descriptor.
  public consuming func close() throws(OutputError) {
    var failure: OutputError?
    do { try flush() } catch { failure = error }
    let code = posix_close(descriptor)
    if let failure { throw failure }
    guard code == 0 else { throw OutputError(code: code) }
  }

  private mutating func flushIfLarge() throws(OutputError) {
    if buffer.count >= Output.bufferSize { try flush() }
  }
}
