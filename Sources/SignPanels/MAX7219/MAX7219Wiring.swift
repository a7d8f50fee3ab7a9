// MAX7219Wiring.swift: how the LEDs of a module are wired to its chip.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// How the 8 x 8 LEDs of a module are wired to its MAX7219, seen from the front, text upright.
///
/// Eight types exist. They are those of MD_MAX72XX (its library header): `digits` rows is its DR 1,
/// and a reversal from left to right is its CR 1, one from top to bottom its RR 1.
public struct MAX7219Wiring: Hashable, Sendable {
  /// What one digit register of the chip holds.
  public enum Digits: String, Hashable, Sendable, CaseIterable {
    /// A row of the module.
    case rows
    /// A column of the module.
    case columns
  }

  /// What one digit register holds.
  public var digits: Digits
  /// Whether digit 0 is the bottom row or the right column, and not the top row or left column.
  public var reversesDigits: Bool
  /// Whether bit 0 of a digit is its left or top end, and not bit 7.
  public var reversesSegments: Bool

  /// Creates a wiring from its three flags.
  public init(digits: Digits, reversesDigits: Bool, reversesSegments: Bool) {
    self.digits = digits
    self.reversesDigits = reversesDigits
    self.reversesSegments = reversesSegments
  }

  /// Creates the wiring of a kind of module.
  public init(_ type: MAX7219ModuleType) {
    switch type {
    case .fc16: self.init(digits: .rows, reversesDigits: false, reversesSegments: false)
    case .generic: self.init(digits: .columns, reversesDigits: true, reversesSegments: false)
    case .parola: self.init(digits: .rows, reversesDigits: false, reversesSegments: true)
    case .icstation: self.init(digits: .rows, reversesDigits: true, reversesSegments: true)
    }
  }

  /// All eight types.
  public static var all: [MAX7219Wiring] {
    var all: [MAX7219Wiring] = []
    for digits in Digits.allCases {
      for flags in 0..<4 {
        all.append(
          MAX7219Wiring(
            digits: digits, reversesDigits: flags & 2 != 0, reversesSegments: flags & 1 != 0))
      }
    }
    return all
  }
}

/// The kinds of module that have a name; the raw values are those of board files.
public enum MAX7219ModuleType: String, Hashable, Sendable, CaseIterable {
  /// FC-16, blue, four on one board: the most common.
  case fc16
  /// Green, single, with sockets at the top and bottom.
  case generic
  /// Made for the Parola library.
  case parola
  /// ICStation: an FC-16 upside down.
  case icstation
}
