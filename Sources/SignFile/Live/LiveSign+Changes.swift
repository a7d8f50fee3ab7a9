// LiveSign+Changes.swift: elements that are read again.
// SignFile: no I/O but of the files that elements name.

import SignCore
import SignPrimitives

extension LiveSign {
  /// Keys that say how an element is drawn, and for which it need not be read again.
  private static let styleKeys = ["visible", "draw", "level", "invert", "blink"]

  /// Changes some keys of an element; if one of them is wrong, none.
  mutating func change(
    _ index: Int, _ changes: [Node], at time: Flicks
  ) throws(SignFileError) {
    if changes.allSatisfy({ $0.isNamed(oneOf: LiveSign.styleKeys) }) {
      return try restyle(index, changes, at: time)
    }
    let node = sources[index].node.merged(with: changes, rivals: ["text", "art", "image"])
    var context = context(for: index)
    let element = try ElementReader.element(node, in: &context)
    try refuseForeignID(element.id, context.ids, index)
    try put(element, read: node, in: context, index, at: time, changes: changes)
    planNextChange()
  }

  /// Reads an element again because what its placeholders stand for has changed.
  ///
  /// A text that has become too long for that stays as it was.
  mutating func renderAgain(_ index: Int, at time: Flicks) {
    try? readAgain(index, at: time)
  }

  /// The same, which says why the text has to stay as it was.
  mutating func readAgain(_ index: Int, at time: Flicks) throws(SignFileError) {
    let node = sources[index].node
    var context = context(for: index)
    let element = try ElementReader.element(node, in: &context)
    try put(element, read: node, in: context, index, at: time, policy: .keepPixelOffset)
  }

  private func context(for index: Int) -> SignContext {
    var others = 0
    for (place, source) in sources.enumerated() where place != index { others += source.words }
    return SignContext(context, words: others, values: values)
  }

  private mutating func put(
    _ element: Element, read node: Node, in context: SignContext, _ index: Int, at time: Flicks,
    policy: MarqueeContentChange? = nil, changes: [Node] = []
  ) throws(SignFileError) {
    var read = sources
    read[index] = ElementSource(
      node: node, words: context.words - (self.context(for: index)).words,
      changing: context.changing)
    do {
      try history.edit(at: time) { (sign, time) throws(MarqueeGroupError) in
        try sign.change(index, to: element, at: time, policy: policy)
        sign.elements[index].content.takeSwitches(changes, from: element.content, at: time)
      }
    } catch {
      throw error.explained(in: read)
    }
    sources = read
    self.context.groups = context.groups
    self.context.groups.keep(history.sign.elements.lazy.compactMap { $0.group })
  }

  private mutating func restyle(
    _ index: Int, _ changes: [Node], at time: Flicks
  ) throws(SignFileError) {
    let node = sources[index].node.merged(with: changes, rivals: [])
    var element = history.sign.elements[index]
    var keys = try node.object()
    try ElementReader.readStyle(&keys, into: &element)
    sources[index].node = node
    history.edit(at: time) { sign, _ in sign.elements[index] = element }
  }

  private func refuseForeignID(
    _ id: String?, _ ids: [(name: [UInt8], node: Node)], _ index: Int
  ) throws(SignFileError) {
    guard let id, let node = ids.first?.node else { return }
    let isForeign = history.sign.elements.enumerated().contains { $0 != index && $1.id == id }
    if isForeign { throw node.error("is the id of another element too; ids are unique") }
  }
}

extension ElementContent {
  /// Holds, releases or labelizes a marquee if that is among its changes and is not so already.
  ///
  /// Commands hold and release without a word in the element's keys, so that these alone do not tell
  /// whether anything is to change.
  fileprivate mutating func takeSwitches(
    _ changes: [Node], from wanted: ElementContent, at time: Flicks
  ) {
    guard case .marquee(var label) = self, case .marquee(let wanted) = wanted else { return }
    let (now, then) = (label.configuration, wanted.configuration)
    if now.isHeld != then.isHeld, changes.contains(where: { $0.key == "held" }) {
      label.apply(then.isHeld ? .hold : .release, at: time)
    }
    if now.isStatic != then.isStatic, changes.contains(where: { $0.key == "static" }) {
      label.apply(.setStatic(then.isStatic), at: time)
    }
    self = .marquee(label)
  }
}
