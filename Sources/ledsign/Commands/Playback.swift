// Playback.swift: plays a sign live; what `show` and `play` have in common.
// ledsign: joins the modules; no Foundation.

import CPosix
import SignCore
import SignFile
import SignPrimitives
import SignSimulator

/// Plays a sign until a signal comes, its input ends or its time is over.
enum Playback {
  static func run(_ loaded: LoadedSign, _ arguments: Arguments, hasInput: Bool) throws(Failure) {
    let chosen = try arguments.integer(.fps, in: 1...1000)
    let fps = chosen ?? Int64(loaded.sign.framesPerSecond)
    let duration = try arguments.time(.duration)
    // What is typed into a terminal is meant for it and not for the sign.
    let input = try LiveInput(
      loaded, arguments, readsStandardInput: hasInput && !posix_is_terminal(0))
    let box = LiveInputBox(input)
    var player = TerminalPlayer(
      terminal: StandardTerminal(), framesPerSecond: fps, duration: duration)
    let end: PlaybackEnd
    do {
      end = try player.play(
        loaded.sign.makeFrame(), isOver: { box.input.isAtEnd },
        isInterrupted: { LiveReports.takeHasTold() },
        rate: { chosen ?? Int64(box.input.live.sign.framesPerSecond) }
      ) { time, frame in
        box.input.prepare(for: time)
        box.input.draw(at: time, into: &frame)
      }
    } catch {
      throw StandardOutput.failure(of: error)
    }
    try end.finish()
  }
}

/// The input of a player, which two of its closures share.
private final class LiveInputBox {
  var input: LiveInput

  init(_ input: consuming LiveInput) { self.input = input }
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
