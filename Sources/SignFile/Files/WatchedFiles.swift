// WatchedFiles.swift: notices when a file that a sign was read from has changed.
// SignFile: system calls only through CPosix; looks, never reads.

/// The files that a sign was read from, looked at once a second.
///
/// A change counts when two looks in a row found the same state, so that a file which is being
/// written is left alone for a while; but not for longer than ``patience`` looks, since some files
/// are written every second. It is found by looking, not by notices of the system, so it
/// works on every file system and for editors that move a new file to the place of the old one.
/// Pipes and devices do not change.
public struct WatchedFiles {
  /// Between two looks, in nanoseconds.
  public static let lookInterval: Int64 = 1_000_000_000

  /// The most looks in a row that may find a new state before it counts nevertheless.
  public static let patience = 3

  /// Each path once, as it was read, and as the last look found it.
  private var files: [(read: FileStamp, seen: FileStamp)] = []
  private var nextLook = Int64.min
  /// Looks in a row that found something new.
  private var restlessLooks = 0

  /// Creates a watch on files as they were read, such as `LoadedSign(path:files:)` tells them.
  public init(_ files: [FileStamp]) { watch(files) }

  /// Watches these files instead, once they have been read.
  ///
  /// - Parameter files: Of a path that stands there more than once the first state counts.
  public mutating func watch(_ files: [FileStamp]) {
    let sorted = files.enumerated().map { (bytes: $1.pathBytes, order: $0, stamp: $1) }.sorted {
      $0.bytes == $1.bytes
        ? $0.order < $1.order : $0.bytes.lexicographicallyPrecedes($1.bytes)
    }
    self.files = []
    var last: [UInt8]?
    for file in sorted where file.bytes != last {
      self.files.append((file.stamp, file.stamp))
      last = file.bytes
    }
  }

  /// Whether it is time to read the files again: one differs from what was read, and they are quiet
  /// or have been restless for long.
  ///
  /// It stays true until ``watch(_:)`` says what was read; do that after an error too, or the error
  /// comes again every second.
  ///
  /// - Parameter now: Nanoseconds of a clock that never jumps. Within ``lookInterval`` of the last
  ///   look the answer is no, for the price of a comparison.
  public mutating func haveChanged(at now: Int64) -> Bool {
    guard now >= nextLook else { return false }
    let (next, isTooLate) = now.addingReportingOverflow(WatchedFiles.lookInterval)
    nextLook = isTooLate ? .max : next
    var isRestless = false
    var differs = false
    for index in files.indices {
      let stamp = FileStamp(files[index].read.path)
      if stamp != files[index].seen {
        files[index].seen = stamp
        isRestless = true
      }
      let hasStreamed = stamp.isStream && files[index].read.isStream
      if stamp != files[index].read && !hasStreamed { differs = true }
    }
    restlessLooks = isRestless ? restlessLooks + 1 : 0
    return differs && (!isRestless || restlessLooks >= WatchedFiles.patience)
  }
}
