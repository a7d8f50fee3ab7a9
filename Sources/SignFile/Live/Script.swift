// Script.swift: dated commands in a file.
// SignFile: no clock; reads the file and nothing else.

import SignPrimitives

/// Dated commands in a file, one a line: `{ "at": 1500, "pause": "news" }`.
///
/// A line `{ "at": 0, "now": "2027-01-01T12:00:00Z" }` says what the wall clock shows then; the
/// sign is to be loaded with ``start``. Without one the clock is that of whoever loads the sign.
///
/// A line with an error is left out and told in ``errors``, as a live one would be. Blank lines mean
/// nothing. A file may have any size, for it is read line by line: once for its errors, and again for
/// its commands. A line has at most 16 MiB.
public struct Script {
  private let text: ScriptText
  /// The errors, of very many some only.
  private(set) var found: UntoldErrors
  /// Where the text ended when it was read for its errors.
  private var end: Int64 = 0
  private var hasClock = true
  private var firstClock: WallTime?

  /// Reads a script.
  ///
  /// - Throws: When the file cannot be read, or is a pipe that brings more than 16 MiB.
  public init(path: String) throws(SignFileError) { try self.init(try ScriptText(path: path)) }

  /// Reads a script from the bytes of its file, whose path is for messages.
  public init(bytes: [UInt8], file: String) {
    do {
      try self.init(ScriptText(bytes: bytes, file: file))
    } catch {
      preconditionFailure("bytes can be read")
    }
  }

  private init(_ text: ScriptText) throws(SignFileError) {
    self.text = text
    found = UntoldErrors(file: text.file)
    var lines = ScriptLines(text)
    var order = ScriptOrder()
    while let line = try lines.next() {
      do throws(SignFileError) {
        let command = try order.command(line)
        if firstClock == nil, case .clock(let clock) = command.action {
          firstClock = clock.before(command.time)
        }
      } catch {
        found.append(error)
      }
    }
    end = lines.offset
  }

  /// What is wrong with lines that were left out, in the order of the file; of more than 1000 the
  /// last one says how many there are besides.
  public var errors: [SignFileError] { found.all }

  /// What the wall clock shows at time 0 by the first line that sets it; nil if none does.
  public var start: WallTime? { hasClock ? firstClock : nil }

  /// Leaves the clock to whoever loads the sign, whatever the lines say of it.
  public mutating func dropClock() { hasClock = false }

  /// The path, for messages.
  var file: String { text.file }

  /// The commands, in the order of the file and of time.
  var commands: ScriptCommands {
    ScriptCommands(ScriptLines(text, end: end), hasClock: hasClock)
  }
}

/// The commands of a script, read as they are asked for; lines with errors are left out.
struct ScriptCommands: Sequence, IteratorProtocol {
  private var lines: ScriptLines
  private var order = ScriptOrder()
  private let hasClock: Bool

  fileprivate init(_ lines: ScriptLines, hasClock: Bool) {
    self.lines = lines
    self.hasClock = hasClock
  }

  /// The next one; nil at the end, and where the file can no longer be read.
  mutating func next() -> LiveCommand? {
    while let line = try? lines.next() {
      guard let command = try? order.command(line) else { continue }
      if !hasClock, case .clock = command.action { continue }
      return command
    }
    return nil
  }
}

/// Reads lines as commands and refuses one that is too early.
private struct ScriptOrder {
  private var last = Flicks.zero

  mutating func command(_ line: InputLine) throws(SignFileError) -> LiveCommand {
    let command = try LiveCommand(scripted: line)
    guard command.time >= last else {
      throw line.error(
        "its at is before that of a line above; the lines of a script are in the order of time")
    }
    last = command.time
    return command
  }
}

extension LiveCommand {
  /// When a command of a script takes effect.
  var time: Flicks { .milliseconds(milliseconds ?? 0) }
}
