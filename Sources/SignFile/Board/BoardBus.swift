// BoardBus.swift: what the panels of a board are connected to.
// SignFile: names of devices and lines; nothing is opened here.

public import SignPanels

/// What the panels are connected to.
public enum BoardBus: Hashable, Sendable {
  /// A chip select of the kernel's SPI: the path of its device, and the clock in Hz.
  case spi(path: String, hz: Int)
  /// Lines of a GPIO chip.
  case gpio(BoardLines)
}

/// A signal and the line that carries it.
public struct BoardLine: Hashable, Sendable {
  /// The name of the signal in board files.
  public let signal: String
  /// The place of the signal in a `LineSet`: the raw value of ``MAX7219Signal`` and its like.
  public let place: Int
  /// The offset of the line on its chip; on a Raspberry Pi the BCM number.
  public let offset: Int
}

/// The lines of a board, all on one GPIO chip.
public struct BoardLines: Hashable, Sendable {
  /// Labels of chips in order of preference; or paths, which begin with `/`, or names.
  public let chips: [String]
  /// The lines in the order of their places; no place and no offset twice.
  public let lines: [BoardLine]

  /// The places of all lines, which may be more than a driver requires.
  public var wired: LineSet {
    lines.reduce(into: LineSet()) { $0.formUnion(.line($1.place)) }
  }
}
