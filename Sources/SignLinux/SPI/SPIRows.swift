// SPIRows.swift: rows of bytes over a chip select of the kernel's SPI.
// SignLinux: integers only; no files but devices, no elements, no fonts.

import CLinux
public import SignPanels

/// A device such as `/dev/spidev0.0`: mode 0, 8 bits, most significant bit first.
///
/// All rows of a call go to the kernel as one message if its buffer holds them, else as several. The
/// chip select rises after each row.
public struct SPIRows: RowBus, ~Copyable, @unchecked Sendable {
  /// The path of the device.
  public let path: String
  /// The clock that the driver took, Hz: at most what was asked for.
  public let hz: Int
  /// Rows in one message at most.
  public let rowsPerMessage: Int
  private let spi: OpaquePointer
  private let rowLength: Int

  /// Opens and sets up a device.
  ///
  /// - Parameters:
  ///   - path: The device.
  ///   - hz: The fastest clock that the panels stand, 1...1_000_000_000 Hz.
  ///   - rowLength: Bytes of every row, at least 1.
  public init(path: String, hz: Int, rowLength: Int) throws(DeviceError) {
    precondition(hz >= 1 && hz <= 1_000_000_000, "the clock must be 1...1000000000 Hz")
    precondition(rowLength >= 1, "a row must have a byte")
    let size = SPIMessages.bufferSize()
    guard let rows = SPIMessages.rowsPerMessage(rowLength: rowLength, bufferSize: size) else {
      throw .longRow(path, rowLength: rowLength, bufferSize: size)
    }
    var opened: OpaquePointer?
    let code = linux_spi_open(path, &opened)
    guard code == 0, let opened else { throw .spi(path, code) }
    let taken: Int
    do {
      taken = try Self.setUp(opened, path, hz: hz, rowLength: rowLength, rowsPerMessage: rows)
    } catch {
      linux_spi_close(opened)
      throw error
    }
    self.path = path
    self.hz = taken
    self.rowsPerMessage = rows
    self.spi = opened
    self.rowLength = rowLength
  }

  deinit { linux_spi_close(spi) }

  /// Sends rows of the length that was given when the device was opened.
  public mutating func send(
    _ bytes: UnsafeBufferPointer<UInt8>, rowLength: Int
  ) throws(DeviceError) {
    precondition(rowLength == self.rowLength, "rows must have the length given before")
    precondition(bytes.count % rowLength == 0, "rows must be whole")
    guard let start = bytes.baseAddress else { return }
    let code = linux_spi_send(spi, start, bytes.count / rowLength)
    if code < 0 { throw .spiSend(path, code) }
  }

  /// Sets up the device; the clock that it took.
  private static func setUp(
    _ spi: OpaquePointer, _ path: String, hz: Int, rowLength: Int, rowsPerMessage: Int
  ) throws(DeviceError) -> Int {
    var taken = linux_spi_settings()
    var code = linux_spi_set_up(spi, UInt32(hz), &taken)
    if code < 0 { throw .spiSetUp(path, code) }
    if let refusal = DeviceError.spiRefusal(path, taken, hz: hz) { throw refusal }
    code = linux_spi_set_rows(spi, UInt32(rowLength), UInt32(rowsPerMessage))
    if code < 0 { throw .spiSetUp(path, code) }
    return Int(taken.hz)
  }
}
