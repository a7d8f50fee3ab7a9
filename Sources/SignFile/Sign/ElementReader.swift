// ElementReader.swift: the keys that every element has.
// SignFile: no floating point.

import SignCore
import SignPrimitives

/// Reads one element.
enum ElementReader {
  /// How far an element may lie from the sign's corner, px.
  private static let farthest = 1_000_000
  private enum Kind { case text, marquee, image }

  static func element(
    _ node: Node, in context: inout SignContext
  ) throws(SignFileError) -> Element {
    var keys = try node.object()
    var id: String?
    if let node = keys.optional("id") { id = try self.id(node, in: &context) }
    let kind = try keys.required("type").choice([
      "text": Kind.text, "marquee": .marquee, "image": .image,
    ])
    var frame = context.canvas
    if let node = keys.optional("frame") { frame = try self.frame(node) }
    var group: Int?
    let content: ElementContent
    switch kind {
    case .text: content = .text(try TextReader.label(&keys, frame: frame, in: &context))
    case .marquee:
      content = .marquee(try MarqueeReader.label(&keys, frame: frame, in: &context))
      group = try keys.optional("group").map { (node) throws(SignFileError) in
        try context.group(node)
      }
    case .image: content = .image(try ImageReader.image(&keys, in: &context))
    }
    var element = Element(content, frame: frame, id: id)
    element.group = group
    try readStyle(&keys, into: &element)
    try keys.finish()
    return element
  }

  private static func id(
    _ node: Node, in context: inout SignContext
  ) throws(SignFileError) -> String {
    let name = try node.string()
    guard !name.isEmpty else { throw node.error("is empty; leave it out or give a name") }
    context.ids.append((Array(name.utf8), node))
    return name
  }

  /// `[x, y, width, height]`, within 1,000,000 px of the sign's corner.
  private static func frame(_ node: Node) throws(SignFileError) -> Rect {
    let items = try node.array(count: 4...4)
    let x = try items[0].integer(in: -farthest...(farthest - 1))
    let y = try items[1].integer(in: -farthest...(farthest - 1))
    let width = try items[2].integer(in: 1...(farthest - x))
    let height = try items[3].integer(in: 1...(farthest - y))
    return Rect(x: x, y: y, width: width, height: height)
  }

  static func readStyle(
    _ keys: inout ObjectReader, into element: inout Element
  ) throws(SignFileError) {
    if let node = keys.optional("visible") { element.isVisible = try node.bool() }
    if let node = keys.optional("draw") {
      element.mode = try node.choice([
        "over": DrawMode.over, "opaque": .opaque, "invert": .invert, "erase": .erase,
      ])
    }
    if let node = keys.optional("level") { element.level = try node.integer(in: 0...255) }
    if let node = keys.optional("invert") { element.isInverted = try node.bool() }
    if let node = keys.optional("blink") { element.blink = try blink(node) }
  }

  private static func blink(_ node: Node) throws(SignFileError) -> Blink {
    var keys = try node.object(like: "{ \"period\": ms, \"duty\": percent }")
    var blink = Blink()
    if let period = keys.optional("period") {
      blink.period = try period.milliseconds(atLeast: 1)
    }
    if let duty = keys.optional("duty") { blink.dutyPercent = try duty.integer(in: 0...100) }
    try keys.finish()
    return blink
  }
}

extension Node {
  /// A whole number of ms, at most 400 years.
  func milliseconds(atLeast least: Int64 = 0) throws(SignFileError) -> Flicks {
    .milliseconds(try integer(in: least...Node.mostMilliseconds))
  }

  /// 400 years.
  static let mostMilliseconds: Int64 = 12_622_780_800_000
}
