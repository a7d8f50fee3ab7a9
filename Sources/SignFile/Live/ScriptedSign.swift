// ScriptedSign.swift: a sign that a script and the clock change, at any time and in any order.
// SignFile: reads no clock; no I/O but of the files that commands name.

public import SignCore
public import SignPrimitives

/// A sign that a script and the clock change, at any time and in any order.
///
/// Going on in time costs the commands on the way; going back begins anew.
public struct ScriptedSign {
  private let beginning: LiveSign
  private let commands: [LiveCommand]
  private var live: LiveSign
  /// The first command that has not been applied.
  private var next = 0
  /// The first command whose error has not been told.
  private var untold = 0
  private var errors: [SignFileError]
  /// The earliest time that can be drawn.
  private var oldest = Flicks.zero

  /// Begins with a sign at time 0.
  ///
  /// - Parameters:
  ///   - live: The sign.
  ///   - script: What changes it; nil for nothing but the clock.
  public init(_ live: LiveSign, script: Script? = nil) {
    beginning = live
    self.live = live
    commands = script?.commands ?? []
    errors = script?.errors ?? []
  }

  /// Draws the sign as it is at a time, all commands until then applied.
  public mutating func draw(at time: Flicks, into frame: inout Bitmap) {
    seek(to: time)
    live.draw(at: time, into: &frame)
  }

  /// The sign as it is at a time, and its own time then.
  public mutating func sign(at time: Flicks) -> (sign: Sign, time: Flicks) {
    seek(to: time)
    return live.sign(at: time)
  }

  /// Tells the events in a range of time, its end excluded, each with its element.
  public mutating func forEachEvent<Failure: Error>(
    in range: Range<Flicks>, _ body: (SignEvent, Element) throws(Failure) -> Void
  ) throws(Failure) {
    // By the hour, so that a long range needs no more memory than a short one.
    let hour = Flicks.milliseconds(3_600_000)
    var start = range.lowerBound
    while start < range.upperBound {
      let end =
        range.upperBound.count - start.count > hour.count ? start + hour : range.upperBound
      seek(to: start)
      apply(before: end)
      for event in live.events(in: start..<end) {
        let sign = live.sign(at: event.time).sign
        try body(event, sign.elements[event.element])
      }
      start = end
    }
  }

  /// The errors of commands that were to be applied, each told once.
  public mutating func takeErrors() -> [SignFileError] {
    defer { errors = [] }
    return errors
  }

  /// Applies what happens until a time and forgets what was before.
  private mutating func seek(to time: Flicks) {
    if time < oldest {
      live = beginning
      next = 0
    }
    live.past = .none
    apply(before: Flicks(time.count + 1))
    live.past = .events
    live.forget(before: time)
    oldest = time
  }

  private mutating func apply(before end: Flicks) {
    while next < commands.count, commands[next].time < end {
      do {
        try live.apply(commands[next], at: commands[next].time)
      } catch {
        if next >= untold { errors.append(error) }
      }
      next += 1
      untold = max(untold, next)
    }
    live.advance(to: Flicks(end.count - 1))
  }
}
