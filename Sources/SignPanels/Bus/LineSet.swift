// LineSet.swift: some of the output lines of a panel.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// A set of output lines, one bit each, or their levels: a bit that is set is high.
///
/// A line's bit is its place in the list of a driver's signals, not the number of a pin: what pin a
/// signal is on is the business of whoever owns the pins.
public struct LineSet: OptionSet, Hashable, Sendable {
  /// One bit a line.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The line in that place, 0...31.
  @inlinable
  public static func line(_ place: Int) -> LineSet { LineSet(rawValue: 1 << UInt32(place)) }
}
