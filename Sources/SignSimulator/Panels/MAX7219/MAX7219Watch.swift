// MAX7219Watch.swift: watches that no chip is lit in a state that shows.
// SignSimulator: no elements, no Linux GPIO.

/// What each chip was complained of already, so that a state is complained of once.
struct MAX7219Watch: Sendable {
  private struct Faults: OptionSet {
    let rawValue: UInt8
    static let early = Faults(rawValue: 1)
    static let scanLimit = Faults(rawValue: 2)
    static let decodeMode = Faults(rawValue: 4)
    static let test = Faults(rawValue: 8)
  }

  private var faults: [Faults]

  init(chips: Int) { faults = [Faults](repeating: [], count: chips) }

  /// Looks at a chip that has just taken a word.
  ///
  /// A chip may wake lit, so until its digits are known the words that make it dark are forgiven:
  /// those to the display test and shutdown registers that clear them, and no-ops.
  mutating func check(
    _ chip: MAX7219Chip, chip place: Int, word: UInt16, write: Int,
    into list: inout ComplaintList<MAX7219Complaint>
  ) {
    let target = word >> 8 & 15
    let darkens = (target == 12 || target == 15) && word & 1 == 0
    if target == 0 || (darkens && chip.knownDigits != 0xFF) { return }
    var now: Faults = []
    if chip.isTested { now.insert(.test) }
    if chip.isOn && chip.knownDigits != 0xFF { now.insert(.early) }
    if chip.isAwake && chip.scanLimit != 7 { now.insert(.scanLimit) }
    if chip.isAwake && chip.decodeMode != 0 { now.insert(.decodeMode) }
    let new = now.subtracting(faults[place])
    faults[place] = now
    if new.contains(.test) { list.add(.displayTest(write: write, chip: place)) }
    if new.contains(.early) { list.add(.litBeforeInitialized(write: write, chip: place)) }
    if new.contains(.scanLimit) {
      list.add(.scanLimitWhileLit(write: write, chip: place, limit: Int(chip.scanLimit)))
    }
    if new.contains(.decodeMode) {
      list.add(.decodeModeWhileLit(write: write, chip: place, mode: Int(chip.decodeMode)))
    }
  }
}
