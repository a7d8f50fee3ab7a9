// SnapshotFile.swift: where a snapshot is kept, and how it is read and written.
// SignTesting: for tests only; no Foundation.

import CPosix

/// Why a snapshot could not be read or written, in one sentence.
struct SnapshotFileError: Error, Equatable {
  let message: String
}

/// One file `Snapshots/<test file>/<name>.txt` beside the source file of its test.
struct SnapshotFile {
  /// The folder of the test's source file.
  let sourceFolder: String
  /// The folder of the snapshot.
  let folder: String
  /// The snapshot itself.
  let path: String

  /// Finds the place for a name, which becomes the file's name and therefore must be able to.
  init(name: String, sourcePath: String) throws(SnapshotFileError) {
    let isPlain = name.unicodeScalars.allSatisfy { $0.value > 0x1F && $0 != "/" && $0 != "\\" }
    guard isPlain, !name.isEmpty, !name.hasPrefix("."), name.utf8.count <= 200 else {
      throw SnapshotFileError(
        message: "bad snapshot name '\(name)'; want 1 to 200 bytes without '/', '\\' and control"
          + " characters, and no '.' at the beginning")
    }
    var folders = sourcePath.split(separator: "/", omittingEmptySubsequences: false)
    var file = folders.popLast() ?? ""
    if file.hasSuffix(".swift") { file.removeLast(6) }
    sourceFolder = folders.isEmpty ? "." : folders.joined(separator: "/")
    folder = "\(sourceFolder)/Snapshots/\(file)"
    path = "\(folder)/\(name).txt"
  }

  /// The bytes of the snapshot, nil when there is none.
  func read() throws(SnapshotFileError) -> [UInt8]? {
    let descriptor = posix_open_input(path)
    if descriptor < 0 {
      if posix_error_kind(descriptor) == POSIX_ERROR_MISSING { return nil }
      throw failure("read", descriptor)
    }
    defer { _ = posix_close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = posix_read(descriptor, &chunk, chunk.count)
      if count < 0 { throw failure("read", Int32(count)) }
      if count == 0 { return bytes }
      bytes += chunk[..<Int(count)]
    }
  }

  /// Writes the snapshot and makes its folders.
  func write(_ bytes: [UInt8]) throws(SnapshotFileError) {
    // A source path of another machine must not grow a tree of folders here.
    guard posix_path_kind(sourceFolder) == POSIX_PATH_FOLDER else {
      throw SnapshotFileError(
        message: "cannot write \(path): the folder of the test's source file is not on this machine"
      )
    }
    let code = posix_make_folders(folder)
    if code < 0 { throw failure("make the folder of", code) }
    let descriptor = posix_create_file(path)
    if descriptor < 0 { throw failure("write", descriptor) }
    let written = posix_write_all(descriptor, bytes, bytes.count)
    let closed = posix_close(descriptor)
    if written < 0 || closed < 0 { throw failure("write", min(written, closed)) }
  }

  private func failure(_ verb: String, _ code: Int32) -> SnapshotFileError {
    SnapshotFileError(
      message: "cannot \(verb) \(path): \(String(cString: posix_error_text(code)))")
  }
}
