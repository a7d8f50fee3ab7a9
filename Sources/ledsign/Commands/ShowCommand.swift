// ShowCommand.swift: plays a text in this terminal.
// ledsign: joins the modules; no Foundation.

import CPosix
import SignFile

/// `ledsign show TEXT`.
enum ShowCommand {
  static func run(_ arguments: Arguments) throws(Failure) {
    guard !arguments.words.isEmpty else {
      throw .usage("show wants a text: ledsign show \"Hello\"")
    }
    let text = arguments.words.joined(separator: " ")
    let sign = try TextSign(
      arguments, defaultWidth: terminalWidth, start: try arguments.start()
    ).load(text)
    try Playback.run(sign, arguments, hasInput: false)
  }

  /// Columns of the terminal; 64 if there is none.
  private static var terminalWidth: Int {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard posix_is_terminal(1), posix_terminal_size(1, &columns, &rows), columns > 0 else {
      return 64
    }
    return Int(columns)
  }
}
