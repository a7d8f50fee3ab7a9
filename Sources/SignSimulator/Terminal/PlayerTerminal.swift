// PlayerTerminal.swift: what a live player needs of a terminal, so that tests can bring their own.
// SignSimulator: no system calls here.

/// The size of a terminal, in characters.
public struct TerminalSize: Equatable, Sendable {
  /// Characters in a line.
  public var columns: Int
  /// Lines.
  public var rows: Int

  /// Creates a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// What happens to a program that plays in a terminal.
public enum TerminalEvent: Equatable, Sendable {
  /// A signal asks it to end.
  case stop(signal: Int32)
  /// The user wants it to stop until it is continued (Ctrl-Z).
  case suspend
  /// It was continued; someone else may have written and changed settings meanwhile.
  case continued
  /// The terminal has another size.
  case resized
}

/// A terminal, or a pipe in its place, with the clock beside it.
public protocol PlayerTerminal {
  /// Why bytes could not be written.
  associatedtype Failure: Error

  /// Whether the output is a terminal that understands cursor movement.
  var isInteractive: Bool { get }
  /// Whether colours are wanted.
  var showsColor: Bool { get }
  /// The size now; nil if the terminal does not know it.
  var size: TerminalSize? { get }
  /// The monotonic clock, in ns.
  var now: Int64 { get }

  /// Takes the terminal over: no echo, no cursor.
  mutating func begin() throws(Failure)
  /// Gives the terminal back as it was found.
  mutating func end()
  /// Stops the program until it is continued.
  mutating func suspend()
  /// Waits until the clock shows a time; an event may end the wait early.
  mutating func sleep(until deadline: Int64)
  /// The next thing that happened, each reported once, except that a stop stays.
  mutating func takeEvent() -> TerminalEvent?
  /// Writes all bytes.
  mutating func write(_ bytes: [UInt8]) throws(Failure)
  /// The end that a failure really is, such as a reader that has gone; nil for an error.
  func end(after failure: Failure) -> PlaybackEnd?
}
