// DoctorReport+Lines.swift: who holds the lines that a board wants, and what frees them.
// ledsign: joins the modules; no Foundation.

import SignLinux

extension DoctorReport {
  /// The lines of the board: those that are free in one finding, then those that are not.
  var lines: [Finding] {
    guard let chip, !facts.lines.isEmpty else { return [] }
    var free: [String] = []
    var groups: [LineGroup] = []
    for fact in facts.lines {
      if let said = said(of: fact, on: chip) {
        LineGroup.add(fact.line, said, to: &groups)
      } else {
        free.append("\(fact.line.signal) \(fact.line.offset)")
      }
    }
    var findings: [Finding] = []
    if !free.isEmpty {
      let verb = free.count == 1 ? "is" : "are"
      findings.append(
        .fine(
          "\(DoctorReport.count(free.count, "line")) \(verb) free: \(free.joined(separator: ", "))"
        ))
    }
    findings += groups.map { $0.finding }
    // An error comes before a warning.
    return findings.filter { $0.weight != .warning } + findings.filter { $0.weight == .warning }
      + hidden
  }

  /// What is to be said of a line; nil if it is free.
  private func said(of fact: LineFacts, on chip: ChipFacts) -> LineGroup? {
    switch fact.state {
    case .missing:
      return LineGroup(
        weight: .error, verb: .be,
        text: "not there: \(chip.label ?? chip.path) has the lines 0 to \(chip.lineCount - 1)",
        remedy: "put GPIO (BCM) numbers into the board file, not those of the header's pins")
    case .unknown:
      return LineGroup(
        weight: .warning, verb: .be, text: "of an unknown state: the kernel does not tell",
        remedy: "see what sudo dmesg says of \(chip.name)")
    case .used(let holder):
      let use = fact.use ?? .other
      return LineGroup(
        weight: .error, verb: holder.isEmpty ? .have : .be,
        text: holder.isEmpty ? function(fact, use) : "used by \"\(holder)\"",
        remedy: boot.remedy(for: use, ofLine: fact.line.offset))
    case .free:
      if let owner = fact.owner, let use = fact.use {
        return LineGroup(
          weight: .warning, verb: .have,
          text: "the function of \(owner), which loses what ledsign takes",
          remedy: boot.remedy(for: use, ofLine: fact.line.offset))
      }
      return guess(fact).map { guess in
        LineGroup(
          weight: .warning, verb: .be,
          text: "normally \(guess.owner); ledsign is refused, or takes what that needs",
          remedy: boot.remedy(for: guess.use, ofLine: fact.line.offset))
      }
    }
  }

  /// A kernel that protects the functions of lines says that such a line is used, but not by whom.
  private func function(_ fact: LineFacts, _ use: PinUse) -> String {
    if let owner = fact.owner { return "the function of \(owner)" }
    return "a function of the SoC" + (DoctorReport.word(use).map { ", probably \($0)" } ?? "")
  }

  /// Whose function a line probably has where only root can see it.
  ///
  /// Chip selects are left out: while SPI has them they have a holder.
  private func guess(_ fact: LineFacts) -> (use: PinUse, owner: String)? {
    guard !facts.knowsPinOwners, DoctorReport.headerChips.contains(chip?.label ?? "") else {
      return nil
    }
    switch fact.line.offset {
    case 9...11:
      guard let name = facts.buses.serial.first(where: { $0.hasPrefix("spidev0.") }) else {
        return nil
      }
      return (.serialBus(0), "SPI0's, which is on (/dev/\(name))")
    case 2...3: return facts.buses.hasI2C ? (.i2c, "I2C's, which is on (i2c-1)") : nil
    case 14...15:
      let name = boot.isRP1 ? "ttyAMA0" : "serial0"
      return facts.buses.uarts.contains(name)
        ? (.uart, "the UART's, which is on (/dev/\(name))") : nil
    default: return nil
    }
  }

  /// What only root can see, or nobody.
  private var hidden: [Finding] {
    guard !facts.knowsPinOwners, facts.lines.contains(where: { $0.state == .free }) else {
      return []
    }
    if facts.account.isRoot {
      return [.fine("this kernel does not tell the functions of lines that have no holder")]
    }
    let board = board.map { " --board \($0.title)" } ?? ""
    return [
      .fine("only root sees functions of lines that have no holder: sudo ledsign doctor\(board)")
    ]
  }

  private static func word(_ use: PinUse) -> String? {
    switch use {
    case .serialBus(0), .chipSelect(bus: 0): "SPI0"
    case .serialBus, .chipSelect, .softwareSerial: "SPI"
    case .i2c, .softwareI2C: "I2C"
    case .uart: "the UART"
    case .i2s: "PCM sound"
    case .pwm, .headphones: "PWM"
    default: nil
    }
  }
}
