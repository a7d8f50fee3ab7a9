// ScriptRecord.swift: writes down the lines that changed a sign, as a script.
// ledsign: joins the modules; no Foundation.

import CPosix
import SignFile

/// The file of `--record`; every line is in it as soon as it was applied.
///
/// It begins with the wall clock, and has another line wherever the host's clock was set and a text
/// followed it, so that it needs no `--now` to be replayed.
final class ScriptRecord {
  private let descriptor: Int32
  private let path: String
  private var hasFailed = false

  /// Creates the file, or empties it.
  init(_ path: String) throws(Failure) {
    self.path = path
    descriptor = posix_create_file(path)
    guard descriptor >= 0 else {
      throw .output(
        "cannot write \(printable(path)): \(String(cString: posix_error_text(descriptor)));"
          + " choose another --record")
    }
  }

  deinit { posix_close(descriptor) }

  /// Writes a line; that it cannot be written is told once, and the sign goes on.
  func append(_ line: [UInt8]) {
    guard !hasFailed else { return }
    let code = posix_write_all(descriptor, line, line.count)
    guard code != 0 else { return }
    hasFailed = true
    LiveReports.tell(
      "\(printable(path)): the record ends here:"
        + " \(String(cString: posix_error_text(code))); make room and start again")
  }
}
