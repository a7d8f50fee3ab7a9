// DoctorReport+Chips.swift: the machine, its GPIO chips, and which of them a board takes.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignLinux

extension DoctorReport {
  /// What the machine is, and what libgpiod.
  var machine: [Finding] {
    let kernel = facts.kernel.map { "Linux \($0)" } ?? "an unknown kernel"
    let model = facts.model ?? "a machine that does not say its model"
    return [.fine("this is \(model), with \(kernel)"), library]
  }

  private var library: Finding {
    if let version = facts.libgpiod { return .fine("libgpiod \(version) is in this ledsign") }
    let text = "this ledsign was built without libgpiod and drives SPI boards only"
    let remedy = "install libgpiod-dev and build it with the trait GPIO, which is on by default"
    return switch lineWeight {
    case .fine: .fine(text)
    case .warning: .warning(text, remedy)
    case .error: .error(text, remedy)
    }
  }

  /// The chips that there are, and the one that is taken.
  var chips: [Finding] {
    var findings: [Finding] = []
    for chip in facts.chips {
      guard let label = chip.label else { continue }
      let count = DoctorReport.count(chip.lineCount, "line")
      let purpose = DoctorReport.purpose(ofChip: label).map { ": \($0)" } ?? ""
      findings.append(.fine("\(chip.path) is \(label), \(count)\(purpose)"))
    }
    guard facts.libgpiod != nil, lineWeight != .fine else { return findings }
    if let chip { return findings + choice(chip) }
    // Then what is wrong is the access.
    if facts.chips.contains(where: { $0.access != .open }) { return findings }
    return findings + [noChip]
  }

  /// What the lines of a chip of a Raspberry Pi are for; nil if it is another chip.
  private static func purpose(ofChip label: String) -> String? {
    if headerChips.contains(label) { return "the header" }
    if label == "raspberrypi-exp-gpio" { return "lights and supplies of the Pi itself" }
    return label.hasPrefix("gpio-brcmstb@") ? "inside the Pi 5, not on the header" : nil
  }

  private func choice(_ chip: ChipFacts) -> [Finding] {
    guard let label = chip.label, let board else { return [] }
    let header = facts.chips.compactMap { $0.label }
      .first { DoctorReport.headerChips.contains($0) }
    let remedy = "put \"gpio\": \"\(header ?? "the label of a chip")\" into the board file"
    if !DoctorReport.headerChips.contains(label), DoctorReport.purpose(ofChip: label) != nil {
      return [.error("the board takes \(chip.path), which is \(label), not the header", remedy)]
    }
    if board.question.chips.contains(label) {
      return [.fine("the board takes \(label), \(chip.path)")]
    }
    return [
      .warning("the board takes \(chip.path) by a number that may change with the kernel", remedy)
    ]
  }

  /// That none of the chips is wanted, or that there is none.
  private var noChip: Finding {
    if facts.chips.isEmpty {
      return Finding(
        weight: lineWeight, text: "there is no GPIO chip, that is no /dev/gpiochip*",
        remedy: "run ledsign on the Raspberry Pi itself, in no container")
    }
    let wanted = board?.question.chips ?? DoctorReport.headerChips
    let text = "no chip here is \(DoctorReport.alternatives(wanted))"
    guard let header else {
      return Finding(
        weight: lineWeight, text: text,
        remedy: "put the label of one of these chips into bus.gpio of the board file")
    }
    if !wanted.contains(header) {
      return Finding(
        weight: lineWeight, text: text,
        remedy: "put \"gpio\": \"\(header)\" into the board file")
    }
    return Finding(
      weight: lineWeight, text: "\(text); the header's, \(header), has no driver",
      remedy: "start the kernel of Raspberry Pi OS")
  }

  /// The label of the chip that has the header of this machine; nil if it is no Raspberry Pi.
  private var header: String? {
    let isPi5 = facts.chips.contains { $0.label?.hasPrefix("gpio-brcmstb@") ?? false }
    return isPi5
      ? DoctorReport.headerChips[0] : facts.model.flatMap { DoctorReport.headerChip(of: $0) }
  }

  /// The label of the chip that has the header of a model; nil if it is no Raspberry Pi.
  private static func headerChip(of model: String) -> String? {
    guard model.hasPrefix("Raspberry Pi ") else { return nil }
    switch CallTime.family(ofModel: model) {
    case 5: return headerChips[0]
    case 4: return headerChips[1]
    default: return headerChips[2]
    }
  }

  /// Several words as people list them, such as `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
