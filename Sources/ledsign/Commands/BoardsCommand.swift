// BoardsCommand.swift: what boards are in the program.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignSimulator

/// `ledsign boards [NAME]`.
enum BoardsCommand {
  static func run(_ arguments: Arguments) throws(Failure) {
    guard let name = arguments.words.first else { return try list() }
    guard arguments.words.count == 1 else {
      throw .usage("boards takes one name; '\(printable(arguments.words[1]))' is one too many")
    }
    guard let board = BundledBoard.named(name) else {
      throw .usage("there is no board '\(printable(name))' in the program; \(Arguments.near(name))")
    }
    try StandardOutput.write { (output) throws(OutputError) in try output.write(board.text) }
  }

  private static func list() throws(Failure) {
    var text = ""
    for bundled in BundledBoard.all {
      let board = try bundled.load()
      text += "\(bundled.name): \(board.width) x \(board.height) px, \(board.name)\n"
      text += "    \(board.wiringSummary)\n"
    }
    try StandardOutput.write { (output) throws(OutputError) in try output.write(text) }
  }
}
