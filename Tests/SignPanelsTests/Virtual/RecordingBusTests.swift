// RecordingBusTests.swift: recorded writes, their edges and their wave art.

import SignPanels
import SignSimulator
import Testing

private let din = MAX7219Signal.din.line
private let clk = MAX7219Signal.clk.line
private let load = MAX7219Signal.load.line

@Suite struct RecordingBusTests {
  @Test func remembersLevelsAndChangesOfEveryWrite() {
    var bus = RecordingBus(initialLevels: load)
    bus.write([din, load], mask: [din, load])
    bus.write(clk, mask: [clk, din])
    bus.write([din, clk], mask: load)
    #expect(bus.initialLevels == load)
    #expect(bus.levels == clk)
    #expect(bus.writes.map { $0.number } == [0, 1, 2])
    #expect(bus.writes.map { $0.levels } == [[din, load], [clk, load], clk])
    #expect(bus.writes.map { $0.changed } == [din, [din, clk], load])
    #expect(bus.writes.map { $0.mask } == [[din, load], [clk, din], load])
  }

  @Test func listsEdgesByWriteAndLine() {
    var bus = RecordingBus(initialLevels: load)
    bus.write([din, clk], mask: [din, clk, load])
    bus.write(clk, mask: [din, clk])
    let edges = bus.edges.map { ($0.write, $0.line, $0.rises) }
    #expect(edges.map { $0.0 } == [0, 0, 0, 1])
    #expect(edges.map { $0.1 } == [din, clk, load, din])
    #expect(edges.map { $0.2 } == [true, true, false, false])
  }

  @Test func aReplayedRecordingIsTheSameAgain() {
    var bus = RecordingBus(initialLevels: load)
    bus.write(din, mask: [din, load])
    bus.write(clk, mask: clk)
    var copy = RecordingBus(initialLevels: load)
    bus.replay(into: &copy)
    #expect(copy.writes == bus.writes)
  }

  @Test func knowsWhenAWriteHappened() {
    #expect(RecordingBus(nanosecondsPerWrite: 2400).nanoseconds(atWrite: 3) == 7200)
    #expect(RecordingBus().nanoseconds(atWrite: 3) == nil)
  }

  @Test func rowsAreRecordedOneByOne() {
    var bus = RecordingRowBus()
    let bytes: [UInt8] = [1, 2, 3, 4, 5, 6]
    bytes.withUnsafeBufferPointer { bus.send($0, rowLength: 2) }
    bus.send([7])
    #expect(bus.rows == [[1, 2], [3, 4], [5, 6], [7]])
    #expect(bus.calls == [3, 1])
    var copy = RecordingRowBus()
    bus.replay(into: &copy)
    #expect(copy.rows == bus.rows)
  }
}

@Suite struct WaveTests {
  @Test func aWriteIsAColumn() {
    var bus = RecordingBus()
    for bit in [true, false] {
      bus.write(bit ? din : [], mask: [din, clk])
      bus.write(clk, mask: clk)
    }
    bus.write(load, mask: [clk, load])
    #expect(
      bus.wave(of: [MAX7219Signal.din, .clk, .load]).art == """
        DIN  --___
        CLK  _-_-_
        LOAD ____-

        """)
    #expect(bus.wave(of: [MAX7219Signal.clk], writes: 1..<4).art == "CLK -_-\n")
  }

  @Test func artIsReadBack() throws {
    let art = """
      OE   --_
      LAT  _-_
      B2_3 -__

      """
    let wave = try Wave<HUB75Signal>(art)
    #expect(wave.signals == [.oe, .lat, .b2_3])
    let (oe, lat, b2) = (HUB75Signal.oe.line, HUB75Signal.lat.line, HUB75Signal.b2_3.line)
    #expect(wave.columns == [[oe, b2], [oe, lat], []])
    #expect(wave.art == art)
  }

  @Test func aWaveIsWrittenColumnByColumn() throws {
    var bus = RecordingBus(initialLevels: HUB12Signal.oe.line)
    let wave = try Wave<HUB12Signal>("CLK _-\nR   --")
    wave.replay(into: &bus)
    #expect(bus.wave(of: [HUB12Signal.clk, .r]) == wave)
    #expect(bus.wave(of: [HUB12Signal.oe]).art == "OE --\n")
  }

  @Test func namesAreAllDifferent() {
    #expect(Set(HUB75Signal.allCases.map { $0.waveName }).count == 26)
    #expect(HUB75Signal.allCases.map { $0.waveName }.suffix(3) == ["R2_3", "G2_3", "B2_3"])
    #expect(MAX7219Signal.allCases.map { $0.waveName } == ["DIN", "CLK", "LOAD"])
    #expect(HUB12Signal.allCases.map { $0.waveName } == ["OE", "A", "B", "CLK", "LAT", "R"])
  }

  @Test(
    arguments: [
      ("", "no signals; want rows such as 'CLK _-_-'"),
      ("DATA --", "row 1: no signal 'DATA'; want one of DIN, CLK, LOAD"),
      ("CLK -\n\nCLK -", "row 3: 'CLK' has a row already"),
      ("CLK -_x", "row 1, column 7: found U+78; want '-' for high or '_' for low"),
      ("CLK -- _", "row 1, column 7: found U+20; want '-' for high or '_' for low"),
      ("CLK --\nDIN -", "row 2 has 1 writes, but row 1 has 2"),
    ])
  func badArtIsRefusedInPlainWords(art: String, message: String) {
    #expect {
      try Wave<MAX7219Signal>(art)
    } throws: { error in
      (error as? WaveArtError)?.description == message
    }
  }
}
