// RowBus.swift: what drivers of serial chips send their rows through.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// A serial bus with a chip select, such as SPI in mode 0, most significant bit first.
public protocol RowBus: ~Copyable {
  /// Why a row was not sent; `Never` for a bus that cannot fail.
  associatedtype Failure: Error

  /// Sends rows one after another; the chip select falls before each of them and rises after it.
  ///
  /// - Parameters:
  ///   - bytes: The rows, each of `rowLength` bytes; a whole number of them, at least one.
  ///   - rowLength: Bytes of one row, more than 0.
  mutating func send(
    _ bytes: UnsafeBufferPointer<UInt8>, rowLength: Int
  ) throws(Failure)
}
