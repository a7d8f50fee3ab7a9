// VCDReader.swift: a second reader of Value Change Dumps, from the words of IEEE 1364.

import Testing

/// The levels of signals over time.
struct VCDReader {
  enum Problem: Error { case syntax(String) }

  private(set) var timescale = ""
  /// Names by identifier.
  private(set) var names: [String: String] = [:]
  /// Each change: when, which signal, to what level.
  private(set) var changes: [(time: Int, name: String, isHigh: Bool)] = []
  /// The last time mark.
  private(set) var end = 0

  /// Reads a dump; a token is what stands between white space.
  init(_ text: String) throws {
    var tokens = text.split { $0 == " " || $0 == "\n" }.map(String.init)[...]
    while let token = tokens.popFirst() {
      switch token.first {
      case "$": try readSection(token, &tokens)
      case "#":
        guard let time = Int(token.dropFirst()), time >= end else { throw Problem.syntax(token) }
        end = time
      case "0", "1":
        guard let name = names[String(token.dropFirst())] else { throw Problem.syntax(token) }
        changes.append((end, name, token.first == "1"))
      default: throw Problem.syntax(token)
      }
    }
  }

  private mutating func readSection(
    _ keyword: String, _ tokens: inout ArraySlice<String>
  ) throws {
    // The values of a dump stand between these two, but are read as all others.
    if keyword == "$dumpvars" || keyword == "$end" { return }
    var body: [String] = []
    while let token = tokens.popFirst(), token != "$end" { body.append(token) }
    switch keyword {
    case "$timescale": timescale = body.joined(separator: " ")
    case "$var":
      guard body.count == 4, body[0] == "wire", body[1] == "1", names[body[2]] == nil else {
        throw Problem.syntax(body.joined(separator: " "))
      }
      names[body[2]] = body[3]
    case "$version", "$comment", "$scope", "$upscope", "$enddefinitions": break
    default: throw Problem.syntax(keyword)
    }
  }

  /// Whether a signal is high at a time, changes of that time included.
  func isHigh(_ name: String, at time: Int) -> Bool {
    changes.last { $0.name == name && $0.time <= time }?.isHigh ?? false
  }
}
