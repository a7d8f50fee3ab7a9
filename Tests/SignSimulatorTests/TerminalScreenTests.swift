// TerminalScreenTests.swift: what is written turns what is on the screen into the next frame.

import FrameText
import SignPrimitives
import Testing

@testable import SignSimulator

@Suite struct TerminalScreenTests {
  private func art(_ text: String) throws -> Bitmap { try FrameText.bitmap(text) }

  private func update(_ screen: inout TerminalScreen, _ frame: Bitmap) -> [UInt8] {
    var bytes: [UInt8] = []
    screen.update(to: frame, bytes: &bytes)
    return bytes
  }

  /// A screen below a shell's prompt, and its emulator.
  private func begin(columns: Int, rows: Int) -> (TerminalScreen, ScreenEmulator) {
    let size = TerminalSize(columns: columns, rows: rows)
    var emulator = ScreenEmulator(columns: columns, rows: rows)
    emulator.write(Array("$ play\r\n".utf8))
    return (TerminalScreen(size: size, showsColor: true), emulator)
  }

  @Test func thePictureStandsBelowThePromptWithTheCursorUnderIt() throws {
    var (screen, emulator) = begin(columns: 8, rows: 6)
    emulator.write(update(&screen, try art("#.#\n.##\n#.#")))
    #expect(emulator.text == ["$ play", "▀▄█", "▀ ▀"])
    #expect([emulator.row, emulator.column] == [3, 0])
    #expect(emulator.color == nil)
    #expect(emulator.complaints == [])
  }

  @Test func aPictureAtTheBottomScrollsTheScreen() throws {
    var (screen, emulator) = begin(columns: 8, rows: 3)
    emulator.write(update(&screen, try art("#.\n..\n.#\n..")))
    #expect(emulator.text == ["▀", " ▀"])
    emulator.write(update(&screen, try art("..\n.#\n#.\n..")))
    #expect(emulator.text == [" ▄", "▀"])
  }

  @Test func theSameFrameWritesNothing() throws {
    var (screen, _) = begin(columns: 8, rows: 6)
    #expect(update(&screen, try art("#.\n.#")) != [])
    #expect(update(&screen, try art("#.\n.#")) == [])
  }

  @Test func onlyChangedLinesAreWritten() throws {
    var (screen, emulator) = begin(columns: 8, rows: 9)
    let rows = ["#.", "..", ".#", "..", "##", "..", "..", "#."]
    emulator.write(update(&screen, try FrameText.bitmap(lines: rows)))
    for changed in [[0], [2], [7], [1, 6], [0, 1, 2, 3, 4, 5, 6, 7]] {
      var next = rows
      for row in changed { next[row] = "##" == rows[row] ? ".#" : "##" }
      let bytes = update(&screen, try FrameText.bitmap(lines: next))
      let cells = string(bytes).unicodeScalars.filter { " ▀▄█".unicodeScalars.contains($0) }
      #expect(cells.count == 2 * Set(changed.map { $0 / 2 }).count)
      emulator.write(bytes)
      var (fresh, expected) = begin(columns: 8, rows: 9)
      expected.write(update(&fresh, try FrameText.bitmap(lines: next)))
      #expect(emulator.text == expected.text)
      #expect([emulator.row, emulator.column] == [5, 0])
      emulator.write(update(&screen, try FrameText.bitmap(lines: rows)))
    }
    #expect(emulator.complaints == [])
  }

  @Test func aPixelBeyondTheFirstWordIsAChange() {
    var (screen, emulator) = begin(columns: 70, rows: 9)
    emulator.write(update(&screen, frame(width: 70, height: 2) { _, _ in false }))
    emulator.write(update(&screen, frame(width: 70, height: 2) { x, y in x == 69 && y == 1 }))
    #expect(emulator.text == ["$ play", String(repeating: " ", count: 69) + "▄"])
  }

  @Test func randomFramesAlwaysEndUpOnTheScreen() {
    var (screen, emulator) = begin(columns: 33, rows: 9)
    for seed in 0..<50 as Range<UInt32> {
      let next = sample(width: 33, height: 9, seed: seed / 2)
      emulator.write(update(&screen, next))
      let lines = emulator.text.dropFirst().map {
        $0 + String(repeating: " ", count: 33 - $0.unicodeScalars.count)
      }
      let blank = String(repeating: " ", count: 33)
      let all = lines + Array(repeating: blank, count: 5 - lines.count)
      #expect(decodeHalf(all, width: 33, height: 9) == next)
    }
  }

  @Test func withoutColourThereIsNone() throws {
    let size = TerminalSize(columns: 8, rows: 4)
    var screen = TerminalScreen(size: size, showsColor: false)
    #expect(!string(update(&screen, try art("#"))).contains("m"))
    var colourful = TerminalScreen(size: size, showsColor: true)
    #expect(string(update(&colourful, try art("#"))).contains("\u{1B}[38;5;214m\r▀"))
  }
}

