// DoctorCases.swift: facts of a good machine, and what is said of them after a change.

import SignFile
import SignLinux
import Testing

@testable import ledsign

/// A Pi 4 on which everything is as it should be, and a MAX7219 module on three of its lines.
func goodFacts(_ board: LoadedBoard?) -> MachineFacts {
  var facts = MachineFacts()
  facts.model = "Raspberry Pi 4 Model B Rev 1.4"
  facts.kernel = "6.6.31"
  facts.configuration = "/boot/firmware/config.txt"
  facts.libgpiod = "1.6.3"
  facts.chips = [chip("/dev/gpiochip0", "pinctrl-bcm2711", 58)]
  facts.account.name = "pi"
  facts.account.gpio.exists = true
  facts.account.gpio.isHeld = true
  facts.knowsPinOwners = true
  facts.lines = (board?.question.lines ?? []).map { LineFacts($0, .free) }
  facts.processors.count = 4
  facts.processors.realtimePriority = 70
  return facts
}

func chip(_ path: String, _ label: String, _ lines: Int) -> ChipFacts {
  var chip = ChipFacts(path: path, access: .open)
  chip.label = label
  chip.lineCount = lines
  return chip
}

let modules = #""type": "max7219", "modules": [1, 1], "wiring": "fc16""#
let scanned = #""type": "hub75", "size": [64, 32]"#
let labels =
  #"{ "gpio": ["pinctrl-rp1", "pinctrl-bcm2711"], "lines": { "din": 9, "clk": 14, "load": 7 } }"#
let serialBus = #"{ "spi": "/dev/spidev0.0", "hz": 1000000 }"#

/// What is said of a module on lines 9, 14 and 7, or on another bus, after a change of the facts.
func moduleReport(
  bus: String = labels, _ change: (inout MachineFacts) -> Void = { _ in }
) throws -> DoctorReport {
  let board = try board(modules, bus: bus)
  var facts = goodFacts(board)
  change(&facts)
  return try DoctorReport(facts, board: board)
}

/// What is said of scanned panels on lines from 0 on, after a change of the facts.
func scannedReport(
  _ panel: String = scanned, _ change: (inout MachineFacts) -> Void = { _ in }
) throws -> DoctorReport {
  let lines = BoardText.hub75Lines(panel)
  let board = try board(panel, bus: #"{ "gpio": "pinctrl-bcm2711", \#(lines) }"#)
  var facts = goodFacts(board)
  change(&facts)
  return try DoctorReport(facts, board: board)
}

/// The findings that are no praise.
func complaints(_ report: DoctorReport) -> [String] {
  report.findings.filter { $0.weight != .fine }.map { $0.line }
}

extension [String] {
  /// The line at a place; empty where there is none, so that a test fails and does not end all.
  func at(_ index: Int) -> String { indices.contains(index) ? self[index] : "" }
}
