// ReadFile.swift: reads a file that the user named, whatever it turns out to be.
// SignFile: system calls only through CPosix; reads, never writes.

import CPosix

/// The most bytes that a sign, board, font or picture file may have: 16 MiB.
public let maximumFileSize = 16 << 20

/// The whole content of a file, pipe or device.
///
/// A regular file above `limit` bytes is refused before it is read, anything else as soon as it
/// has given more, so that memory stays bounded for endless ones too.
///
/// - Parameters:
///   - path: relative to the working folder; errors repeat it as it is.
///   - limit: the most bytes, at least 0.
/// - Returns: the bytes, whatever they are.
/// - Throws: missing, a folder, not allowed, too large, or the system's words for another error.
public func readFile(
  _ path: String, limit: Int = maximumFileSize
) throws(SignFileError) -> [UInt8] {
  let descriptor = posix_open_input(path)
  guard descriptor >= 0 else { throw SignFileError.unreadable(path, code: descriptor) }
  defer { posix_close(descriptor) }
  let size = posix_file_size(descriptor)
  guard size <= Int64(limit) else { throw SignFileError.tooLarge(path, limit: limit) }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(max(0, Int(size)))
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = chunk.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { posix_read(descriptor, $0, buffer.count) } ?? 0
    }
    guard count >= 0 else {
      throw SignFileError.unreadable(path, code: Int32(truncatingIfNeeded: count))
    }
    if count == 0 { return bytes }
    guard bytes.count + Int(count) <= limit else {
      throw SignFileError.tooLarge(path, limit: limit)
    }
    bytes.append(contentsOf: chunk[..<Int(count)])
  }
}

extension SignFileError {
  /// The error for a file that cannot be opened or read, from a result of CPosix.
  static func unreadable(_ file: String, code: Int32) -> SignFileError {
    let problem =
      switch posix_error_kind(code) {
      case POSIX_ERROR_MISSING: "there is no such file"
      case POSIX_ERROR_FOLDER: "this is a folder; name a file in it"
      case POSIX_ERROR_FORBIDDEN: "reading it is not allowed; check its permissions"
      default: "cannot be read: " + String(cString: posix_error_text(code))
      }
    return SignFileError(file: file, problem: problem)
  }

  /// The error for a file above a limit in bytes.
  static func tooLarge(_ file: String, limit: Int = maximumFileSize) -> SignFileError {
    let most = limit % (1 << 20) == 0 ? "\(limit >> 20) MiB" : "\(limit) bytes"
    return SignFileError(file: file, problem: "is larger than \(most), the most that is read")
  }
}