@Suite struct TerminalResizeTests {
  private let frame64 = sample(width: 64, height: 16)

  private func layout(_ columns: Int, _ rows: Int) -> TerminalLayout {
    TerminalLayout(width: 64, height: 16, in: TerminalSize(columns: columns, rows: rows))
  }

  @Test func halfBlocksThenBrailleThenAMessage() {
    #expect(layout(64, 9) == .picture(.half, columns: 64, lines: 8))
    #expect(layout(63, 9) == .picture(.braille, columns: 32, lines: 4))
    #expect(layout(64, 8) == .picture(.braille, columns: 32, lines: 4))
    #expect(layout(32, 5) == .picture(.braille, columns: 32, lines: 4))
    let message = "this sign needs 32x5, the terminal has 80x4; enlarge it or use --size"
    #expect(layout(80, 4) == .message(message))
  }

  @Test func theMessageNeverReachesTheLastColumn() {
    #expect(layout(31, 50) == .message("this sign needs 32x5, the term"))
    #expect(layout(1, 1) == .message(""))
  }

  @Test func aPictureThatNoLongerFitsGivesWayToTheMessageAndComesBack() {
    var screen = TerminalScreen(size: TerminalSize(columns: 80, rows: 12), showsColor: true)
    var emulator = ScreenEmulator(columns: 80, rows: 12)
    func show() {
      var bytes: [UInt8] = []
      screen.update(to: frame64, bytes: &bytes)
      emulator.write(bytes)
    }
    emulator.write(Array("$ play\r\n".utf8))
    show()
    let before = emulator.text
    #expect(decodeHalf(padded(Array(before.dropFirst()), 8, 64), width: 64, height: 16) == frame64)
    emulator.resize(rows: 4)
    screen.resize(to: TerminalSize(columns: 80, rows: 4))
    show()
    #expect(
      emulator.text == ["this sign needs 32x5, the terminal has 80x4; enlarge it or use --size"])
    show()
    emulator.resize(rows: 12)
    screen.resize(to: TerminalSize(columns: 80, rows: 12))
    show()
    #expect(emulator.text == Array(before.dropFirst()))
    #expect(emulator.complaints == [])
  }

  @Test func linesThatANarrowerTerminalBrokeLeaveNothingBehind() {
    var screen = TerminalScreen(size: TerminalSize(columns: 64, rows: 24), showsColor: true)
    var emulator = ScreenEmulator(columns: 64, rows: 24)
    // Full to the last column, so that every line breaks.
    let full = frame(width: 64, height: 16) { x, y in x == 63 || sampleBit(x, y) }
    emulator.write(Array("$ play\r\n".utf8))
    for columns in [64, 40, 64, 33, 20, 64] {
      emulator.resize(columns: columns)
      screen.resize(to: TerminalSize(columns: columns, rows: 24))
      var bytes: [UInt8] = []
      screen.update(to: full, bytes: &bytes)
      emulator.write(bytes)
      #expect(emulator.text.first == "$ play")
      #expect(emulator.text.count == [64: 9, 40: 5, 33: 5, 20: 2][columns])
    }
    #expect(emulator.complaints == [])
  }

  private func sampleBit(_ x: Int, _ y: Int) -> Bool { frame64.isLit(x: x, y: y) }

  private func padded(_ lines: [String], _ count: Int, _ columns: Int) -> [String] {
    (0..<count).map { index in
      let line = index < lines.count ? lines[index] : ""
      return line + String(repeating: " ", count: columns - line.unicodeScalars.count)
    }
  }

  @Test func afterASuspensionThePictureIsDrawnBelow() {
    var screen = TerminalScreen(size: TerminalSize(columns: 9, rows: 20), showsColor: true)
    var emulator = ScreenEmulator(columns: 9, rows: 20)
    var bytes: [UInt8] = []
    let dot = frame(width: 3, height: 2) { x, y in x == y }
    screen.update(to: dot, bytes: &bytes)
    emulator.write(bytes)
    emulator.write(Array("stopped\r\n$ fg\r\n".utf8))
    screen.forget()
    bytes = []
    screen.update(to: dot, bytes: &bytes)
    emulator.write(bytes)
    #expect(emulator.text == ["▀▄", "stopped", "$ fg", "▀▄"])
  }

  @Test func aSignOfAnotherSizeTakesThePlaceOfTheOldOne() {
    var screen = TerminalScreen(size: TerminalSize(columns: 9, rows: 20), showsColor: true)
    var emulator = ScreenEmulator(columns: 9, rows: 20)
    for (height, lines) in [(6, 3), (2, 1), (3, 2)] {
      var bytes: [UInt8] = []
      screen.update(to: frame(width: 2, height: height) { _, _ in true }, bytes: &bytes)
      emulator.write(bytes)
      #expect(emulator.text.count == lines)
    }
  }
}
