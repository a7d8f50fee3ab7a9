// WireTests.swift: what a frame puts on the wire, as words, wave art and a Value Change Dump.

import SignFile
import SignPanels
import SignPrimitives
import SignSimulator
import Testing

@testable import ledsign

/// A letter that no turn and no mirror leaves as it is, by rows.
private let letterF = [
  ".#####..", ".#......", ".#......", ".####...", ".#......", ".#......", ".#......", "........",
]

private func parts(_ board: LoadedBoard, _ frame: Bitmap) throws -> [WirePart] {
  let sender = try FrameSender(PanelDescription(board))
  let begin = WirePart(title: "power-up", wire: sender.begin())
  return [begin, WirePart(title: "frame at 0 ms", wire: sender.show(frame))]
}

private func frameF() throws -> Bitmap {
  var frame = try Bitmap(width: 8, height: 8)
  for (y, row) in letterF.enumerated() {
    for (x, mark) in row.enumerated() where mark == "#" { frame.set(x: x, y: y) }
  }
  return frame
}

@Suite struct WireTests {
  // Worked out by hand from the data sheet and the wiring of each kind of module: which digit register
  // a row or column is, and which bit its first pixel. Rows that stay dark are not sent.
  @Test(arguments: [
    ("fc16", "017C 0240 0340 0478 0540 0640 0740"), ("generic", "0380 0490 0590 0690 07FE"),
    ("parola", "013E 0202 0302 041E 0502 0602 0702"),
    ("icstation", "0202 0302 0402 051E 0602 0702 083E"),
  ])
  func wordsOfTheLetterF(_ wiring: String, _ words: String) throws {
    for bus in [nil, #"{ "spi": "/dev/spidev0.0" }"#] {
      let board = try board(
        #""type": "max7219", "modules": [1, 1], "wiring": "\#(wiring)""#, bus: bus)
      let text = WireWords.text(of: try parts(board, try frameF()), PanelDescription(board))
      let frame = text.split(separator: "\n").drop { !$0.hasPrefix("frame at 0 ms: ") }
      let sent = frame.dropFirst().map { String($0.split(separator: " ")[0]) }
      #expect(sent.joined(separator: " ") == words)
    }
  }

  @Test func setUpRegistersAreToldInWords() throws {
    let board = try board(
      #""type": "max7219", "modules": [2, 1], "wiring": "fc16", "intensity": 4"#)
    let frame = try Bitmap(width: 16, height: 8)
    let lines = WireWords.text(of: try parts(board, frame), PanelDescription(board))
      .split(separator: "\n")
    #expect(lines[2] == "  0F00 0F00  display test: off")
    #expect(lines[3] == "  0C00 0C00  shutdown: dark")
    #expect(lines[4] == "  0900 0900  decode mode: none")
    #expect(lines[5] == "  0B07 0B07  scan limit: 8 digits")
    #expect(lines[6] == "  0100 0100  digit 0")
    #expect(lines[14] == "  0A04 0A04  intensity: 4")
    #expect(lines[15] == "  0C01 0C01  shutdown: off")
    #expect(lines[16] == "frame at 0 ms: 0 writes")
  }

  @Test func aRowOfAScannedPanelHasItsAddressAndData() throws {
    let board = try board(#""type": "hub75", "size": [16, 16], "scan": 8, "ink": "r""#)
    var frame = try Bitmap(width: 16, height: 16)
    frame.set(x: 0, y: 5)
    frame.set(x: 15, y: 13)
    let text = WireWords.text(of: try parts(board, frame), PanelDescription(board))
    // Two writes a column; address, latch and its end: 35 a row. The sixth row follows five, and a
    // power-up of two writes, a dark row and a latch.
    #expect(
      text.contains(
        "write \(2 + 34 + 175): address 5, r1 8000, g1 b1 g2 b2 0000, r2 0001, 35 writes\n"))
  }

  @Test func waveArtIsWrappedAndNumbered() throws {
    let board = try board(#""type": "max7219", "modules": [1, 1], "wiring": "fc16""#)
    var frame = try Bitmap(width: 8, height: 8)
    frame.set(x: 7, y: 0)
    let text = WireEdges.text(of: try parts(board, frame), PanelDescription(board))
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 100 })
    // Fourteen rows of 34 writes and one at the beginning.
    let place = try #require(lines.firstIndex(of: "frame at 0 ms"))
    #expect(lines[place + 1] == "write 477")
    // Register 1, data 1: two bits of sixteen. DIN is still high from the last bit of the power-up.
    #expect(lines[place + 2] == "DIN  -______________--______________---")
    #expect(lines[place + 3] == "CLK  __-_-_-_-_-_-_-_-_-_-_-_-_-_-_-_-_")
    #expect(lines[place + 4] == "LOAD _________________________________-")
    #expect(lines.count == place + 5)
  }

  @Test(arguments: [
    #""type": "hub75", "size": [32, 16], "scan": 8, "parallel": 3"#,
    #""type": "hub75", "size": [32, 16], "scan": 8, "rowAddress": "abShift""#,
    #""type": "hub12", "size": [32, 16]"#,
    #""type": "max7219", "modules": [2, 1], "wiring": "generic""#,
  ])
  func anotherReaderOfTheDumpFindsEveryWrite(_ keys: String) throws {
    let board = try board(keys)
    let settings = PanelDescription(board)
    var random = RandomFrames(seed: 11)
    let parts = try parts(board, try random.frame(board))
    let dump = try VCDReader(ValueChangeDump.text(of: parts, settings, writeTime: 2500))
    #expect(dump.timescale == "100 ns")
    #expect(Set(dump.names.values) == Set(settings.signals.map { $0.name }))
    var number = 0
    var levels = dump.changes.filter { $0.time == 0 }
      .reduce(into: [:]) { $0[$1.name] = $1.isHigh }
    var changes = dump.changes.drop { $0.time == 0 }[...]
    for part in parts {
      guard case .lines(let bus) = part.wire else { continue }
      for write in bus.writes {
        number += 1
        while let change = changes.first, change.time == number * 25 {
          levels[change.name] = change.isHigh
          changes.removeFirst()
        }
        for signal in settings.signals {
          #expect(levels[signal.name] == write.levels.contains(signal.line))
        }
      }
    }
    #expect(changes.isEmpty)
    #expect(dump.end == (number + 1) * 25)
  }

  @Test(arguments: [
    (1, "1 ns", 1), (63, "1 ns", 63), (2400, "100 ns", 24), (1000, "1 us", 1),
    (1_000_000_000, "1 ms", 1000),
  ])
  func theUnitOfADumpIsTheLargestThatFits(_ time: Int64, _ unit: String, _ step: Int) throws {
    let board = try board(#""type": "max7219", "modules": [1, 1], "wiring": "fc16""#)
    let parts = try parts(board, try frameF())
    let dump = try VCDReader(
      ValueChangeDump.text(of: parts, PanelDescription(board), writeTime: time))
    #expect(dump.timescale == unit)
    // The first write puts LOAD at rest.
    #expect(!dump.isHigh("load", at: step - 1) && dump.isHigh("load", at: step))
  }

  @Test func aSerialBusIsDumpedAsItsThreeLines() throws {
    let keys = #""type": "max7219", "modules": [2, 1], "wiring": "fc16""#
    let serial = try board(keys, bus: #"{ "spi": "/dev/spidev0.0", "hz": 1000000 }"#)
    let lines = try board(keys)
    var random = RandomFrames(seed: 2)
    let frame = try random.frame(lines)
    let fromSerial = ValueChangeDump.text(
      of: try parts(serial, frame), PanelDescription(serial), writeTime: 500)
    let fromLines = ValueChangeDump.text(
      of: try parts(lines, frame), PanelDescription(lines), writeTime: 500)
    #expect(fromSerial == fromLines)
    #expect(PanelDescription(serial).writeTime(default: 2400) == 500)
    #expect(PanelDescription(lines).writeTime(default: 2400) == 2400)
  }
}
