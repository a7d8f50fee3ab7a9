// MAX7219Complaint.swift: what a chain of MAX7219 does not forgive.
// SignSimulator: no elements, no Linux GPIO.

/// Something that a chain of MAX7219 was sent and that real chips would not forgive.
///
/// `write` is the write, or the row of bytes, from 0; `chip` counts from the input, from 0.
public enum MAX7219Complaint: Hashable, Sendable {
  /// Data changed in the write that raised the clock.
  case dataWithClock(write: Int)
  /// LOAD moved in the write that raised the clock.
  case loadWithClock(write: Int)
  /// LOAD fell while the clock was high.
  case clockHighAtLoadFall(write: Int)
  /// The clock rose while LOAD was high.
  case clockWhileLoadHigh(write: Int)
  /// LOAD rose after a number of clocks that is not one word or more for every chip.
  case clocksBeforeLoad(write: Int, clocks: Int, chips: Int)
  /// Something was quicker than the data sheet allows, in ns.
  case tooQuick(MAX7219Interval, write: Int, nanoseconds: Int)
  /// The bus of rows has a clock above 10 MHz.
  case clockAboveLimit(write: Int, hertz: Int)
  /// A chip was lit before all its digits were written.
  case litBeforeInitialized(write: Int, chip: Int)
  /// A chip was lit with fewer digits than eight.
  case scanLimitWhileLit(write: Int, chip: Int, limit: Int)
  /// A chip was lit while it decoded digits.
  case decodeModeWhileLit(write: Int, chip: Int, mode: Int)
  /// A chip was left in display test.
  case displayTest(write: Int, chip: Int)

  /// The write, or the row of bytes, from 0.
  public var write: Int {
    switch self {
    case .dataWithClock(let write), .loadWithClock(let write), .clockHighAtLoadFall(let write),
      .clockWhileLoadHigh(let write), .clocksBeforeLoad(let write, _, _),
      .tooQuick(_, let write, _), .clockAboveLimit(let write, _),
      .litBeforeInitialized(let write, _), .scanLimitWhileLit(let write, _, _),
      .decodeModeWhileLit(let write, _, _), .displayTest(let write, _):
      write
    }
  }
}

extension MAX7219Complaint: CustomStringConvertible {
  /// The write and what was seen there, in one line.
  public var description: String {
    "write \(write): " + seen
  }

  private var seen: String {
    switch self {
    case .dataWithClock: "DIN changed in the write that raised CLK"
    case .loadWithClock: "LOAD moved in the write that raised CLK"
    case .clockHighAtLoadFall: "LOAD fell while CLK was high"
    case .clockWhileLoadHigh: "CLK rose while LOAD was high"
    case .clocksBeforeLoad(_, let clocks, let chips):
      "LOAD rose after \(clocks) clocks; want whole words of 16 for \(chips) chips or more"
    case .tooQuick(let interval, _, let nanoseconds):
      interval.description + " took \(nanoseconds) ns; want \(interval.minimumNanoseconds) or more"
    case .clockAboveLimit(_, let hertz): "the clock is \(hertz) Hz; want 10000000 at most"
    case .litBeforeInitialized(_, let chip): "chip \(chip) is lit before all digits are known"
    case .scanLimitWhileLit(_, let chip, let limit):
      "chip \(chip) is lit with scan limit \(limit); want 7"
    case .decodeModeWhileLit(_, let chip, let mode):
      "chip \(chip) is lit with decode mode \(mode); want 0"
    case .displayTest(_, let chip): "chip \(chip) is in display test"
    }
  }
}
