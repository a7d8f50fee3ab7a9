// BoardSource.swift: the boards that a command names: bundled ones, or files.
// ledsign: joins the modules; no Foundation.

import SignFile

extension Arguments {
  /// The board that an option names; nil if it was not given.
  ///
  /// What holds a slash or ends with `.json` is the path of a file, all else the name of a board
  /// that is in the program.
  func board(_ option: Option) throws(Failure) -> LoadedBoard? {
    guard let word = try value(of: option) else { return nil }
    if word.utf8.contains(UInt8(ascii: "/")) || word.utf8.suffix(5).elementsEqual(".json".utf8) {
      do {
        return try LoadedBoard(path: word)
      } catch {
        throw .input(error.description)
      }
    }
    if let board = BundledBoard.named(word) { return try board.load() }
    throw .usage(
      "bad --\(option.name.description) '\(printable(word))'; want the path of a board file, with a"
        + " / or .json in it, or one of the boards in the program; \(Arguments.near(word))")
  }

  /// The board that an option names, which must be given.
  func requiredBoard(
    _ option: Option, for command: Command
  ) throws(Failure) -> LoadedBoard {
    guard let board = try board(option) else {
      throw .usage(
        "\(command.rawValue) wants --\(option.name.description) BOARD;"
          + " 'ledsign boards' lists those that are in the program")
    }
    return board
  }

  /// What to do about the name of a board that is not in the program.
  static func near(_ name: String) -> String {
    let near = nearestName(to: name, in: BundledBoard.all.map { $0.name })
    return (near.map { "did you mean \($0)? " } ?? "") + "'ledsign boards' lists them"
  }
}

extension LoadedBoard {
  /// The name or path, for messages and reports.
  var title: String { printable(file) }

  /// Refuses a sign of another size, as bad input.
  ///
  /// - Parameter sign: What the sign is called.
  func check(width: Int, height: Int, of sign: String) throws(Failure) {
    do {
      try check(signWidth: width, height: height, of: sign)
    } catch {
      throw .input(error.description)
    }
  }
}
