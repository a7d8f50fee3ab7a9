// BoardKeyTests.swift: every key of a board file, with its default and its values.
// Tests of SignFile: no Foundation.

import SignPanels
import Testing

@testable import SignFile

@Suite struct BoardKeys {
  @Test func onlyNamePanelAndBusAreNeeded() throws {
    let board = try board(boardText(panel: fc16, bus: spi))
    #expect(board.name == "Ä board" && board.file == "b.json")
    #expect(board.schedule == nil)
    #expect(board.limits.minimumRefreshHz == 60 && board.limits.maximumLitPixels == nil)
    #expect(board.bus == .spi(path: "/dev/spidev0.0", hz: 1_000_000))
    #expect(board.width == 32 && board.height == 8)
  }

  @Test func modulesAreFullyLitAndChainedFromTheRightUnlessSaid() throws {
    let board = try modules()
    #expect(board.brightness == .full)
    #expect(board.wiring == MAX7219Wiring(.fc16))
    #expect(board.layout.cells.map { $0.place } == [3, 2, 1, 0])
    #expect(try modules(#", "dataIn": "right""#) == board)
    #expect(try modules(#", "dataIn": "left""#).layout.cells.map { $0.place } == [0, 1, 2, 3])
  }

  @Test(arguments: [
    ("fc16", true, false, false), ("generic", false, true, false), ("parola", true, false, true),
    ("icstation", true, true, true),
  ])
  func aModuleTypeIsShortForThreeFlags(
    name: String, rows: Bool, reverseDigits: Bool, reverseSegments: Bool
  ) throws {
    let type = #""type": "max7219", "modules": [1, 1]"#
    let named = try modules(#", "wiring": "\#(name)""#, type: type).wiring
    let flags = #"{ "digits": "\#(rows ? "rows" : "columns")", "reverseDigits": \#(reverseDigits)"#
    let flagged = try modules(
      #", "wiring": \#(flags), "reverseSegments": \#(reverseSegments) }"#, type: type
    ).wiring
    #expect(named == flagged)
    #expect((named.digits == .rows) == rows)
    #expect(named.reversesDigits == reverseDigits && named.reversesSegments == reverseSegments)
  }

  @Test func theFlagsOfAWiringAreFalseUnlessSaid() throws {
    let type = #""type": "max7219", "modules": [1, 1], "wiring": { "digits": "columns" }"#
    let wiring = try modules(type: type).wiring
    #expect(
      wiring
        == MAX7219Wiring(digits: .columns, reversesDigits: false, reversesSegments: false))
  }

  @Test func brightnessIsAPercentageOrAnIntensity() throws {
    #expect(try modules(#", "brightness": 0"#).brightness == .dark)
    #expect(try modules(#", "brightness": 100"#).brightness.intensity == 15)
    #expect(try modules(#", "brightness": 50"#).brightness.intensity == 7)
    #expect(try modules(#", "intensity": 0"#).brightness.intensity == 0)
    #expect(try modules(#", "intensity": 15"#).brightness == .full)
    #expect(try panel(#", "brightness": 0"#).configuration.brightness == 0)
    #expect(try p10(#", "brightness": 33"#).configuration.brightness == 33)
  }

