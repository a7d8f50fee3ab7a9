// LiveSign.swift: a sign that lines change while it is shown.
// SignFile: no clock, and no I/O but of the files that commands name.

public import SignCore
public import SignPrimitives

/// A sign that lines change while it is shown.
///
/// It keeps the text of every element, so that a changed element is read just as the file was, with
/// the same rules and errors. A line that has an error changes nothing.
public struct LiveSign {
  /// The sign as the lines so far have left it.
  public private(set) var sign: Sign
  private var sources: [ElementSource]
  private let context: SignContext
  /// The element that takes lines which are no commands.
  private let target: Int?

  /// Makes a sign ready for changes.
  ///
  /// - Parameters:
  ///   - loaded: The sign as it was read.
  ///   - target: The id of the element that takes lines which are no commands; the first one that can
  ///     bear a text if nil.
  /// - Throws: When no element has that id, or it bears no text.
  public init(_ loaded: LoadedSign, target: String? = nil) throws(SignFileError) {
    sign = loaded.sign
    sources = loaded.sources
    context = loaded.context
    guard let target else {
      let elements = loaded.sign.elements
      self.target =
        elements.indices.first { elements[$0].bearsText && loaded.sources[$0].has("text") }
        ?? elements.firstIndex { $0.bearsText }
      return
    }
    let found = loaded.sign.elements.firstIndex { $0.id == target }
    guard let found, loaded.sign.elements[found].bearsText else {
      let names = loaded.sign.elements.filter { $0.bearsText }.compactMap { $0.id }
      let file = loaded.context.file
      throw SignFileError(
        file: file.isEmpty ? "the sign" : file,
        problem: found == nil ? "no element has this id" : "this element bears no text",
        found: "\"\(target)\"", allowed: names.map { printable($0) },
        nearest: nearestName(to: target, in: names))
    }
    self.target = found
  }

  /// Applies a line that came in: a command, or the new text of the target; an empty line clears it.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - time: When it takes effect: whole ms since the start, not before that of an earlier line.
  /// - Throws: What is wrong with the line, and where; then nothing has changed.
  public mutating func apply(_ line: InputLine, at time: Flicks) throws(SignFileError) {
    guard !line.isTooLong else {
      throw line.error(
        "is longer than \(LineSource.maximumLineLength >> 20) MiB, the most that a line may have")
    }
    guard line.isCommand else { return try setText(line) }
    let command = try Node.parse(line.bytes, file: line.source, firstLine: line.number)
    var keys = try command.object()
    _ = try keys.required("set")
  }

  /// Draws the sign as it is at a time, at or after that of the last line.
  public func draw(at time: Flicks, into frame: inout Bitmap) { sign.draw(at: time, into: &frame) }

  private mutating func setText(_ line: InputLine) throws(SignFileError) {
    guard let target else { throw line.error("is no command, and no element bears a text") }
    var json = JSONWriter()
    json.object { $0.member("text", String(decoding: line.bytes, as: UTF8.self)) }
    do {
      let node = try Node.parse(json.bytes, file: line.source, firstLine: line.number)
      try change(target, node.members)
    } catch {
      // The line has no columns: the text in which the error was found is made up.
      throw error.moved(toLine: line.number)
    }
  }

  /// Reads an element again with some keys changed.
  private mutating func change(_ index: Int, _ changes: [Node]) throws(SignFileError) {
    var others = 0
    for (place, source) in sources.enumerated() where place != index { others += source.words }
    let node = sources[index].node.merged(with: changes, rivals: ["text", "art", "image"])
    var context = SignContext(context, words: others)
    sign.elements[index] = try ElementReader.element(node, in: &context)
    sources[index] = ElementSource(node: node, words: context.words - others)
  }
}

extension Element {
  /// Whether it has a text, or could have one.
  fileprivate var bearsText: Bool {
    switch content {
    case .text, .marquee: true
    case .image, .custom: false
    }
  }
}

extension ElementSource {
  /// Whether the element has a key.
  fileprivate func has(_ key: String) -> Bool { node.members.contains { $0.key == key } }
}

extension InputLine {
  /// An error about the whole line.
  func error(_ problem: String) -> SignFileError {
    SignFileError(
      file: source, position: FilePosition(line: number, column: 1), problem: problem)
  }
}

extension SignFileError {
  /// The same error at the beginning of a line.
  func moved(toLine line: Int) -> SignFileError {
    SignFileError(
      file: file, position: FilePosition(line: line, column: 1), key: key, problem: problem,
      found: found, allowed: allowed, nearest: nearest)
  }
}
