// PlayCommand.swift: plays a sign file in this terminal.
// ledsign: joins the modules; no Foundation.

import SignFile

/// `ledsign play SIGN`.
enum PlayCommand {
  static func run(_ arguments: Arguments) throws(Failure) {
    let loaded = try arguments.file(for: .play, start: try arguments.start())
    try Playback.run(loaded, arguments, hasInput: true)
  }
}
