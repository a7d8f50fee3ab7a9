// TestFolder.swift: a new folder for a test that writes files.

import CPosix
import Synchronization
import Testing

private let folderCount = Atomic<Int>(0)

/// A folder that nothing else uses, below `.build`.
struct TestFolder {
  let path: String

  init(filePath: String = #filePath) throws {
    let package = filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let number = folderCount.add(1, ordering: .relaxed).newValue
    path = "/\(package)/.build/test-folders/\(posix_realtime_nanoseconds())-\(number)"
    try #require(posix_make_folders(path) == 0)
  }

  /// The bytes of a file as text; nil when there is none.
  func text(_ name: String) throws -> String? {
    let descriptor = posix_open_input("\(path)/\(name)")
    if descriptor < 0 { return nil }
    defer { _ = posix_close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    var length = 0
    while length < bytes.count {
      let count = bytes.withUnsafeMutableBytes { buffer in
        posix_read(descriptor, buffer.baseAddress! + length, buffer.count - length)
      }
      try #require(count >= 0)
      if count == 0 { break }
      length += Int(count)
    }
    return String(decoding: bytes[..<length], as: UTF8.self)
  }

  /// Writes a file and makes its folders.
  func write(_ text: String, to name: String) throws {
    let file = "\(path)/\(name)"
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    try #require(posix_make_folders("/" + folder) == 0)
    let descriptor = posix_create_file(file)
    try #require(descriptor >= 0)
    let bytes = Array(text.utf8)
    try #require(posix_write_all(descriptor, bytes, bytes.count) == 0)
    try #require(posix_close(descriptor) == 0)
  }
}
