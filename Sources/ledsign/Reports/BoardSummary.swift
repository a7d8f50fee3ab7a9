// BoardSummary.swift: a board in a line or two.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignPanels

extension LoadedBoard {
  /// The panels and what they are connected to, in one line.
  var wiringSummary: String {
    let panels: String
    switch panel {
    case .max7219(let board):
      panels = "\(count("module")), wiring \(board.wiring.words)"
    case .hub75(let board):
      let configuration = board.configuration
      panels =
        "\(count("panel"))\(configuration.chains > 1 ? " in \(configuration.chains) chains" : ""),"
        + " \(configuration.scan) addresses, \(configuration.rowAddress.rawValue),"
        + " \(configuration.driverChip.rawValue), \(configuration.ink.word)"
    case .hub12: panels = count("panel") + ", 4 addresses"
    }
    switch bus {
    case .spi(let path, let hz): return "\(panels); \(printable(path)) at \(hz) Hz"
    case .gpio(let lines):
      let names = lines.lines.map { "\($0.signal) \($0.offset)" }
      return "\(panels); lines \(names.joined(separator: " "))"
    }
  }

  private func count(_ cell: String) -> String {
    let cells = self.panel.layout.cells.count
    return cells == 1 ? "1 \(cell)" : "\(cells) \(cell)s"
  }
}

extension MAX7219Wiring {
  /// The name of the module type, or the flags; as board files write them, without quotes.
  var words: String {
    if let type { return type.rawValue }
    return "\(digits.rawValue)\(reversesDigits ? " reverseDigits" : "")"
      + (reversesSegments ? " reverseSegments" : "")
  }

  /// The type of module that has this wiring; nil if it has no name.
  var type: MAX7219ModuleType? {
    MAX7219ModuleType.allCases.first { MAX7219Wiring($0) == self }
  }

  /// The value of `wiring` in a board file.
  var json: String {
    if let type { return "\"\(type.rawValue)\"" }
    let reversed = (reversesDigits ? "true" : "false", reversesSegments ? "true" : "false")
    return "{ \"digits\": \"\(digits.rawValue)\", \"reverseDigits\": \(reversed.0),"
      + " \"reverseSegments\": \(reversed.1) }"
  }
}

extension HUB75Ink {
  /// The letters of board files.
  var word: String { HUB75Ink.words.first { $0.ink == self }?.word ?? "rgb" }
}
