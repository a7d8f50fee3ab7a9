// ModuleWiring.swift: which pixel of an 8x8 module each output of its chip drives.
// SignSimulator: no elements, no Linux GPIO.

/// How the 64 outputs of a chip are wired to an 8x8 module, seen from the front, text upright.
///
/// A register holds a digit line of eight segments: data bit 7 is DP, 6 is A, and so on to 0, which
/// is G. Unreversed, digit 0 is the top row (or the left column) and bit 0 the left column (or the
/// top row).
public struct ModuleWiring: Hashable, Sendable {
  /// Whether a digit line is a column; if not, it is a row.
  public var digitsAreColumns: Bool
  /// Whether digit 0 is the bottom row or the right column.
  public var digitsReversed: Bool
  /// Whether data bit 0 is the right column or the bottom row.
  public var segmentsReversed: Bool

  /// Creates a wiring from its three flags.
  public init(digitsAreColumns: Bool, digitsReversed: Bool, segmentsReversed: Bool) {
    self.digitsAreColumns = digitsAreColumns
    self.digitsReversed = digitsReversed
    self.segmentsReversed = segmentsReversed
  }

  /// Digit lines D0 top to D7 bottom, bit 7 left to bit 0 right.
  public static let fc16 = ModuleWiring(
    digitsAreColumns: false, digitsReversed: false, segmentsReversed: true)
  /// Digit lines D7 left to D0 right, bit 7 top to bit 0 bottom.
  public static let generic = ModuleWiring(
    digitsAreColumns: true, digitsReversed: true, segmentsReversed: true)
  /// Digit lines D0 top to D7 bottom, bit 0 left to bit 7 right.
  public static let parola = ModuleWiring(
    digitsAreColumns: false, digitsReversed: false, segmentsReversed: false)
  /// Digit lines D7 top to D0 bottom, bit 0 left to bit 7 right.
  public static let icStation = ModuleWiring(
    digitsAreColumns: false, digitsReversed: true, segmentsReversed: false)

  /// All eight wirings.
  public static var all: [ModuleWiring] {
    (0..<8).map { flags in
      ModuleWiring(
        digitsAreColumns: flags & 1 != 0, digitsReversed: flags & 2 != 0,
        segmentsReversed: flags & 4 != 0)
    }
  }

  /// The pixel that a digit line and a data bit light; all are 0...7.
  public func pixel(digit: Int, bit: Int) -> (x: Int, y: Int) {
    let line = digitsReversed ? 7 - digit : digit
    let place = segmentsReversed ? 7 - bit : bit
    return digitsAreColumns ? (x: line, y: place) : (x: place, y: line)
  }
}
