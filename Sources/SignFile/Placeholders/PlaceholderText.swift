// PlaceholderText.swift: a text with parts that change by themselves.
// SignFile: no I/O; what the parts mean is asked of PlaceholderValues.

/// A text with parts that change by themselves, such as `{time:%H:%M}`.
struct PlaceholderText: Sendable {
  /// A part of a text.
  enum Part: Sendable {
    case text(String)
    /// The local time, as a format of strftime.
    case time(String)
    /// What is left until an instant.
    case countdown(WallTime)
    case environment(String)
    case variable(String)
  }

  private(set) var parts: [Part] = []

  /// The kinds of placeholders, as they are written.
  private static let names = ["time", "date", "countdown", "env", "var"]

  /// Takes the string of a value apart.
  ///
  /// - Throws: When a brace is neither a placeholder nor doubled.
  init(_ node: Node) throws(SignFileError) {
    let text = try node.string()
    let bytes = Array(text.utf8)
    var plain: [UInt8] = []
    var at = 0
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "{") else {
        plain.append(bytes[at])
        at += 1
        continue
      }
      if at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "{") {
        plain.append(bytes[at])
        at += 2
        continue
      }
      guard let end = bytes[at...].firstIndex(of: UInt8(ascii: "}")) else {
        throw node.error("has a { without a }; write {{ for a brace")
      }
      add(plain)
      plain = []
      parts.append(try PlaceholderText.part(bytes[(at + 1)..<end], node))
      at = end + 1
    }
    add(plain)
  }

  private mutating func add(_ plain: [UInt8]) {
    if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
  }

  /// Whether the clock can change it.
  var dependsOnTime: Bool {
    parts.contains { part in
      switch part {
      case .time, .countdown: true
      case .text, .environment, .variable: false
      }
    }
  }

  /// Whether the variable of a name is in it.
  func uses(variable name: String) -> Bool {
    parts.contains { part in
      if case .variable(let used) = part { return used == name }
      return false
    }
  }

  /// Whether anything can change it once it stands.
  var canChange: Bool {
    parts.contains { part in
      switch part {
      case .time, .countdown, .variable: true
      case .text, .environment: false
      }
    }
  }

  private static func part(
    _ body: ArraySlice<UInt8>, _ node: Node
  ) throws(SignFileError) -> Part {
    let colon = body.firstIndex(of: UInt8(ascii: ":"))
    let name = String(decoding: body[..<(colon ?? body.endIndex)], as: UTF8.self)
    let value = colon.map { String(decoding: body[($0 + 1)...], as: UTF8.self) } ?? ""
    guard names.contains(name) else {
      throw node.error(
        "has an unknown placeholder {\(printable(name, limit: 20))}; write {{ for a brace",
        allowed: names.map { "{\($0):...}" }, nearest: nearestName(to: name, in: names))
    }
    guard !value.isEmpty else {
      throw node.error("has {\(name)} without what belongs behind its colon: {\(name):...}")
    }
    switch name {
    case "env": return .environment(value)
    case "var": return .variable(value)
    case "countdown":
      if let end = WallTime(rfc3339: value) { return .countdown(end) }
      throw node.error("has {countdown:} without a time such as 2027-01-01T00:00:00Z")
    default:
      try TimeFormat.check(value, node)
      return .time(value)
    }
  }
}
