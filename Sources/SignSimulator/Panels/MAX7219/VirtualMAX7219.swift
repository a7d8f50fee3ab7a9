// VirtualMAX7219.swift: a chain of MAX7219 as its data sheet describes it.
// SignSimulator: no elements, no Linux GPIO.

public import SignPanels
public import SignPrimitives

/// A chain of MAX7219 modules that shows what it was sent and complains of what hardware dislikes.
///
/// It takes writes to its lines (``MAX7219Signal``) or rows of bytes. Chip 0 is the one whose DIN is
/// the input; each chip's DOUT is the next one's DIN, so the first word sent ends in the last chip.
/// Source: Maxim, MAX7219/MAX7221 data sheet; panels' geometry: MD_MAX72XX hardware types.
public struct VirtualMAX7219: LineBus, RowBus {
  /// A panel answers nothing, so nothing fails.
  public typealias Failure = Never

  /// Chips, each with a module of 8x8 px.
  public let chips: Int
  /// How long a write to the lines takes, ns; nil leaves times unchecked.
  public let nanosecondsPerWrite: Int?
  /// The clock of the bus of rows, Hz; nil leaves it unchecked.
  public let rowClockHertz: Int?
  /// The light of a lit pixel at intensity 15 if it were on all of its eighth of the time.
  public static let fullLight = 3360

  private var levels: LineSet
  private var register: ShiftRegister
  private var registers: [MAX7219Chip]
  private var watch: MAX7219Watch
  private var timing = MAX7219Timing()
  /// Clocks since LOAD last rose; nil before the first clock, when LOAD may rise for nothing.
  private var clocks: Int?
  private var number = 0
  private var list = ComplaintList<MAX7219Complaint>()

  /// Creates a chain as it is after power-up: dark, in shutdown, all registers 0.
  ///
  /// - Parameters:
  ///   - chips: 1 or more.
  ///   - warmSeed: When given, the registers hold anything and the chips are lit, as after a warm
  ///     restart; the same seed gives the same state.
  ///   - levels: The lines that are high before the first write.
  ///   - nanosecondsPerWrite: The time from one write to the next, if it is to be checked.
  ///   - rowClockHertz: The clock of the bus of rows, if it is to be checked.
  public init(
    chips: Int, warmSeed: UInt64? = nil, levels: LineSet = [], nanosecondsPerWrite: Int? = nil,
    rowClockHertz: Int? = nil
  ) {
    precondition(chips > 0, "a chain has a chip")
    self.chips = chips
    self.levels = levels
    self.nanosecondsPerWrite = nanosecondsPerWrite
    self.rowClockHertz = rowClockHertz
    register = ShiftRegister(length: 16 * chips)
    registers = [MAX7219Chip](repeating: MAX7219Chip(), count: chips)
    watch = MAX7219Watch(chips: chips)
    if let warmSeed {
      var random = SplitMix(state: warmSeed)
      for chip in 0..<chips { registers[chip] = MAX7219Chip(using: &random) }
    }
  }

  /// The first thousand complaints, in their order.
  public var complaints: [MAX7219Complaint] { list.first }
  /// All complaints, those included that were not kept.
  public var complaintCount: Int { list.count }

  /// Takes a write to the lines DIN, CLK and LOAD.
  public mutating func write(_ high: LineSet, mask: LineSet) {
    let before = levels
    levels = before.subtracting(mask).union(high.intersection(mask))
    checkEdges(from: before)
    checkTimes(from: before)
    if rises(.clk, from: before) { shift(in: levels.contains(MAX7219Signal.din.line)) }
    if rises(.load, from: before) { load() }
    number += 1
  }

  /// Takes rows of bytes as SPI in mode 0 sends them: LOAD falls before each row and rises after it.
  public mutating func send(_ bytes: UnsafeBufferPointer<UInt8>, rowLength: Int) {
    precondition(rowLength > 0 && bytes.count % rowLength == 0, "the last row is not whole")
    for start in stride(from: 0, to: bytes.count, by: rowLength) {
      if let rowClockHertz, rowClockHertz > 10_000_000 {
        list.add(.clockAboveLimit(write: number, hertz: rowClockHertz))
      }
      for byte in bytes[start..<(start + rowLength)] {
        for bit in 0..<8 { shift(in: byte << UInt8(bit) & 0x80 != 0) }
      }
      load()
      number += 1
    }
  }

  /// What the chain shows, chip 0 at the left, 8 px high.
  public func makeBitmap(wiring: ModuleWiring) -> Bitmap { light(wiring: wiring).makeBitmap() }

  /// The light of each pixel, chip 0 at the left, in parts of ``fullLight``.
  ///
  /// It is (2n + 1)/32 for intensity n, times 8/(limit + 1) for the scan limit: fewer digits are
  /// brighter than full.
  public func light(wiring: ModuleWiring) -> LightMap {
    var map = LightMap(width: 8 * chips, height: 8, full: VirtualMAX7219.fullLight)
    for (chip, state) in registers.enumerated() {
      for digit in 0..<8 {
        let segments = state.segments(ofDigit: digit)
        for bit in 0..<8 where segments >> UInt8(bit) & 1 == 1 {
          let pixel = wiring.pixel(digit: digit, bit: bit)
          map[8 * chip + pixel.x, pixel.y] = state.light
        }
      }
    }
    return map
  }

  private func rises(_ signal: MAX7219Signal, from before: LineSet) -> Bool {
    levels.contains(signal.line) && !before.contains(signal.line)
  }

  private mutating func shift(in bit: Bool) {
    register.shift(in: bit ? MAX7219Signal.din.line : [])
    clocks = (clocks ?? 0) + 1
  }

  private mutating func load() {
    if let clocks, clocks % 16 != 0 || clocks < 16 * chips {
      list.add(.clocksBeforeLoad(write: number, clocks: clocks, chips: chips))
    }
    if clocks != nil { clocks = 0 }
    for chip in 0..<chips {
      let word = word(of: chip)
      registers[chip].take(word)
      watch.check(registers[chip], chip: chip, word: word, write: number, into: &list)
    }
  }

  /// The last 16 bits that came by a chip, the oldest one highest.
  private func word(of chip: Int) -> UInt16 {
    var word: UInt16 = 0
    for place in (0..<16).reversed() {
      word = word << 1 | (register[16 * chip + place].isEmpty ? 0 : 1)
    }
    return word
  }

  private mutating func checkEdges(from before: LineSet) {
    let changed = before.symmetricDifference(levels)
    let (din, clk, load) = (
      MAX7219Signal.din.line, MAX7219Signal.clk.line, MAX7219Signal.load.line
    )
    if rises(.clk, from: before) {
      if changed.contains(din) { list.add(.dataWithClock(write: number)) }
      if changed.contains(load) {
        list.add(.loadWithClock(write: number))
      } else if levels.contains(load) {
        list.add(.clockWhileLoadHigh(write: number))
      }
    } else if changed.contains(load) && before.contains(load) && levels.contains(clk) {
      list.add(.clockHighAtLoadFall(write: number))
    }
  }

  private mutating func checkTimes(from before: LineSet) {
    guard let nanosecondsPerWrite else { return }
    for (interval, writes) in timing.note(write: number, before: before, after: levels) {
      let nanoseconds = writes * nanosecondsPerWrite
      if nanoseconds < interval.minimumNanoseconds {
        list.add(.tooQuick(interval, write: number, nanoseconds: nanoseconds))
      }
    }
  }
}
