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

  /// Wraps a sign that was made elsewhere.
  public init(_ sign: Sign, missingCharacters: [MissingCharacters] = []) {
    self.sign = sign
    self.missingCharacters = missingCharacters
  }

  /// Reads a sign file; texts, images and fonts are found relative to it.
  ///
  /// - Throws: ``SignFileError`` at the first mistake; then nothing of the file is used.
  public init(path: String) throws(SignFileError) {
    try self.init(bytes: try readFile(path), file: path)
  }

  /// Reads a sign from the bytes of its file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: Its path, for messages and for the files that it names.
  /// - Throws: ``SignFileError`` at the first mistake.
  public init(bytes: [UInt8], file: String) throws(SignFileError) {
    var reader = SignReader(file: file)
    sign = try reader.read(try Node.parse(bytes, file: file))
    missingCharacters = reports(of: reader.context.missing)
  }
}

/// The reports of texts that stand in one file, in its order; places are counted in one walk.
private func reports(
  of missing: [(node: Node, font: String, codePoints: [UInt32])]
) -> [MissingCharacters] {
  guard let source = missing.first?.node.source else { return [] }
  let positions = source.positions(of: missing.map { $0.node.offset })
  return zip(positions, missing).map { position, text in
    MissingCharacters(position: position, font: text.font, codePoints: text.codePoints)
  }
}
