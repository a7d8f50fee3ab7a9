// ColumnRun.swift: the columns of a row in the order in which they are shifted.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// Columns that are shifted one after another out of one word of a row.
@usableFromInline
struct ColumnRun: Equatable, Sendable {
  /// The word of the row.
  @usableFromInline let word: Int
  /// The bit of the first column.
  @usableFromInline let shift: UInt64
  /// Whether the run goes on where the one before ends, in the same word.
  @usableFromInline let goesOn: Bool
  /// At least 1.
  @usableFromInline let count: Int
  /// The output enable if it changes with the first column, else no line.
  @usableFromInline let enableMask: LineSet
  /// Its new level.
  @usableFromInline let enable: LineSet

  /// The runs of a row, panel by panel from the far end, each panel from its left.
  ///
  /// What is shifted first ends farthest from the input, and the input of an upright panel is on
  /// its right side, seen from the front.
  ///
  /// - Parameters:
  ///   - columns: Columns of one panel, px, more than 0.
  ///   - panels: Panels in the chain.
  ///   - lit: The clocks, from 0, while the output is enabled; it may be empty.
  ///   - enable: The output enable.
  ///   - litLevel: The output enable when it is lit: itself, or no line.
  static func runs(
    columns: Int, panels: Int, lit: Range<Int>, enable: LineSet, litLevel: LineSet
  ) -> [ColumnRun] {
    var runs: [ColumnRun] = []
    let total = columns * panels
    var clock = 0
    while clock < total {
      let (panel, column) = clock.quotientAndRemainder(dividingBy: columns)
      let place = (panels - 1 - panel) * columns + column
      var end = min(clock + 32 - place & 31, (panel + 1) * columns)
      for change in [lit.lowerBound, lit.upperBound] where change > clock { end = min(end, change) }
      let isStart = !lit.isEmpty && clock == lit.lowerBound
      let isEnd = !lit.isEmpty && clock == lit.upperBound
      let goesOn = column > 0 && place & 31 > 0
      runs.append(
        ColumnRun(
          word: place >> 5, shift: UInt64(place & 31), goesOn: goesOn, count: end - clock,
          enableMask: isStart || isEnd ? enable : [],
          enable: isStart ? litLevel : isEnd ? enable.subtracting(litLevel) : []))
      clock = end
    }
    return runs
  }

  /// The clocks of a row while it is lit: from the end of the blanking, as many as its duty.
  ///
  /// - Parameters:
  ///   - percent: The duty, 0...100, of the clocks that are not blanked; to nearest, but never 0
  ///     for a duty above 0.
  static func litClocks(columns: Int, blanking: Int, percent: Int) -> Range<Int> {
    let most = columns - 2 * blanking
    let count = (most * percent + 50) / 100
    return blanking..<(blanking + (percent > 0 ? max(1, count) : 0))
  }
}
