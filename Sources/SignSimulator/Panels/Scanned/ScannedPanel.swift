// ScannedPanel.swift: what HUB75 and HUB12 have in common: shift, latch, choose a row, light it.
// SignSimulator: no elements, no Linux GPIO.

import SignPanels

/// The lines of a scanned panel and what their levels mean.
struct ScanLines: Sendable {
  let outputEnable: LineSet
  /// Whether the output is lit when the line is high.
  let litWhenHigh: Bool
  let clock: LineSet
  let latch: LineSet
  let address: LineSet
  let data: LineSet
  /// Whether a data line that is low lights its pixel.
  let litByLow: Bool
}

/// A chain of panels that are scanned row by row, up to its outputs.
struct ScannedPanel: Sendable {
  let lines: ScanLines
  let nanosecondsPerWrite: Int?
  /// The shortest period of the shift clock that the drivers take: 25 MHz.
  static let minimumClockNanoseconds = 40

  private(set) var levels: LineSet
  /// Writes so far; a write lasts until the next one.
  private(set) var time = 0
  private(set) var meter: LightMeter
  var list = ComplaintList<ScanComplaint>()
  private var shift: ShiftRegister
  private var drivers: DriverChips
  private var decoder: RowDecoder
  /// What the outputs show at each place, 0 nearest to the input.
  private var shown: [LineSet]
  private var clocks = 0
  private var clocksInPulse = 0
  private var lastClock: Int?

  init(
    lines: ScanLines, length: Int, rows: Int, rowAddress: VirtualHUB75.RowAddress,
    driver: VirtualHUB75.Driver, levels: LineSet, nanosecondsPerWrite: Int?
  ) {
    self.lines = lines
    self.levels = levels
    self.nanosecondsPerWrite = nanosecondsPerWrite
    shift = ShiftRegister(length: length)
    drivers = DriverChips(driver, data: lines.data, length: length)
    decoder = RowDecoder(rowAddress, rows: rows, levels: ScannedPanel.address(levels, lines))
    meter = LightMeter(rows: rows, length: length, data: lines.data)
    shown = [LineSet](repeating: [], count: length)
    meter.light(litRows, at: 0, shown: shown)
  }

  mutating func write(_ high: LineSet, mask: LineSet) {
    let before = levels
    levels = before.subtracting(mask).union(high.intersection(mask))
    let changed = before.symmetricDifference(levels)
    if changed.contains(lines.clock) && levels.contains(lines.clock) { clock(changed) }
    if changed.contains(lines.latch) || !changed.isDisjoint(with: lines.address)
      || changed.contains(lines.outputEnable)
    {
      move(from: before, changed)
    }
    time += 1
  }

  /// Measures from the next write on.
  mutating func beginMeasuring() { meter.begin(at: time) }

  /// Brings the meter up to date and complains of rows that were not lit alike.
  mutating func endMeasuring(refreshes: Int) {
    meter.settle(at: time, shown: shown)
    var (shortest, longest) = (0, 0)
    for row in 0..<meter.rows {
      if meter.rowTurns[row] != refreshes {
        list.add(
          .rowTurns(write: time, row: row, turns: meter.rowTurns[row], refreshes: refreshes))
      }
      if meter.rowTimes[row] < meter.rowTimes[shortest] { shortest = row }
      if meter.rowTimes[row] > meter.rowTimes[longest] { longest = row }
    }
    // A clock is two writes: data, then the edge.
    if meter.rowTimes[longest] - meter.rowTimes[shortest] > 2 * refreshes {
      list.add(
        .unequalRows(
          write: time, row: longest, time: meter.rowTimes[longest], other: shortest,
          otherTime: meter.rowTimes[shortest]))
    }
  }

  /// Complains if a row is lit now that nothing is written any more.
  mutating func goQuiet() {
    let rows = litRows
    if rows != 0 { list.add(.restsLit(write: time, row: rows.trailingZeroBitCount)) }
  }

  mutating func losePower() {
    settle()
    drivers.losePower()
    for place in shown.indices { shown[place] = [] }
  }

  private var isLit: Bool { isLit(levels) }

  private func isLit(_ levels: LineSet) -> Bool {
    levels.contains(lines.outputEnable) == lines.litWhenHigh
  }

  private var litRows: UInt64 { isLit ? decoder.selected : 0 }

  /// The address lines under the names that the decoder knows.
  private static func address(_ levels: LineSet, _ lines: ScanLines) -> LineSet {
    let own = UInt32(lines.address.rawValue.trailingZeroBitCount)
    let known = UInt32(HUB75Signal.a.rawValue)
    return LineSet(rawValue: (levels.intersection(lines.address).rawValue >> own) << known)
  }

  private mutating func settle() { meter.settle(at: time, shown: shown) }

  private mutating func clock(_ changed: LineSet) {
    if !changed.isDisjoint(with: lines.data) { list.add(.dataWithClock(write: time)) }
    if changed.contains(lines.latch) { list.add(.latchWithClock(write: time)) }
    if let nanosecondsPerWrite, let lastClock {
      let nanoseconds = (time - lastClock) * nanosecondsPerWrite
      if nanoseconds < ScannedPanel.minimumClockNanoseconds {
        list.add(
          .clockTooQuick(
            write: time, nanoseconds: nanoseconds,
            minimum: ScannedPanel.minimumClockNanoseconds))
      }
    }
    lastClock = time
    shift.shift(
      in: lines.litByLow ? lines.data.subtracting(levels) : levels.intersection(lines.data))
    clocks += 1
    if levels.contains(lines.latch) && !changed.contains(lines.latch) {
      clocksInPulse += 1
      if drivers.kind == .standard {
        list.add(.clockWhileLatchHigh(write: time))
        show()
      }
    }
  }

  private mutating func move(from before: LineSet, _ changed: LineSet) {
    let wasLit = isLit(before) || isLit
    if !changed.isDisjoint(with: lines.address) {
      if wasLit { list.add(.lightWhileAddressMoves(write: time)) }
      if decoder.isAmbiguous(changed: changed, to: levels) {
        list.add(.rowDataWithClock(write: time))
      }
      decoder.change(
        from: ScannedPanel.address(before, lines), to: ScannedPanel.address(levels, lines))
      meter.select(decoder.selected)
    }
    if changed.contains(lines.latch) {
      if wasLit { list.add(.lightWhileLatchMoves(write: time)) }
      if levels.contains(lines.latch) { latchRises() } else { latchFalls() }
    }
    let rows = litRows
    if rows.nonzeroBitCount > 1 && !isLit(before) {
      list.add(.severalRowsLit(write: time, rows: rows.nonzeroBitCount))
    }
    meter.light(rows, at: time, shown: shown)
  }

  private mutating func latchRises() {
    clocksInPulse = 0
    if drivers.kind == .standard { show() }
  }

  private mutating func latchFalls() {
    if clocks != shift.length {
      list.add(.clocksBeforeLatch(write: time, clocks: clocks, expected: shift.length))
    }
    clocks = 0
    if drivers.latchesData(clocks: clocksInPulse) {
      show()
    } else if !drivers.command(clocks: clocksInPulse, from: shift) {
      list.add(.unknownCommand(write: time, clocks: clocksInPulse))
    }
  }

  /// Copies the shift register to the outputs.
  private mutating func show() {
    settle()
    meter.endTurn()
    for place in shown.indices {
      shown[place] = shift[place].intersection(drivers.lit(at: place))
    }
  }
}
