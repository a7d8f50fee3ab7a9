// FIFOWatch.swift: notices when a FIFO that is read is no longer at its path.
// SignFile: system calls only through CPosix; looks, never opens.

/// A FIFO that is read, and what was found at its path.
struct FIFOWatch {
  /// Between two looks, ns.
  private static let lookInterval: Int64 = 1_000_000_000

  let path: String
  /// What is read.
  private var read: FileStamp
  private var nextLook = Int64.min
  /// What hinders, if that was told and still is so.
  private var told: String?

  /// Watches what has just been opened.
  init(_ path: String) {
    self.path = path
    read = FileStamp(path)
  }

  /// What is at the path if that is not what is read; nil if it is, and between two looks.
  mutating func change(at now: Int64) -> FileStamp? {
    guard now >= nextLook else { return nil }
    let (next, isTooLate) = now.addingReportingOverflow(FIFOWatch.lookInterval)
    nextLook = isTooLate ? .max : next
    let stamp = FileStamp(path)
    guard stamp.isSameStream(as: read) else { return stamp }
    told = nil
    return nil
  }

  /// Takes what is at the path now for what is read.
  mutating func hasOpened() {
    read = FileStamp(path)
    told = nil
  }

  /// Whether a problem is another one than that which was told.
  mutating func isNews(_ problem: String) -> Bool {
    if let told, told.utf8.elementsEqual(problem.utf8) { return false }
    told = problem
    return true
  }
}
