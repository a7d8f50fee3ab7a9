// ObjectReader.swift: takes the values of an object by key and refuses what nobody took.
// SignFile: no I/O.

/// Reads an object key by key.
///
/// ```swift
/// var keys = try node.object()
/// let fps = try keys.optional("fps")?.integer(in: 1...1000) ?? 60
/// let elements = try keys.required("elements").array()
/// try keys.finish()
/// ```
struct ObjectReader {
  /// The object itself.
  let node: Node
  private let members: [Node]
  private var known: [String] = []

  /// Opens an object; anything else is an error that shows the form that is wanted.
  init(_ node: Node, like form: String = "{ \"key\": value }") throws(SignFileError) {
    guard case .object(let members) = node.value else {
      throw node.error("must be an object: \(form)")
    }
    self.node = node
    self.members = members
  }

  /// The value of a key, if the object has it.
  mutating func optional(_ key: String) -> Node? {
    known.append(key)
    return members.first { $0.key == key }
  }

  /// The value of a key that must be there.
  mutating func required(_ key: String) throws(SignFileError) -> Node {
    if let value = optional(key) { return value }
    throw missing([key])
  }

  /// The value of whichever of several keys is there, none or one; its ``Node/key`` says which.
  mutating func atMostOne(of keys: [String]) throws(SignFileError) -> Node? {
    var chosen: Node?
    for key in keys {
      guard let value = optional(key) else { continue }
      if let chosen { throw Node.conflict(chosen, value) }
      chosen = value
    }
    return chosen
  }

  /// The value of the one of several keys that must be there; its ``Node/key`` says which.
  mutating func exactlyOne(of keys: [String]) throws(SignFileError) -> Node {
    if let value = try atMostOne(of: keys) { return value }
    throw missing(keys)
  }

  /// Refuses the first key of the file's order that was not asked for.
  func finish() throws(SignFileError) {
    for member in members {
      guard let key = member.key, !known.contains(key) else { continue }
      throw member.keyError(
        "is unknown here", allowed: known, nearest: nearestName(to: key, in: known))
    }
  }

  /// The error for keys of which one must be there: at a key that looks like a misspelt one, or
  /// else at the object.
  private func missing(_ keys: [String]) -> SignFileError {
    for member in members {
      guard let found = member.key, !known.contains(found),
        let nearest = nearestName(to: found, in: keys)
      else { continue }
      return SignFileError(
        file: member.source.file, position: member.source.position(of: member.keyOffset),
        key: nearest, problem: "is missing", found: "\"\(found)\"", nearest: nearest)
    }
    let names = keys.map { "\"\($0)\"" }.joined(separator: " or ")
    return SignFileError(
      file: node.source.file, position: node.position,
      key: keys.count == 1 ? keys[0] : node.isItem ? nil : node.key,
      problem: keys.count == 1 ? "is missing" : "one of \(names) is missing")
  }
}
