// MAX7219Timing.swift: the shortest times that a MAX7219 allows on its lines.
// SignSimulator: no elements, no Linux GPIO.

import SignPanels

/// A time between two edges that the data sheet of the MAX7219 limits.
public enum MAX7219Interval: UInt8, Hashable, Sendable, CaseIterable {
  /// From one rising edge of the clock to the next.
  case clockPeriod
  /// The clock high.
  case clockHigh
  /// The clock low.
  case clockLow
  /// Data that stands still before the clock rises.
  case dataSetUp
  /// LOAD low before the clock rises.
  case loadSetUp
  /// LOAD high.
  case loadHigh
  /// From the rise of LOAD to the next rise of the clock.
  case loadToClock

  /// The shortest time allowed, ns.
  public var minimumNanoseconds: Int {
    switch self {
    case .clockPeriod: 100
    case .clockHigh, .clockLow, .loadHigh, .loadToClock: 50
    case .dataSetUp, .loadSetUp: 25
    }
  }

  var description: String {
    switch self {
    case .clockPeriod: "a clock period"
    case .clockHigh: "CLK high"
    case .clockLow: "CLK low"
    case .dataSetUp: "DIN before CLK"
    case .loadSetUp: "LOAD low before CLK"
    case .loadHigh: "LOAD high"
    case .loadToClock: "LOAD rise to CLK rise"
    }
  }
}

/// When the lines of a chain last moved.
struct MAX7219Timing: Sendable {
  private var clockRise: Int?
  private var clockFall: Int?
  private var dataChange: Int?
  private var loadRise: Int?
  private var loadFall: Int?

  /// Notes the edges of a write and returns the intervals they ended, in writes.
  mutating func note(
    write: Int, before: LineSet, after: LineSet
  ) -> [(interval: MAX7219Interval, writes: Int)] {
    var ended: [(interval: MAX7219Interval, writes: Int)] = []
    func end(_ interval: MAX7219Interval, since start: Int?) {
      if let start { ended.append((interval, write - start)) }
    }
    let changed = before.symmetricDifference(after)
    if changed.contains(MAX7219Signal.din.line) { dataChange = write }
    if changed.contains(MAX7219Signal.load.line) {
      if after.contains(MAX7219Signal.load.line) {
        loadRise = write
      } else {
        end(.loadHigh, since: loadRise)
        loadFall = write
      }
    }
    if changed.contains(MAX7219Signal.clk.line) {
      if after.contains(MAX7219Signal.clk.line) {
        end(.clockPeriod, since: clockRise)
        end(.clockLow, since: clockFall)
        end(.dataSetUp, since: dataChange)
        end(.loadSetUp, since: loadFall)
        end(.loadToClock, since: loadRise)
        clockRise = write
      } else {
        end(.clockHigh, since: clockRise)
        clockFall = write
      }
    }
    return ended
  }
}
