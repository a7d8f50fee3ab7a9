// SignFileError.swift: what is wrong with a file, and where.
// SignFile: errors carry text that is already safe to print; no I/O here.

/// A place in a text file.
///
/// Lines end at a line feed. A column counts code points, so a tab, an emoji and a carriage return
/// are one column each.
public struct FilePosition: Equatable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int

  /// Creates a place from a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// One thing that is wrong with a file that came from outside.
///
/// It prints as one line, `FILE:LINE:COLUMN: key "x": problem; found ...; allowed: ...; did you
/// mean "y"?`, with the parts that do not apply left out.
public struct SignFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path as the user gave it, or what stands for one, such as `standard input`.
  public let file: String
  /// Where it is wrong; none when the file as a whole is, as when it is missing.
  public let position: FilePosition?
  /// The key that the error is about; none for a mistake outside any key.
  public let key: String?
  /// What is wrong, in plain words.
  public let problem: String
  /// The value as it stands in the file, shortened when long.
  public let found: String?
  /// The values, names or the range that would be right; empty when words say it better.
  public let allowed: [String]
  /// The allowed name that is most like the one found.
  public let nearest: String?

  /// Creates an error; `found` and `key` need not be printable, the description takes care of it.
  public init(
    file: String, position: FilePosition? = nil, key: String? = nil, problem: String,
    found: String? = nil, allowed: [String] = [], nearest: String? = nil
  ) {
    self.file = file
    self.position = position
    self.key = key
    self.problem = problem
    self.found = found
    self.allowed = allowed
    self.nearest = nearest
  }

  /// The line of ``position``, or 0 when the file as a whole is wrong.
  public var line: Int { position?.line ?? 0 }

  /// The column of ``position``, or 0 when the file as a whole is wrong.
  public var column: Int { position?.column ?? 0 }

  /// The whole error in one line without control characters.
  public var description: String {
    var text = printable(file)
    if let position { text += ":\(position.line):\(position.column)" }
    return text + ": " + explanation
  }

  /// The error without its file and place.
  public var explanation: String {
    var text = key.map { "key \"\(printable($0))\": " } ?? ""
    text += problem
    if let found { text += "; found \(printable(found))" }
    if !allowed.isEmpty { text += "; allowed: " + allowed.joined(separator: ", ") }
    if let nearest { text += "; did you mean \"\(nearest)\"?" }
    return text
  }
}
