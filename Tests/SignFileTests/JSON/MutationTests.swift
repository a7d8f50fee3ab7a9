// MutationTests.swift: no text, however damaged, does more than give an error with its place.
// Tests of SignFile: no Foundation. jansson itself is the second opinion.

import CJansson
import Testing

@testable import SignFile

@Suite struct Mutations {
  private let good = Array(
    """
    {\r
      "size": [64, 16], "fps": 60, "€": "a\\u00e9\\uD83D\\uDE00\\n😀",
    \t"elements": [ { "type": "marquee", "speed": { "rate": -0.5e1 }, "visible": true },
      { "a": [[], {}, null, false, 0], "\\u0061b": "]}\\"{[" } ]
    }

    """.utf8)

  /// Bytes that mean something to JSON or to UTF-8.
  private let bytes: [UInt8] =
    Array("\"\\{}[],:0e-.tu/ \n\t".utf8) + [0, 0x1F, 0x7F, 0x80, 0xC3, 0xFF]

  /// Whether jansson takes a text; it overlooks a NUL behind a number, so that is asked here.
  private func jansson(accepts text: [UInt8]) -> Bool {
    let json = text.withUnsafeBytes {
      json_loadb(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count,
        Int(JSON_REJECT_DUPLICATES | JSON_DECODE_ANY), nil)
    }
    json_decref(json)
    return json != nil && !text.contains(0)
  }

  /// Parses a text, checks the places of what comes out, and tells whether it is one.
  private func accepts(_ text: [UInt8]) -> Bool {
    do throws(SignFileError) {
      let root = try Node.parse(text, file: "s")
      return isAligned(root)
    } catch {
      let lines = text.split(separator: 10, omittingEmptySubsequences: false)
      guard (1...lines.count).contains(error.line) else { return true }
      let width = lines[error.line - 1].count
      let isOneLine = error.description.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      return !((1...width + 1).contains(error.column) && isOneLine && !error.problem.isEmpty)
    }
  }

  /// Whether the byte at which each value starts can start a value of its kind.
  private func isAligned(_ node: Node) -> Bool {
    let byte = node.source.bytes[node.offset]
    switch node.value {
    case .null: return byte == UInt8(ascii: "n")
    case .bool(let flag): return byte == UInt8(ascii: flag ? "t" : "f")
    case .number: return byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte)
    case .string: return byte == UInt8(ascii: "\"")
    case .array(let items): return byte == UInt8(ascii: "[") && items.allSatisfy(isAligned)
    case .object(let members):
      return byte == UInt8(ascii: "{")
        && members.allSatisfy { node.source.bytes[$0.keyOffset] == 0x22 && isAligned($0) }
    }
  }

  @Test func theTextItselfIsRight() {
    #expect(accepts(good) && jansson(accepts: good))
  }

  @Test func everyBeginningIsRefusedOrReadAsJanssonDoes() {
    for count in 0..<good.count {
      let text = Array(good[..<count])
      #expect(accepts(text) == jansson(accepts: text), "the first \(count) bytes")
    }
  }

  @Test func everyChangedByteIsRefusedOrReadAsJanssonDoes() {
    for i in good.indices {
      for byte in bytes {
        var text = good
        text[i] = byte
        #expect(accepts(text) == jansson(accepts: text), "byte \(i) as \(byte)")
      }
    }
  }

  @Test func everyMissingOrAddedByteIsRefusedOrReadAsJanssonDoes() {
    for i in good.indices {
      var text = good
      text.remove(at: i)
      #expect(accepts(text) == jansson(accepts: text), "without byte \(i)")
      for byte in bytes {
        text = good
        text.insert(byte, at: i)
        #expect(accepts(text) == jansson(accepts: text), "byte \(byte) before \(i)")
      }
    }
  }
}
