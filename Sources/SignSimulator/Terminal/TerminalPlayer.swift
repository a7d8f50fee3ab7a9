// TerminalPlayer.swift: plays frames live, in a terminal or as text into a pipe.
// SignSimulator: system calls only through the terminal that it is given.

import FrameText
public import SignPrimitives

/// Why playing ended.
public enum PlaybackEnd: Equatable, Sendable {
  /// The duration is over.
  case finished
  /// Nobody reads the output any more.
  case closedPipe
  /// A signal asked the program to end; it should die of it (`posix_die_of_signal`).
  case stopped(signal: Int32)
}

/// Plays frames live: in place in a terminal, as titled text frames in a pipe.
///
/// Late frames are skipped. In a terminal a frame that equals the one before writes nothing, and of
/// others only the changed lines are written.
public struct TerminalPlayer<Terminal: PlayerTerminal> {
  /// The terminal that it plays in.
  public private(set) var terminal: Terminal

  private let framesPerSecond: Int64
  private let duration: Flicks?
  private var bytes: [UInt8] = []

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - terminal: Where it plays.
  ///   - framesPerSecond: 1...1000.
  ///   - duration: How long, at least 0; the first frame is always shown. nil: until a signal.
  public init(terminal: Terminal, framesPerSecond: Int64, duration: Flicks? = nil) {
    precondition(framesPerSecond > 0, "no frame rate")
    self.terminal = terminal
    self.framesPerSecond = framesPerSecond
    self.duration = duration
  }

  /// Plays until the duration is over or a signal comes; the terminal is given back on every way out.
  ///
  /// - Parameters:
  ///   - canvas: A bitmap of the sign's size.
  ///   - isOver: Whether the frame that is shown is the last one; it stays for its time.
  ///   - isInterrupted: Whether something else was written to the terminal since the last time; the
  ///     picture is then drawn anew, below that.
  ///   - rate: The frames a second from the frame on that was just drawn; nil for those of before.
  ///   - draw: Draws the frame of a time into a bitmap, all of it: the bitmap holds some earlier
  ///     frame. It may put a bitmap of another size in its place.
  /// - Returns: Why it ended; none of the ends is an error.
  /// - Throws: What the terminal throws when it cannot be set up or written to, as on a full disk.
  public mutating func play(
    _ canvas: Bitmap, isOver: () -> Bool = { false }, isInterrupted: () -> Bool = { false },
    rate: () -> Int64? = { nil }, draw: (Flicks, inout Bitmap) -> Void
  ) throws(Terminal.Failure) -> PlaybackEnd {
    do {
      try terminal.begin()
      let end =
        try terminal.isInteractive
        ? playPicture(canvas, isOver, isInterrupted, rate, draw)
        : playText(canvas, isOver, rate, draw)
      terminal.end()
      return end
    } catch {
      terminal.end()
      if let end = terminal.end(after: error) { return end }
      throw error
    }
  }

  /// Draws, updates and waits, on the frame grid.
  private mutating func playPicture(
    _ canvas: Bitmap, _ isOver: () -> Bool, _ isInterrupted: () -> Bool,
    _ rate: () -> Int64?, _ draw: (Flicks, inout Bitmap) -> Void
  ) throws(Terminal.Failure) -> PlaybackEnd {
    var frame = canvas
    var clock = FrameClock(framesPerSecond: framesPerSecond, start: terminal.now)
    var screen = TerminalScreen(size: terminalSize, showsColor: terminal.showsColor)
    while true {
      draw(clock.time, &frame)
      if let rate = rate() { clock.change(framesPerSecond: rate) }
      if isInterrupted() { screen.forget() }
      try show(frame, on: &screen)
      while !isDue(clock) {
        terminal.sleep(until: nextWakening(clock))
        if let end = try handleEvents(frame, on: &screen) { return end }
      }
      if let end = try handleEvents(frame, on: &screen) { return end }
      guard !isOver(), goOn(&clock) else { return .finished }
    }
  }

  /// Writes every frame in turn, each when it is due.
  private mutating func playText(
    _ canvas: Bitmap, _ isOver: () -> Bool, _ rate: () -> Int64?,
    _ draw: (Flicks, inout Bitmap) -> Void
  ) throws(Terminal.Failure) -> PlaybackEnd {
    var frame = canvas
    var clock = FrameClock(framesPerSecond: framesPerSecond, start: terminal.now)
    var number = 0
    while true {
      draw(clock.time, &frame)
      if let rate = rate() { clock.change(framesPerSecond: rate) }
      bytes.removeAll(keepingCapacity: true)
      let timed = TimedFrame(number: number, time: clock.time, bitmap: frame)
      FrameText.append(timed, to: &bytes)
      try terminal.write(bytes)
      number += 1
      repeat {
        if case .stop(let signal) = terminal.takeEvent() { return .stopped(signal: signal) }
        if !isDue(clock) { terminal.sleep(until: nextWakening(clock)) }
      } while !isDue(clock)
      if case .stop(let signal) = terminal.takeEvent() { return .stopped(signal: signal) }
      guard !isOver(), goOn(&clock) else { return .finished }
    }
  }

  // MARK: Time

  /// When the duration is over, in ns of the terminal's clock.
  private func end(_ clock: FrameClock) -> Int64 {
    guard let duration else { return .max }
    let nanoseconds = exactQuotient(
      duration.count, times: 1_000_000_000, over: Flicks.perSecond)
    let (end, overflow) = clock.start.addingReportingOverflow(nanoseconds)
    return overflow ? .max : end
  }

  private func nextWakening(_ clock: FrameClock) -> Int64 { min(clock.nextDeadline, end(clock)) }

  private func isDue(_ clock: FrameClock) -> Bool { terminal.now >= nextWakening(clock) }

  /// Goes on to the frame that is due; false if the duration is over.
  private func goOn(_ clock: inout FrameClock) -> Bool {
    let now = terminal.now
    guard now < end(clock) else { return false }
    clock.advance(to: now)
    guard let duration else { return true }
    return clock.time < duration
  }

  // MARK: Screen

  /// Where the terminal does not say, what terminals have always had.
  private var terminalSize: TerminalSize { terminal.size ?? TerminalSize(columns: 80, rows: 24) }

  private mutating func show(
    _ frame: Bitmap, on screen: inout TerminalScreen
  ) throws(Terminal.Failure) {
    bytes.removeAll(keepingCapacity: true)
    screen.update(to: frame, bytes: &bytes)
    if !bytes.isEmpty { try terminal.write(bytes) }
  }

  /// Does what happened meanwhile asks for; the end, if it was a signal to end.
  private mutating func handleEvents(
    _ frame: Bitmap, on screen: inout TerminalScreen
  ) throws(Terminal.Failure) -> PlaybackEnd? {
    while let event = terminal.takeEvent() {
      switch event {
      case .stop(let signal): return .stopped(signal: signal)
      case .suspend, .continued:
        terminal.end()
        if event == .suspend { terminal.suspend() }
        try terminal.begin()
        screen.forget()
        screen.resize(to: terminalSize)
      case .resized: screen.resize(to: terminalSize)
      }
      try show(frame, on: &screen)
    }
    return nil
  }
}
