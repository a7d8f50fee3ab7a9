// LightMeter.swift: counts how long every output of a scanned panel is lit.
// SignSimulator: no elements, no Linux GPIO.

import SignPanels

/// The time that each output was lit on each scan line, in writes.
struct LightMeter: Sendable {
  let rows: Int
  let length: Int
  /// The time each scan line was lit, whatever it showed.
  private(set) var rowTimes: [Int]
  /// How often each scan line was lit anew: after a latch or another row.
  private(set) var rowTurns: [Int]
  /// When the measuring began.
  private(set) var start = 0

  /// Times by row, then place, then line of `lines`.
  private var times: [Int]
  /// The first of the data lines, which are neighbours, and their number.
  private let firstLine: Int
  private let lineCount: Int
  private var lit: UInt64 = 0
  /// The rows whose turn is counted already.
  private var counted: UInt64 = 0
  private var since = 0

  init(rows: Int, length: Int, data: LineSet) {
    self.rows = rows
    self.length = length
    firstLine = data.rawValue.trailingZeroBitCount
    lineCount = data.rawValue.nonzeroBitCount
    rowTimes = [Int](repeating: 0, count: rows)
    rowTurns = rowTimes
    times = [Int](repeating: 0, count: rows * length * lineCount)
  }

  /// Begins anew; rows that are lit go on with their turn.
  mutating func begin(at time: Int) {
    for index in times.indices { times[index] = 0 }
    for row in 0..<rows { (rowTimes[row], rowTurns[row]) = (0, 0) }
    start = time
    since = time
  }

  /// Notes which rows are lit from now on; `shown` is what they showed until now.
  mutating func light(_ rows: UInt64, at time: Int, shown: [LineSet]) {
    if rows == lit { return }
    settle(at: time, shown: shown)
    lit = rows
    for row in 0..<self.rows where (rows & ~counted) >> UInt64(row) & 1 == 1 { rowTurns[row] += 1 }
    counted |= rows
  }

  /// Notes that the next light is a new turn.
  mutating func endTurn() { counted = lit }

  /// Notes that the row selection moved: rows that are no longer selected have had their turn.
  mutating func select(_ rows: UInt64) { counted &= rows }

  /// Adds the time since the last change to what is lit.
  mutating func settle(at time: Int, shown: [LineSet]) {
    let elapsed = time - since
    since = time
    if lit == 0 || elapsed == 0 { return }
    for row in 0..<rows where lit >> UInt64(row) & 1 == 1 {
      rowTimes[row] += elapsed
      for place in 0..<length {
        let first = (row * length + place) * lineCount
        var bits = shown[place].rawValue >> UInt32(firstLine)
        while bits != 0 {
          times[first + bits.trailingZeroBitCount] += elapsed
          bits &= bits - 1
        }
      }
    }
  }

  /// The time that an output was lit, by the place of its data line among them.
  func time(row: Int, place: Int, line: Int) -> Int {
    times[(row * length + place) * lineCount + line]
  }
}
