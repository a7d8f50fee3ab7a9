// SPIWords.swift: what users read when a serial bus cannot be had.
// SignLinux: integers only; no files but devices, no elements, no fonts.

import CLinux
import CPosix

extension DeviceError {
  static func spi(_ path: String, _ code: Int32) -> DeviceError {
    if linux_spi_is_driven(code) {
      return DeviceError(
        "\(path) is driven by another ledsign",
        remedy: "end that one first; as a service: sudo systemctl stop ledsign", isBusy: true)
    }
    switch posix_error_kind(code) {
    case POSIX_ERROR_FORBIDDEN: return .rights(path, code, group: "spi")
    case POSIX_ERROR_MISSING:
      return DeviceError(
        "\(path): \(systemWords(code))",
        remedy: "put dtparam=spi=on into /boot/firmware/config.txt and restart")
    default:
      return DeviceError(
        "\(path) cannot be opened as an SPI device: \(systemWords(code))",
        remedy: "ledsign doctor lists the devices that are here")
    }
  }

  static func spiSetUp(_ path: String, _ code: Int32) -> DeviceError {
    DeviceError(
      "\(path) cannot be set up as an SPI device: \(systemWords(code))",
      remedy: "it must be a device of the kernel's spidev, such as /dev/spidev0.0")
  }

  static func spiSend(_ path: String, _ code: Int32) -> DeviceError {
    DeviceError(
      "\(path): rows could not be sent: \(systemWords(code))", remedy: "dmesg may tell more")
  }

  static func longRow(_ path: String, rowLength: Int, bufferSize: Int) -> DeviceError {
    let wanted = SPIMessages.bufferSize(for: rowLength)
    let padded = SPIMessages.padded(rowLength)
    let padding = padded == rowLength ? "" : ", which the kernel pads to \(padded)"
    return DeviceError(
      "\(path): a row of these panels has \(rowLength) bytes\(padding), and the kernel's buffer"
        + " holds \(bufferSize)",
      remedy: "put spidev.bufsiz=\(wanted) into /boot/firmware/cmdline.txt, in place of any other"
        + " bufsiz, and restart")
  }

  /// What a driver took instead of what it was asked for; `nil` if it took that, or a slower clock.
  static func spiRefusal(
    _ path: String, _ taken: linux_spi_settings, hz: Int
  ) -> DeviceError? {
    if taken.mode != 0 {
      return DeviceError(
        "\(path): the driver takes mode \(taken.mode) instead of 0", remedy: "use another device")
    }
    if taken.bits_per_word != 8 {
      return DeviceError(
        "\(path): the driver takes words of \(taken.bits_per_word) bits instead of 8",
        remedy: "use another device")
    }
    if taken.hz == 0 || Int(taken.hz) > hz {
      return DeviceError(
        "\(path): the driver takes \(taken.hz) Hz, and \(hz) Hz are the most for these panels",
        remedy: "use another device")
    }
    return nil
  }
}
