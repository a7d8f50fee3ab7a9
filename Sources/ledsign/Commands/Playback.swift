// Playback.swift: plays a sign live; what `show` and `play` have in common.
// ledsign: joins the modules; no Foundation.

import CPosix
import SignCore
import SignPrimitives
import SignSimulator

/// Plays a sign until a signal comes or its time is over.
enum Playback {
  static func run(_ sign: Sign, _ arguments: Arguments) throws(Failure) {
    let fps = try arguments.integer(.fps, in: 1...1000) ?? Int64(sign.framesPerSecond)
    var player = TerminalPlayer(
      terminal: StandardTerminal(), framesPerSecond: fps,
      duration: try arguments.time(.duration))
    let end: PlaybackEnd
    do {
      end = try player.play(sign.makeFrame()) { time, frame in sign.draw(at: time, into: &frame) }
    } catch {
      throw StandardOutput.failure(of: error)
    }
    try end.finish()
  }
}

extension PlaybackEnd {
  /// Ends the program, or the command, as this asks for.
  func finish() throws(Failure) {
    switch self {
    case .finished: return
    case .closedPipe: throw .closedPipe
    case .stopped(let signal): posix_die_of_signal(signal)
    }
  }
}
