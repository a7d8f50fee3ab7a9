// BundledBoard.swift: a board file that is in the program itself.
// ledsign: joins the modules; no Foundation.

import SignFile

/// A board file that is in the program, so that its name works everywhere, without a path.
struct BundledBoard {
  /// The file's name without `.json`.
  let name: String
  /// All of the file.
  let text: String

  /// The board of a name, exactly as written; nil if there is none.
  static func named(_ name: String) -> BundledBoard? { all.first { $0.name == name } }

  /// Reads the file.
  ///
  /// - Throws: ``Failure/input(_:)``; no bundled file has a mistake, which a test proves.
  func load() throws(Failure) -> LoadedBoard {
    do {
      return try LoadedBoard(bytes: Array(text.utf8), file: name)
    } catch {
      throw .input(error.description)
    }
  }
}
