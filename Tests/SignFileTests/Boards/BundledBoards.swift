// BundledBoards.swift: the board files of the repository, and what their pins must be.
// Tests of SignFile: no Foundation.

import CPosix

@testable import SignFile

/// A folder of the package.
func packageFolder(_ name: String) -> String {
  let file = #filePath.split(separator: "/", omittingEmptySubsequences: false)
  return (file.dropLast(4) + [name[...]]).joined(separator: "/")
}

/// The names of all board files, without folder and `.json`, sorted.
func boardNames() -> [String] {
  let folder = packageFolder("Boards")
  let size = posix_folder_names(folder, nil, 0)
  guard size > 0 else { return [] }
  var names = [CChar](repeating: 0, count: Int(size))
  guard posix_folder_names(folder, &names, names.count) == size else { return [] }
  return names.split(separator: 0)
    .map { String(decoding: $0.map { UInt8(bitPattern: $0) }, as: UTF8.self) }
    .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
}

/// What a board file must say, typed from the sources and not from the file.
struct ExpectedBoard {
  var width: Int
  var height: Int
  /// Signals and BCM numbers; those of SPI0 for a board on SPI.
  var pins: [(signal: String, bcm: Int)]
  var hz: Int?
}

/// The pins of one signal after the other: `pins("oe clk", 18, 17)`.
private func pins(_ signals: String, _ numbers: Int...) -> [(signal: String, bcm: Int)] {
  let names = signals.split(separator: " ").map(String.init)
  precondition(names.count == numbers.count, "a number for each signal")
  return Array(zip(names, numbers)).map { (signal: $0.0, bcm: $0.1) }
}

// Names and order as in lib/hardware-mapping.c of hzeller/rpi-rgb-led-matrix; its strobe is lat.
private let regularControl = pins("oe clk lat a b c d", 18, 17, 4, 22, 23, 24, 25)
private let regularE = pins("e", 15)
private let regularChains = [
  pins("r1 g1 b1 r2 g2 b2", 11, 27, 7, 8, 9, 10),
  pins("r1_2 g1_2 b1_2 r2_2 g2_2 b2_2", 12, 5, 6, 19, 13, 20),
  pins("r1_3 g1_3 b1_3 r2_3 g2_3 b2_3", 14, 2, 3, 26, 16, 21),
]
private let adafruit =
  pins("oe clk lat a b c d", 4, 17, 21, 22, 26, 27, 20)
  + pins("r1 g1 b1 r2 g2 b2", 5, 13, 6, 12, 16, 23)
private let adafruitE = pins("e", 24)
private let computeControl = pins("oe clk lat a b c d", 18, 16, 17, 2, 3, 4, 5)
private let computeChains = [
  pins("r1 g1 b1 r2 g2 b2", 7, 8, 9, 10, 11, 12),
  pins("r1_2 g1_2 b1_2 r2_2 g2_2 b2_2", 13, 14, 15, 19, 20, 21),
  pins("r1_3 g1_3 b1_3 r2_3 g2_3 b2_3", 22, 23, 24, 25, 26, 27),
]
// SPI0 of every Raspberry Pi: MOSI, SCLK and CE0.
private let spi0 = pins("din clk load", 10, 11, 8)
private let freeLines = pins("din clk load", 17, 27, 22)
private let hub12Lines = pins("oe a b clk lat r", 22, 23, 24, 17, 27, 25)

/// Every board file by its name.
let expectedBoards: [String: ExpectedBoard] = [
  "max7219-fc16-4-spi": ExpectedBoard(width: 32, height: 8, pins: spi0, hz: 8_000_000),
  "max7219-fc16-4-gpio": ExpectedBoard(width: 32, height: 8, pins: freeLines),
  "max7219-fc16-8-spi": ExpectedBoard(width: 64, height: 8, pins: spi0, hz: 4_000_000),
  "max7219-fc16-16-spi": ExpectedBoard(width: 128, height: 8, pins: spi0, hz: 2_000_000),
  "max7219-fc16-8x2-serpentine-spi":
    ExpectedBoard(width: 64, height: 16, pins: spi0, hz: 2_000_000),
  "max7219-generic-1-spi": ExpectedBoard(width: 8, height: 8, pins: spi0, hz: 8_000_000),
  "max7219-generic-1-gpio": ExpectedBoard(width: 8, height: 8, pins: freeLines),
  "max7219-generic-4-spi": ExpectedBoard(width: 32, height: 8, pins: spi0, hz: 8_000_000),
  "hub75-adafruit-64x32": ExpectedBoard(width: 64, height: 32, pins: adafruit),
  "hub75-adafruit-64x64": ExpectedBoard(width: 64, height: 64, pins: adafruit + adafruitE),
  "hub75-active3-64x32":
    ExpectedBoard(width: 64, height: 32, pins: regularControl + regularChains[0]),
  "hub75-active3-64x64":
    ExpectedBoard(width: 64, height: 64, pins: regularControl + regularE + regularChains[0]),
  "hub75-active3-64x32-3-chains":
    ExpectedBoard(width: 64, height: 96, pins: regularControl + regularChains.flatMap { $0 }),
  "hub75-electrodragon-64x32":
    ExpectedBoard(width: 64, height: 32, pins: regularControl + regularChains[0]),
  "hub75-electrodragon-64x64":
    ExpectedBoard(width: 64, height: 64, pins: regularControl + regularE + regularChains[0]),
  "hub75-compute-module-64x32":
    ExpectedBoard(width: 64, height: 32, pins: computeControl + computeChains[0]),
  "hub75-compute-module-64x32-3-chains":
    ExpectedBoard(width: 64, height: 96, pins: computeControl + computeChains.flatMap { $0 }),
  "hub12-p10-32x16": ExpectedBoard(width: 32, height: 16, pins: hub12Lines),
  "hub12-p10-64x16": ExpectedBoard(width: 64, height: 16, pins: hub12Lines),
]

/// The pin of the 40-pin header that carries a BCM number, from the Raspberry Pi's own pin-out.
let headerPins: [Int: Int] = [
  2: 3, 3: 5, 4: 7, 14: 8, 15: 10, 17: 11, 18: 12, 27: 13, 22: 15, 23: 16, 24: 18, 10: 19, 9: 21,
  25: 22, 11: 23, 8: 24, 7: 26, 0: 27, 1: 28, 5: 29, 6: 31, 12: 32, 13: 33, 19: 35, 16: 36,
  26: 37, 20: 38, 21: 40,
]
