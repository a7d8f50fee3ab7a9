// BoardText.swift: boards as JSON and their errors as text and place, for the tests.
// Tests of SignFile: no Foundation.

import Testing

@testable import SignFile

/// Keys of four FC-16 modules.
let fc16 = #""type": "max7219", "modules": [4, 1], "wiring": "fc16""#
/// Keys of a bus for them.
let spi = #""spi": "/dev/spidev0.0""#
/// Keys of one 64 x 32 panel.
let hub75 = #""type": "hub75", "size": [64, 32]"#
/// All lines of a HUB75 panel but the address and the data.
let control = #""oe": 18, "clk": 17, "lat": 4"#
/// The data lines of the first chain.
let data = #""r1": 11, "g1": 27, "b1": 7, "r2": 8, "g2": 9, "b2": 10"#
/// The address lines of 16 scan lines.
let address = #""a": 22, "b": 23, "c": 24, "d": 25"#
/// Keys of the only HUB12 panel.
let hub12 = #""type": "hub12""#
/// Keys of a bus for it.
let hub12Bus = gpio(#""oe": 22, "a": 23, "b": 24, "clk": 17, "lat": 27, "r": 25"#)

/// Keys of a bus with those lines.
func gpio(_ lines: String) -> String { #""gpio": "pinctrl-rp1", "lines": { \#(lines) }"# }

/// A bus for a 64 x 32 panel, with other address lines if need be.
func hub75Bus(_ address: String = address, more: String = "") -> String {
  gpio("\(control), \(address), \(data)\(more)")
}

/// The text of a board; `more` are keys beside name, panel and bus.
func boardText(panel: String, bus: String, more: String = "") -> String {
  let rest = more.isEmpty ? "" : ",\n  \(more)"
  return "{ \"name\": \"Ä board\",\n  \"panel\": { \(panel) },\n  \"bus\": { \(bus) }\(rest) }"
}

/// The board of a text.
func board(_ json: String) throws(SignFileError) -> LoadedBoard {
  try LoadedBoard(bytes: Array(json.utf8), file: "b.json")
}

struct OtherPanel: Error {}

/// A board of four FC-16 modules with more keys of its panel.
func modules(_ keys: String = "", type: String = fc16) throws -> MAX7219Board {
  let board = try board(boardText(panel: type + keys, bus: spi))
  guard case .max7219(let modules) = board.panel else { throw OtherPanel() }
  return modules
}

/// A board of one 64 x 32 panel with more keys.
func panel(
  _ keys: String = "", type: String = hub75, bus: String = hub75Bus()
) throws -> HUB75Board {
  let board = try board(boardText(panel: type + keys, bus: bus))
  guard case .hub75(let panel) = board.panel else { throw OtherPanel() }
  return panel
}

/// A board of HUB12 panels with more keys.
func p10(_ keys: String = "") throws -> HUB12Board {
  let board = try board(boardText(panel: hub12 + keys, bus: hub12Bus))
  guard case .hub12(let panel) = board.panel else { throw OtherPanel() }
  return panel
}

/// Expects a board to be refused with a text, at the place that `¦` marks in its JSON.
func expectRefusal(
  _ marked: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let parts = marked.split(separator: "¦", omittingEmptySubsequences: false)
  #expect(parts.count == 2, "one mark is needed", sourceLocation: sourceLocation)
  let before = parts[0].unicodeScalars
  let place = FilePosition(
    line: before.count { $0 == "\n" } + 1,
    column: before.count
      - (before.lastIndex(of: "\n").map { before.distance(from: before.startIndex, to: $0) + 1 }
        ?? 0) + 1)
  do throws(SignFileError) {
    _ = try board(parts.joined())
    Issue.record("it was not refused", sourceLocation: sourceLocation)
  } catch {
    #expect(error.position == place, "\(error)", sourceLocation: sourceLocation)
    let whole = "b.json:\(place.line):\(place.column): \(text)"
    #expect(error.description == whole, sourceLocation: sourceLocation)
  }
}

/// Expects keys of four FC-16 modules to be refused.
func expectModulesRefusal(
  _ keys: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectRefusal(
    boardText(panel: fc16 + ", " + keys, bus: spi), text, sourceLocation: sourceLocation)
}

/// Expects keys of one 64 x 32 panel to be refused.
func expectPanelRefusal(
  _ keys: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectRefusal(
    boardText(panel: hub75 + ", " + keys, bus: hub75Bus()), text, sourceLocation: sourceLocation)
}
