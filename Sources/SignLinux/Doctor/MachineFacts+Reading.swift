// MachineFacts+Reading.swift: looks at the machine; opens devices, changes nothing.
// SignLinux: integers only; no elements, no fonts, no words for people.

import CLinux
import CPosix

extension MachineFacts {
  /// Looks at the machine.
  ///
  /// Devices are opened and closed again, lines are asked about and not requested.
  ///
  /// - Parameters:
  ///   - question: What to look for.
  ///   - root: A folder that stands for the root of the system; empty for the system itself.
  public init(answering question: MachineQuestion, root: String = "") {
    self.init()
    let files = MachineFiles(root: root)
    model = files.text("/proc/device-tree/model")
    kernel = files.text("/proc/sys/kernel/osrelease")
    // Since Debian 12 the partition is mounted in /boot/firmware, and the old place has a notice.
    configuration = ["/boot/firmware/config.txt", "/boot/config.txt"].first { files.exists($0) }
    libgpiod = GPIOChips.libraryVersion
    chips = ChipFacts.all(files)
    account = AccountFacts(files)
    serial = question.serialPath.map { SerialFacts($0, files) }
    buses = BusFacts(files)
    processors = ProcessorFacts(files)
    supply = SupplyFacts(files)
    hasSoundDriver = files.exists("/sys/module/snd_bcm2835")
    readLines(question, files)
  }

  private mutating func readLines(_ question: MachineQuestion, _ files: MachineFiles) {
    guard let chip = chip(among: question.chips), let label = chip.label else { return }
    let folder = "/sys/kernel/debug/pinctrl"
    let list = PinOwners.folder(ofChip: label, among: files.names(folder))
      .flatMap { files.text("\(folder)/\($0)/pinmux-pins") }
    knowsPinOwners = list != nil
    let owners = PinOwners(MachineFiles.pieces(list ?? "", at: UInt8(ascii: "\n")))
    lines = LineFacts.all(question.lines, ofChip: files.root + chip.path, owners: owners)
  }
}

extension ChipFacts {
  /// All chips of a machine, by the number in their names.
  static func all(_ files: MachineFiles) -> [ChipFacts] {
    let survey = GPIOChips.survey(files.root + "/dev")
    let found = survey.chips.map { chip in
      var facts = ChipFacts(path: String(chip.path.dropFirst(files.root.count)), access: .open)
      facts.label = chip.label
      facts.lineCount = chip.lineCount
      return facts
    }
    let refused = survey.refusals.map { refusal in
      ChipFacts(
        path: String(refusal.path.dropFirst(files.root.count)),
        access: DeviceAccess(code: refusal.code))
    }
    return (found + refused).sorted { $0.number < $1.number }
  }

  private var number: Int { Int(name.dropFirst("gpiochip".utf8.count)) ?? 0 }
}

extension LineFacts {
  /// What the kernel says of lines.
  static func all(
    _ lines: [MachineQuestion.Line], ofChip path: String, owners: PinOwners
  ) -> [LineFacts] {
    guard case .success(let handle) = GPIOChips.open(path) else {
      return lines.map { LineFacts($0, .unknown) }
    }
    defer { linux_gpio_chip_close(handle) }
    let count = Int(linux_gpio_chip_line_count(handle))
    return lines.map { line in
      guard (0..<count).contains(line.offset) else { return LineFacts(line, .missing) }
      guard let state = GPIOChips.state(of: line.offset, on: handle) else {
        return LineFacts(line, .unknown)
      }
      return LineFacts(
        line, state.isUsed ? .used(by: state.holder) : .free,
        owner: owners.device(of: line.offset))
    }
  }
}

extension SerialFacts {
  /// Tries a device.
  init(_ path: String, _ files: MachineFiles) {
    self.init(
      path: path, access: files.access(path),
      bufferSize: files.number("/sys/module/spidev/parameters/bufsiz"))
    isDriven = access == .open && SerialFacts.isDriven(files.root + path)
  }

  /// Whether another ledsign has a device, found out by taking it for a moment; one that starts just
  /// then tries again.
  private static func isDriven(_ path: String) -> Bool {
    var device: OpaquePointer?
    let code = linux_spi_open(path, &device)
    if let device { linux_spi_close(device) }
    return linux_spi_is_driven(code)
  }
}

extension BusFacts {
  /// Looks for the devices of buses.
  init(_ files: MachineFiles) {
    self.init()
    serial = files.names("/dev").filter { $0.hasPrefix("spidev") }
    hasI2C = files.exists("/sys/bus/i2c/devices/i2c-1")
    uarts = ["serial0", "ttyAMA0"].filter { files.exists("/dev/\($0)") }
    hasOneWire = files.exists("/sys/bus/w1/devices/w1_bus_master1")
  }
}

extension DeviceAccess {
  /// From a result of CPosix or CLinux.
  init(code: Int32) {
    switch posix_error_kind(code) {
    case _ where code == 0: self = .open
    case POSIX_ERROR_MISSING: self = .missing
    case POSIX_ERROR_FORBIDDEN: self = .forbidden
    default: self = .failed(String(cString: posix_error_text(code)))
    }
  }
}
