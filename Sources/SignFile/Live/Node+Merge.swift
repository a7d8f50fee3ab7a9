// Node+Merge.swift: an object in which some keys were given anew.
// SignFile: no I/O.

extension Node {
  /// The members of an object; none for any other value.
  var members: [Node] {
    guard case .object(let members) = value else { return [] }
    return members
  }

  /// The member of a key, if it is an object that has it.
  func member(_ key: String) -> Node? { members.first { $0.key == key } }

  /// This object with members of another one in place of its own, or behind them.
  ///
  /// Each member keeps its own place, so that an error names the text in which it stands.
  ///
  /// - Parameters:
  ///   - changes: Members, each with a key.
  ///   - rivals: Keys of which an object has one: a change of one of them removes the others.
  func merged(with changes: [Node], rivals: [String]) -> Node {
    let changesRival = changes.contains { $0.isNamed(oneOf: rivals) }
    var kept = members
    for change in changes {
      if let index = kept.firstIndex(where: { $0.key == change.key }) {
        kept[index] = change
      } else {
        kept.append(change)
      }
    }
    if changesRival {
      kept.removeAll { old in
        old.isNamed(oneOf: rivals) && !changes.contains { $0.key == old.key }
      }
    }
    return Node(
      value: .object(kept), offset: offset, key: key, keyOffset: keyOffset, isItem: isItem,
      source: source)
  }

  /// Whether its key is one of several.
  func isNamed(oneOf names: [String]) -> Bool {
    guard let key else { return false }
    return names.contains(key)
  }
}

extension ElementSource {
  /// Whether the element has a key.
  func has(_ key: String) -> Bool { node.members.contains { $0.key == key } }
}
