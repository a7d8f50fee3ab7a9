// FileStamp.swift: what tells one state of a file from another.
// SignFile: system calls only through CPosix; looks, never reads.

import CPosix

/// A file, and the state that it was found in.
///
/// Two of one path are equal while the file is the same one with the same content, or still
/// missing. Any write, and another file moved to its place, makes them differ.
public struct FileStamp: Equatable, Sendable {
  /// Where the file is, as the user or another file said it.
  public let path: String
  private let state: posix_file_stamp

  /// Looks at a file, which may be missing.
  public init(_ path: String) {
    self.path = path
    state = posix_stamp_of_path(path)
  }

  /// Whether both are one file that is there, by whatever paths.
  public func isSameFile(as other: FileStamp) -> Bool {
    state.kind == POSIX_PATH_FILE && other.state.kind == POSIX_PATH_FILE
      && state.device == other.state.device && state.inode == other.state.inode
  }

  /// Whether both are one pipe or device that is there.
  func isSameStream(as other: FileStamp) -> Bool {
    isStream && other.isStream && state.device == other.state.device
      && state.inode == other.state.inode
  }

  /// Whether nothing is there.
  var isMissing: Bool { state.kind == POSIX_PATH_MISSING }

  /// Whether it is a pipe or a device, which can be read once and may wait for a writer.
  var isStream: Bool { state.kind == POSIX_PATH_OTHER }

  /// The bytes of the path, for sorting.
  var pathBytes: [UInt8] { Array(path.utf8) }

  /// Whether both are of one path and one state.
  public static func == (a: FileStamp, b: FileStamp) -> Bool {
    a.state.kind == b.state.kind && a.state.device == b.state.device
      && a.state.inode == b.state.inode && a.state.size == b.state.size
      && a.state.modified_nanoseconds == b.state.modified_nanoseconds
      && a.state.changed_nanoseconds == b.state.changed_nanoseconds
      && a.path.utf8.elementsEqual(b.path.utf8)
  }
}
