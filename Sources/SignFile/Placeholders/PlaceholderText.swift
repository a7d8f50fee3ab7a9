// PlaceholderText.swift: a text with parts that change by themselves.
// SignFile: no I/O; what the parts mean is asked of PlaceholderValues.

import SignFonts

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
  /// A part in braces that looks like a misspelt placeholder, such as `tmie`, and what it is most
  /// like; it stands for itself.
  private(set) var misspelt: (name: String, nearest: String)?

  /// The kinds of placeholders, as they are written.
  private static let names = ["time", "date", "countdown", "env", "var", "icon"]

  /// Takes the string of a value apart.
  ///
  /// A brace that begins no placeholder stands for itself, so that texts from elsewhere show.
  ///
  /// - Throws: When a placeholder has no end, or what belongs behind its colon is wrong.
  init(_ node: Node) throws(SignFileError) {
    let bytes = Array(try node.string().utf8)
    var plain: [UInt8] = []
    var at = 0
    while at < bytes.count {
      let start = at
      at += 1
      guard bytes[start] == UInt8(ascii: "{") else {
        plain.append(bytes[start])
        continue
      }
      if at < bytes.count, bytes[at] == UInt8(ascii: "{") {
        plain.append(bytes[start])
        at += 1
        continue
      }
      guard let name = PlaceholderText.name(bytes[at...]) else {
        plain.append(bytes[start])
        noteMisspelt(bytes[at...])
        continue
      }
      guard let end = bytes[at...].firstIndex(of: UInt8(ascii: "}")) else {
        throw node.error("has a {\(name): without a }; write {{ for a brace")
      }
      add(plain)
      plain = []
      let value = bytes[at..<end].dropFirst(name.utf8.count + 1)
      parts.append(try PlaceholderText.part(name, String(decoding: value, as: UTF8.self), node))
      at = end + 1
    }
    add(plain)
  }

  private mutating func add(_ plain: [UInt8]) {
    if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
  }

  /// The kind of placeholder that begins there, its name followed by a colon or, where somebody forgot
  /// the rest, by the closing brace.
  private static func name(_ bytes: ArraySlice<UInt8>) -> String? {
    names.first { name in
      guard bytes.starts(with: name.utf8) else { return false }
      let next = bytes.dropFirst(name.utf8.count).first
      return next == UInt8(ascii: ":") || next == UInt8(ascii: "}")
    }
  }

  private mutating func noteMisspelt(_ bytes: ArraySlice<UInt8>) {
    guard misspelt == nil, let end = bytes.prefix(12).firstIndex(of: UInt8(ascii: ":")) else {
      return
    }
    let name = String(decoding: bytes[..<end], as: UTF8.self)
    misspelt = nearestName(to: name, in: PlaceholderText.names).map { (name, $0) }
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
    _ name: String, _ value: String, _ node: Node
  ) throws(SignFileError) -> Part {
    guard !value.isEmpty else {
      throw node.error("has {\(name)} without what belongs behind its colon: {\(name):...}")
    }
    switch name {
    case "env": return .environment(value)
    case "var": return .variable(value)
    case "icon": return .text(try icon(value, node))
    case "countdown":
      if let end = WallTime(rfc3339: value) { return .countdown(end) }
      throw node.error("has {countdown:} without a time such as 2027-01-01T00:00:00Z")
    default:
      try TimeFormat.check(value, node)
      return .time(value)
    }
  }

  /// The character of an icon; what follows is always the same, so that it is text like any other.
  private static func icon(_ name: String, _ node: Node) throws(SignFileError) -> String {
    if let icon = BundledIcons.named(name) { return String(decoding: icon.utf8, as: UTF8.self) }
    throw node.error(
      "has {icon:\(printable(name))}, and there is no such icon; 'ledsign icons' shows all",
      nearest: nearestName(to: name, in: BundledIcons.all.map { $0.name }).map { "{icon:\($0)}" })
  }
}
