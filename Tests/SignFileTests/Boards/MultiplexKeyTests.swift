// MultiplexKeyTests.swift: panels whose rows are folded, by name and by table.
// Tests of SignFile: no Foundation.

import SignPanels
import Testing

@testable import SignFile

@Suite struct MultiplexKeys {
  private static let bus = hub75Bus(#""a": 22, "b": 23, "c": 24"#)

  /// A 32 x 16 panel has 256 entries a half; a table that moves nothing but names another order.
  private static func table(
    stretch: Int, changing change: (entry: Int, text: String)? = nil, dropping: Int = 0
  ) -> String {
    var entries: [String] = []
    for y in 0..<16 {
      for x in 0..<32 {
        // Rows of a band of `stretch` follow each other along one long row.
        entries.append("[\(x + 32 * (y % stretch)), \(y / stretch)]")
      }
    }
    if let change { entries[change.entry] = change.text }
    return "[" + entries.dropLast(dropping).joined(separator: ",\n") + "]"
  }

  @Test(arguments: [
    ("stripe", PanelMultiplex.stripe), ("checkered", .checkered),
    ("zstripe", .zStripe(offset: 0)), ("zstripe4", .zStripe(offset: 4)),
    ("zstripe8", .zStripe(offset: 8)),
  ])
  func aNamedKindHalvesTheAddresses(name: String, kind: PanelMultiplex) throws {
    let board = try panel(#", "multiplex": "\#(name)""#, bus: MultiplexKeys.bus)
    #expect(board.configuration.scan == 8 && board.configuration.stretch == 2)
    let map = try MultiplexMap(kind, panelWidth: 64, panelHeight: 32)
    for y in 0..<32 {
      for x in 0..<64 { #expect(board.multiplex.place(x: x, y: y) == map.place(x: x, y: y)) }
    }
    #expect(
      try panel(#", "scan": 8, "multiplex": "\#(name)""#, bus: MultiplexKeys.bus).configuration
        == board.configuration)
  }

  @Test func noneIsTheDefault() throws {
    #expect(try panel(#", "multiplex": "none""#).configuration == panel().configuration)
    #expect(try panel(#", "multiplex": "none""#).multiplex.isIdentity)
  }

  @Test func aTableSaysWhereEachPixelIs() throws {
    let type =
      #""type": "hub75", "size": [32, 16], "multiplex": \#(MultiplexKeys.table(stretch: 2))"#
    let board = try panel(type: type, bus: hub75Bus(#""a": 22, "b": 23"#))
    #expect(board.configuration.stretch == 2 && board.configuration.scan == 4)
    #expect(board.configuration.columns == 64 && board.configuration.rows == 8)
    #expect(board.multiplex.place(x: 5, y: 3) == StretchedPixel(x: 37, y: 1))
    #expect(board.multiplex.place(x: 31, y: 14) == StretchedPixel(x: 31, y: 7))
  }

  private func refusal(_ table: String, _ text: String) {
    expectRefusal(
      boardText(
        panel: #""type": "hub75", "size": [32, 16], "multiplex": \#(table)"#,
        bus: hub75Bus(#""a": 22, "b": 23"#)), text)
  }

  @Test func aTableOfAnotherLengthIsRefused() {
    refusal(
      "¦" + MultiplexKeys.table(stretch: 2, dropping: 1),
      #"key "multiplex": has 511 entries, but a panel has 512 pixels; there is one for each, "#
        + "row by row; found [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0],...")
    refusal(
      "¦[]",
      #"key "multiplex": has 0 entries, but a panel has 512 pixels; there is one for "#
        + "each, row by row; found []")
  }

  @Test func anEntryThatStandsTwiceIsRefused() {
    // Entry 34 is the second pixel of the second row; it repeats entry 3, which is in line 4.
    refusal(
      MultiplexKeys.table(stretch: 2, changing: (33, "¦[2, 0]")),
      #"key "multiplex": is the place of two pixels: entries 3, in line 4, column 1, and 34; "#
        + "found [2, 0]")
  }

  @Test func anEntryOutsideIsRefused() {
    refusal(
      MultiplexKeys.table(stretch: 2, changing: (7, "¦[64, 0]")),
      #"key "multiplex": lies outside of the rows that the panel shifts (entry 8); "#
        + "found [64, 0]; allowed: x 0...63, y 0...7")
  }

  @Test func anEntryIsAPairOfNumbers() {
    refusal(
      MultiplexKeys.table(stretch: 2, changing: (7, "¦[1]")),
      #"key "multiplex": must have 2 items, not 1; found [1]"#)
    refusal(
      MultiplexKeys.table(stretch: 2, changing: (7, "[1, ¦-1]")),
      #"key "multiplex": is out of range; found -1; allowed: 0...2047"#)
    refusal(
      MultiplexKeys.table(stretch: 2, changing: (7, "[1, ¦0.5]")),
      #"key "multiplex": must be a whole number, without a decimal point; found 0.5; "#
        + "allowed: 0...2047")
  }

  @Test func otherNamesAreRefused() {
    let forms = "[[x, y], ...], one entry for each pixel of a panel, row by row"
    let names = "none, stripe, checkered, zstripe, zstripe4, zstripe8"
    expectPanelRefusal(
      #""multiplex": ¦"strip""#,
      #"key "multiplex": is not one of the allowed names; found "strip"; "#
        + "allowed: \(names), \(forms); did you mean \"stripe\"?")
    expectPanelRefusal(
      #""multiplex": ¦2"#,
      #"key "multiplex": must be one of the allowed names, in double quotes, or have one of the "#
        + "other forms; found 2; allowed: \(names), \(forms)")
  }
}
