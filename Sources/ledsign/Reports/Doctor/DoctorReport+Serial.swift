// DoctorReport+Serial.swift: whether a serial bus can be used, and takes the rows of a board.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignLinux
import SignPanels

extension DoctorReport {
  /// The device of spidev that the board names, or all that there are.
  var serial: [Finding] {
    guard let device = facts.serial, let board, case .spi(_, let hz) = board.bus else {
      guard connection == .any else { return [] }
      let names = facts.buses.serial.map { "/dev/" + $0 }.joined(separator: ", ")
      return [
        .fine(
          names.isEmpty
            ? "there is no /dev/spidev*, which SPI boards need: \(enabling("spidev0.0"))"
            : "for SPI boards there is \(names)")
      ]
    }
    switch device.access {
    case .open: break
    case .missing: return [missing(device)]
    case .forbidden:
      return [refusal("\(device.path) may not be opened", facts.account.spi, "spi", .error)]
    case .failed(let reason):
      return [
        .error("\(device.path) cannot be opened: \(reason)", "see what sudo dmesg says of spi")
      ]
    }
    let state =
      device.isDriven
      ? Finding.error(
        "\(device.path) is driven by another ledsign", boot.remedy(for: .ledsign, ofLine: 0))
      : .fine("\(device.path) can be opened; its clock is set to \(hz) Hz")
    return [state] + buffer(device, rowBytes: 2 * board.panel.layout.cells.count)
  }

  private func missing(_ device: SerialFacts) -> Finding {
    let others = facts.buses.serial
    let here = others.isEmpty ? "" : "; here is \(others.joined(separator: ", "))"
    return .error("there is no \(device.path)\(here)", enabling(device.name))
  }

  /// The line that makes a device: for the second and third bus the overlay with enough chip
  /// selects.
  private func enabling(_ name: String) -> String {
    var line = "dtparam=spi=on"
    let numbers = name.utf8.dropFirst("spidev".utf8.count).split(separator: UInt8(ascii: "."))
      .compactMap { Int(String(Substring($0))) }
    if name.hasPrefix("spidev"), numbers.count == 2, numbers[0] > 0 {
      line = "dtoverlay=spi\(numbers[0])-\(numbers[1] + 1)cs"
    }
    return "put \(line) into \(configurationFile) and restart"
  }

  /// Whether a row, which must be one message, finds room.
  private func buffer(_ device: SerialFacts, rowBytes: Int) -> [Finding] {
    guard let size = device.bufferSize else { return [] }
    let text = "spidev takes \(size) bytes in a message, and a row of this board has \(rowBytes)"
    if rowBytes <= size { return [.fine(text)] }
    var file = "cmdline.txt"
    if let path = facts.configuration, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
      file = String(path[...slash]) + file
    }
    return [.error(text, "add spidev.bufsiz=65536 to the line in \(file) and restart")]
  }
}
