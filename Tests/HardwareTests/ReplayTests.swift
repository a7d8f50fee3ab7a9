// ReplayTests.swift: traces made here, right and wrong ones, so that a fault of a real one is seen.

import SignCore
import SignFile
import SignPanels
import SignPrimitives
import SignSimulator
import Testing

@testable import ledsign

/// A text that scrolls, 60 frames a second, 30 px/s: every second frame moves it by a pixel.
private func scroller(_ board: LoadedBoard, _ text: String = "Hello, world") throws -> Sign {
  let json = """
    { "size": [\(board.width), \(board.height)], "elements": [{ "type": "marquee",
      "text": "\(text)", "kind": "continuous", "speed": { "rate": 30 }, "delay": 0,
      "curve": "linear", "forced": true }] }
    """
  return try LoadedSign(bytes: Array(json.utf8), file: "scroller.json").sign
}

/// The trace of a driver that shows some frames and ends as drivers do.
private struct TraceMaker {
  let board: LoadedBoard
  private let sender: FrameSender
  var lines: [String] = []

  init(_ name: String) throws {
    board =
      name == smallPanel
      ? try LoadedBoard(bytes: Array(smallPanelText.utf8), file: name)
      : try #require(BundledBoard.named(name)).load()
    sender = try FrameSender(PanelDescription(board))
    if case .gpio(let wired) = board.bus {
      let high = board.panel.format == "hub75" ? "oe" : "load"
      lines.append(
        "request 7 "
          + wired.lines.map { "\($0.offset)=\($0.signal == high ? 1 : 0)" }.joined(separator: " "))
    }
    add(sender.begin())
  }

  /// Shows a frame, some refreshes long.
  mutating func show(_ frame: Bitmap, refreshes: Int = 2) {
    for _ in 0..<refreshes { add(sender.show(frame)) }
  }

  /// Makes the panels dark as `begin` does.
  mutating func end() { add(sender.begin()) }

  private mutating func add(_ wire: Wire) {
    switch wire {
    case .rows(let rows):
      for row in rows {
        let words = row.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        lines.append("spi 7 8000000 " + words.joined())
      }
    case .lines(let bus):
      for write in bus.writes {
        lines.append("write 7 \(offsets(write.mask)) \(offsets(write.levels))")
      }
    }
  }

  private func offsets(_ set: LineSet) -> String {
    guard case .gpio(let wired) = board.bus else { return "" }
    var offsets: UInt64 = 0
    for line in wired.lines where set.contains(.line(line.place)) { offsets |= 1 << line.offset }
    return String(offsets, radix: 16)
  }

  func faults(_ wanted: String, _ signs: [Sign]) throws -> [String] {
    let trace = try KernelTrace(Array(lines.map { $0 + "\n" }.joined().utf8) + [0, 0])
    return try HardwareTests.faults(
      of: trace, try TraceCase("board here\n" + wanted), board, signs)
  }
}

extension BoardPanel {
  fileprivate var format: String { PanelDescription.format(of: self) }
}

extension PanelDescription {
  fileprivate static func format(of panel: BoardPanel) -> String {
    switch panel {
    case .max7219: "max7219"
    case .hub75: "hub75"
    case .hub12: "hub12"
    }
  }
}

private let boards = [
  "max7219-fc16-4-gpio", "max7219-fc16-4-spi", smallPanel, "hub12-p10-32x16",
]
private let smallPanel = "a small HUB75 panel"
private let smallPanelText = """
  { "name": "small", "panel": { "type": "hub75", "size": [16, 8], "scan": 4, "ink": "r" },
    "bus": { "gpio": ["chip"], "lines": { "oe": 4, "clk": 17, "lat": 21, "a": 22, "b": 26, "r1": 5,
      "r2": 12 } } }
  """

/// Frames of a sign, `step` apart.
private func frames(_ sign: Sign, _ count: Int, step: Int = 3, from first: Int = 0) -> [Bitmap] {
  (0..<count).map { index in
    var frame = sign.makeFrame()
    sign.draw(at: sign.time(ofFrame: Int64(first + index * step)), into: &frame)
    return frame
  }
}