  @Test func modulesHangInRowsOrSerpentine() throws {
    let type = #""type": "max7219", "modules": [2, 2], "wiring": "fc16""#
    let rows = try modules(type: type).layout
    #expect(rows.cells.map { $0.place } == [1, 0, 3, 2])
    #expect(rows.canvasWidth == 16 && rows.canvasHeight == 16)
    #expect(try modules(#", "layout": "rows""#, type: type).layout == rows)
    let turned = try modules(#", "layout": "serpentine""#, type: type).layout
    #expect(turned.cells.map { $0.place } == [1, 0, 2, 3])
    #expect(turned.cells.map { $0.turn } == [.none, .none, .half, .half])
  }

  @Test func aSketchSaysHowEachModuleHangs() throws {
    let type = #""type": "max7219", "modules": [2, 2], "wiring": "fc16""#
    let layout = try modules(#", "layout": ["1 2>", "4< 3m"]"#, type: type).layout
    #expect(layout.cells.map { $0.place } == [0, 1, 3, 2])
    #expect(layout.cells.map { $0.turn } == [.none, .quarter, .threeQuarters, .none])
    #expect(layout.cells.map { $0.isMirrored } == [false, false, false, true])
  }

  @Test func theWholeSignIsTurnedAndMirrored() throws {
    #expect(try modules().layout.turn == .none && modules().layout.mirror == .none)
    for (degrees, turn) in [(0, Turn.none), (90, .quarter), (180, .half), (270, .threeQuarters)] {
      let board = try board(boardText(panel: fc16 + #", "rotate": \#(degrees)"#, bus: spi))
      #expect(board.panel.layout.turn == turn)
      #expect(board.width == (degrees % 180 == 0 ? 32 : 8))
      #expect(board.height == (degrees % 180 == 0 ? 8 : 32))
    }
    for (word, mirror) in [
      ("none", SignMirror.none), ("horizontal", .horizontal), ("vertical", .vertical),
    ] {
      #expect(try panel(#", "mirror": "\#(word)""#).layout.mirror == mirror)
    }
  }

  @Test func aPanelIsAloneWhiteAndDirectUnlessSaid() throws {
    let board = try panel()
    #expect(board.configuration == (try HUB75Configuration(width: 64, height: 32)))
    #expect(board.configuration.scan == 16 && board.configuration.blanking == 1)
    #expect(board.configuration.brightness == 100 && board.configuration.ink == .white)
    #expect(board.multiplex.isIdentity && board.multiplex.panels == 1)
    #expect(board.layout.canvasWidth == 64 && board.layout.canvasHeight == 32)
  }

  @Test func chainsGoRightAndParallelOnesDown() throws {
    let second = #", "r1_2": 12, "g1_2": 5, "b1_2": 6, "r2_2": 19, "g2_2": 13, "b2_2": 20"#
    let board = try panel(
      #", "chain": 3, "parallel": 2"#, bus: hub75Bus(more: second))
    #expect(board.configuration.panels == 3 && board.configuration.chains == 2)
    #expect(board.layout.canvasWidth == 192 && board.layout.canvasHeight == 64)
    #expect(board.multiplex.panels == 3)
    // The input is on the right of an upright panel.
    #expect(board.layout.cells.map { $0.place } == [2, 1, 0, 2, 1, 0])
    #expect(board.layout.cells.map { $0.chain } == [0, 0, 0, 1, 1, 1])
    let turned = try panel(#", "chain": 4, "layout": "serpentine""#).layout
    #expect(turned.canvasWidth == 128 && turned.canvasHeight == 64)
    let sketched = try panel(#", "chain": 2, "layout": ["1>", "2<"]"#).layout
    #expect(sketched.canvasWidth == 32 && sketched.canvasHeight == 128)
  }

  @Test(arguments: [("r", 1), ("g", 2), ("b", 4), ("rg", 3), ("rb", 5), ("gb", 6), ("rgb", 7)])
  func everyInkIsKnown(word: String, bits: Int) throws {
    #expect(try panel(#", "ink": "\#(word)""#).configuration.ink.rawValue == UInt8(bits))
  }

  @Test(arguments: [
    ("direct", 16, address), ("abShift", 16, #""a": 22, "b": 23"#),
    ("abcShift", 16, #""a": 22, "b": 23, "c": 24"#), ("sm5266", 16, address),
    ("b707", 16, #""a": 22, "b": 23, "c": 24"#), ("directOneCold", 4, address),
    ("direct", 4, #""a": 22, "b": 23"#), ("direct", 8, #""a": 22, "b": 23, "c": 24"#),
    ("direct", 32, address + #", "e": 15"#), ("sm5266", 32, address + #", "e": 15"#),
    ("sm5266", 8, #""a": 22, "b": 23, "c": 24"#),
  ])
  func everyRowAddressHasItsOwnLines(name: String, scan: Int, lines: String) throws {
    let type = #""type": "hub75", "size": [64, \#(2 * scan)], "scan": \#(scan)"#
    let board = try panel(#", "rowAddress": "\#(name)""#, type: type, bus: hub75Bus(lines))
    #expect(board.configuration.rowAddress.rawValue == name)
    #expect(board.configuration.scan == scan)
    // The scan follows from the height.
    let short = #""type": "hub75", "size": [64, \#(2 * scan)]"#
    #expect(
      try panel(#", "rowAddress": "\#(name)""#, type: short, bus: hub75Bus(lines)).configuration
        == board.configuration)
  }

  @Test(arguments: [
    ("standard", HUB75DriverChip.standard), ("fm6126a", .fm6126a), ("FM6126A", .fm6126a),
    ("fm6127", .fm6127),
  ])
  func driverChipsAreKnownByName(name: String, chip: HUB75DriverChip) throws {
    #expect(try panel(#", "driverChip": "\#(name)""#).configuration.driverChip == chip)
  }

  @Test func blankingIsACountOfClocks() throws {
    #expect(try panel(#", "blanking": 0"#).configuration.blanking == 0)
    #expect(try panel(#", "blanking": 16"#).configuration.blanking == 16)
    #expect(try p10(#", "blanking": 4"#).configuration.blanking == 4)
    #expect(try p10().configuration.blanking == 1)
  }

  @Test func aHUB12PanelHasOneSize() throws {
    let board = try p10()
    #expect(board.configuration.panels == 1 && board.configuration.brightness == 100)
    #expect(board.layout.canvasWidth == 32 && board.layout.canvasHeight == 16)
    let three = try p10(#", "size": [32, 16], "chain": 3, "parallel": 1"#)
    #expect(three.configuration.panels == 3)
    #expect(three.layout.canvasWidth == 96 && three.layout.canvasHeight == 16)
    #expect(three.layout.cells.map { $0.place } == [2, 1, 0])
    #expect(try p10(#", "chain": 2, "layout": ["1", "2"]"#).layout.canvasHeight == 32)
  }

  @Test func aScheduleGoesRoundTheClock() throws {
    let more =
      #""schedule": [{ "from": "22:00", "brightness": 10 },"#
      + #" { "from": "06:30", "brightness": 80 }, { "from": "12:00", "brightness": 0 }]"#
    let schedule = try #require(try board(boardText(panel: fc16, bus: spi, more: more)).schedule)
    #expect(schedule.entries.map { $0.minute } == [390, 720, 1320])
    let expected = [
      (0, 10), (389, 10), (390, 80), (719, 80), (720, 0), (1319, 0), (1320, 10), (1439, 10),
    ]
    for (minute, brightness) in expected {
      #expect(schedule.brightness(atMinute: minute) == brightness, "\(minute)")
    }
  }

  @Test func limitsAreRefreshAndLitPixels() throws {
    let more = #""limits": { "minimumRefreshHz": 90, "maximumLitPixels": 100 }"#
    let limits = try board(boardText(panel: fc16, bus: spi, more: more)).limits
    #expect(limits.minimumRefreshHz == 90 && limits.maximumLitPixels == 100)
    #expect(
      try board(boardText(panel: fc16, bus: spi, more: #""limits": {}"#)).limits == BoardLimits())
  }

  @Test func aBusIsSPIOrLinesOfOneChip() throws {
    let fast = try board(boardText(panel: fc16, bus: spi + #", "hz": 10000000"#))
    #expect(fast.bus == .spi(path: "/dev/spidev0.0", hz: 10_000_000))
    let lines = #""lines": { "load": 22, "din": 17, "clk": 27 }"#
    for (chips, expected) in [
      (#""pinctrl-rp1""#, ["pinctrl-rp1"]), (#"["a", "/dev/gpiochip0"]"#, ["a", "/dev/gpiochip0"]),
    ] {
      let bus = try board(boardText(panel: fc16, bus: #""gpio": \#(chips), \#(lines)"#)).bus
      guard case .gpio(let gpio) = bus else { throw OtherPanel() }
      #expect(gpio.chips == expected)
      #expect(gpio.lines.map { $0.signal } == ["din", "clk", "load"])
      #expect(gpio.lines.map { $0.place } == [0, 1, 2])
      #expect(gpio.lines.map { $0.offset } == [17, 27, 22])
      #expect(gpio.wired.rawValue == 7)
    }
  }

  @Test func coloursBesideTheInkMayBeWired() throws {
    let few = gpio(#"\#(control), \#(address), "r1": 11, "r2": 8"#)
    for bus in [few, hub75Bus()] {
      let board = try board(boardText(panel: hub75 + #", "ink": "r""#, bus: bus))
      guard case .gpio(let gpio) = board.bus, case .hub75(let panel) = board.panel else {
        throw OtherPanel()
      }
      #expect(gpio.wired.isSuperset(of: panel.configuration.requiredLines))
      #expect(gpio.lines.count == (bus == few ? 9 : 13))
    }
  }

  @Test func aSignOfAnotherSizeIsRefusedByBothSizes() throws {
    let board = try board(boardText(panel: fc16, bus: spi))
    try board.check(signWidth: 32, height: 8, of: "s.json")
    for (width, height) in [(64, 16), (32, 16), (64, 8), (8, 32)] {
      do throws(SignFileError) {
        try board.check(signWidth: width, height: height, of: "s.json")
        Issue.record("it was not refused")
      } catch {
        #expect(
          error.description
            == #"s.json: key "size": the sign is \#(width) x \#(height) px, but the board in "#
            + "b.json has 32 x 8 px; they must be equal; found [\(width), \(height)]; "
            + "allowed: [32, 8]")
      }
    }
  }
}
