// BusRefusalTests.swift: what is wrong with the bus of a board, and where.
// Tests of SignFile: no Foundation.

import Testing

@testable import SignFile

@Suite struct BusRefusals {
  private let hub75Panel = "a HUB75 panel with scan 16, rowAddress direct and parallel 1"

  private func modulesRefusal(_ bus: String, _ text: String) {
    expectRefusal(boardText(panel: fc16, bus: bus), text)
  }

  private func panelRefusal(_ bus: String, _ text: String, keys: String = "") {
    expectRefusal(boardText(panel: hub75 + keys, bus: bus), text)
  }

  @Test func aBusIsSPIOrGPIOAndNotBoth() {
    expectRefusal(
      "{ \"name\": \"b\", \"panel\": { \(fc16) },\n\"bus\": ¦{} }",
      #"key "bus": one of "spi" or "gpio" is missing"#)
    modulesRefusal(
      spi + #", ¦"gpio": "a""#,
      #"key "gpio": cannot stand beside "spi", which is in line 3"#)
    modulesRefusal(
      spi + ",\n¦" + #""lines": { "din": 1, "clk": 2, "load": 3 }"#,
      #"key "lines": cannot stand beside "spi", which is in line 3"#)
    modulesRefusal(
      #""gpio": "a", "lines": { "din": 1, "clk": 2, "load": 3 }, ¦"hz": 1000000"#,
      #"key "hz": cannot stand beside "gpio", which is in line 3"#)
    modulesRefusal(
      spi + #", ¦"mode": 0"#, #"key "mode": is unknown here; allowed: spi, gpio, hz, lines"#)
  }

  @Test func onlyAMAX7219IsOnSPI() {
    let text =
      #"key "spi": is for MAX7219 only; other panels need several lines of a chip: name them with "#
      + #""gpio" and "lines"; allowed: gpio"#
    panelRefusal("¦" + spi, text)
    expectRefusal(boardText(panel: hub12, bus: "¦" + spi), text)
  }

  @Test func anSPIBusIsADeviceAndAClock() {
    modulesRefusal(
      #""spi": ¦"spidev0.0""#,
      #"key "spi": must be the path of a device; found "spidev0.0"; "#
        + "allowed: /dev/spidev0.0 and its like")
    modulesRefusal(#""spi": ¦0"#, #"key "spi": must be a string in double quotes; found 0"#)
    for hz in ["10000001", "20000000", "9999", "8"] {
      modulesRefusal(
        spi + #", "hz": ¦\#(hz)"#,
        #"key "hz": is out of range; found \#(hz); allowed: 10000...10000000"#)
    }
  }

  @Test func aChipHasALabelAPathOrAName() {
    let lines = #", "lines": { "din": 1, "clk": 2, "load": 3 }"#
    let problem =
      #"key "gpio": must name a chip by its label, path or name, or several of them: [ ... ]; "#
    modulesRefusal(#""gpio": ¦0"# + lines, problem + "found 0")
    modulesRefusal(#""gpio": ¦"""# + lines, problem + #"found """#)
    modulesRefusal(#""gpio": ¦[]"# + lines, problem + "found []")
    modulesRefusal(#""gpio": ¦["a", ""]"# + lines, problem + #"found ["a", ""]"#)
    modulesRefusal(
      #""gpio": ["a", ¦5]"# + lines, #"key "gpio": must be a string in double quotes; found 5"#)
    expectRefusal(
      "{ \"name\": \"b\", \"panel\": { \(fc16) }, \"bus\": ¦{ \"gpio\": \"a\" } }",
      #"key "lines": is missing"#)
  }

  @Test func aLineExistsOnEveryChipThatIsNamed() {
    for (chips, last) in [
      (#""pinctrl-rp1""#, 53), (#""pinctrl-bcm2835""#, 53), (#""pinctrl-bcm2711""#, 57),
      (#"["pinctrl-bcm2711", "pinctrl-rp1"]"#, 53), (#""/dev/gpiochip0""#, 1023),
    ] {
      let right = #""gpio": \#(chips), "lines": { "din": 1, "clk": 2, "load": \#(last) }"#
      #expect(throws: Never.self) { try board(boardText(panel: fc16, bus: right)) }
      modulesRefusal(
        #""gpio": \#(chips), "lines": { "din": 1, "clk": 2, "load": ¦\#(last + 1) }"#,
        #"key "load": is out of range; found \#(last + 1); allowed: 0...\#(last)"#)
    }
    modulesRefusal(
      gpio(#""din": 1, "clk": ¦-1, "load": 3"#),
      #"key "clk": is out of range; found -1; allowed: 0...53"#)
    modulesRefusal(
      gpio(#""din": 1, "clk": ¦"GPIO2", "load": 3"#),
      #"key "clk": must be a whole number; found "GPIO2"; allowed: 0...53"#)
  }

  @Test func aLineIsUsedOnce() {
    modulesRefusal(
      gpio("\"din\": 17,\n\"load\": 22,\n\"clk\": ¦17"),
      #"key "clk": is the line of "din" too, in line 3; each signal has its own; found 17"#)
    // The one that stands later is at fault, whatever the order of the signals is.
    modulesRefusal(
      gpio("\"load\": 22,\n\"din\": 17,\n\"clk\": ¦22"),
      #"key "clk": is the line of "load" too, in line 3; each signal has its own; found 22"#)
    panelRefusal(
      gpio(#"\#(control), \#(address), "r1": 11, "g1": 27, "b1": 7, "r2": 8, "g2": 9, "b2": ¦18"#),
      #"key "b2": is the line of "oe" too, in line 3; each signal has its own; found 18"#)
  }

  @Test(arguments: ["din", "clk", "load"])
  func noLineOfAMAX7219MayBeMissing(signal: String) {
    let lines = ["din", "clk", "load"].filter { $0 != signal }.enumerated()
      .map { #""\#($0.element)": \#($0.offset)"# }.joined(separator: ", ")
    modulesRefusal(
      #""gpio": "a", "lines": ¦{ \#(lines) }"#,
      #"key "\#(signal)": is missing; a MAX7219 needs it; allowed: din, clk, load"#)
  }

  @Test(arguments: ["oe", "a", "b", "clk", "lat", "r"])
  func noLineOfAHUB12PanelMayBeMissing(signal: String) {
    let lines = ["oe", "a", "b", "clk", "lat", "r"].filter { $0 != signal }.enumerated()
      .map { #""\#($0.element)": \#($0.offset)"# }.joined(separator: ", ")
    expectRefusal(
      boardText(panel: hub12, bus: #""gpio": "a", "lines": ¦{ \#(lines) }"#),
      #"key "\#(signal)": is missing; a HUB12 panel needs it; allowed: oe, a, b, clk, lat, r"#)
  }

  @Test(arguments: [
    "oe", "clk", "lat", "a", "b", "c", "d", "r1", "g1", "b1", "r2", "g2", "b2",
  ])
  func noLineOfAHUB75PanelMayBeMissing(signal: String) {
    let all = ["oe", "clk", "lat", "a", "b", "c", "d", "r1", "g1", "b1", "r2", "g2", "b2"]
    let lines = all.filter { $0 != signal }.enumerated()
      .map { #""\#($0.element)": \#($0.offset)"# }.joined(separator: ", ")
    panelRefusal(
      #""gpio": "a", "lines": ¦{ \#(lines) }"#,
      #"key "\#(signal)": is missing; \#(hub75Panel) needs it; "#
        + "allowed: \(all.joined(separator: ", "))")
  }

  @Test func whichLinesAreNeededDependsOnThePanel() {
    let first = "oe, clk, lat, a, b, c, d, r1, g1, b1, r2, g2, b2"
    let lines = #""gpio": "pinctrl-rp1", "lines": ¦{ \#(control), \#(address), \#(data) }"#
    panelRefusal(
      hub75Bus(more: #", ¦"e": 15"#), #"key "e": is not used by \#(hub75Panel); allowed: \#(first)"#
    )
    panelRefusal(
      hub75Bus(more: #", ¦"r1_2": 12"#),
      #"key "r1_2": is not used by \#(hub75Panel); allowed: \#(first)"#)
    panelRefusal(
      gpio(#"\#(control), "a": 22, "b": 23, ¦"c": 24, \#(data)"#),
      #"key "c": is not used by a HUB75 panel with scan 16, rowAddress abShift and parallel 1; "#
        + "allowed: oe, clk, lat, a, b, r1, g1, b1, r2, g2, b2", keys: #", "rowAddress": "abShift""#
    )
    expectRefusal(
      boardText(
        panel: #""type": "hub75", "size": [64, 64]"#,
        bus: lines),
      #"key "e": is missing; a HUB75 panel with scan 32, rowAddress direct and parallel 1 needs "#
        + "it; allowed: oe, clk, lat, a, b, c, d, e, r1, g1, b1, r2, g2, b2")
    expectRefusal(
      boardText(panel: hub75 + #", "parallel": 2, "ink": "g""#, bus: lines),
      #"key "g1_2": is missing; a HUB75 panel with scan 16, rowAddress direct and parallel 2 "#
        + "needs it; allowed: oe, clk, lat, a, b, c, d, g1, g2, g1_2, g2_2")
  }

  @Test func anUnknownSignalIsNamedWithTheNearest() {
    panelRefusal(
      gpio(#"\#(control), \#(address), \#(data), ¦"latch": 5"#),
      #"key "latch": is unknown here; allowed: oe, clk, lat, a, b, c, d, r1, g1, b1, r2, g2, b2; "#
        + #"did you mean "lat"?"#)
    modulesRefusal(
      gpio(#""din": 1, "clk": 2, ¦"laod": 3"#),
      #"key "laod": is unknown here; allowed: din, clk, load; did you mean "load"?"#)
    modulesRefusal(
      #""gpio": "a", "lines": ¦[1, 2, 3]"#,
      #"key "lines": must be an object: { "key": value }; found [1, 2, 3]"#)
  }
}
