// DriveCommand.swift: shows a sign on real panels.
// ledsign: joins the modules; no Foundation.

import CPosix
import SignCore
import SignFile
import SignLinux
import SignPrimitives
import SignSimulator

/// `ledsign drive SIGN|--text TEXT --board BOARD`.
enum DriveCommand {
  static func run(_ arguments: Arguments) throws(Failure) {
    let board = try arguments.requiredBoard(.board, for: .drive)
    let session = try arguments.panelSession(board)
    let duration = try arguments.time(.duration)
    let (loaded, watch) = try sign(arguments, board)
    let input = try LiveInput(
      loaded, arguments,
      readsStandardInput: !posix_is_terminal(0) || arguments.has(.exitAtEnd))
    var frames = LiveFrames(
      input, on: board, schedule: session.brightness == nil ? board.schedule : nil)
    frames.chosenRate = try arguments.integer(.fps, in: 1...1000)
    frames.file = watch
    var loop = DriveLoop(duration: duration, isVerbose: arguments.has(.verbose))
    let end = try session.run { (output) throws(Failure) in
      try loop.run(&frames, on: output, frame: loaded.sign.makeFrame())
    }
    try end.finish()
  }

  /// The sign that was named, and its file; without one, a text that lines fill.
  private static func sign(
    _ arguments: Arguments, _ board: LoadedBoard
  ) throws(Failure) -> (LoadedSign, SignFileWatch?) {
    if arguments.has(.text) {
      return (try arguments.sign(for: .drive, fitting: board), nil)
    }
    if !arguments.words.isEmpty {
      try arguments.refuseTextOptions()
      let (sign, watch) = try SignFileWatch.read(
        try arguments.filePath(for: .drive), for: board, start: try arguments.start())
      return (sign, watch)
    }
    guard arguments.has(.input) || !posix_is_terminal(0) else {
      throw .usage(
        "drive wants a sign file or --text TEXT, or lines on standard input or in the FIFO of"
          + " --input")
    }
    let text = try TextSign(
      arguments, defaultWidth: board.width, defaultHeight: board.height,
      start: try arguments.start()
    ).load("")
    try board.check(width: text.sign.width, height: text.sign.height, of: "--size")
    return (text, nil)
  }
}

extension Arguments {
  /// How the panels of a board are to be driven; refuses what would flicker.
  func panelSession(_ board: LoadedBoard) throws(Failure) -> PanelSession {
    try refuseFlicker(board)
    var session = PanelSession(panels: PanelDescription(board))
    session.minimumHz = has(.allowFlicker) ? 0 : board.limits.minimumRefreshHz
    session.brightness = try integer(.brightness, in: 0...100).map { Int($0) }
    session.refresh = RefreshOptions(
      realtimePriority: try integer(.realtime, in: 1...99).map { Int($0) },
      cpu: try integer(.cpu, in: 0...1023).map { Int($0) }, locksMemory: has(.realtime))
    session.keepsPicture = has(.keep)
    if has(.keep) {
      guard case .max7219 = board.panel else {
        throw .usage(
          "--keep is for MAX7219 modules, which show a picture by themselves; these panels are"
            + " dark when nobody refreshes them")
      }
    }
    return session
  }

  /// Refuses a board that is refreshed too seldom on every machine, unless that is wanted.
  private func refuseFlicker(_ board: LoadedBoard) throws(Failure) {
    if has(.allowFlicker) { return }
    do throws(Failure) {
      try BoardReport(board, callTime: nil).refuseFlicker()
    } catch {
      throw .input("\(error.message ?? ""); --allow-flicker drives it all the same")
    }
  }
}
