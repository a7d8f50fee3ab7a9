// WiringTests.swift: the eight ways a module is wired, by bytes.
// Tests only.

import FrameText
import SignPanels
import SignPrimitives
import SignSimulator
import Testing

@Suite struct WiringTests {
  struct Example: Sendable {
    let digits: MAX7219Wiring.Digits
    let reversesDigits: Bool
    let reversesSegments: Bool
    let bytes: [UInt8]

    var wiring: MAX7219Wiring {
      MAX7219Wiring(
        digits: digits, reversesDigits: reversesDigits, reversesSegments: reversesSegments)
    }
  }

  /// Worked out by hand from the picture of the F.
  static let examples: [Example] = [
    Example(
      digits: .rows, reversesDigits: false, reversesSegments: false,
      bytes: [0x7C, 0x40, 0x40, 0x78, 0x40, 0x40, 0x40, 0x00]),
    Example(
      digits: .rows, reversesDigits: false, reversesSegments: true,
      bytes: [0x3E, 0x02, 0x02, 0x1E, 0x02, 0x02, 0x02, 0x00]),
    Example(
      digits: .rows, reversesDigits: true, reversesSegments: false,
      bytes: [0x00, 0x40, 0x40, 0x40, 0x78, 0x40, 0x40, 0x7C]),
    Example(
      digits: .rows, reversesDigits: true, reversesSegments: true,
      bytes: [0x00, 0x02, 0x02, 0x02, 0x1E, 0x02, 0x02, 0x3E]),
    Example(
      digits: .columns, reversesDigits: false, reversesSegments: false,
      bytes: [0x00, 0xFE, 0x90, 0x90, 0x90, 0x80, 0x00, 0x00]),
    Example(
      digits: .columns, reversesDigits: false, reversesSegments: true,
      bytes: [0x00, 0x7F, 0x09, 0x09, 0x09, 0x01, 0x00, 0x00]),
    Example(
      digits: .columns, reversesDigits: true, reversesSegments: false,
      bytes: [0x00, 0x00, 0x80, 0x90, 0x90, 0x90, 0xFE, 0x00]),
    Example(
      digits: .columns, reversesDigits: true, reversesSegments: true,
      bytes: [0x00, 0x00, 0x01, 0x09, 0x09, 0x09, 0x7F, 0x00]),
  ]

  @Test(arguments: examples) func everyTypeEncodesTheLetterF(example: Example) throws {
    let encoder = try MAX7219Encoder(modules: 1, wiring: example.wiring)
    let digits = encoder.makeDigits(of: try FrameText.bitmap(letterF))
    #expect(digits == example.bytes.map { [$0] })
  }

  /// The table of the fact sheet, from MD_MAX72XX's module types.
  @Test(arguments: [
    (MAX7219ModuleType.fc16, [0x7C, 0x40, 0x40, 0x78, 0x40, 0x40, 0x40, 0x00]),
    (.generic, [0x00, 0x00, 0x80, 0x90, 0x90, 0x90, 0xFE, 0x00]),
    (.parola, [0x3E, 0x02, 0x02, 0x1E, 0x02, 0x02, 0x02, 0x00]),
    (.icstation, [0x00, 0x02, 0x02, 0x02, 0x1E, 0x02, 0x02, 0x3E]),
  ])
  func aNamedModuleEncodesTheLetterF(type: MAX7219ModuleType, bytes: [UInt8]) throws {
    let encoder = try MAX7219Encoder(modules: 1, wiring: MAX7219Wiring(type))
    #expect(encoder.makeDigits(of: try FrameText.bitmap(letterF)) == bytes.map { [$0] })
  }

  @Test func namesAreThoseOfBoardFiles() {
    #expect(
      MAX7219ModuleType.allCases.map(\.rawValue) == ["fc16", "generic", "parola", "icstation"])
    #expect(MAX7219Wiring.Digits.allCases.map(\.rawValue) == ["rows", "columns"])
  }

  @Test func allTypesAreTheEightOnes() {
    #expect(MAX7219Wiring.all == Self.examples.map(\.wiring))
  }

  @Test(arguments: MAX7219Wiring.all, MAX7219Wiring.all)
  func aWrongTypeGivesAnotherPicture(encoded: MAX7219Wiring, real: MAX7219Wiring) throws {
    let frame = try FrameText.bitmap(letterF)
    var driver = MAX7219Driver(
      bus: VirtualMAX7219(chips: 1), encoder: try MAX7219Encoder(modules: 1, wiring: encoded))
    driver.begin()
    driver.show(frame)
    let shown = driver.bus.makeBitmap(wiring: real.module)
    #expect((shown == frame) == (encoded == real))
  }
}
