// PlayCommand.swift: plays a sign file in this terminal.
// ledsign: joins the modules; no Foundation.

import CPosix
import SignFile

/// `ledsign play SIGN`.
enum PlayCommand {
  static func run(_ arguments: Arguments) throws(Failure) {
    if arguments.has(.exitAtEnd), posix_is_terminal(0) {
      throw .usage(
        "--exit-at-eof waits for the end of standard input, and play reads no lines from a"
          + " terminal; leave it out, or send the lines of a program or a file")
    }
    let loaded = try arguments.file(for: .play, start: try arguments.start())
    try Playback.run(loaded, arguments, hasInput: true)
  }
}
