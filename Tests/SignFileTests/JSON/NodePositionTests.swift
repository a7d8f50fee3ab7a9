// NodePositionTests.swift: every key and value of a tree knows its place.
// Tests of SignFile: no Foundation.

import Testing

@testable import SignFile

extension Node {
  /// All values in the order of the file.
  func flattened() -> [Placed] {
    var content = ""
    var children: [Node] = []
    switch value {
    case .null: content = "null"
    case .bool(let flag): content = flag ? "true" : "false"
    case .number: content = "number " + String(decoding: numberText, as: UTF8.self)
    case .string(let text): content = "string " + text
    case .array(let items):
      content = "array \(items.count)"
      children = items
    case .object(let members):
      content = "object \(members.count)"
      children = members
    }
    let placed = Placed(
      key: key ?? "none", keyPosition: source.position(of: keyOffset), position: position,
      content: content)
    return [placed] + children.flatMap { $0.flattened() }
  }
}

@Suite struct NodePositions {
  @Test func aSignFileIsPlacedAsCountedByHand() throws {
    let text = "{ \"size\" : [64,\r\n\t16],\n  \"t\\u0065xt\":\"😀\\\"]\", \"f\": {}}"
    let values = try parse(text).flattened()
    func at(_ line: Int, _ column: Int) -> FilePosition { FilePosition(line: line, column: column) }
    #expect(
      values == [
        Placed(key: "none", keyPosition: at(1, 1), position: at(1, 1), content: "object 3"),
        Placed(key: "size", keyPosition: at(1, 3), position: at(1, 12), content: "array 2"),
        Placed(key: "size", keyPosition: at(1, 3), position: at(1, 13), content: "number 64"),
        Placed(key: "size", keyPosition: at(1, 3), position: at(2, 2), content: "number 16"),
        Placed(key: "text", keyPosition: at(3, 3), position: at(3, 15), content: "string 😀\"]"),
        Placed(key: "f", keyPosition: at(3, 23), position: at(3, 28), content: "object 0"),
      ])
  }

  @Test(arguments: 0..<300) func randomTextsArePlacedAsTheyWereWritten(_ seed: Int) throws {
    let document = RandomDocument(seed: UInt64(seed))
    #expect(try parse(document.text).flattened() == document.values)
  }

  @Test func randomTextsHoldAllThatPlacesCanGoWrongBy() {
    let documents = (0..<300).map { RandomDocument(seed: UInt64($0)) }
    let text = documents.map { $0.text }.joined()
    for part in ["\r\n", "\t", "😀", "\\uD83D", "\\\\", "1e999", "[]", "{}", "]}{[,:"] {
      #expect(contains(text, part), "\(part)")
    }
    #expect(documents.contains { $0.values.count > 100 })
  }

  private func contains(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
  }
}
