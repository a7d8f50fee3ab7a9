// SignSource.swift: the sign that a command works on: a file, or one text from the command line.
// ledsign: joins the modules; no Foundation.

import SignCore
import SignFile

extension Arguments {
  /// The sign of `SIGN` or of `--text TEXT`, whichever was given.
  ///
  /// - Parameters:
  ///   - command: The command, for messages.
  ///   - board: A board that the sign must fit; a text without a size gets that of the board.
  ///   - script: A script that is to change the sign; its clock counts where there is no `--now`.
  func sign(
    for command: Command, fitting board: LoadedBoard? = nil, script: Script? = nil
  ) throws(Failure) -> LoadedSign {
    let start = try start() ?? script?.start
    let loaded = try sign(for: command, board, start)
    if let board {
      let name = words.first ?? "--text"
      try board.check(width: loaded.sign.width, height: loaded.sign.height, of: name)
    }
    return loaded
  }

  private func sign(
    for command: Command, _ board: LoadedBoard?, _ start: WallTime?
  ) throws(Failure) -> LoadedSign {
    guard let text = try value(of: .text) else {
      try refuseTextOptions()
      return try file(for: command, start: start)
    }
    guard words.isEmpty else {
      throw .usage("'\(printable(words[0]))' and --text are both a sign; give one of them")
    }
    return try TextSign(
      self, defaultWidth: board?.width ?? 64, defaultHeight: board?.height, start: start
    ).load(text)
  }

  /// Refuses the options of --text beside a sign file.
  func refuseTextOptions() throws(Failure) {
    for option in [Option.size, .kind, .rate, .font, .scale, .forced] where has(option) {
      throw .usage(
        "--\(option.name.description) cannot change a sign file; it goes with --text TEXT")
    }
  }

  /// The sign file that is the only word.
  ///
  /// - Parameters:
  ///   - command: The command, for messages.
  ///   - start: What the wall clock shows at time 0; the host's clock now if nil.
  func file(for command: Command, start: WallTime?) throws(Failure) -> LoadedSign {
    let path = try filePath(for: command)
    do {
      return try LoadedSign(path: path, start: start)
    } catch {
      throw .input(error.description)
    }
  }

  /// The path that is the only word.
  func filePath(for command: Command) throws(Failure) -> String {
    guard let path = words.first else {
      let other = command.options.contains(.text) ? ", or --text TEXT instead of SIGN" : ""
      throw .usage(
        "\(command.rawValue) wants a sign file: ledsign \(command.rawValue) SIGN\(other)")
    }
    guard words.count == 1 else {
      throw .usage(
        "\(command.rawValue) takes one sign file; '\(printable(words[1]))' is one too many")
    }
    guard !path.isEmpty else {
      throw .usage("the name of the sign file is empty; name a file")
    }
    return path
  }
}
