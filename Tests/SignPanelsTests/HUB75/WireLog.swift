// WireLog.swift: what a driver wrote, for the tests of HUB75 and HUB12.
// Tests only.

import SignPanels
import SignPrimitives

/// A bus that writes down the levels after each write and the lines that it drove.
struct WireLog: LineBus {
  typealias Failure = Never

  struct Entry: Equatable {
    let levels: LineSet
    let mask: LineSet
  }

  /// The levels before the first write: the output enable high, as its resistor pulls it.
  var levels = HUB75Signal.oe.line
  var entries: [Entry] = []

  mutating func write(_ high: LineSet, mask: LineSet) {
    levels = levels.subtracting(mask).union(high.intersection(mask))
    entries.append(Entry(levels: levels, mask: mask))
  }

  /// Wave art: a row for each signal, a column for each write.
  func art<Signal: PanelSignal>(_ signals: [(name: String, signal: Signal)], from: Int = 0)
    -> String
  {
    signals.map { name, signal in
      name + entries[from...].map { $0.levels.contains(signal.line) ? "-" : "_" }.joined()
    }.joined(separator: "\n")
  }
}

/// A bus that refuses every write after the first few.
struct FailingBus: LineBus {
  struct Fault: Error, Equatable { let write: Int }

  var log = WireLog()
  var left: Int

  mutating func write(_ high: LineSet, mask: LineSet) throws(Fault) {
    if left == 0 { throw Fault(write: log.entries.count) }
    left -= 1
    log.write(high, mask: mask)
  }
}

/// The numbers of Marsaglia's xorshift with 13, 17 and 5, the same in every run.
struct Xorshift {
  var state: UInt32

  mutating func next() -> UInt32 {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return state
  }

  mutating func bitmap(width: Int, height: Int) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width where next() >> 16 & 1 == 1 { bitmap.set(x: x, y: y) }
    }
    return bitmap
  }

  mutating func bitmaps(_ configuration: HUB75Configuration) throws -> [Bitmap] {
    var bitmaps: [Bitmap] = []
    for _ in 0..<configuration.chains {
      bitmaps.append(try bitmap(width: configuration.columns, height: configuration.rows))
    }
    return bitmaps
  }
}
