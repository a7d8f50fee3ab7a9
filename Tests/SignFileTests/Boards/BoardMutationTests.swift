// BoardMutationTests.swift: boards with keys of any value load or are refused, but never trap.
// Tests of SignFile: no Foundation.

import Testing

@testable import SignFile

@Suite struct BoardMutations {
  /// Values at the borders of what some key takes, or beyond.
  private static let values = [
    "0", "1", "-1", "4", "8", "16", "24", "32", "33", "128", "256", "2048", "4096", "65536",
    "9223372036854775807", "1.5", "null", "true", "[]", "{}", "[1, 1]", "[256, 128]", "[8, 8]",
    "[2048, 1]", "[1, 512]", "[32, 16]", #""""#, #""1""#, #"["1"]"#, #"["1 2", "4v 3v"]"#,
    #"["1> 2<m"]"#, #""serpentine""#, #""stripe""#, #""zstripe8""#, #""checkered""#, #""sm5266""#,
    #""directOneCold""#, #""abShift""#, #""generic""#, #""left""#, #""rb""#, #""fm6127""#,
    #"[[0, 0], [1, 0]]"#, #"{ "digits": "rows" }"#,
  ]
  private static let keys = [
    "size", "modules", "chain", "parallel", "scan", "rowAddress", "multiplex", "blanking",
    "brightness", "intensity", "layout", "rotate", "mirror", "ink", "driverChip", "dataIn",
    "wiring",
  ]
  private static let panels = [
    [("type", #""max7219""#), ("modules", "[4, 1]"), ("wiring", #""fc16""#)],
    [("type", #""hub75""#), ("size", "[64, 32]")], [("type", #""hub12""#)],
  ]
  private static let buses = [
    spi, hub12Bus, gpio(#""din": 17, "clk": 27, "load": 22"#), hub75Bus(),
    hub75Bus(#""a": 22, "b": 23, "c": 24"#), hub75Bus(address + #", "e": 15"#),
  ]

  @Test(arguments: 1...8)
  func noValueTraps(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (loaded, refused) = (0, 0)
    for _ in 0..<1000 {
      var keys = random.element(of: BoardMutations.panels)
      for _ in 0..<random.below(4) {
        let key = random.element(of: BoardMutations.keys)
        keys.removeAll { $0.0 == key }
        keys.append((key, random.element(of: BoardMutations.values)))
      }
      let panel = keys.map { #""\#($0.0)": \#($0.1)"# }.joined(separator: ", ")
      do throws(SignFileError) {
        let board = try board(
          boardText(panel: panel, bus: random.element(of: BoardMutations.buses)))
        #expect((1...65_535).contains(board.width) && (1...4096).contains(board.height), "\(panel)")
        loaded += 1
      } catch {
        #expect(error.position != nil && error.description.utf8.allSatisfy { $0 >= 32 }, "\(panel)")
        refused += 1
      }
    }
    // Were all refused, nothing would have been tried.
    #expect(loaded > 20 && refused > 200, "\(loaded) loaded, \(refused) refused")
  }
}
