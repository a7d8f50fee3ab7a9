// LineRequest.swift: which lines of which chip a panel is on.
// SignLinux: integers only; no files but devices, no elements, no fonts.

/// A resistor within the chip, which holds a line that nobody drives.
public enum LinePull: Hashable, Sendable {
  /// Holds the line high.
  case up
  /// Holds the line low.
  case down
}

/// One line that is asked for.
public struct RequestedLine: Hashable, Sendable {
  /// The signal that the line carries, for messages, such as `clk`.
  public var name: String
  /// The bit of the line in a `LineSet`, 0...31.
  public var place: Int
  /// The offset of the line on its chip; on a Raspberry Pi the BCM number.
  public var offset: Int
  /// The level when the line is requested, and when it is darkened.
  public var isHigh: Bool
  /// What holds the line when this program has gone; `nil` leaves it as it is.
  ///
  /// libgpiod 1 knows one pull for all lines of a request: all get the first one that is asked for.
  public var pull: LinePull?

  /// Creates a line.
  public init(name: String, place: Int, offset: Int, isHigh: Bool = false, pull: LinePull? = nil) {
    self.name = name
    self.place = place
    self.offset = offset
    self.isHigh = isHigh
    self.pull = pull
  }
}

/// Lines of one GPIO chip, requested together.
public struct LineRequest: Hashable, Sendable {
  /// Labels of chips in order of preference; or names, such as `gpiochip0`, or paths, which begin
  /// with `/`.
  public var chips: [String]
  /// The lines, in any order; at least one, no place and no offset twice.
  public var lines: [RequestedLine]

  /// Creates a request.
  public init(chips: [String], lines: [RequestedLine]) {
    self.chips = chips
    self.lines = lines
  }
}
