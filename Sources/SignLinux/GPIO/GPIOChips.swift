// GPIOChips.swift: the GPIO chips of this computer and what the kernel says of their lines.
// SignLinux: integers only; no files but devices, no elements, no fonts.

import CLinux
import CPosix

/// A GPIO chip that is there.
public struct FoundChip: Hashable, Sendable {
  /// The path of its device, such as `/dev/gpiochip0`.
  public let path: String
  /// The kernel's name, such as `gpiochip0`.
  public let name: String
  /// What the chip is, such as `pinctrl-bcm2711`; may be empty.
  public let label: String
  /// Its lines have the offsets from 0 up to one less.
  public let lineCount: Int

  /// Creates a description.
  public init(path: String, name: String, label: String, lineCount: Int) {
    self.path = path
    self.name = name
    self.label = label
    self.lineCount = lineCount
  }
}

/// What the kernel says of a line.
public struct LineState: Hashable, Sendable {
  /// The offset on the chip.
  public let offset: Int
  /// The name that the board's maker gave; may be empty.
  public let name: String
  /// Whether somebody has the line: a program or the kernel.
  public let isUsed: Bool
  /// Who has it, such as `spi0 CS0`; may be empty, also of a line that is used.
  public let holder: String
  /// Whether the line is an output.
  public let isOutput: Bool
}

/// The GPIO chips of this computer.
public enum GPIOChips {
  /// The version of libgpiod, such as `1.6.3`; `nil` if this build has none.
  public static var libraryVersion: String? {
    guard let version = linux_gpio_library_version() else { return nil }
    return String(cString: version)
  }

  /// The chips that can be opened, by number.
  ///
  /// A chip that has a second name in the folder is listed once. Chips that cannot be opened, for
  /// want of rights for example, are left out, see ``refusals(in:)``.
  public static func all(in folder: String = "/dev") -> [FoundChip] { survey(folder).chips }

  /// The devices of chips that cannot be opened, by number, each with the system's words.
  public static func refusals(in folder: String = "/dev") -> [(path: String, words: String)] {
    survey(folder).refusals.map { ($0.path, systemWords($0.code)) }
  }

  /// What the kernel says of all lines of a chip, by offset.
  public static func lines(of chip: FoundChip) throws(DeviceError) -> [LineState] {
    let handle: OpaquePointer
    switch open(chip.path) {
    case .success(let opened): handle = opened
    case .failure(let refusal): throw refusal.error
    }
    defer { linux_gpio_chip_close(handle) }
    var states: [LineState] = []
    for offset in 0..<chip.lineCount {
      if let state = state(of: offset, on: handle) { states.append(state) }
    }
    return states
  }

  /// A chip that could not be opened.
  struct Refusal: Error {
    let path: String
    let code: Int32
  }

  static func open(_ path: String) -> Result<OpaquePointer, Refusal> {
    var handle: OpaquePointer?
    let code = linux_gpio_chip_open(path, &handle)
    guard code == 0, let handle else { return .failure(Refusal(path: path, code: code)) }
    return .success(handle)
  }

  static func description(of handle: OpaquePointer, at path: String) -> FoundChip {
    FoundChip(
      path: path, name: String(cString: linux_gpio_chip_name(handle)),
      label: String(cString: linux_gpio_chip_label(handle)),
      lineCount: Int(linux_gpio_chip_line_count(handle)))
  }

  static func state(of offset: Int, on handle: OpaquePointer) -> LineState? {
    var info = linux_gpio_line_info()
    guard linux_gpio_chip_line_info(handle, UInt32(offset), &info) == 0 else { return nil }
    return LineState(
      offset: offset, name: info.name.map { String(cString: $0) } ?? "", isUsed: info.is_used,
      holder: info.consumer.map { String(cString: $0) } ?? "", isOutput: info.is_output)
  }

  static func survey(_ folder: String) -> (chips: [FoundChip], refusals: [Refusal]) {
    var chips: [FoundChip] = []
    var refusals: [Refusal] = []
    for number in numbers(in: folder) {
      let path = "\(folder)/gpiochip\(number)"
      switch open(path) {
      case .success(let handle):
        let chip = description(of: handle, at: path)
        linux_gpio_chip_close(handle)
        // Raspberry Pi OS gives the Pi 5's chip a second device, for programs that expect number 4.
        if !chips.contains(where: { $0.name == chip.name }) { chips.append(chip) }
      case .failure(let refusal): refusals.append(refusal)
      }
    }
    return (chips, refusals)
  }

  /// The numbers of the chips that have a device in a folder, ascending.
  static func numbers(in folder: String) -> [Int] {
    var bytes: [CChar] = []
    while true {
      let total = posix_folder_names(folder, &bytes, bytes.count)
      if total < 0 { return [] }
      if Int(total) <= bytes.count {
        bytes.removeLast(bytes.count - Int(total))
        break
      }
      bytes = [CChar](repeating: 0, count: Int(total))
    }
    var numbers: [Int] = []
    for name in bytes.split(separator: 0) {
      if let number = number(of: name.map { UInt8(bitPattern: $0) }) { numbers.append(number) }
    }
    return numbers.sorted()
  }

  /// The number in `gpiochip0` and its like.
  private static func number(of name: [UInt8]) -> Int? {
    let start: StaticString = "gpiochip"
    guard name.count > start.utf8CodeUnitCount, name.count <= start.utf8CodeUnitCount + 9,
      String(decoding: name.prefix(start.utf8CodeUnitCount), as: UTF8.self) == "gpiochip"
    else { return nil }
    var number = 0
    for digit in name.dropFirst(start.utf8CodeUnitCount) {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      number = 10 * number + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}

/// The system's words for an error number, such as `Permission denied`.
func systemWords(_ code: Int32) -> String { String(cString: posix_error_text(code)) }
