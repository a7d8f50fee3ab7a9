// StandardTerminal.swift: standard output as a player's terminal.
// SignSimulator: system calls only through CPosix; no Foundation.

import CPosix

/// Standard output, the signals of this process and the monotonic clock.
public struct StandardTerminal: PlayerTerminal {
  private static let descriptor: Int32 = 1

  /// Whether standard output is a terminal that understands cursor movement.
  public let isInteractive: Bool
  /// Whether colours are wanted: unless `NO_COLOR` is set and not empty.
  public let showsColor: Bool

  /// Looks at standard output and the environment.
  public init() {
    isInteractive =
      posix_is_terminal(StandardTerminal.descriptor) && StandardTerminal.variable("TERM") != "dumb"
    showsColor = StandardTerminal.variable("NO_COLOR").isEmpty
  }

  /// The size of the terminal; nil if standard output is none or does not know.
  public var size: TerminalSize? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard posix_terminal_size(StandardTerminal.descriptor, &columns, &rows) else { return nil }
    return TerminalSize(columns: Int(columns), rows: Int(rows))
  }

  /// The monotonic clock, in ns.
  public var now: Int64 { posix_monotonic_nanoseconds() }

  /// Catches the signals that matter and takes the terminal over.
  public mutating func begin() throws(OutputError) {
    posix_ignore_write_signals()
    posix_catch_stop_signals()
    guard isInteractive else { return }
    posix_catch_terminal_signals()
    let code = posix_terminal_begin(StandardTerminal.descriptor)
    guard code == 0 else { throw OutputError(code: code) }
  }

  /// Gives the terminal back as it was found.
  public mutating func end() { posix_terminal_end() }

  /// Stops this process until it is continued.
  public mutating func suspend() {
    posix_suspend()
    _ = posix_take_continued()
  }

  /// Waits; a signal ends the wait early.
  public mutating func sleep(until deadline: Int64) { posix_sleep_until(deadline) }

  /// The next signal.
  public mutating func takeEvent() -> TerminalEvent? {
    let signal = posix_stop_signal()
    if signal != 0 { return .stop(signal: signal) }
    if posix_take_suspend_request() { return .suspend }
    if posix_take_continued() { return .continued }
    return posix_take_resized() ? .resized : nil
  }

  /// Writes all bytes.
  public mutating func write(_ bytes: [UInt8]) throws(OutputError) {
    let code = posix_write_all(StandardTerminal.descriptor, bytes, bytes.count)
    guard code == 0 else { throw OutputError(code: code) }
  }

  /// A reader that has gone is an end, and so is whatever fails while a signal asks for one.
  public func end(after failure: OutputError) -> PlaybackEnd? {
    let signal = posix_stop_signal()
    if signal != 0 { return .stopped(signal: signal) }
    return failure == .closedPipe ? .closedPipe : nil
  }

  private static func variable(_ name: String) -> String {
    posix_environment(name).map { String(cString: $0) } ?? ""
  }
}
