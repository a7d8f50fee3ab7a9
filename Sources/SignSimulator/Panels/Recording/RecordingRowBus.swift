// RecordingRowBus.swift: a row bus that remembers what was sent.
// SignSimulator: no elements, no Linux GPIO.

public import SignPanels

/// A serial bus that remembers every row.
public struct RecordingRowBus: RowBus {
  /// A recorder cannot fail.
  public typealias Failure = Never

  /// All rows so far, in their order; the chip select rose after each of them.
  public private(set) var rows: [[UInt8]] = []
  /// How many rows each call sent.
  public private(set) var calls: [Int] = []

  /// Creates a bus on which nothing was sent.
  public init() {}

  /// Records the rows.
  public mutating func send(_ bytes: UnsafeBufferPointer<UInt8>, rowLength: Int) {
    precondition(rowLength > 0 && !bytes.isEmpty, "there is no row")
    precondition(bytes.count % rowLength == 0, "the last row is not whole")
    for start in stride(from: 0, to: bytes.count, by: rowLength) {
      rows.append(Array(bytes[start..<(start + rowLength)]))
    }
    calls.append(bytes.count / rowLength)
  }

  /// Sends all rows again, one call each, such as to a virtual panel.
  public func replay<Bus: RowBus & ~Copyable>(into bus: inout Bus) throws(Bus.Failure) {
    for row in rows { try bus.send(row) }
  }
}

extension RowBus where Self: ~Copyable {
  /// Sends one row that an array holds.
  public mutating func send(_ row: [UInt8]) throws(Failure) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: row.count)
    _ = bytes.initialize(from: row)
    defer { bytes.deallocate() }
    try send(UnsafeBufferPointer(bytes), rowLength: row.count)
  }
}
