// Wire.swift: what a driver put on the wire.
// ledsign: joins the modules; no Foundation.

import SignPanels
import SignSimulator

/// What a driver put on the wire, for the power-up or for one frame.
enum Wire {
  /// Rows of bytes, as a serial bus sends them.
  case rows([[UInt8]])
  /// Writes to lines.
  case lines(RecordingBus)

  /// How many calls it takes to put it there: one a write, or one for all rows.
  var count: Int {
    switch self {
    case .rows(let rows): rows.count
    case .lines(let bus): bus.writes.count
    }
  }
}

/// A part of a recording, and what people call it.
struct WirePart {
  /// Such as `power-up` or `frame at 0 ms`.
  let title: String
  /// What the driver put on the wire.
  let wire: Wire
}

extension [WirePart] {
  /// The writes to the lines, part by part; rows of bytes become those of DIN, CLK and LOAD.
  var lineWrites: [[RecordedWrite]] {
    var serial = SerialRows(lines: RecordingBus())
    var count = 0
    return map { part in
      switch part.wire {
      case .lines(let bus): return bus.writes
      case .rows(let rows):
        for row in rows { serial.send(row) }
        let writes = serial.lines.writes[count...]
        count += writes.count
        return [RecordedWrite](writes)
      }
    }
  }
}
