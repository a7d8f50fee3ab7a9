// LiveSign+Commands.swift: what each command does to a running sign.
// SignFile: no I/O but of the files that commands name.

import SignCore
import SignPrimitives

extension LiveSign {
  /// Applies a command; one that is refused has changed nothing.
  mutating func apply(_ command: LiveCommand, at time: Flicks) throws(SignFileError) {
    do {
      try perform(command, at: time)
    } catch {
      throw command.blamed(for: error)
    }
  }

  private mutating func perform(_ command: LiveCommand, at time: Flicks) throws(SignFileError) {
    advance(to: time)
    values.time = time
    switch command.action {
    case .text(let text): try setText(text, of: command, at: time)
    case .set(let id, let changes): try change(try index(of: id), changes, at: time)
    case .control(let control, let id):
      let index = try marquee(id)
      history.apply(control, toElement: index, at: time)
    case .all(let control, let group):
      let members = try marquees(inGroup: group)
      history.apply(control, to: members, at: time)
    case .foreign(let id, let type):
      let own = typeName(of: try index(of: id))
      throw id.keyError("is for a \(type); this element is of the type \(own)")
    case .variable(let name, let value):
      var changed = self
      try changed.set(name, to: value, at: time)
      guard changed.values.variableBytes <= PlaceholderValues.mostVariableBytes else {
        throw SignFileError(
          file: command.source, position: FilePosition(line: command.number, column: 1), key: "var",
          problem: "makes all variables take more than 16 MiB; empty some, or set shorter values")
      }
      self = changed
    case .brightness(let percent): brightness = percent
    case .clock(let clock): setStart(clock.before(time), at: time)
    case .replace(let node):
      let loaded = try LoadedSign(node, file: context.file, values: values)
      if let problem = sizeProblem(loaded),
        let size = node.members.first(where: { $0.key == "size" })
      {
        throw size.error(problem)
      }
      try replace(with: loaded, at: time)
    }
  }

  private mutating func setText(
    _ text: Node, of command: LiveCommand, at time: Flicks
  ) throws(SignFileError) {
    guard let target else {
      throw SignFileError(
        file: command.source, position: FilePosition(line: command.number, column: 1),
        problem: "this is no command, and no element bears a text")
    }
    try change(target, [text], at: time)
  }

  /// Sets a variable; an empty one is as good as none.
  private mutating func set(
    _ name: String, to value: String, at time: Flicks
  ) throws(SignFileError) {
    values.variables.removeAll { $0.name == name }
    if !value.isEmpty { values.variables.append((name, value)) }
    for index in sources.indices {
      let differs = sources[index].changing.contains { changing in
        changing.text.uses(variable: name) && values.expand(changing.text) != changing.shown
      }
      if differs { try readAgain(index, at: time) }
    }
  }

  // MARK: Elements

  /// The place of the element whose id is the value of a node.
  private func index(of id: Node) throws(SignFileError) -> Int {
    let name = try id.string()
    if let index = sign.elements.firstIndex(where: { $0.id == name }) { return index }
    let names = sign.elements.compactMap { $0.id }
    if context.groups.number(of: name) != nil {
      throw id.error(
        "is a group and no element's id; for a group write { \"all\": \"pause\", \"group\": \"\(printable(name))\" }"
      )
    }
    throw id.error(
      names.isEmpty ? "is no element's id; none has one" : "is no element's id",
      allowed: names.map { printable($0) }, nearest: nearestName(to: name, in: names))
  }

  private func marquee(_ id: Node) throws(SignFileError) -> Int {
    let index = try index(of: id)
    if case .marquee = sign.elements[index].content { return index }
    throw id.keyError("is for a marquee; this element is of the type \(typeName(of: index))")
  }

  private func marquees(inGroup group: Node?) throws(SignFileError) -> MarqueeGroup {
    guard let group else { return MarqueeGroup(Array(sign.elements.indices)) }
    let name = try group.string()
    if let number = context.groups.number(of: name) { return sign.group(number) }
    throw group.error(
      context.groups.isEmpty
        ? "is no group of this sign, which has none" : "is no group of this sign",
      allowed: context.groups.all.map { printable($0) },
      nearest: nearestName(to: name, in: context.groups.all))
  }

  /// The value of the element's `type`.
  private func typeName(of index: Int) -> String {
    let type = sources[index].node.members.first { $0.key == "type" }
    return (try? type?.string()) ?? "custom"
  }
}
