// KeptWire.swift: buses that keep what is sent through them, in memory that is there before.
// ledsign-bench: ordinary Swift only; no Foundation. Nothing but making them allocates.

import SignPanels

/// Keeps the rows that were sent last.
struct KeptRows: RowBus, ~Copyable {
  typealias Failure = Never

  private let bytes: UnsafeMutablePointer<UInt8>
  private var count = 0

  /// - Parameter capacity: The most bytes that are sent together.
  init(capacity: Int) {
    bytes = .allocate(capacity: capacity)
    bytes.initialize(repeating: 0, count: capacity)
  }

  deinit { bytes.deallocate() }

  @inline(__always)
  mutating func send(_ bytes: UnsafeBufferPointer<UInt8>, rowLength: Int) {
    self.bytes.update(from: bytes.baseAddress!, count: bytes.count)
    count = bytes.count
  }

  /// The bytes, a word each.
  func makeWords() -> [UInt32] { (0..<count).map { UInt32(bytes[$0]) } }
}

/// Keeps the levels of each write; which lines it drives follows from its place.
struct KeptLevels: LineBus, ~Copyable {
  typealias Failure = Never

  private let start: UnsafeMutablePointer<UInt32>
  private var next: UnsafeMutablePointer<UInt32>

  /// - Parameter capacity: The most writes that are kept together.
  init(capacity: Int) {
    start = .allocate(capacity: capacity)
    next = start
  }

  deinit { start.deallocate() }

  /// Forgets the writes.
  mutating func removeAll() { next = start }

  /// How many writes are kept.
  var count: Int { next - start }

  @inline(__always)
  mutating func write(_ high: LineSet, mask: LineSet) {
    next.pointee = high.rawValue
    next += 1
  }

  func makeWords() -> [UInt32] { Array(UnsafeBufferPointer(start: start, count: count)) }
}

/// Keeps the levels and the lines of each write.
struct KeptWrites: LineBus, ~Copyable {
  typealias Failure = Never

  private let start: UnsafeMutablePointer<SIMD2<UInt32>>
  private var next: UnsafeMutablePointer<SIMD2<UInt32>>

  /// - Parameter capacity: The most writes that are kept together.
  init(capacity: Int) {
    start = .allocate(capacity: capacity)
    next = start
  }

  deinit { start.deallocate() }

  /// Forgets the writes.
  mutating func removeAll() { next = start }

  /// How many writes are kept.
  var count: Int { next - start }

  @inline(__always)
  mutating func write(_ high: LineSet, mask: LineSet) {
    next.pointee = SIMD2(high.rawValue, mask.rawValue)
    next += 1
  }

  /// The levels and the lines by turns.
  func makeWords() -> [UInt32] { (0..<count).flatMap { [start[$0].x, start[$0].y] } }
}
