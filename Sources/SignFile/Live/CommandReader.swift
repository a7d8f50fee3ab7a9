// CommandReader.swift: the keys of a command.
// SignFile: no I/O.

import SignCore

/// Reads commands.
enum CommandReader {
  private static let words = [
    "pause", "resume", "restart", "stop", "hold", "release", "trigger", "static", "all",
    "replace", "var", "brightness",
  ]

  /// Commands of elements that this program does not have: refused in words, and offered to nobody.
  private static let foreignWords = [
    "press", "state", "scroll", "scrollBegan", "scrollEnded", "momentumEnded", "show", "hide",
  ]

  /// What an object asks for, once `at` has been read.
  static func action(_ keys: inout ObjectReader) throws(SignFileError) -> LiveCommand.Action {
    // Some words are keys of elements too.
    if let id = keys.node.member("set") { return try set(id, &keys) }
    guard let word = try word(&keys) else {
      // What a plain line means, for scripts: its element may have no id.
      guard let text = keys.optional("text") else { throw noCommand(keys) }
      _ = try text.string()
      try keys.finish()
      return .text(text)
    }
    switch word.key ?? "" {
    case "replace":
      try keys.finish()
      return .replace(word)
    case "brightness":
      let percent = try word.integer(in: 0...100)
      try keys.finish()
      return .brightness(percent)
    case "var": return try variable(word, &keys)
    case "all": return try all(word, &keys)
    default: return try ofOneElement(word, &keys)
    }
  }

  /// The word that says what is to be done; nil if there is none.
  ///
  /// The others do not count as asked for, so that no error offers them beside it.
  private static func word(_ keys: inout ObjectReader) throws(SignFileError) -> Node? {
    let found = keys.node.members.filter { $0.isNamed(oneOf: words + foreignWords) }
    if found.count > 1 { throw Node.conflict(found[0], found[1]) }
    guard let key = found.first?.key else { return nil }
    return keys.optional(key)
  }

  /// The error for an object without any word; at a key that looks like a misspelt one.
  private static func noCommand(_ keys: ObjectReader) -> SignFileError {
    let names = ["set"] + words
    for member in keys.node.members {
      guard let key = member.key, key != "at" else { continue }
      return member.keyError(
        "is no command", allowed: names, nearest: nearestName(to: key, in: names))
    }
    return keys.node.error("has no command in it", allowed: names)
  }

  private static func set(
    _ id: Node, _ keys: inout ObjectReader
  ) throws(SignFileError) -> LiveCommand.Action {
    _ = try id.string()
    if let node = keys.optional("animated") { _ = try node.bool() }
    let changes = keys.node.members.filter { member in
      switch member.key {
      case "set", "at", "animated": false
      default: true
      }
    }
    return .set(id: id, changes: changes)
  }

  private static func variable(
    _ word: Node, _ keys: inout ObjectReader
  ) throws(SignFileError) -> LiveCommand.Action {
    let name = try word.string()
    guard !name.isEmpty else { throw word.error("is empty; give the name of {var:name}") }
    let value = try keys.required("value").string()
    try keys.finish()
    return .variable(name: name, value: value)
  }

  private static func all(
    _ word: Node, _ keys: inout ObjectReader
  ) throws(SignFileError) -> LiveCommand.Action {
    let command = try word.choice([
      "restart": MarqueeCommand.restart, "stop": .stop, "pause": .pause, "resume": .resume,
      "hold": .hold, "release": .release,
    ])
    let group = keys.optional("group")
    if let group { _ = try group.string() }
    try keys.finish()
    return .all(command, group: group)
  }

  /// A command whose value is the id of one element.
  private static func ofOneElement(
    _ id: Node, _ keys: inout ObjectReader
  ) throws(SignFileError) -> LiveCommand.Action {
    _ = try id.string()
    let command: MarqueeCommand
    switch id.key ?? "" {
    case "pause": command = .pause
    case "resume": command = .resume
    case "restart": command = .restart
    case "stop": command = .stop
    case "hold": command = .hold
    case "release": command = .release
    case "static": command = .setStatic(try keys.required("on").bool())
    case "trigger":
      command = .trigger(
        skipDelay: try keys.optional("skipDelay")?.bool() ?? true,
        overridesHold: try keys.optional("overridesHold")?.bool() ?? false)
    case "press", "state": return .foreign(id: id, type: "chip")
    case "show", "hide": return .foreign(id: id, type: "header")
    default: return .foreign(id: id, type: "list")
    }
    try keys.finish()
    return .control(command, id: id)
  }
}
