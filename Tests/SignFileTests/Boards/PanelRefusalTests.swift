// PanelRefusalTests.swift: what is wrong with the panels of a board, and where.
// Tests of SignFile: no Foundation.

import SignPanels
import Testing

@testable import SignFile

@Suite struct PanelRefusals {
  private func refusal(panel: String, _ text: String) {
    expectRefusal(boardText(panel: panel, bus: hub75Bus()), text)
  }

  /// Expects a panel to lack a key, which is an error at the panel itself.
  private func missing(_ panel: String, _ text: String) {
    expectRefusal(#"{ "name": "b", "panel": ¦{ \#(panel) }, "bus": {} }"#, text)
  }

  @Test func theTopLevelHasFiveKeys() {
    let keys = #""panel": { \#(fc16) }, "bus": { \#(spi) }"#
    expectRefusal("¦{ \(keys) }", #"key "name": is missing"#)
    expectRefusal(
      #"{ "name": ¦"", \#(keys) }"#, #"key "name": is empty; say what the board is; found """#)
    expectRefusal(
      #"{ "name": ¦5, \#(keys) }"#, #"key "name": must be a string in double quotes; found 5"#)
    expectRefusal(
      #"{ "name": "b", ¦"panl": {}, "bus": {} }"#,
      #"key "panel": is missing; found "panl"; did you mean "panel"?"#)
    expectRefusal(#"¦{ "name": "b", "panel": {} }"#, #"key "bus": is missing"#)
    expectRefusal(
      boardText(panel: fc16, bus: spi, more: #"¦"limit": {}"#),
      #"key "limit": is unknown here; allowed: name, panel, bus, schedule, limits; did you mean "#
        + #""limits"?"#)
    expectRefusal(
      #"{ "name": "b", "panel": ¦[], "bus": {} }"#,
      #"key "panel": must be an object: { "key": value }; found []"#)
    expectRefusal("¦[]", #"must be an object: { "key": value }; found []"#)
  }

  @Test func aTypeIsOneOfThree() {
    refusal(
      panel: #""type": ¦"hub57""#,
      #"key "type": is not one of the allowed names; "#
        + #"found "hub57"; allowed: max7219, hub75, hub12; did you mean "hub75"?"#)
    expectRefusal(
      "{ \"name\": \"b\", \"panel\": ¦{}, \"bus\": {} }", #"key "type": is missing"#)
  }

  @Test func everyTypeHasItsOwnKeys() {
    expectModulesRefusal(
      #"¦"scan": 16"#,
      #"key "scan": is unknown here; allowed: type, modules, wiring, brightness, intensity, "#
        + "dataIn, layout, rotate, mirror")
    expectPanelRefusal(
      #"¦"dataIn": "left""#,
      #"key "dataIn": is unknown here; allowed: type, size, chain, parallel, scan, rowAddress, "#
        + "driverChip, ink, multiplex, blanking, brightness, layout, rotate, mirror")
    expectRefusal(
      boardText(panel: hub12 + #", ¦"bright": 5"#, bus: hub12Bus),
      #"key "bright": is unknown here; allowed: type, size, chain, parallel, brightness, "#
        + "blanking, layout, rotate, mirror")
    missing(#""type": "max7219", "wiring": "fc16""#, #"key "modules": is missing"#)
    missing(#""type": "max7219", "modules": [1, 1]"#, #"key "wiring": is missing"#)
    missing(#""type": "hub75""#, #"key "size": is missing"#)
  }

  @Test func aPanelHasASizeThatPanelsHave() {
    refusal(
      panel: #""type": "hub75", "size": [¦33, 32]"#,
      #"key "size": is no multiple of 8; found 33; allowed: 8...256"#)
    refusal(
      panel: #""type": "hub75", "size": [¦264, 32]"#,
      #"key "size": is out of range; found 264; allowed: 8...256"#)
    refusal(
      panel: #""type": "hub75", "size": [64, ¦24]"#,
      #"key "size": is no height of a panel without multiplexing; found 24; allowed: 8, 16, 32, 64"#
    )
    refusal(
      panel: #""type": "hub75", "size": [64, ¦12]"#,
      #"key "size": is no multiple of 8; found 12; allowed: 8...128"#)
    refusal(
      panel: #""type": "hub75", "size": [64, ¦8], "multiplex": "stripe""#,
      #"key "size": is no height of a panel that is 2 times as long inside; found 8; "#
        + "allowed: 16, 32, 64, 128")
    refusal(
      panel: #""type": "hub75", "size": ¦[64]"#,
      #"key "size": must have 2 items, not 1; found [64]"#)
    expectRefusal(
      boardText(panel: hub12 + #", "size": ¦[64, 32]"#, bus: hub12Bus),
      #"key "size": is no size of a HUB12 panel; found [64, 32]; allowed: [32, 16]"#)
  }

  @Test func chainsAreNeitherEmptyNorEndless() {
    expectPanelRefusal(#""chain": ¦0"#, #"key "chain": is out of range; found 0; allowed: 1...32"#)
    expectPanelRefusal(
      #""chain": ¦33"#, #"key "chain": is out of range; found 33; allowed: 1...32"#)
    expectPanelRefusal(
      #""parallel": ¦4"#, #"key "parallel": is out of range; found 4; allowed: 1...3"#)
    expectRefusal(
      boardText(panel: hub12 + #", "parallel": ¦2"#, bus: hub12Bus),
      #"key "parallel": is out of range; found 2; allowed: 1...1"#)
    expectRefusal(
      boardText(panel: hub12 + #", "chain": ¦-1"#, bus: hub12Bus),
      #"key "chain": is out of range; found -1; allowed: 1...32"#)
  }

  @Test func modulesAreAtMost2048InAll() throws {
    let wiring = #", "wiring": "fc16""#
    #expect(throws: Never.self) {
      try board(boardText(panel: #""type": "max7219", "modules": [64, 32]"# + wiring, bus: spi))
    }
    refusal(
      panel: #""type": "max7219", "modules": [¦0, 1]"# + wiring,
      #"key "modules": is out of range; found 0; allowed: 1...2048"#)
    refusal(
      panel: #""type": "max7219", "modules": ¦[64, 33]"# + wiring,
      #"key "modules": are 2112 modules, more than a chain may have; found [64, 33]; "#
        + "allowed: 1...2048")
  }

  @Test func noSignIsLargerThanASignFileMaySay() {
    refusal(
      panel: #""type": "max7219", ¦"modules": [1, 513], "wiring": "fc16""#,
      #"key "modules": makes a sign of 8 x 4104 px; the largest is 65535 x 4096 px"#)
    refusal(
      panel: #""type": "hub75", ¦"size": [256, 32], "chain": 32, "rotate": 90"#,
      #"key "size": makes a sign of 32 x 8192 px; the largest is 65535 x 4096 px"#)
  }

  @Test func theAddressesFitTheRows() {
    expectPanelRefusal(
      #""scan": ¦8"#,
      #"key "scan": does not fit: a panel without multiplexing with 32 rows has 16 addresses; "#
        + #"one with fewer folds its rows, and "multiplex" says how; found 8; allowed: 16"#)
    expectPanelRefusal(
      #""scan": ¦16, "multiplex": "stripe""#,
      #"key "scan": does not fit: a panel that is 2 times as long inside with 32 rows has 8 "#
        + #"addresses; one with fewer folds its rows, and "multiplex" says how; found 16; "#
        + "allowed: 8")
    expectPanelRefusal(
      #""scan": ¦12"#,
      #"key "scan": is no number of addresses; found 12; allowed: 4, 8, 16, 32"#)
    expectPanelRefusal(
      #""rowAddress": ¦"directOneCold""#,
      #"key "rowAddress": chooses one of 4 rows with 4 lines, but the panel has 16 addresses; "#
        + #"want 4; found "directOneCold""#)
    refusal(
      panel: #""type": "hub75", "size": [64, 8], "rowAddress": ¦"sm5266""#,
      #"key "rowAddress": is a register of 8 rows, but the panel has 4 addresses; want 8, 16 or "#
        + #"32; found "sm5266""#)
  }

  @Test func namesAreRefusedWithTheNearest() {
    expectPanelRefusal(
      #""rowAddress": ¦"abshift""#,
      #"key "rowAddress": is not one of the allowed names; found "abshift"; allowed: direct, "#
        + #"abShift, directOneCold, abcShift, sm5266, b707; did you mean "abShift"?"#)
    expectPanelRefusal(
      #""ink": ¦"bg""#,
      #"key "ink": is not one of the allowed names; found "bg"; allowed: r, g, b, rg, rb, gb, "#
        + #"rgb; did you mean "g"?"#)
    expectPanelRefusal(
      #""driverChip": ¦"fm6126""#,
      #"key "driverChip": is not one of the allowed names; found "fm6126"; allowed: standard, "#
        + #"fm6126a, fm6127; did you mean "fm6126a"?"#)
    expectPanelRefusal(
      #""mirror": ¦"vertically""#,
      #"key "mirror": is not one of the allowed names; found "vertically"; allowed: none, "#
        + #"horizontal, vertical; did you mean "vertical"?"#)
    expectModulesRefusal(
      #""dataIn": ¦"rihgt""#,
      #"key "dataIn": is not one of the allowed names; found "rihgt"; allowed: left, right; "#
        + #"did you mean "right"?"#)
    let flags =
      #"{ "digits": "rows" or "columns", "reverseDigits": bool, "reverseSegments": bool }"#
    refusal(
      panel: #""type": "max7219", "modules": [1, 1], "wiring": ¦"fc-16""#,
      #"key "wiring": is not one of the allowed names; found "fc-16"; allowed: fc16, generic, "#
        + #"parola, icstation, \#(flags); did you mean "fc16"?"#)
    refusal(
      panel: #""type": "max7219", "modules": [1, 1], "wiring": { "digits": ¦"row" }"#,
      #"key "digits": is not one of the allowed names; found "row"; allowed: rows, columns; "#
        + #"did you mean "rows"?"#)
  }

  @Test(arguments: ["FM6353", "fm6363c", "ICN2053", "ICND2153", "MBI5153", "DP3265S", "SM16380SH"])
  func chipsThatMakeGrayThemselvesAreRefusedByName(chip: String) {
    expectPanelRefusal(
      #""driverChip": ¦"\#(chip)""#,
      #"key "driverChip": makes gray by itself, from gray data and a clock of its own; such "#
        + #"panels show nothing when they are driven row by row and are not supported; "#
        + #"found "\#(chip)"; "# + "allowed: standard, fm6126a, fm6127")
  }

  @Test func aChipThatIsSetUpIsFilled() throws {
    for chip in ["fm6126a", "fm6127"] {
      refusal(
        panel: #""type": "hub75", "size": [40, 32], "driverChip": ¦"\#(chip)""#,
        #"key "driverChip": has 16 outputs, so a panel shifts a multiple of 16 columns, not 40; "#
          + #"found "\#(chip)""#)
    }
    #expect(try panel(type: #""type": "hub75", "size": [40, 32]"#).configuration.width == 40)
  }

  @Test func numbersHaveTheirRanges() {
    let percent = "is out of range; found 101; allowed: 0...100"
    expectPanelRefusal(#""brightness": ¦101"#, #"key "brightness": "# + percent)
    expectModulesRefusal(#""brightness": ¦101"#, #"key "brightness": "# + percent)
    expectModulesRefusal(
      #""intensity": ¦16"#, #"key "intensity": is out of range; found 16; allowed: 0...15"#)
    expectModulesRefusal(
      "\"brightness\": 5,\n¦\"intensity\": 5",
      #"key "intensity": cannot stand beside "brightness", which is in line 2"#)
    expectPanelRefusal(
      #""blanking": ¦17"#, #"key "blanking": is out of range; found 17; allowed: 0...16"#)
    refusal(
      panel: #""type": "hub75", "size": [8, 32], "blanking": ¦4"#,
      #"key "blanking": leaves no time to light a row of 8 clocks; found 4; allowed: 0...3"#)
    expectPanelRefusal(
      #""rotate": ¦45"#, #"key "rotate": is no quarter turn; found 45; allowed: 0, 90, 180, 270"#)
    expectPanelRefusal(
      #""rotate": ¦360"#, #"key "rotate": is out of range; found 360; allowed: 0...270"#)
  }

  @Test func aScheduleHasTimesAndPercentages() {
    func refusal(_ schedule: String, _ text: String) {
      expectRefusal(boardText(panel: fc16, bus: spi, more: #""schedule": \#(schedule)"#), text)
    }
    for time in ["24:00", "12:60", "6:30", "06.30", "0630", "06:3", "-6:30", "06:30 ", "١٢:٠٠", ""]
    {
      refusal(
        #"[{ "from": ¦"\#(time)", "brightness": 5 }]"#,
        #"key "from": must be a time of day, two digits each, in double quotes; "#
          + #"found "\#(time)"; allowed: 00:00...23:59"#)
    }
    refusal(
      #"[{ "from": ¦630, "brightness": 5 }]"#,
      #"key "from": must be a time of day, two digits each, in double quotes; found 630; "#
        + "allowed: 00:00...23:59")
    refusal(
      "[{ \"from\": \"06:30\", \"brightness\": 5 },\n{ \"from\": ¦\"06:30\", \"brightness\": 9 }]",
      #"key "from": is the time of another entry too, in line 4; found "06:30""#)
    refusal("¦[]", #"key "schedule": is empty; leave it out or give an entry; found []"#)
    refusal(#"[¦{ "from": "06:30" }]"#, #"key "brightness": is missing"#)
    refusal(
      #"[{ "from": "06:30", "brightness": ¦101 }]"#,
      #"key "brightness": is out of range; found 101; allowed: 0...100"#)
    refusal(
      #"[{ "from": "06:30", "brightness": 5, ¦"to": 5 }]"#,
      #"key "to": is unknown here; allowed: from, brightness"#)
  }

  @Test func limitsHaveRanges() {
    func refusal(_ limits: String, _ text: String) {
      expectRefusal(boardText(panel: fc16, bus: spi, more: #""limits": { \#(limits) }"#), text)
    }
    refusal(
      #""minimumRefreshHz": ¦0"#,
      #"key "minimumRefreshHz": is out of range; found 0; allowed: 1...1000"#)
    refusal(
      #""maximumLitPixels": ¦0"#,
      #"key "maximumLitPixels": is out of range; found 0; allowed: 1...268431360"#)
    refusal(
      #"¦"maximumLitPixel": 5"#,
      #"key "maximumLitPixel": is unknown here; allowed: minimumRefreshHz, maximumLitPixels; "#
        + #"did you mean "maximumLitPixels"?"#)
  }
}
