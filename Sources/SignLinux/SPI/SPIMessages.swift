// SPIMessages.swift: how many rows the kernel takes in one message.
// SignLinux: integers only; no files but devices, no elements, no fonts.

import CLinux
import CPosix

/// The kernel's limits for one message of many transfers.
enum SPIMessages {
  /// spidev begins each transfer of a message at a multiple of what the processor's DMA wants, which
  /// is up to this many bytes (64-bit ARM), and counts the gaps as filled.
  static let alignment = 128
  /// What spidev's buffer holds when nothing else is said.
  static let usualBufferSize = 4096

  /// Bytes of the buffer that a row takes.
  static func padded(_ rowLength: Int) -> Int {
    (rowLength + alignment - 1) / alignment * alignment
  }

  /// Rows in one message; `nil` if not even one fits.
  static func rowsPerMessage(rowLength: Int, bufferSize: Int) -> Int? {
    let padded = padded(rowLength)
    guard padded <= bufferSize else { return nil }
    return min(bufferSize / padded, Int(LINUX_SPI_TRANSFER_LIMIT))
  }

  /// The number for the kernel's command line that makes room for a row.
  static func bufferSize(for rowLength: Int) -> Int {
    (rowLength + usualBufferSize - 1) / usualBufferSize * usualBufferSize
  }

  /// The size of spidev's buffer on this computer.
  static func bufferSize(
    in file: String = "/sys/module/spidev/parameters/bufsiz"
  ) -> Int {
    let descriptor = posix_open_input(file)
    guard descriptor >= 0 else { return usualBufferSize }
    defer { _ = posix_close(descriptor) }
    var digits = [UInt8](repeating: 0, count: 16)
    let count = posix_read(descriptor, &digits, digits.count)
    var size = 0
    for digit in digits.prefix(max(0, Int(count))) {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { break }
      size = 10 * size + Int(digit - UInt8(ascii: "0"))
      if size > 1 << 30 { break }
    }
    return size > 0 ? size : usualBufferSize
  }
}
