// Node.swift: a JSON value that knows where it stands.
// SignFile: no I/O; a number stays the text that it is, so nothing is rounded.

/// A value of a JSON text with its place and the key it stands under.
///
/// The typed readers (``string()``, ``integer(in:)`` and the rest) either give what is wanted or an
/// error with place, key, value and what would be allowed.
struct Node: Sendable {
  /// What a value is.
  enum Value: Sendable {
    case null
    case bool(Bool)
    /// Read it with ``Node/integer(in:)`` or ``Node/decimal(places:in:)``.
    case number
    case string(String)
    case array([Node])
    /// The values in the order of the file; each has its ``Node/key``.
    case object([Node])
  }

  let value: Value
  /// The byte at which the value starts.
  let offset: Int
  /// The key of the value or, within arrays, of the array; nil outside any object.
  let key: String?
  /// The byte at which the key starts; that of the value where there is no key.
  let keyOffset: Int
  /// Whether the value is an item of an array, so that its key is that of the array.
  let isItem: Bool
  let source: JSONSource

  /// Where the value starts.
  var position: FilePosition { source.position(of: offset) }

  /// The number as it is written.
  ///
  /// The value must be a number.
  var numberText: ArraySlice<UInt8> { source.bytes[offset..<source.endOfWord(at: offset)] }

  /// An error at this value that quotes it.
  func error(
    _ problem: String, allowed: [String] = [], nearest: String? = nil
  ) -> SignFileError {
    SignFileError(
      file: source.file, position: position, key: key, problem: problem,
      found: source.excerpt(at: offset), allowed: allowed, nearest: nearest)
  }

  /// An error at the key of this value that does not quote the value.
  func keyError(
    _ problem: String, allowed: [String] = [], nearest: String? = nil
  ) -> SignFileError {
    SignFileError(
      file: source.file, position: source.position(of: keyOffset), key: key, problem: problem,
      allowed: allowed, nearest: nearest)
  }

  /// The error for two keys of one object that exclude each other, at the later one.
  static func conflict(_ one: Node, _ other: Node) -> SignFileError {
    let (first, second) = one.keyOffset < other.keyOffset ? (one, other) : (other, one)
    let line = first.source.position(of: first.keyOffset).line
    return second.keyError(
      "cannot stand beside \"\(printable(first.key ?? ""))\", which is in line \(line)")
  }
}
