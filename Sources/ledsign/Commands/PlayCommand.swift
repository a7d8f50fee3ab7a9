// PlayCommand.swift: plays a sign file in this terminal.
// ledsign: joins the modules; no Foundation.

import SignFile

/// `ledsign play SIGN`.
enum PlayCommand {
  static func run(_ arguments: Arguments) throws(Failure) {
    try Playback.run(try arguments.file(for: .play), arguments, hasInput: true)
  }
}
