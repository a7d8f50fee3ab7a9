// WiringGuideTests.swift: the guide from what people see to what a board file should say.

import SignFile
import SignPanels
import SignPrimitives
import Testing

@testable import ledsign

private let boards = [
  #""type": "max7219", "modules": [4, 1], "wiring": "fc16""#,
  #""type": "max7219", "modules": [1, 1], "wiring": "generic", "dataIn": "left""#,
  #""type": "max7219", "modules": [3, 2], "wiring": "parola", "layout": "serpentine""#,
  #""type": "max7219", "modules": [2, 2], "wiring": "fc16", "layout": ["1 4", "2> 3v"]"#,
  #""type": "hub75", "size": [32, 32], "scan": 16"#,
  #""type": "hub75", "size": [32, 16], "scan": 8, "ink": "r", "chain": 2"#,
  #""type": "hub75", "size": [32, 16], "scan": 4, "multiplex": "stripe""#,
  #""type": "hub12", "size": [32, 16], "chain": 2"#,
]

@Suite struct WiringGuideTests {
  @Test(arguments: boards)
  func everyPairOfWiringsHasAnotherEntryOrIsGrouped(_ keys: String) throws {
    let settings = PanelDescription(try board(keys))
    let guide = try WiringGuide(settings)
    let wirings = RealWiring.all(for: settings)
    #expect(guide.entries.reduce(0) { $0 + $1.wirings.count } == wirings.count)
    // No two entries look alike.
    for (index, entry) in guide.entries.enumerated() {
      for other in guide.entries[..<index] {
        #expect(!zip(entry.pictures, other.pictures).allSatisfy { $0.looks(like: $1) })
      }
    }
    // And each wiring stands where people find it.
    let frames = guide.picture.frames(PanelMap(settings.layout), scan: settings.scan)
    for wiring in wirings {
      var stage = try PanelStage(
        settings: settings, real: wiring.panels, lines: wiring.lines)
      let seen = frames.map { stage.show($0) }
      let found = guide.entries.filter { entry in
        zip(entry.pictures, seen).allSatisfy { $0.looks(like: $1) }
      }
      #expect(found.count == 1)
      #expect(found.first?.wirings.contains { $0.title == wiring.title } == true)
    }
  }

  @Test(arguments: boards)
  func theFirstEntryIsTheTestPictureItself(_ keys: String) throws {
    let settings = PanelDescription(try board(keys))
    let guide = try WiringGuide(settings)
    let frames = guide.picture.frames(PanelMap(settings.layout), scan: settings.scan)
    #expect(guide.entries[0].pictures.map { $0.bitmap } == frames)
    #expect(guide.entries[0].wirings[0].remedy.isEmpty)
  }

  @Test func sixteenWiringsOfAStripAreSixteenEntries() throws {
    let guide = try WiringGuide(PanelDescription(try board(boards[0])))
    #expect(guide.entries.count == 16)
    #expect(guide.picture == .modules)
  }

  @Test func theSideOfOneModuleDoesNotMatter() throws {
    let guide = try WiringGuide(PanelDescription(try board(boards[1])))
    #expect(guide.entries.count == 8)
    #expect(guide.entries.allSatisfy { $0.wirings.count == 2 && $0.apart == nil })
  }

