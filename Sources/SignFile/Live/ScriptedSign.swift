// ScriptedSign.swift: a sign that a script and the clock change, at any time and in any order.
// SignFile: reads no clock; no I/O but of the files that commands name.

public import SignCore
public import SignPrimitives

/// A sign that a script and the clock change, at any time and in any order.
///
/// Going on in time costs the commands on the way; going back begins anew.
public struct ScriptedSign {
  /// The most commands whose signs are kept at once while events are told.
  private static let mostKept = 1000

  private let beginning: LiveSign
  private let script: Script?
  private var live: LiveSign
  /// The commands behind `next`.
  private var rest: ScriptCommands?
  /// The first command that has not been applied.
  private var next: LiveCommand?
  /// How many commands have been applied.
  private var applied = 0
  /// How many of them can have no error that was not told.
  private var told = 0
  private var errors: UntoldErrors
  /// The earliest time that can be drawn.
  private var oldest = Flicks.zero

  /// How many errors came up so far, those of lines that are left out included.
  public private(set) var errorCount: Int

  /// Begins with a sign at time 0.
  ///
  /// - Parameters:
  ///   - live: The sign.
  ///   - script: What changes it; nil for nothing but the clock.
  public init(_ live: LiveSign, script: Script? = nil) {
    beginning = live
    self.live = live
    self.script = script
    errors = script?.found ?? UntoldErrors(file: "")
    errorCount = errors.count
    rewind()
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
    // By the hour and by some commands, so that a long range needs no more memory than a short one.
    let hour = Flicks.milliseconds(3_600_000)
    var start = range.lowerBound
    while start < range.upperBound {
      let latest =
        range.upperBound.count - start.count > hour.count ? start + hour : range.upperBound
      seek(to: start)
      let end = apply(before: latest, most: ScriptedSign.mostKept)
      for event in live.events(in: start..<end) {
        let sign = live.sign(at: event.time).sign
        try body(event, sign.elements[event.element])
      }
      start = end
    }
  }

  /// The errors that have come up, each told once; of more than 1000 the last one says how many there
  /// are besides.
  public mutating func takeErrors() -> [SignFileError] {
    defer { errors = UntoldErrors(file: script?.file ?? "") }
    return errors.all
  }

  /// Applies what happens until a time and forgets what was before.
  private mutating func seek(to time: Flicks) {
    if time < oldest {
      live = beginning
      rewind()
    }
    // A day of commands would else be a day of signs.
    live.past = .none
    apply(before: Flicks(time.count + 1))
    live.past = .events
    live.forget(before: time)
    oldest = time
  }

  private mutating func rewind() {
    rest = script?.commands
    next = rest?.next()
    applied = 0
  }

  /// Applies the commands before a time, or before that of the one behind so many of them.
  ///
  /// - Returns: The time before which all have been applied.
  @discardableResult
  private mutating func apply(before latest: Flicks, most: Int = .max) -> Flicks {
    var end = latest
    var (count, last) = (0, Flicks.zero)
    while let command = next, command.time < end {
      if count >= most, command.time > last {
        end = command.time
        break
      }
      do {
        try live.apply(command, at: command.time)
      } catch {
        if applied >= told {
          errors.append(error)
          errorCount += 1
        }
      }
      if live.past == .none { live.forget(before: command.time) }
      (count, last) = (count + 1, command.time)
      applied += 1
      told = max(told, applied)
      next = rest?.next()
    }
    live.advance(to: Flicks(end.count - 1))
    return end
  }
}
