// MachineFiles.swift: reads small files of a system, below a folder that stands for its root.
// SignLinux: system calls only through CPosix; writes nothing.

import CPosix

/// The files of a system.
struct MachineFiles {
  /// The most bytes of a file that are read; `/etc/group` of a large site may have some 100,000.
  private static let limit = 1 << 20

  /// What all paths begin with: empty for this system.
  let root: String

  /// The content of a file without the zero bytes and line breaks at its end; nil if it cannot be
  /// read.
  func text(_ path: String) -> String? {
    let descriptor = posix_open_input(root + path)
    guard descriptor >= 0 else { return nil }
    defer { posix_close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.count < MachineFiles.limit {
      let count = chunk.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { posix_read(descriptor, $0, buffer.count) } ?? 0
      }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<Int(count)])
    }
    while let last = bytes.last, last == 0 || last == UInt8(ascii: "\n") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The lines of a file; empty if it cannot be read.
  func lines(_ path: String) -> [String] {
    text(path).map { MachineFiles.pieces($0, at: UInt8(ascii: "\n")) } ?? []
  }

  /// A whole number that is all a file holds.
  func number(_ path: String) -> Int? { text(path).flatMap { Int($0) } }

  /// The names in a folder, in alphabetical order; empty if it cannot be read.
  func names(_ path: String) -> [String] {
    var capacity = 4096
    while true {
      var bytes = [CChar](repeating: 0, count: capacity)
      let total = Int(posix_folder_names(root + path, &bytes, capacity))
      if total > capacity {
        capacity = total
        continue
      }
      guard total > 0 else { return [] }
      let names = bytes[..<total].map { UInt8(bitPattern: $0) }
      return names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  /// Whether anything is at a path.
  func exists(_ path: String) -> Bool { posix_path_kind(root + path) > POSIX_PATH_MISSING }

  /// Whether a device can be used; it is opened and closed again.
  func access(_ path: String) -> DeviceAccess {
    DeviceAccess(code: posix_try_device(root + path))
  }

  /// The pieces of a text between bytes of one kind, empty ones left out.
  static func pieces(_ text: String, at separator: UInt8) -> [String] {
    text.utf8.split(separator: separator).map { String(Substring($0)) }
  }

  /// The words of a line, between blanks and tabs.
  static func words(_ line: String) -> [String] {
    line.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .map { String(Substring($0)) }
  }
}