  @Test func theRemedyOfAnEntryMakesThePanelRight() throws {
    // What the guide says is put into the board file, which then drives the same panel.
    let start = #""type": "max7219", "modules": [3, 2]"#
    let settings = PanelDescription(
      try board(start + #", "wiring": "parola", "layout": "serpentine""#))
    for wiring in RealWiring.all(for: settings) where !wiring.remedy.isEmpty {
      let mended = try board(start + ", " + wiring.remedy)
      var stage = try PanelStage(settings: PanelDescription(mended), real: wiring.panels)
      var random = RandomFrames(seed: 21)
      let frame = try random.frame(mended)
      #expect(stage.show(frame).bitmap == frame)
    }
  }

  @Test func theSketchOfAnEntryMakesThePanelRight() throws {
    let start = #""type": "max7219", "modules": [2, 2]"#
    let settings = PanelDescription(
      try board(start + #", "wiring": "fc16", "layout": ["1 4", "2> 3v"]"#))
    var sketches = 0
    for wiring in RealWiring.all(for: settings) where !wiring.remedy.isEmpty {
      let mended = try board(start + ", " + wiring.remedy)
      var stage = try PanelStage(settings: PanelDescription(mended), real: wiring.panels)
      var random = RandomFrames(seed: 22)
      let frame = try random.frame(mended)
      #expect(stage.show(frame).bitmap == frame)
      if wiring.remedy.contains("layout") { sketches += 1 }
    }
    #expect(sketches > 0)
  }

  @Test func theRemedyOfACircuitMakesThePanelRight() throws {
    let start = #""type": "hub75", "size": [32, 32]"#
    let settings = PanelDescription(try board(start + #", "scan": 16"#))
    var mendedCount = 0
    for wiring in RealWiring.all(for: settings)
    where wiring.lines == .straight && !wiring.remedy.isEmpty {
      // The keys come first, then what to do about lines.
      let keys = wiring.remedy.split(separator: ";")[0]
      let scan = keys.contains("scan") ? "" : #", "scan": 16"#
      let mended = try board("\(start), \(keys)\(scan)")
      var stage = try PanelStage(
        settings: PanelDescription(mended), real: wiring.panels, lines: .straight)
      var random = RandomFrames(seed: 23)
      let frame = try random.frame(mended)
      #expect(stage.show(frame).bitmap == frame)
      mendedCount += 1
    }
    // Four row addresses, five foldings, two chips, and upside down.
    #expect(mendedCount == 12)
  }

  @Test func theRemedyNamesTheAddressLinesThatComeAndGo() throws {
    let settings = PanelDescription(try board(#""type": "hub75", "size": [32, 32], "scan": 16"#))
    let remedies = RealWiring.all(for: settings).map { $0.remedy }
    #expect(
      remedies.contains(#""rowAddress": "abShift"; take c, d out of "lines""#))
    #expect(
      remedies.contains(#""multiplex": "stripe", "scan": 8; take d out of "lines""#))
    let register = PanelDescription(
      try board(#""type": "hub75", "size": [32, 32], "scan": 16, "rowAddress": "abShift""#))
    #expect(
      RealWiring.all(for: register).map { $0.remedy }
        .contains(#""rowAddress": "direct"; add c, d to "lines""#))
  }

  @Test func theRemedyOfSwappedColoursNamesTheRightPins() throws {
    let settings = PanelDescription(
      try board(#""type": "hub75", "size": [32, 16], "scan": 8, "ink": "r""#))
    // Lines 6 to 11 are r1 to b2.
    let wirings = RealWiring.all(for: settings)
    let swapped = try #require(wirings.first { $0.title == "red lights green, green lights red" })
    #expect(
      swapped.remedy == #""r1": 7, "g1": 6, "b1": 8, "r2": 10, "g2": 9, "b2": 11"#)
    let turned = try #require(
      wirings.first { $0.title == "red lights green, green lights blue, blue lights red" })
    #expect(
      turned.remedy == #""r1": 8, "g1": 6, "b1": 7, "r2": 11, "g2": 9, "b2": 10"#)
  }

  @Test func theRemedyOfSwappedAddressLinesNamesTheRightPins() throws {
    // Lines 3, 4 and 5 are a, b and c.
    let settings = PanelDescription(try board(#""type": "hub75", "size": [32, 16], "scan": 8"#))
    let swapped = RealWiring.all(for: settings)
      .filter { $0.title.hasSuffix("changed places") }.map { "\($0.title): \($0.remedy)" }
    #expect(
      swapped == [
        #"address lines a and b changed places: "a": 4, "b": 3"#,
        #"address lines a and c changed places: "a": 5, "c": 3"#,
        #"address lines b and c changed places: "b": 5, "c": 4"#,
      ])
  }

  @Test func aDeadAddressLineIsAnEntryOfItsOwn() throws {
    let guide = try WiringGuide(PanelDescription(try board(boards[4])))
    for line in ["a", "b", "c", "d"] {
      let title = "address line \(line) is broken or not connected"
      let entry = guide.entries.first { $0.wirings.contains { $0.title == title } }
      #expect(entry?.wirings.count == 1)
    }
  }
}
