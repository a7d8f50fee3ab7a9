// SignReader.swift: the keys of a whole sign.
// SignFile: no floating point.

import SignCore
import SignPrimitives

/// What the readers of elements need to know about the sign, and what they find out.
struct SignContext {
  /// The path of the sign file; other files are found relative to it.
  let file: String
  /// What the placeholders of texts stand for.
  let values: PlaceholderValues
  var framesPerSecond = 60
  var dither = DitherMatrix.bayer4
  /// The whole sign, the frame of elements that name none.
  var canvas = Rect(x: 0, y: 0, width: 0, height: 0)
  /// Other files that were read or looked for, as they were just before.
  var files: [FileStamp] = []
  /// Texts with characters that their font lacks, in the order of the file.
  var missing: [(node: Node, font: String, codePoints: [UInt32])] = []
  /// What is legal in texts and hardly meant, in the order of the file.
  var remarks: [SignFileError] = []
  /// The ids of elements, in the order of the file.
  var ids: [(name: [UInt8], node: Node)] = []
  /// The names of groups; elements have their numbers.
  var groups = GroupNames()
  /// The texts that can change by themselves, in the order of the file.
  var changing: [ChangingText] = []
  /// The memory that all elements' pixels take so far, in words of 32 px.
  private(set) var words = 0

  /// For a sign at the time of `values`.
  init(file: String, values: PlaceholderValues) {
    self.file = file
    self.values = values
  }

  /// For an element that takes the place of another one of a sign that was read with `context`.
  ///
  /// - Parameters:
  ///   - context: What the sign was read with.
  ///   - words: The memory of the elements that stay, in words of 32 px.
  ///   - values: What the placeholders of texts stand for now.
  init(_ context: SignContext, words: Int, values: PlaceholderValues) {
    file = context.file
    self.values = values
    framesPerSecond = context.framesPerSecond
    dither = context.dither
    canvas = context.canvas
    groups = context.groups
    self.words = words
  }

  /// The number of a group, which is made when it is named first.
  mutating func group(_ node: Node) throws(SignFileError) -> Int {
    let name = try node.string()
    guard !name.isEmpty else { throw node.error("is empty; leave it out or give a name") }
    return groups.make(name)
  }

  /// Counts the pixels of an element, so that a small file cannot ask for all of the memory.
  ///
  /// - Parameters:
  ///   - node: The key that an error points to.
  ///   - width: Columns, px.
  ///   - height: Rows, px; no more than a bitmap of that width has.
  mutating func count(_ node: Node, width: Int, height: Int) throws(SignFileError) {
    words += (width + 31) >> 5 * height
    guard words <= Bitmap.maximumWords else {
      throw node.keyError(
        "needs more memory than the elements before it have left over,"
          + " \(Bitmap.maximumWords >> 18) MiB for all; make it smaller or use fewer elements")
    }
  }
}

/// An element as its file has it, for commands that change some of its keys.
struct ElementSource {
  /// Its keys.
  var node: Node
  /// The memory that its pixels take, in words of 32 px.
  var words: Int
  /// Those of its texts that can change by themselves.
  var changing: [ChangingText] = []
}

/// A text that can change by itself, and what it was when its element was read.
struct ChangingText: Sendable {
  let text: PlaceholderText
  let shown: String
  /// Whether all digits are equally wide.
  let hasEqualDigits: Bool
}

/// Reads a whole sign.
struct SignReader {
  private(set) var context: SignContext
  /// The elements as the file has them.
  private(set) var sources: [ElementSource] = []

  init(file: String, values: PlaceholderValues) {
    context = SignContext(file: file, values: values)
  }

  mutating func read(_ node: Node) throws(SignFileError) -> Sign {
    var keys = try node.object()
    let size = try keys.required("size").array(count: 2...2)
    let width = try size[0].integer(in: 1...65_535)
    let height = try size[1].integer(in: 1...4096)
    context.canvas = Rect(x: 0, y: 0, width: width, height: height)
    if let fps = keys.optional("fps") {
      context.framesPerSecond = try fps.integer(in: 1...1000)
    }
    if let dither = keys.optional("dither") { context.dither = try SignReader.dither(dither) }
    let items = try keys.required("elements").array()
    try keys.finish()
    var elements: [Element] = []
    for item in items {
      let before = context.words
      context.changing = []
      elements.append(try ElementReader.element(item, in: &context))
      sources.append(
        ElementSource(node: item, words: context.words - before, changing: context.changing))
    }
    try refuseEqualIDs()
    guard
      var sign = try? Sign(
        width: width, height: height, framesPerSecond: context.framesPerSecond,
        dither: context.dither, elements: elements)
    else { preconditionFailure("the size was checked") }
    do {
      try sign.synchronizeGroups()
    } catch {
      throw error.explained(in: sources)
    }
    return sign
  }

  private static func dither(_ node: Node) throws(SignFileError) -> DitherMatrix {
    let side = try node.integer(in: 2...8)
    guard let matrix = DitherMatrix(side: side) else {
      throw node.error("is no side of a threshold matrix", allowed: ["2", "4", "8"])
    }
    return matrix
  }

  /// Refuses the first id that an earlier element has too.
  ///
  /// Sorted, equal ones are neighbours; comparing each with all before it would take minutes for a
  /// large file.
  private func refuseEqualIDs() throws(SignFileError) {
    let sorted = context.ids.sorted { a, b in
      a.name == b.name ? a.node.offset < b.node.offset : a.name.lexicographicallyPrecedes(b.name)
    }
    var first: (earlier: Node, later: Node)?
    for (a, b) in zip(sorted, sorted.dropFirst()) where a.name == b.name {
      if b.node.offset < first?.later.offset ?? .max { first = (a.node, b.node) }
    }
    guard let first else { return }
    throw first.later.error(
      "is the id of another element too, in line \(first.earlier.position.line); ids are unique")
  }
}

extension MarqueeGroupError {
  /// The error at the key `group` of the element that is to blame.
  func explained(in sources: [ElementSource]) -> SignFileError {
    let index: Int
    let problem: String
    switch self {
    case .mixedKinds(let element):
      index = element
      problem = "has members of different kinds, or only some of them jump home; use one kind"
    case .hasSteps(let element):
      index = element
      problem = "has a member with steps; a group moves by its kind"
    case .tooSlow(let element):
      index = element
      problem = "makes a cycle too long to be counted exactly; take higher speeds or shorter delays"
    }
    let node = sources[index].node
    return (node.members.first { $0.key == "group" } ?? node).error(problem)
  }
}
