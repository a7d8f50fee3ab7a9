// FileReader.swift: reads whole files, in bounded memory.
// SignFile: system calls only through CPosix.

import CPosix

/// Reads the files that people name.
enum FileReader {
  private static let chunk = 65_536

  /// The bytes of a file of at most 16 MiB.
  ///
  /// - Throws: ``SignFileError`` without a place: missing, a folder, unreadable or too large.
  static func bytes(of path: String) throws(SignFileError) -> [UInt8] {
    let descriptor = posix_open_input(path)
    guard descriptor >= 0 else { throw error(descriptor, path) }
    defer { _ = posix_close(descriptor) }
    guard posix_file_size(descriptor) <= Int64(Node.maximumSize) else {
      throw SignFileError.tooLarge(path)
    }
    return try bytes(from: descriptor, path)
  }

  /// Where a path of a file leads: it is relative to the folder of that file.
  static func path(_ path: String, relativeTo file: String) -> String {
    guard !path.utf8.starts(with: [UInt8(ascii: "/")]),
      let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
    else { return path }
    return String(file[...slash]) + path
  }

  /// Reads to the end, and stops as soon as it is too much: a pipe or a device has no size.
  private static func bytes(from descriptor: Int32, _ path: String) throws(SignFileError) -> [UInt8]
  {
    var bytes: [UInt8] = []
    while true {
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: chunk))
      let count = bytes.withUnsafeMutableBytes { buffer in
        posix_read(descriptor, buffer.baseAddress! + start, chunk)
      }
      guard count >= 0 else { throw error(Int32(truncatingIfNeeded: count), path) }
      bytes.removeLast(chunk - Int(count))
      if count == 0 { return bytes }
      guard bytes.count <= Node.maximumSize else { throw SignFileError.tooLarge(path) }
    }
  }

  private static func error(_ code: Int32, _ path: String) -> SignFileError {
    let problem =
      switch posix_error_kind(code) {
      case POSIX_ERROR_MISSING: "there is no such file; check the path"
      case POSIX_ERROR_FOLDER: "is a folder; name a file in it"
      case POSIX_ERROR_FORBIDDEN: "may not be read; change its permissions or its owner"
      default: "cannot be read: " + String(cString: posix_error_text(code))
      }
    return SignFileError(file: path, problem: problem)
  }
}
