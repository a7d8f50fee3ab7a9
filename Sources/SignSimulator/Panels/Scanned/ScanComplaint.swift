// ScanComplaint.swift: what panels that are scanned row by row do not forgive.
// SignSimulator: no elements, no Linux GPIO.

/// Something that a HUB75 or HUB12 panel was sent and that real hardware would not forgive.
///
/// `write` is the write, from 0; for what was found over a whole refresh it is the number of writes
/// so far. Times are in writes.
public enum ScanComplaint: Hashable, Sendable {
  /// The row address moved while the output was enabled.
  case lightWhileAddressMoves(write: Int)
  /// The latch moved while the output was enabled.
  case lightWhileLatchMoves(write: Int)
  /// Data changed in the write that raised the shift clock.
  case dataWithClock(write: Int)
  /// The latch moved in the write that raised the shift clock.
  case latchWithClock(write: Int)
  /// The shift clock rose while the latch was high, which these drivers do not take for a command.
  case clockWhileLatchHigh(write: Int)
  /// A latch pulse came after a number of clocks that does not fill the shift register.
  case clocksBeforeLatch(write: Int, clocks: Int, expected: Int)
  /// A latch pulse held a number of clocks that is no command of these drivers.
  case unknownCommand(write: Int, clocks: Int)
  /// Inputs of a row address register changed in the write that moved its clock.
  case rowDataWithClock(write: Int)
  /// The output was enabled while several scan lines were selected.
  case severalRowsLit(write: Int, rows: Int)
  /// The shift clock was quicker than the drivers take it; ns.
  case clockTooQuick(write: Int, nanoseconds: Int, minimum: Int)
  /// A scan line was not lit once in every refresh.
  case rowTurns(write: Int, row: Int, turns: Int, refreshes: Int)
  /// Two scan lines were lit for different times, beyond one clock.
  case unequalRows(write: Int, row: Int, time: Int, other: Int, otherTime: Int)
  /// The colours of one pixel are not all lit as the ink wants them; times of red, green, blue.
  case inkDiffers(write: Int, chain: Int, x: Int, y: Int, red: Int, green: Int, blue: Int)
  /// The bus went quiet with a scan line lit.
  case restsLit(write: Int, row: Int)

  /// The write, from 0.
  public var write: Int {
    switch self {
    case .lightWhileAddressMoves(let write), .lightWhileLatchMoves(let write),
      .dataWithClock(let write), .latchWithClock(let write), .clockWhileLatchHigh(let write),
      .clocksBeforeLatch(let write, _, _), .unknownCommand(let write, _),
      .rowDataWithClock(let write), .severalRowsLit(let write, _),
      .clockTooQuick(let write, _, _), .rowTurns(let write, _, _, _),
      .unequalRows(let write, _, _, _, _), .inkDiffers(let write, _, _, _, _, _, _),
      .restsLit(let write, _):
      write
    }
  }
}

extension ScanComplaint: CustomStringConvertible {
  /// The write and what was seen there, in one line.
  public var description: String { "write \(write): " + (seenAtOnce ?? seenOverTime) }

  private var seenAtOnce: String? {
    switch self {
    case .lightWhileAddressMoves: "the row address moved while the output was lit"
    case .lightWhileLatchMoves: "the latch moved while the output was lit"
    case .dataWithClock: "data changed in the write that raised CLK"
    case .latchWithClock: "the latch moved in the write that raised CLK"
    case .clockWhileLatchHigh: "CLK rose while the latch was high"
    case .clocksBeforeLatch(_, let clocks, let expected):
      "a latch pulse after \(clocks) clocks; want \(expected)"
    case .unknownCommand(_, let clocks):
      "a latch pulse of \(clocks) clocks; want 0 to 3 for data, or 10, 11 or 12"
    case .rowDataWithClock: "row data changed in the write that moved the row clock"
    case .severalRowsLit(_, let rows): "\(rows) scan lines are lit at once"
    case .clockTooQuick(_, let nanoseconds, let minimum):
      "a clock period of \(nanoseconds) ns; want \(minimum) or more"
    default: nil
    }
  }

  private var seenOverTime: String {
    switch self {
    case .rowTurns(_, let row, let turns, let refreshes):
      return "scan line \(row) was lit \(turns) times; want \(refreshes)"
    case .unequalRows(_, let row, let time, let other, let otherTime):
      return "scan line \(row) was lit for \(time) writes, but line \(other) for \(otherTime)"
    case .inkDiffers(_, let chain, let x, let y, let red, let green, let blue):
      return "chain \(chain), pixel (\(x), \(y)): red, green and blue were lit for"
        + " \(red), \(green) and \(blue) writes"
    case .restsLit(_, let row): return "the bus went quiet with scan line \(row) lit"
    default: return ""
    }
  }
}
