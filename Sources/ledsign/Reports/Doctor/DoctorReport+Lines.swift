// DoctorReport+Lines.swift: who holds the lines that a board wants, and what frees them.
// ledsign: joins the modules; no Foundation.

import SignLinux

extension DoctorReport {
  /// The lines of the board: those that are free in one finding, each other in its own.
  var lines: [Finding] {
    guard let chip, !facts.lines.isEmpty else { return [] }
    let free = facts.lines.filter { $0.state == .free && $0.owner == nil && guess($0) == nil }
    var findings: [Finding] = []
    if !free.isEmpty {
      let names = free.map { "\($0.line.signal) \($0.line.offset)" }.joined(separator: ", ")
      findings.append(
        .fine(free.count == 1 ? "1 line is free: \(names)" : "\(free.count) lines are free: \(names)"))
    }
    for fact in facts.lines {
      switch fact.state {
      case .free: break
      case .missing: findings.append(missing(fact, chip))
      case .used(let holder): findings.append(used(fact, by: holder))
      }
    }
    return findings + shared + [seeing].compactMap { $0 }
  }

  private static func name(_ fact: LineFacts) -> String {
    "\(fact.line.offset) (\(fact.line.signal))"
  }

  private func missing(_ fact: LineFacts, _ chip: ChipFacts) -> Finding {
    .error(
      "there is no line \(DoctorReport.name(fact)): \(chip.label ?? chip.path) has"
        + " \(chip.lineCount), from 0 on",
      "write the GPIO (BCM) number into the board file, not that of the header's pin")
  }

  private func used(_ fact: LineFacts, by holder: String) -> Finding {
    let use = fact.use ?? .other
    let text: String
    if !holder.isEmpty {
      text = "is used by \"\(holder)\""
    } else if let owner = fact.owner {
      text = "has the function of \(owner)"
    } else {
      text = "has another function, probably \(DoctorReport.word(use))"
    }
    return .error(
      "line \(DoctorReport.name(fact)) \(text)",
      boot.remedy(for: use, ofLine: fact.line.offset))
  }

  /// Free lines that have, or probably have, the function of a peripheral, which a kernel without
  /// strict pin ownership lets others take away.
  private var shared: [Finding] {
    var groups: [(remedy: String, text: String, names: [String])] = []
    for fact in facts.lines where fact.state == .free {
      let text: String
      let use: PinUse
      if let owner = fact.owner, let known = fact.use {
        (use, text) = (known, "the function of \(owner), which loses them")
      } else if let guess = guess(fact) {
        use = guess.use
        text = "normally \(guess.sign); the kernel refuses them, or it loses them"
      } else {
        continue
      }
      let remedy = boot.remedy(for: use, ofLine: fact.line.offset)
      if let index = groups.firstIndex(where: { $0.text == text && $0.remedy == remedy }) {
        groups[index].names.append(DoctorReport.name(fact))
      } else {
        groups.append((remedy, text, [DoctorReport.name(fact)]))
      }
    }
    return groups.map { group in
      let names = group.names.joined(separator: ", ")
      return .warning(
        "\(group.names.count == 1 ? "line" : "lines") \(names) \(DoctorReport.have(group)) \(group.text)",
        group.remedy)
    }
  }

  /// Whose function a line probably has, when only root can see it.
  private func guess(_ fact: LineFacts) -> (use: PinUse, sign: String)? {
    guard !facts.knowsPinOwners, fact.owner == nil else { return nil }
    guard DoctorReport.headerChips.contains(chip?.label ?? "") else { return nil }
    switch PinUse.usual(ofLine: fact.line.offset) {
    // A chip select that is free was left out on purpose.
    case .serialBus where fact.line.offset > 8:
      guard let name = facts.buses.serial.first(where: { $0.hasPrefix("spidev0.") }) else {
        return nil
      }
      return (.serialBus(0), "SPI0's, which is on (/dev/\(name))")
    case .i2c where fact.line.offset > 1 && facts.buses.hasI2C:
      return (.i2c, "I2C's, which is on (i2c-1)")
    case .uart where facts.buses.hasUART: return (.uart, "the UART's, which is on (/dev/serial0)")
    default: return nil
    }
  }

  /// What only root can see.
  private var seeing: Finding? {
    facts.knowsPinOwners || facts.lines.allSatisfy { $0.state != .free }
      ? nil
      : .fine("only root sees functions of lines that no holder shows: sudo ledsign doctor"
        + (board.map { " --board \($0.title)" } ?? ""))
  }

  private static func have(_ group: (remedy: String, text: String, names: [String])) -> String {
    let isOne = group.names.count == 1
    return group.text.hasPrefix("normally") ? (isOne ? "is" : "are") : (isOne ? "has" : "have")
  }

  private static func word(_ use: PinUse) -> String {
    switch use {
    case .serialBus(0), .chipSelect(bus: 0): "SPI0"
    case .serialBus, .chipSelect, .softwareSerial: "SPI"
    case .i2c, .softwareI2C: "I2C"
    case .uart: "the UART"
    case .i2s: "PCM sound"
    case .pwm, .headphones: "PWM"
    default: "of a device"
    }
  }
}
