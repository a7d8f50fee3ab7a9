// TestFiles.swift: reads the files of a folder.

import CPosix

/// A mistake in the files that a test reads, not in what they show.
struct TraceError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// All bytes of a file.
func bytes(ofFile path: String) throws -> [UInt8] {
  let descriptor = posix_open_input(path)
  guard descriptor >= 0 else { throw TraceError("cannot read \(path)") }
  defer { _ = posix_close(descriptor) }
  var all: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 20)
  while true {
    let count = posix_read(descriptor, &piece, piece.count)
    guard count >= 0 else { throw TraceError("cannot read all of \(path)") }
    if count == 0 { return all }
    all += piece[..<Int(count)]
  }
}

/// The names in a folder, in their order.
func names(inFolder path: String) throws -> [String] {
  let size = posix_folder_names(path, nil, 0)
  guard size >= 0 else { throw TraceError("cannot read the folder \(path)") }
  var names = [CChar](repeating: 0, count: Int(size))
  _ = posix_folder_names(path, &names, names.count)
  return names.split(separator: 0).map {
    String(decoding: $0.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }.sorted()
}
