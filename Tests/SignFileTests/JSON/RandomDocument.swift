// RandomDocument.swift: random JSON texts of which every place is known.
// Tests of SignFile: no Foundation; counts lines and columns by itself while it writes.

import SignFile

/// A key or value as a test expects or finds it.
struct Placed: Equatable {
  /// The key over the value, with where it starts; `none` outside objects.
  var key: String
  var keyPosition: FilePosition
  var position: FilePosition
  /// What the value is: the decoded text, the number as written, or the kind and the count.
  var content: String
}

/// Writes a random text and notes all that is in it, in the order of the file.
struct RandomDocument {
  private(set) var text = ""
  private(set) var values: [Placed] = []
  private var random: SeededGenerator
  private var line = 1
  private var column = 1
  private var keyCount = 0
  private let lineBreak: String

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    lineBreak = seed % 2 == 0 ? "\n" : "\r\n"
    blanks()
    value(depth: 0, key: nil)
    blanks()
  }

  private mutating func put(_ part: String) {
    text += part
    for scalar in part.unicodeScalars {
      if scalar == "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
  }

  private mutating func blanks() {
    for _ in 0..<random.below(3) { put(random.element(of: [" ", "\t", lineBreak, "  "])) }
  }

  private var here: FilePosition { FilePosition(line: line, column: column) }

  private mutating func value(depth: Int, key: (name: String, position: FilePosition)?) {
    let position = here
    let index = values.count
    values.append(
      Placed(
        key: key?.name ?? "none", keyPosition: key?.position ?? position, position: position,
        content: ""))
    values[index].content = content(depth: depth, key: key)
  }

  private mutating func content(
    depth: Int, key: (name: String, position: FilePosition)?
  ) -> String {
    switch random.below(depth < 6 ? 10 : 4) {
    case 0: return literal()
    case 1: return number()
    case 2, 3: return "string " + string()
    case 4, 5, 6: return object(depth: depth)
    default: return array(depth: depth, key: key)
    }
  }

  private mutating func literal() -> String {
    let word = random.element(of: ["true", "false", "null"])
    put(word)
    return word
  }

  private mutating func number() -> String {
    let long = String(repeating: "7", count: 1 + random.below(400))
    let number = random.element(of: ["0", "-0", "12", "-7.25", "1e3", "2E-999", "1e999", long])
    put(number)
    return "number " + number
  }

  private mutating func array(
    depth: Int, key: (name: String, position: FilePosition)?
  ) -> String {
    let count = random.below(5)
    put("[")
    blanks()
    for i in 0..<count {
      if i > 0 { comma() }
      value(depth: depth + 1, key: key)
      blanks()
    }
    put("]")
    return "array \(count)"
  }

  private mutating func object(depth: Int) -> String {
    let count = random.below(5)
    put("{")
    blanks()
    for i in 0..<count {
      if i > 0 { comma() }
      let position = here
      keyCount += 1
      let name = string(beginning: "\(keyCount)")
      blanks()
      put(":")
      blanks()
      value(depth: depth + 1, key: (name, position))
      blanks()
    }
    put("}")
    return "object \(count)"
  }

  private mutating func comma() {
    put(",")
    blanks()
  }

  /// Writes a string and returns what it means.
  private mutating func string(beginning: String = "") -> String {
    let pieces = [
      ("a", "a"), (" ", " "), ("é", "é"), ("e\u{301}", "e\u{301}"), ("😀", "😀"),
      ("]}{[,:", "]}{[,:"),
      ("'//#", "'//#"), ("\\\"", "\""), ("\\\\", "\\"), ("\\n", "\n"), ("\\t", "\t"), ("\\/", "/"),
      ("\\u00e9", "é"), ("\\uD83D\\uDE00", "😀"), ("\\u001b", "\u{1B}"),
    ]
    var meaning = beginning
    put("\"" + beginning)
    for _ in 0..<random.below(6) {
      let piece = random.element(of: pieces)
      put(piece.0)
      meaning += piece.1
    }
    put("\"")
    return meaning
  }
}
