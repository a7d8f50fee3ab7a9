// TestFolder.swift: a folder of files for one test.
import CPosix

/// A folder of its own for each test, under the system's one for temporary files.
struct TestFolder {
  let path: String

  init() {
    let above = posix_environment("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    path = "\(above)/ledsign-linux-tests-\(UInt64.random(in: .min ... .max))"
    _ = posix_make_folders(path)
  }

  /// Writes a file; its path.
  @discardableResult
  func add(_ name: String, _ text: String = "") -> String {
    let file = "\(path)/\(name)"
    let descriptor = posix_create_file(file)
    var bytes = Array(text.utf8)
    _ = posix_write_all(descriptor, &bytes, bytes.count)
    _ = posix_close(descriptor)
    return file
  }
}
