// LoadedSign.swift: a sign that was read from a file, and what is worth knowing about it.
// SignFile: no floating point.

public import SignCore

/// Characters of one text that its font lacks; each is drawn as a box.
public struct MissingCharacters: Equatable, Sendable {
  /// Where the text stands in the file; nil for a text from elsewhere.
  public let position: FilePosition?
  /// The font's name.
  public let font: String
  /// Code points, each once, in the order of the text.
  public let codePoints: [UInt32]

  /// Creates a report; without a place for a text that is in no file.
  public init(position: FilePosition? = nil, font: String, codePoints: [UInt32]) {
    self.position = position
    self.font = font
    self.codePoints = codePoints
  }
}

/// A sign that was read from a file.
public struct LoadedSign {
  /// The sign.
  public let sign: Sign
  /// Characters that the fonts of its texts lack, in the order of the file.
  public let missingCharacters: [MissingCharacters]
  /// What is legal in its texts and hardly meant, in the order of the file.
  private let textRemarks: [SignFileError]
  /// Whether places in it mean something.
  private let hasPlaces: Bool
  /// The elements of the sign as the file has them.
  let sources: [ElementSource]
  /// What the readers of its elements need to know.
  let context: SignContext
  /// The text in which it stands.
  let source: JSONSource

  /// Reads a sign file; texts, images and fonts are found relative to it.
  ///
  /// - Parameters:
  ///   - path: The sign file.
  ///   - start: What the wall clock shows at the sign's time 0; the host's clock now if nil.
  /// - Throws: ``SignFileError`` at the first mistake; then nothing of the file is used.
  public init(path: String, start: WallTime? = nil) throws(SignFileError) {
    try self.init(bytes: try readFile(path), file: path, start: start)
  }

  /// Reads a sign file, and says on which files the result rests.
  ///
  /// - Parameters:
  ///   - path: The sign file.
  ///   - start: What the wall clock shows at the sign's time 0; the host's clock now if nil.
  ///   - files: Becomes the sign file and every other that was read or looked for, each as it was
  ///     just before, an error or not: it is worth another try when one of them changes.
  /// - Throws: ``SignFileError`` at the first mistake; then nothing of the file is used.
  public init(
    path: String, start: WallTime? = nil, files: inout [FileStamp]
  ) throws(SignFileError) {
    files = [FileStamp(path)]
    let node = try Node.parse(try readFile(path), file: path)
    var reader = SignReader(file: path, values: PlaceholderValues(start: start ?? .now))
    defer { files += reader.context.files }
    let sign = try reader.read(node)
    self.init(sign, reader, node)
  }

  /// Reads a sign from the bytes of its file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: Its path, for messages and for the files that it names.
  ///   - start: What the wall clock shows at the sign's time 0; the host's clock now if nil.
  /// - Throws: ``SignFileError`` at the first mistake.
  public init(bytes: [UInt8], file: String, start: WallTime? = nil) throws(SignFileError) {
    let values = PlaceholderValues(start: start ?? .now)
    try self.init(try Node.parse(bytes, file: file), file: file, values: values)
  }

  /// Reads a sign that a program has written as a sign file, so that places in it mean nothing.
  ///
  /// Reports of characters have no place, and files are found relative to the working folder.
  ///
  /// - Parameters:
  ///   - bytes: The text of a sign file.
  ///   - start: What the wall clock shows at the sign's time 0; the host's clock now if nil.
  /// - Throws: ``SignFileError`` at the first mistake, with a place in those bytes.
  public init(written bytes: [UInt8], start: WallTime? = nil) throws(SignFileError) {
    var reader = SignReader(file: "", values: PlaceholderValues(start: start ?? .now))
    let node = try Node.parse(bytes, file: "")
    let sign = try reader.read(node)
    self.init(sign, reader, node, hasPlaces: false)
  }

  /// What is legal in it and hardly meant: of its texts, then of keys that do nothing, each in the
  /// order of the file.
  public var remarks: [SignFileError] { hasPlaces ? textRemarks + idleKeys : [] }

  /// Reads a sign from its node.
  ///
  /// - Parameters:
  ///   - node: A whole sign.
  ///   - file: The path that other files are found from.
  ///   - values: What placeholders stand for.
  init(_ node: Node, file: String, values: PlaceholderValues) throws(SignFileError) {
    var reader = SignReader(file: file, values: values)
    let sign = try reader.read(node)
    self.init(sign, reader, node)
  }

  private init(_ sign: Sign, _ reader: SignReader, _ node: Node, hasPlaces: Bool = true) {
    self.sign = sign
    source = node.source
    sources = reader.sources
    textRemarks = reader.context.remarks
    self.hasPlaces = hasPlaces
    context = SignContext(reader.context, words: 0, values: reader.context.values)
    missingCharacters = reports(of: reader.context.missing, hasPlaces: hasPlaces)
  }
}

/// The reports of texts that stand in one file, in its order; places are counted in one walk.
private func reports(
  of missing: [(node: Node, font: String, codePoints: [UInt32])], hasPlaces: Bool
) -> [MissingCharacters] {
  guard hasPlaces else {
    return missing.map { MissingCharacters(font: $0.font, codePoints: $0.codePoints) }
  }
  guard let source = missing.first?.node.source else { return [] }
  let positions = source.positions(of: missing.map { $0.node.offset })
  return zip(positions, missing).map { position, text in
    MissingCharacters(position: position, font: text.font, codePoints: text.codePoints)
  }
}
