// WireWords.swift: what was put on the wire, in words that people read.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignPanels
import SignSimulator

/// What was put on the wire, a line a latch.
enum WireWords {
  /// The lines of some parts of a recording; writes are counted from the first part on.
  static func text(of parts: [WirePart], _ settings: PanelDescription) -> String {
    var text = heading(settings)
    var count = 0
    for part in parts {
      text += "\(part.title): \(calls(part.wire))\n"
      switch settings.kind {
      case .max7219: text += spiWords(part.wire)
      case .hub75, .hub12:
        if case .lines(let bus) = part.wire { text += scanned(bus, settings, from: count) }
      }
      count += part.wire.count
    }
    return text
  }

  private static func heading(_ settings: PanelDescription) -> String {
    switch settings.kind {
    case .max7219:
      "Each line is a latch. Of its words the first is for the module farthest from the input.\n"
    case .hub75, .hub12:
      "Each line is a row. Of its data the first bit ends farthest from the input.\n"
    }
  }

  private static func calls(_ wire: Wire) -> String {
    switch wire {
    case .rows(let rows): rows.count == 1 ? "1 row" : "\(rows.count) rows"
    case .lines(let bus): bus.writes.count == 1 ? "1 write" : "\(bus.writes.count) writes"
    }
  }

  private static func spiWords(_ wire: Wire) -> String {
    let rows: [[UInt8]]
    switch wire {
    case .rows(let sent): rows = sent
    case .lines(let bus): rows = LatchedRow.bytes(of: bus.writes)
    }
    var text = ""
    for row in rows {
      var words = ""
      for index in stride(from: 0, to: row.count - 1, by: 2) {
        words += " " + hexadecimal(row[index]) + hexadecimal(row[index + 1])
      }
      text += " \(words)  \(meaning(of: row))\n"
    }
    return text
  }

  /// What a row of words does, if all of them are for the same register.
  private static func meaning(of row: [UInt8]) -> String {
    let registers = stride(from: 0, to: row.count - 1, by: 2).map { row[$0] & 15 }
    let data = stride(from: 1, to: row.count, by: 2).map { row[$0] }
    guard let register = registers.first, registers.allSatisfy({ $0 == register }) else {
      return "several registers"
    }
    if (1...8).contains(register) { return "digit \(register - 1)" }
    guard data.allSatisfy({ $0 == data[0] }) else { return "register \(register), several values" }
    switch register {
    case 0: return "no-op"
    case 9: return data[0] == 0 ? "decode mode: none" : "decode mode: \(data[0])"
    case 10: return "intensity: \(data[0] & 15)"
    case 11: return "scan limit: \((data[0] & 7) + 1) digits"
    case 12: return data[0] & 1 == 0 ? "shutdown: dark" : "shutdown: off"
    case 15: return data[0] & 1 == 0 ? "display test: off" : "display test: on"
    default: return "register \(register)"
    }
  }

  private static func scanned(
    _ bus: RecordingBus, _ settings: PanelDescription, from first: Int
  ) -> String {
    let names = ScanSignals(settings)
    var text = ""
    for row in LatchedRow.rows(
      of: bus, clock: names.clock, latch: names.latch, address: names.addressLines)
    {
      text += "  write \(first + row.firstWrite): \(names.address(of: row))"
      if row.clocksInPulse > 0 { text += ", latch high for \(row.clocksInPulse) clocks" }
      text += names.data(of: row)
      text += row.writes == 1 ? ", 1 write\n" : ", \(row.writes) writes\n"
    }
    return text
  }

  /// Two digits.
  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

/// The signals of scanned panels, by what they do.
private struct ScanSignals {
  let clock: LineSet
  let latch: LineSet
  private let addresses: [WiredSignal]
  private let dataLines: [WiredSignal]
  /// Whether the address lines are a number.
  private let isNumber: Bool

  init(_ settings: PanelDescription) {
    let signals = settings.signals
    clock = ScanSignals.line("clk", in: signals)
    latch = ScanSignals.line("lat", in: signals)
    let addressNames = ["a", "b", "c", "d", "e"]
    addresses = signals.filter { addressNames.contains($0.name) }
    dataLines = signals.filter {
      !addressNames.contains($0.name) && $0.name != "clk" && $0.name != "lat" && $0.name != "oe"
    }
    if case .hub75(let configuration, _) = settings.kind {
      isNumber = configuration.rowAddress == .direct
    } else {
      isNumber = true
    }
  }

  private static func line(_ name: String, in signals: [WiredSignal]) -> LineSet {
    signals.first { $0.name == name }?.line ?? []
  }

  var addressLines: LineSet { addresses.reduce(into: []) { $0.formUnion($1.line) } }

  /// The address, or what its lines did, as wave art.
  func address(of row: LatchedRow) -> String {
    if isNumber {
      var number = 0
      for (bit, signal) in addresses.enumerated() where row.levels.contains(signal.line) {
        number |= 1 << bit
      }
      return "address \(number)"
    }
    if row.addresses.isEmpty { return "address as before" }
    let waves = addresses.map { signal in
      var wave = signal.name + " "
      for levels in row.addresses { wave += levels.contains(signal.line) ? "-" : "_" }
      return wave
    }
    return "address " + waves.joined(separator: " ")
  }

  /// The bits of every data line; lines with the same bits stand together.
  func data(of row: LatchedRow) -> String {
    if row.data.isEmpty { return ", no data" }
    var groups: [(names: String, bits: String)] = []
    for signal in dataLines {
      let bits = row.hexadecimal(signal.line)
      if let index = groups.firstIndex(where: { $0.bits == bits }) {
        groups[index].names += " " + signal.name
      } else {
        groups.append((names: signal.name, bits: bits))
      }
    }
    return groups.map { ", \($0.names) \($0.bits)" }.joined()
  }
}
