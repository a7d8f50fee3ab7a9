// SerialRows.swift: a serial bus made of three lines.
// SignPanels: integers only; no Linux, no fonts, no elements. Sending allocates nothing.

/// A row bus over the lines ``MAX7219Signal`` of a line bus.
///
/// A row is 2 x bits + 2 writes. The first one lowers LOAD. Every bit is two: the data with the clock
/// low, then the clock high, so that data never changes with the edge that takes it. The last one
/// lowers the clock and raises LOAD, which takes the row; the chip allows both orders of the two. A
/// write takes far longer than the 25 to 50 ns that the chip wants between edges (data sheet, timing;
/// ma16/rpio, notes on the Max7219).
public struct SerialRows<Lines: LineBus & ~Copyable>: RowBus, ~Copyable {
  /// Why a write failed.
  public typealias Failure = Lines.Failure

  /// The levels of the lines between rows: LOAD high, clock and data low.
  @inlinable
  public static var rest: LineSet { MAX7219Signal.load.line }

  /// The lines.
  public var lines: Lines
  @usableFromInline var isAtRest = false
  /// The levels of DIN and CLK in the eight writes of each half of a byte, so that none is worked out
  /// bit by bit.
  @usableFromInline var levels: UnsafeMutablePointer<SIMD8<UInt32>>

  /// Creates a row bus; its first row is preceded by a write that puts the lines at rest.
  @inlinable
  public init(lines: consuming Lines) {
    self.lines = lines
    levels = .allocate(capacity: 16)
    for half in 0..<16 {
      var writes = SIMD8<UInt32>(repeating: MAX7219Signal.clk.line.rawValue)
      for bit in 0..<4 {
        writes[2 * bit] = half & (8 >> bit) != 0 ? MAX7219Signal.din.line.rawValue : 0
      }
      (levels + half).initialize(to: writes)
    }
  }

  @inlinable
  deinit { levels.deallocate() }

  /// Sends rows, most significant bit of each byte first.
  ///
  /// When a write fails in the middle of a row, LOAD stays low until the next row is complete, so
  /// that no chip takes half of one.
  @inlinable
  public mutating func send(
    _ bytes: UnsafeBufferPointer<UInt8>, rowLength: Int
  ) throws(Lines.Failure) {
    precondition(rowLength > 0 && bytes.count % rowLength == 0, "rows are whole")
    let data = MAX7219Signal.din.line
    let clock = MAX7219Signal.clk.line
    let load = MAX7219Signal.load.line
    if !isAtRest { try lines.write(Self.rest, mask: [data, clock, load]) }
    isAtRest = true
    guard var next = bytes.baseAddress else { return }
    let end = next + bytes.count
    while next < end {
      let rowEnd = next + rowLength
      try lines.write([], mask: load)
      while next < rowEnd {
        let byte = Int(next.pointee)
        try send(levels[byte &>> 4], data, clock)
        try send(levels[byte & 15], data, clock)
        next += 1
      }
      try lines.write(load, mask: [clock, load])
    }
  }

  /// Sends four bits.
  @inlinable
  @inline(__always)
  mutating func send(
    _ levels: SIMD8<UInt32>, _ data: LineSet, _ clock: LineSet
  ) throws(Lines.Failure) {
    for bit in 0..<4 {
      try lines.write(LineSet(rawValue: levels[2 &* bit]), mask: [data, clock])
      try lines.write(LineSet(rawValue: levels[2 &* bit &+ 1]), mask: clock)
    }
  }
}

extension SerialRows: @unchecked Sendable where Lines: Sendable & ~Copyable {}
