// DoctorReport.swift: what is wrong with a machine that is to drive panels, and what puts it right.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignLinux

/// What is wrong with a machine that is to drive panels.
///
/// A function of facts and a board alone; nothing is opened or read here.
struct DoctorReport {
  /// The labels of the chips whose lines go to the header of a Raspberry Pi, the newest first.
  static let headerChips = ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"]

  let facts: MachineFacts
  /// The board that is to be driven; nil to look at the machine alone.
  let board: LoadedBoard?
  /// What was found, in the order of reading.
  private(set) var findings: [Finding] = []

  /// Judges facts.
  ///
  /// - Throws: ``Failure/input(_:)`` when the panels of the board are too many for a bitmap.
  init(_ facts: MachineFacts, board: LoadedBoard?) throws(Failure) {
    self.facts = facts
    self.board = board
    findings = machine + chips + access + lines + serial
    findings += try refresh
    findings += scheduling + surroundings
  }

  /// A line for every finding, and a last one that sums up.
  var text: String {
    findings.map { $0.line + "\n" }.joined() + summary + "\n"
  }

  /// Whether something hinders driving the board, or any board if none is named.
  var isHindered: Bool { count(.error) > 0 }

  private var summary: String {
    let title = board?.title ?? "this machine"
    let warnings = DoctorReport.count(count(.warning), "warning")
    guard isHindered else {
      let aim = board == nil ? "driving panels" : "driving it"
      return "\(title): nothing hinders \(aim)" + (count(.warning) > 0 ? ", \(warnings)" : "")
    }
    let errors = DoctorReport.count(count(.error), "error")
    return "\(title): \(errors)" + (count(.warning) > 0 ? " and \(warnings)" : "")
      + " above; no panel can be driven before the errors are put right"
  }

  private func count(_ weight: Finding.Weight) -> Int {
    findings.reduce(0) { $1.weight == weight ? $0 + 1 : $0 }
  }

  static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}

extension DoctorReport {
  /// How the board, if there is one, is connected.
  enum Connection: Equatable {
    case lines, serial, any
  }

  var connection: Connection {
    switch board?.bus {
    case .gpio: .lines
    case .spi: .serial
    case nil: .any
    }
  }

  /// Whether panels are to be driven that flicker when a refresh is late.
  var isScanned: Bool {
    if case .max7219 = board?.panel { false } else { true }
  }

  /// How much it matters that no line can be driven.
  var lineWeight: Finding.Weight {
    switch connection {
    case .lines: .error
    case .serial: .fine
    case .any: facts.buses.serial.isEmpty || !mayUseSerial ? .error : .warning
    }
  }

  private var mayUseSerial: Bool { facts.account.isRoot || facts.account.spi.isHeld }

  /// The chip that the board, or any board, takes.
  var chip: ChipFacts? {
    facts.chip(among: board?.question.chips ?? DoctorReport.headerChips)
  }

  /// Where lines of config.txt belong, for messages.
  var boot: BootLine {
    BootLine(
      file: configurationFile, offsets: board?.question.lines.map { $0.offset } ?? [],
      isRP1: chip?.label == "pinctrl-rp1")
  }

  var configurationFile: String { facts.configuration ?? "config.txt" }
}

extension LoadedBoard {
  /// What the board needs of a machine.
  var question: MachineQuestion {
    var question = MachineQuestion()
    switch bus {
    case .spi(let path, _): question.serialPath = path
    case .gpio(let lines):
      question.chips = lines.chips
      question.lines = lines.lines.map {
        MachineQuestion.Line(signal: $0.signal, offset: $0.offset)
      }
    }
    return question
  }
}
