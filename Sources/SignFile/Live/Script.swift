// Script.swift: dated commands in a file.
// SignFile: no clock; reads the file and nothing else.

import SignPrimitives

/// Dated commands in a file, one a line: `{ "at": 1500, "pause": "news" }`.
///
/// A line `{ "at": 0, "now": "2027-01-01T12:00:00Z" }` says what the wall clock shows then; the
/// sign is to be loaded with ``start``. Without one the clock is that of whoever loads the sign.
///
/// A line with an error is left out and told in ``errors``, as a live one would be. Blank lines mean
/// nothing.
public struct Script {
  /// What is wrong with lines that were left out, in the order of the file.
  public private(set) var errors: [SignFileError] = []
  /// The commands, in the order of the file and of time.
  private(set) var commands: [LiveCommand] = []

  /// Reads a script.
  ///
  /// - Throws: When the file cannot be read.
  public init(path: String) throws(SignFileError) {
    self.init(bytes: try readFile(path), file: path)
  }

  /// Reads a script from the bytes of its file, whose path is for messages.
  public init(bytes: [UInt8], file: String) {
    // A line that came in may be longer once it is recorded; the file bounds them all.
    var lines = LineAssembler(source: file, limit: bytes.count)
    var rest = bytes[...]
    while !rest.isEmpty {
      if let line = lines.take(&rest) { add(line) }
    }
    if let line = lines.takeLast() { add(line) }
  }

  /// What the wall clock shows at time 0 by the first line that sets it; nil if none does.
  public var start: WallTime? {
    for command in commands {
      if case .clock(let clock) = command.action { return clock.before(command.time) }
    }
    return nil
  }

  /// Leaves the clock to whoever loads the sign, whatever the lines say of it.
  public mutating func dropClock() {
    commands.removeAll { command in
      if case .clock = command.action { return true }
      return false
    }
  }

  private mutating func add(_ line: InputLine) {
    guard !line.bytes.allSatisfy(JSONSource.isBlank) else { return }
    do throws(SignFileError) {
      let command = try LiveCommand(scripted: line)
      if let before = commands.last?.time, command.time < before {
        throw line.error(
          "its at is before that of a line above; the lines of a script are in the order of time")
      }
      commands.append(command)
    } catch {
      errors.append(error)
    }
  }
}

extension LiveCommand {
  /// When a command of a script takes effect.
  var time: Flicks { .milliseconds(milliseconds ?? 0) }
}