@Suite struct ReplayTests {
  @Test(arguments: boards)
  func framesInTheirOrderAreRight(_ name: String) throws {
    var maker = try TraceMaker(name)
    let sign = try scroller(maker.board)
    for frame in frames(sign, 8) { maker.show(frame) }
    maker.end()
    let case8 = "frames 8\nrefreshes 8\nwrites 50\ncalls 2128\nuntil 1000"
    let serial = case8.replacingLine("calls")
    let wanted = maker.board.panel.format == "max7219" ? serial : case8
    #expect(try maker.faults(wanted, [sign]) == [])
    #expect(try maker.faults(wanted.replacingLine("frames", "frames 9"), [sign]).count == 1)
    #expect(try maker.faults(wanted.replacingLine("refreshes", "refreshes 99"), [sign]).count == 1)
    #expect(try maker.faults(wanted.replacingLine("writes", "writes 999999"), [sign]).count == 1)
    #expect(try maker.faults(wanted + "\nend lit", [sign]).count == 1)
    if wanted == case8 {
      #expect(try maker.faults(wanted.replacingLine("calls", "calls 100"), [sign]).count == 1)
    }
  }

  @Test(arguments: boards)
  func aPictureOfAnotherSignIsFound(_ name: String) throws {
    var maker = try TraceMaker(name)
    let (sign, other) = (try scroller(maker.board), try scroller(maker.board, "Other words"))
    for frame in frames(sign, 4) { maker.show(frame) }
    for frame in frames(other, 2, from: 20) { maker.show(frame) }
    for frame in frames(sign, 4, from: 30) { maker.show(frame) }
    maker.end()
    #expect(try maker.faults("until 2000", [sign]).count == 1)
  }

  @Test(arguments: boards)
  func framesInTheWrongOrderAreFound(_ name: String) throws {
    var maker = try TraceMaker(name)
    let sign = try scroller(maker.board)
    for frame in frames(sign, 4).reversed() { maker.show(frame) }
    maker.end()
    // Before the text comes round again.
    #expect(try maker.faults("until 1000", [sign]).count == 1)
  }

  @Test(arguments: boards)
  func aSignThatIsLeftLitIsFound(_ name: String) throws {
    var maker = try TraceMaker(name)
    let sign = try scroller(maker.board)
    for frame in frames(sign, 4) { maker.show(frame) }
    if maker.board.panel.format == "max7219" {
      #expect(try maker.faults("until 1000", [sign]).count == 1)
      #expect(try maker.faults("until 1000\nend lit", [sign]) == [])
    } else {
      // Stopped in the middle of a refresh, where a row is lit.
      maker.lines.removeLast(maker.board.panel.format == "hub75" ? 60 : 100)
      #expect(try maker.faults("until 1000", [sign]).count == 1)
    }
  }

  @Test(arguments: boards)
  func aSignThatGoesDarkBetweenTwoFramesIsFound(_ name: String) throws {
    var maker = try TraceMaker(name)
    let sign = try scroller(maker.board)
    for frame in frames(sign, 3) { maker.show(frame) }
    maker.show(sign.makeFrame())
    for frame in frames(sign, 3, from: 12) { maker.show(frame) }
    maker.end()
    #expect(try maker.faults("until 1000", [sign]).count == 1)
    #expect(try maker.faults("until 1000\nbetween dark", [sign]) == [])
  }

  @Test(arguments: boards)
  func aLostCallIsFound(_ name: String) throws {
    var maker = try TraceMaker(name)
    let sign = try scroller(maker.board)
    for frame in frames(sign, 6) { maker.show(frame) }
    maker.end()
    // A clock edge, or a row of bytes, in the middle; near it so that it is one that matters.
    let middle = maker.lines.count / 2
    maker.lines.remove(at: middle)
    maker.lines.remove(at: middle)
    #expect(try maker.faults("until 1000", [sign]) != [])
  }

  @Test(arguments: boards)
  func aTraceOfNothingIsNoProof(_ name: String) throws {
    var maker = try TraceMaker(name)
    let sign = try scroller(maker.board)
    maker.lines = []
    #expect(try maker.faults("until 1000", [sign]).count == 3)
  }

  @Test(arguments: ["write 7 10", "write 7 1g 0", "request 7 64=1", "spi 7 100 012", "what 7 1 2"])
  func brokenLinesAreRefused(_ line: String) {
    #expect(throws: TraceError.self) { try KernelTrace(Array((line + "\n").utf8)) }
  }

  @Test(arguments: ["boards x", "board", "frames -1", "end here", "between lit", "sign a.json"])
  func brokenCasesAreRefused(_ text: String) {
    #expect(throws: TraceError.self) { try TraceCase(text) }
  }
}

extension String {
  /// The same without the line of that key, or with another one in its place.
  fileprivate func replacingLine(_ key: String, _ line: String? = nil) -> String {
    let rest = split(separator: "\n").filter { !$0.hasPrefix(key + " ") }.map { String($0) }
    return (rest + (line.map { [$0] } ?? [])).joined(separator: "\n")
  }
}
