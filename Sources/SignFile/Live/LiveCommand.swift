// LiveCommand.swift: what a line asks for, before any sign is changed.
// SignFile: no I/O.

import SignCore

/// What a line asks for.
struct LiveCommand {
  /// What is to be done.
  enum Action {
    /// The text of the target.
    case text(Node)
    /// Some keys of the element of an id.
    case set(id: Node, changes: [Node])
    /// Something that only a marquee does, of the element of an id.
    case control(MarqueeCommand, id: Node)
    /// The same of all marquees, or of those of a group.
    case all(MarqueeCommand, group: Node?)
    /// Something that only elements of another type do; the value is the id.
    case foreign(id: Node, type: String)
    case variable(name: String, value: String)
    case brightness(Int)
    case replace(Node)
    /// What the wall clock shows then; in a script only.
    case clock(WallTime)
  }

  let action: Action
  /// The ms since the start that a script gives; nil in a line that takes effect when it comes.
  let milliseconds: Int64?
  /// Where it came from, and its line there.
  let source: String
  let number: Int
  /// Whether it is a plain text; its error has no column.
  let isPlain: Bool

  /// Reads a line that came in.
  init(_ line: InputLine) throws(SignFileError) {
    (source, number) = (line.source, line.number)
    isPlain = !line.isCommand
    guard !line.isTooLong else {
      throw line.error(
        "is longer than \(LineSource.maximumLineLength >> 10) KiB, the most that a line may have")
    }
    try line.refuseByteOrderMark()
    guard line.isCommand else {
      action = .text(try LiveCommand.text(line))
      milliseconds = nil
      return
    }
    let node = try line.parsed()
    var keys = try node.object()
    if let node = node.member("at") {
      throw node.keyError("belongs in a script; a line takes effect when it comes")
    }
    if let node = node.member("now") {
      throw node.keyError(
        "belongs in a script; a running sign has the clock of the host or of --now")
    }
    action = try CommandReader.action(&keys)
    milliseconds = nil
  }

  /// Reads a line of a script.
  init(scripted line: InputLine) throws(SignFileError) {
    (source, number, isPlain) = (line.source, line.number, false)
    guard !line.isTooLong else {
      throw line.error(
        "is longer than \(maximumFileSize >> 20) MiB, the most that a line of a script may have")
    }
    try line.refuseByteOrderMark()
    guard line.isCommand else {
      throw line.error("is no command; a line of a script is { \"at\": ms, ... }")
    }
    let node = try line.parsed()
    var keys = try node.object()
    milliseconds = try keys.required("at").integer(in: 0...Node.mostMilliseconds)
    if let clock = try LiveCommand.clock(&keys) {
      action = clock
    } else {
      action = try CommandReader.action(&keys)
    }
  }

  /// What the wall clock shows, if that is what a line of a script says.
  private static func clock(_ keys: inout ObjectReader) throws(SignFileError) -> Action? {
    guard keys.node.member("now") != nil, let node = keys.optional("now") else { return nil }
    guard let clock = WallTime(rfc3339: try node.string()) else {
      throw node.error("must be a time such as \"2027-01-01T12:00:00Z\"")
    }
    try keys.finish()
    return .clock(clock)
  }

  /// The member `text` that a plain line stands for.
  private static func text(_ line: InputLine) throws(SignFileError) -> Node {
    var json = JSONWriter()
    json.object { $0.member("text", String(decoding: line.bytes, as: UTF8.self)) }
    do {
      return try Node.parse(json.bytes, file: line.source, firstLine: line.number).members[0]
    } catch {
      throw error.moved(toLine: line.number)
    }
  }
}

extension LiveCommand {
  /// The error that it causes, in its own line.
  ///
  /// What it breaks may stand in the sign file or in an earlier line; that is then named behind.
  func blamed(for error: SignFileError) -> SignFileError {
    let position = FilePosition(line: number, column: 1)
    guard error.file == source, error.position?.line == number else {
      return SignFileError(
        file: source, position: position,
        problem: "is refused, for it would make this wrong: \(error.description)")
    }
    return isPlain ? error.moved(toLine: number) : error
  }
}

extension InputLine {
  /// Refuses what some editors and shells put before the first character.
  fileprivate func refuseByteOrderMark() throws(SignFileError) {
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    throw error("begins with a byte order mark; write it as UTF-8 without one")
  }

  /// The object that a command is.
  fileprivate func parsed() throws(SignFileError) -> Node {
    try Node.parse(bytes, file: source, firstLine: number, isLine: true)
  }

  /// An error about the whole line.
  func error(_ problem: String) -> SignFileError {
    SignFileError(
      file: source, position: FilePosition(line: number, column: 1), problem: problem)
  }
}

extension SignFileError {
  /// The same error at the beginning of a line, where the text that has its place is made up.
  func moved(toLine line: Int) -> SignFileError {
    SignFileError(
      file: file, position: FilePosition(line: line, column: 1), key: key, problem: problem,
      found: found, allowed: allowed, nearest: nearest)
  }
}
