// SignFileWatch.swift: reads a sign file again when it has changed.
// ledsign: joins the modules; no Foundation.

import CPosix
import SignCore
import SignFile

/// The file of a sign that is shown.
struct SignFileWatch {
  private let path: String
  private let board: LoadedBoard
  private let start: WallTime?
  private var files: WatchedFiles

  /// Reads a sign file for a board and watches it, and the images that it names.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - board: The board whose size the sign must have.
  ///   - start: What the wall clock shows at the sign's time 0; the host's clock now if nil.
  /// - Throws: ``Failure/input(_:)`` for an error in the file, or a sign of another size.
  static func read(
    _ path: String, for board: LoadedBoard, start: WallTime?
  ) throws(Failure) -> (sign: LoadedSign, watch: SignFileWatch) {
    var stamps: [FileStamp] = []
    let sign = try load(path, for: board, start, &stamps)
    let files = WatchedFiles(stamps)
    return (sign, SignFileWatch(path: path, board: board, start: start, files: files))
  }

  /// The sign, if its files have changed and it has no error; an error is told once.
  ///
  /// - Parameter now: The monotonic clock, ns.
  mutating func takeChanged(at now: Int64) -> LoadedSign? {
    guard files.haveChanged(at: now) else { return nil }
    // Opening a pipe waits for its writer.
    guard posix_path_kind(path) != POSIX_PATH_OTHER else {
      files.watch([FileStamp(path)])
      LiveReports.tell("\(path): is a pipe or a device now; the sign goes on as it was")
      return nil
    }
    var stamps: [FileStamp] = []
    defer { files.watch(stamps) }
    do throws(Failure) {
      return try SignFileWatch.load(path, for: board, start, &stamps)
    } catch {
      LiveReports.tell("\(error.message ?? ""); the sign goes on as it was")
      return nil
    }
  }

  private static func load(
    _ path: String, for board: LoadedBoard, _ start: WallTime?, _ stamps: inout [FileStamp]
  ) throws(Failure) -> LoadedSign {
    let loaded: LoadedSign
    do {
      loaded = try LoadedSign(path: path, start: start, files: &stamps)
    } catch {
      throw .input(error.description)
    }
    try board.check(width: loaded.sign.width, height: loaded.sign.height, of: path)
    return loaded
  }
}
