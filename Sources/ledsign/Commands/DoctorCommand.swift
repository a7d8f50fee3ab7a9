// DoctorCommand.swift: says what is wrong with this machine, and what puts it right.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignLinux
import SignSimulator

/// `ledsign doctor` and `ledsign doctor --board BOARD`.
enum DoctorCommand {
  static func run(_ arguments: Arguments) throws(Failure) {
    if let word = arguments.words.first {
      throw .usage("doctor takes no word, but '\(printable(word))'; a board goes behind --board")
    }
    let board = try arguments.board(.board)
    let facts = MachineFacts(answering: board?.question ?? MachineQuestion())
    let report = try DoctorReport(facts, board: board)
    try StandardOutput.write { (output) throws(OutputError) in try output.write(report.text) }
    if report.isHindered { throw .told }
  }
}
