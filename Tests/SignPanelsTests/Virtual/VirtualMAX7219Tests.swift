// VirtualMAX7219Tests.swift: what a virtual chain of MAX7219 shows.

import FrameText
import SignPanels
import SignPrimitives
import SignSimulator
import Testing

@Suite struct VirtualMAX7219Tests {
  /// The bytes for the capital F, by hand from the geometry of each type.
  static let types: [(ModuleWiring, [UInt8])] = [
    (.fc16, [0x7C, 0x40, 0x40, 0x78, 0x40, 0x40, 0x40, 0x00]),
    (.generic, [0x00, 0x00, 0x80, 0x90, 0x90, 0x90, 0xFE, 0x00]),
    (.parola, [0x3E, 0x02, 0x02, 0x1E, 0x02, 0x02, 0x02, 0x00]),
    (.icStation, [0x00, 0x02, 0x02, 0x02, 0x1E, 0x02, 0x02, 0x3E]),
  ]

  @Test(arguments: types) func showsTheLetterOfEachModuleType(
    wiring: ModuleWiring, digits: [UInt8]
  ) throws {
    let rows = MAX7219Rows.start(chips: 1) + MAX7219Rows.digits(digits)
    var bySPI = VirtualMAX7219(chips: 1)
    bySPI.send(rows: rows)
    var byLines = VirtualMAX7219(chips: 1)
    MAX7219Rows.write(rows, to: &byLines)
    let letter = try FrameText.bitmap(moduleF)
    #expect(bySPI.makeBitmap(wiring: wiring) == letter)
    #expect(byLines.makeBitmap(wiring: wiring) == letter)
    #expect(bySPI.complaints.isEmpty)
    #expect(byLines.complaints.isEmpty)
  }

  @Test func everyWrongWiringShowsAnotherPicture() {
    var panel = VirtualMAX7219(chips: 1)
    panel.send(rows: MAX7219Rows.start(chips: 1) + MAX7219Rows.digits(Self.types[0].1))
    let pictures = Set(ModuleWiring.all.map { panel.makeBitmap(wiring: $0) })
    #expect(pictures.count == 8)
  }

  @Test func theFirstWordEndsInTheFarthestChip() throws {
    var panel = VirtualMAX7219(chips: 3)
    panel.send(rows: MAX7219Rows.start(chips: 3))
    panel.send([0x01, 0x80, 0x02, 0xC0, 0x03, 0xE0])
    #expect(
      panel.makeBitmap(wiring: .fc16)
        == (try FrameText.bitmap(
          """
          ................#.......
          ........##..............
          ###.....................
          ........................
          ........................
          ........................
          ........................
          ........................
          """)))
  }

  @Test func aLongerRowFallsOutOfTheEnd() {
    var panel = VirtualMAX7219(chips: 1)
    panel.send(rows: MAX7219Rows.start(chips: 1))
    panel.send([0x01, 0xFF, 0x02, 0x81])
    let light = panel.light(wiring: .fc16)
    #expect((0..<8).filter { light[$0, 0] > 0 }.isEmpty)
    #expect((0..<8).filter { light[$0, 1] > 0 } == [0, 7])
    #expect(panel.complaints.isEmpty)
  }

  @Test func noOpsAndTheTopBitsOfAWordMeanNothing() {
    var panel = VirtualMAX7219(chips: 2)
    panel.send(rows: MAX7219Rows.start(chips: 2))
    panel.send([0xF1, 0x01, 0x00, 0xFF])
    let light = panel.light(wiring: .fc16)
    #expect((0..<16).filter { light[$0, 0] > 0 } == [15])
  }

  @Test func wakesDarkInShutdown() {
    var panel = VirtualMAX7219(chips: 1)
    panel.send(rows: MAX7219Rows.digits([UInt8](repeating: 0xFF, count: 8)))
    #expect(panel.makeBitmap(wiring: .fc16).litCount == 0)
    panel.send([0x0C, 0x01])
    // The scan limit is 0 at power-up: one digit.
    #expect(panel.makeBitmap(wiring: .fc16).litCount == 8)
  }

  @Test(arguments: 0..<16, 0..<8) func lightFollowsIntensityAndScanLimit(
    intensity: Int, limit: Int
  ) {
    var panel = VirtualMAX7219(chips: 1)
    panel.send(rows: MAX7219Rows.start(chips: 1))
    panel.send(rows: MAX7219Rows.digits([UInt8](repeating: 0x80, count: 8)))
    panel.send(rows: [[0x0A, UInt8(intensity)], [0x0B, UInt8(limit)]])
    let light = panel.light(wiring: .fc16)
    // (2n + 1)/32 * 8/(limit + 1), as a fraction of the full light.
    #expect(
      light[0, 0] * 32 * (limit + 1) == (2 * intensity + 1) * 8 * VirtualMAX7219.fullLight)
    #expect((0..<8).filter { light[0, $0] > 0 } == Array(0...limit))
    panel.send([0x0C, 0x00])
    #expect(panel.light(wiring: .fc16).levels.allSatisfy { $0 == 0 })
  }

  @Test func displayTestLightsAllOverShutdown() {
    var panel = VirtualMAX7219(chips: 1)
    panel.send([0x0F, 0x01])
    // Data sheet: all segments at a duty of 31/32, registers unchanged.
    #expect(panel.light(wiring: .fc16).levels.allSatisfy { $0 * 32 == 31 * 3360 })
    panel.send([0x0F, 0x00])
    #expect(panel.makeBitmap(wiring: .fc16).litCount == 0)
  }

  @Test func decodedDigitsShowTheCharactersOfCodeB() {
    var panel = VirtualMAX7219(chips: 1)
    panel.send(rows: MAX7219Rows.start(chips: 1))
    panel.send(rows: [[0x09, 0b0000_0110], [0x01, 0x05], [0x02, 0x05], [0x03, 0x8F]])
    let light = panel.light(wiring: .fc16)
    // Digit 0 is not decoded: bits 2 and 0. Digit 1 is a 5: A, F, G, C, D. Digit 2 is a point.
    #expect((0..<8).filter { light[$0, 0] > 0 } == [5, 7])
    #expect((0..<8).filter { light[$0, 1] > 0 } == [1, 3, 4, 6, 7])
    #expect((0..<8).filter { light[$0, 2] > 0 } == [0])
  }

  @Test func aWarmRestartWakesLitWithAnything() {
    let first = VirtualMAX7219(chips: 4, warmSeed: 1).light(wiring: .fc16)
    #expect(first == VirtualMAX7219(chips: 4, warmSeed: 1).light(wiring: .fc16))
    #expect(first != VirtualMAX7219(chips: 4, warmSeed: 2).light(wiring: .fc16))
    #expect(first.makeBitmap().litCount > 0)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func theSafeOrderDarkensAWarmChainAtOnce(seed: UInt64) throws {
    var panel = VirtualMAX7219(chips: 2, warmSeed: seed)
    let rows = MAX7219Rows.start(chips: 2)
    panel.send(rows: Array(rows.prefix(2)))
    #expect(panel.makeBitmap(wiring: .parola).litCount == 0)
    panel.send(rows: Array(rows.dropFirst(2)))
    #expect(panel.makeBitmap(wiring: .parola).litCount == 0)
    panel.send([0x01, 0xFF, 0x01, 0xFF])
    #expect(panel.makeBitmap(wiring: .parola).litCount == 16)
    #expect(panel.complaints.isEmpty)
  }
}
