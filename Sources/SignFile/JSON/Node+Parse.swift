// Node+Parse.swift: makes the tree of a JSON text.
// SignFile: no I/O; jansson's memory is let go before the tree is handed out.

import CJansson

extension Node {
  /// Reads a whole JSON text, which may be any one value.
  ///
  /// The text is UTF-8 without a byte order mark, at most 16 MiB. `file` is what errors call it, and
  /// `firstLine` the number of its first line; `isLine` says that it is one line of many. The first
  /// mistake in the file's order is thrown, except that a key that stands twice is found last.
  static func parse(
    _ bytes: [UInt8], file: String, firstLine: Int = 1, isLine: Bool = false
  ) throws(SignFileError) -> Node {
    guard bytes.count <= maximumFileSize else { throw SignFileError.tooLarge(file) }
    let source = JSONSource(bytes, file: file, firstLine: firstLine, isLine: isLine)
    var scanner = JSONScanner(source)
    try scanner.scan()
    let root = try load(scanner)
    defer { json_decref(root) }
    var builder = TreeBuilder(source: source, starts: scanner.starts)
    return builder.node(root, key: nil, keyOffset: nil)
  }

  /// jansson's tree of a text that the scanner has passed; the caller lets it go.
  private static func load(
    _ scanner: JSONScanner
  ) throws(SignFileError) -> UnsafeMutablePointer<json_t> {
    // jansson would refuse numbers that it cannot hold; nobody asks it for one, so it gets zeros.
    var text = scanner.bytes
    for number in scanner.wideNumbers {
      for i in number { text[i] = UInt8(ascii: " ") }
      text[number.lowerBound] = UInt8(ascii: "0")
    }
    var failure = json_error_t()
    let flags = Int(JSON_REJECT_DUPLICATES | JSON_DECODE_ANY)
    let root = text.withUnsafeBytes {
      json_loadb($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, flags, &failure)
    }
    if let root { return root }
    let offset = min(max(0, Int(failure.position)), text.count)
    if ledsign_json_error_code(&failure) == ledsign_json_duplicate_key {
      throw scanner.duplicateKey(endingAt: offset)
    }
    throw scanner.error(at: offset, String(cString: ledsign_json_error_text(&failure)))
  }
}

extension JSONScanner {
  /// The error for a key that stands twice in its object, when the second one ends at a byte.
  func duplicateKey(endingAt end: Int) -> SignFileError {
    guard let last = starts.lastIndex(where: { $0.offset < end }) else {
      return error(at: end, "a key stands twice")
    }
    let second = starts[last]
    let name = decodedString(at: Int(second.offset))
    // The nearest key before it of the same depth and name is of the same object: jansson says that
    // there is one, and other objects end before that one starts.
    let first = starts[..<last].last {
      $0.isKey && $0.depth == second.depth && decodedString(at: Int($0.offset)) == name
    }
    let line = source.position(of: Int((first ?? second).offset)).line
    return SignFileError(
      file: source.file, position: source.position(of: Int(second.offset)), key: name,
      problem: "stands twice; the first one is in line \(line)")
  }

  /// What the string that starts there means, its escapes resolved by jansson.
  private func decodedString(at offset: Int) -> String {
    let body = source.stringBody(at: offset)
    guard body.contains(UInt8(ascii: "\\")) else { return String(decoding: body, as: UTF8.self) }
    let text = bytes[offset...body.endIndex]
    let json = text.withUnsafeBytes {
      json_loadb(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, Int(JSON_DECODE_ANY), nil)
    }
    guard let json else { return "" }
    defer { json_decref(json) }
    return String(cString: json_string_value(json))
  }
}

/// Makes nodes of jansson's values, with the places that the scanner recorded.
///
/// jansson keeps the order of keys and, as it refuses those that stand twice, every value of the
/// text. So a walk over its tree meets keys and values in exactly the order in which they start.
private struct TreeBuilder {
  let source: JSONSource
  let starts: [JSONScanner.Start]
  var used = 0

  init(source: JSONSource, starts: [JSONScanner.Start]) {
    self.source = source
    self.starts = starts
  }

  private mutating func nextOffset() -> Int {
    defer { used += 1 }
    return Int(starts[used].offset)
  }

  mutating func node(
    _ json: UnsafeMutablePointer<json_t>, key: String?, keyOffset: Int?, isItem: Bool = false
  ) -> Node {
    let offset = nextOffset()
    return Node(
      value: value(json, key: key, keyOffset: keyOffset), offset: offset, key: key,
      keyOffset: keyOffset ?? offset, isItem: isItem, source: source)
  }

  private mutating func value(
    _ json: UnsafeMutablePointer<json_t>, key: String?, keyOffset: Int?
  ) -> Node.Value {
    switch json.pointee.type {
    case JSON_OBJECT: return .object(members(of: json))
    case JSON_ARRAY:
      let count = json_array_size(json)
      var items: [Node] = []
      items.reserveCapacity(count)
      for i in 0..<count {
        items.append(
          node(json_array_get(json, i), key: key, keyOffset: keyOffset, isItem: true))
      }
      return .array(items)
    case JSON_STRING: return .string(String(cString: json_string_value(json)))
    case JSON_INTEGER, JSON_REAL: return .number
    case JSON_TRUE: return .bool(true)
    case JSON_FALSE: return .bool(false)
    default: return .null
    }
  }

  private mutating func members(of json: UnsafeMutablePointer<json_t>) -> [Node] {
    var members: [Node] = []
    members.reserveCapacity(json_object_size(json))
    var iterator = json_object_iter(json)
    while let current = iterator {
      let key = String(cString: json_object_iter_key(current))
      let keyOffset = nextOffset()
      members.append(node(json_object_iter_value(current), key: key, keyOffset: keyOffset))
      iterator = json_object_iter_next(json, current)
    }
    return members
  }
}
