// WireEdges.swift: what was put on the wire, as wave art.
// ledsign: joins the modules; no Foundation.

import SignPanels
import SignSimulator

/// What was put on the wire, as wave art: `-` high, `_` low, one column a write.
enum WireEdges {
  /// The columns of a line, the signal's name included.
  private static let width = 100

  /// The lines of some parts of a recording; writes are counted from the first part on.
  static func text(of parts: [WirePart], _ settings: PanelDescription) -> String {
    switch settings.kind {
    case .max7219: art(of: parts, MAX7219Signal.allCases)
    case .hub75: art(of: parts, HUB75Signal.allCases.filter { settings.drives($0.line) })
    case .hub12: art(of: parts, HUB12Signal.allCases)
    }
  }

  private static func art<Signal: WaveSignal>(
    of parts: [WirePart], _ signals: [Signal]
  ) -> String {
    let nameWidth = signals.reduce(0) { max($0, $1.waveName.utf8.count) } + 1
    var text = ""
    var first = 0
    for (part, writes) in zip(parts, parts.lineWrites) {
      let columns = writes.map { $0.levels }
      text += columns.isEmpty ? "\(part.title): no writes\n" : "\(part.title)\n"
      for start in stride(from: 0, to: columns.count, by: width - nameWidth) {
        let piece = columns[start..<min(start + width - nameWidth, columns.count)]
        text += "write \(first + start)\n"
        text += Wave(signals: signals, columns: Array(piece)).art
      }
      first += columns.count
    }
    return text
  }
}

extension PanelDescription {
  /// Whether the driver has such a line.
  func drives(_ line: LineSet) -> Bool { signals.contains { $0.line == line } }
}
