// BoardText.swift: boards and random frames for the tests of panels.

import SignFile
import SignPanels
import SignPrimitives
import Testing

@testable import ledsign

/// A board whose panel has these keys.
func board(_ panel: String, bus: String? = nil, more: String = "") throws -> LoadedBoard {
  let lines =
    panel.contains("max7219")
    ? #""lines": { "din": 17, "clk": 27, "load": 22 }"#
    : panel.contains("hub12") ? BoardText.hub12Lines : BoardText.hub75Lines(panel)
  let bus = bus ?? #"{ "gpio": "chip", \#(lines) }"#
  let json = #"{ "name": "b", "panel": { \#(panel) }, "bus": \#(bus)\#(more) }"#
  return try LoadedBoard(bytes: Array(json.utf8), file: "b.json")
}

enum BoardText {
  static let hub12Lines = #""lines": { "oe": 1, "a": 2, "b": 3, "clk": 4, "lat": 5, "r": 6 }"#

  /// Line n for the n-th signal, of as many chains and address lines as there are.
  static func hub75Lines(_ panel: String) -> String {
    let chains = (1...3).last { panel.contains("\"parallel\": \($0)") } ?? 1
    var names = ["oe", "clk", "lat"]
    names += addressLines(panel)
    for chain in 1...chains {
      for name in ["r1", "g1", "b1", "r2", "g2", "b2"] {
        names.append(chain == 1 ? name : "\(name)_\(chain)")
      }
    }
    let lines = names.enumerated().map { "\"\($1)\": \($0)" }
    return "\"lines\": { \(lines.joined(separator: ", ")) }"
  }

  /// The lines that the row address needs.
  private static func addressLines(_ panel: String) -> [String] {
    for (word, lines) in [
      ("directOneCold", ["a", "b", "c", "d"]), ("abShift", ["a", "b"]),
      ("abcShift", ["a", "b", "c"]),
      ("b707", ["a", "b", "c"]),
    ] where panel.contains(word) { return lines }
    let counts = [(4, 2), (8, 3), (16, 4), (32, 5)]
    let count = counts.first { panel.contains("\"scan\": \($0.0)") }?.1 ?? 4
    return Array(["a", "b", "c", "d", "e"].prefix(count))
  }
}

/// Frames that look like noise.
struct RandomFrames {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2 &+ 1 }

  /// A bitmap of the size of a board, about half lit.
  mutating func frame(_ board: LoadedBoard) throws -> Bitmap {
    var bitmap = try Bitmap(width: board.width, height: board.height)
    for y in 0..<board.height {
      for x in 0..<board.width {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        if state >> 63 == 1 { bitmap.set(x: x, y: y) }
      }
    }
    return bitmap
  }
}
