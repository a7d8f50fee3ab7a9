// WiredSignal.swift: the signals that a driver's lines carry.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignPanels

/// A signal that a driver drives.
struct WiredSignal: Equatable {
  /// Its name in board files.
  let name: String
  /// The line.
  let line: LineSet
}

extension PanelDescription {
  /// The signals of the driver, in the order of their places.
  var signals: [WiredSignal] {
    switch bus {
    case .gpio(let lines): lines.lines.map { WiredSignal(name: $0.signal, line: .line($0.place)) }
    case .spi:
      ["din", "clk", "load"].enumerated().map { WiredSignal(name: $1, line: .line($0)) }
    }
  }

  /// The time from one write to the next, ns: half a clock of a serial bus.
  func writeTime(default lines: Int64) -> Int64 {
    switch bus {
    case .gpio: lines
    case .spi(_, let hz): max(1, (500_000_000 + Int64(hz) / 2) / Int64(hz))
    }
  }
}
