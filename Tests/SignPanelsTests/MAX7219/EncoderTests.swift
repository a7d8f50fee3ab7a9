// EncoderTests.swift: frames of any length become the digits of a chain.
// Tests only.

import SignPanels
import SignPrimitives
import SignSimulator
import Testing

@Suite struct EncoderTests {
  @Test(arguments: MAX7219Wiring.all, [false, true])
  func chainsOfEveryLengthAgreeWithThePixelEncoder(wiring: MAX7219Wiring, reversed: Bool) throws {
    for modules in Array(1...40) + [63, 64, 65, 259, 260] {
      let frame = try makeFrame(modules: modules, seed: UInt64(modules))
      let encoder = try MAX7219Encoder(
        modules: modules, wiring: wiring, reversesModules: reversed)
      #expect(
        encoder.makeDigits(of: frame)
          == expectedDigits(frame, wiring, reversesModules: reversed), "\(modules) modules")
    }
  }

  @Test func theLongestChainAgreesWithThePixelEncoder() throws {
    let frame = try makeFrame(modules: 2048, seed: 1)
    let encoder = try MAX7219Encoder(modules: 2048, wiring: MAX7219Wiring(.fc16))
    #expect(encoder.makeDigits(of: frame) == expectedDigits(frame, encoder.wiring))
  }

  @Test(arguments: [Int.min, -1, 0, 2049, Int.max])
  func aChainOfAnotherLengthIsRefused(modules: Int) {
    #expect(throws: MAX7219Error.modulesOutOfRange(modules)) {
      try MAX7219Encoder(modules: modules, wiring: MAX7219Wiring(.fc16))
    }
    #expect(
      MAX7219Error.modulesOutOfRange(modules).description
        == "\(modules) modules in a chain; want 1 to 2048")
  }

  @Test(arguments: MAX7219Wiring.all, [1, 2, 3, 4, 5, 8, 13, 260])
  func aVirtualChainShowsRandomFrames(wiring: MAX7219Wiring, modules: Int) throws {
    var driver = MAX7219Driver(
      bus: VirtualMAX7219(chips: modules),
      encoder: try MAX7219Encoder(modules: modules, wiring: wiring))
    driver.begin()
    for seed in UInt64(1)...2 {
      let frame = try makeFrame(modules: modules, seed: seed)
      driver.show(frame)
      let shown = driver.bus.makeBitmap(wiring: wiring.module)
      #expect(shown == frame)
    }
    let complaints = driver.bus.complaints
    #expect(complaints == [])
  }

  @Test(arguments: MAX7219Wiring.all)
  func aReversedChainShowsItsFirstModuleAtTheRight(wiring: MAX7219Wiring) throws {
    let frame = try makeFrame(modules: 5, seed: 7)
    var driver = MAX7219Driver(
      bus: VirtualMAX7219(chips: 5),
      encoder: try MAX7219Encoder(modules: 5, wiring: wiring, reversesModules: true))
    driver.begin()
    driver.show(frame)
    let shown = driver.bus.makeBitmap(wiring: wiring.module)
    for module in 0..<5 {
      var (expected, found) = (try Bitmap(width: 8, height: 8), try Bitmap(width: 8, height: 8))
      expected.blit(frame, from: Rect(x: 8 * (4 - module), y: 0, width: 8, height: 8), x: 0, y: 0)
      found.blit(shown, from: Rect(x: 8 * module, y: 0, width: 8, height: 8), x: 0, y: 0)
      #expect(found == expected)
    }
  }

  @Test func aReversedChainIsTheMapOfAStripWithItsInputOnTheRight() throws {
    let canvas = try makeFrame(modules: 6, seed: 3)
    let map = PanelMap(try PanelLayout(across: 6, start: .right))
    var chains = try map.makeChains()
    map.apply(canvas, into: &chains)
    let mapped = try MAX7219Encoder(modules: 6, wiring: MAX7219Wiring(.fc16))
    let reversed = try MAX7219Encoder(
      modules: 6, wiring: MAX7219Wiring(.fc16), reversesModules: true)
    #expect(reversed.makeDigits(of: canvas) == mapped.makeDigits(of: chains[0]))
  }
}
