// BlankCommand.swift: makes the panels of a board dark.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignLinux

/// `ledsign blank --board BOARD`.
enum BlankCommand {
  static func run(_ arguments: Arguments) throws(Failure) {
    if let word = arguments.words.first {
      throw .usage("blank takes no '\(printable(word))'; the board goes behind --board")
    }
    let board = try arguments.requiredBoard(.board, for: .blank)
    let panels = PanelDescription(board)
    do throws(DeviceError) {
      // A program that has just been killed may still be about to let its lines go.
      try retryWhileBusy { () throws(DeviceError) in try panels.darken() }
    } catch {
      throw Failure(error)
    }
  }
}
