// GPIOWords.swift: what users read when lines cannot be had.
// SignLinux: integers only; no files but devices, no elements, no fonts.

import CLinux
import CPosix

extension DeviceError {
  static let noLibrary = DeviceError(
    "this ledsign was built without libgpiod and cannot drive GPIO lines",
    remedy: "install libgpiod-dev and build it with the trait GPIO, which is on by default")

  static func noChip(_ wanted: [String], found: [FoundChip]) -> DeviceError {
    let names = listed(wanted, last: "or")
    guard !found.isEmpty else {
      return DeviceError(
        "no GPIO chip is called \(names), and there is none here at all",
        remedy: "run this on the computer that the panel is wired to")
    }
    return DeviceError(
      "no GPIO chip is called \(names); here are \(listed(found.map { $0.words }, last: "and"))",
      remedy: "put the label of the right one under \"gpio\" in the board file")
  }

  /// Remedies for what a device answers when it is opened.
  static func rights(_ path: String, _ code: Int32, group: String) -> DeviceError {
    DeviceError(
      "\(path): \(systemWords(code))",
      remedy: "run: sudo usermod -aG \(group) $USER, then log out and in again")
  }

  static func listed(_ words: [String], last: String) -> String {
    guard words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(last) " + words[words.count - 1]
  }
}

extension GPIOChips.Refusal {
  var error: DeviceError {
    switch posix_error_kind(code) {
    case POSIX_ERROR_FORBIDDEN: return .rights(path, code, group: "gpio")
    case POSIX_ERROR_MISSING:
      return DeviceError(
        "\(path): \(systemWords(code))", remedy: "ledsign doctor lists the chips that are here")
    default:
      return DeviceError(
        "\(path) cannot be opened as a GPIO chip: \(systemWords(code))",
        remedy: "ledsign doctor lists the chips that are here")
    }
  }
}

extension FoundChip {
  /// Name and label, such as `gpiochip0 (pinctrl-bcm2711)`.
  var words: String { label.isEmpty ? name : "\(name) (\(label))" }

  func writeError(_ code: Int32) -> DeviceError {
    DeviceError(
      "\(words): the lines could not be written: \(systemWords(code))",
      remedy: "dmesg may tell more")
  }

  /// A line that the chip does not have, or that two signals share.
  func faultError(in wanted: [RequestedLine]) -> DeviceError? {
    for (index, line) in wanted.enumerated() {
      if line.offset < 0 || line.offset >= lineCount {
        return DeviceError(
          "\(words) has the lines 0 to \(lineCount - 1); \(line.name) is on line \(line.offset)",
          remedy: "correct the board file, or name another chip in it")
      }
      if let other = wanted[..<index].first(where: { $0.offset == line.offset }) {
        return DeviceError(
          "\(other.name) and \(line.name) are both on line \(line.offset)",
          remedy: "give each signal a line of its own")
      }
    }
    return nil
  }

  /// Why a request failed, after asking who has the lines.
  func requestError(
    _ code: Int32, _ wanted: [RequestedLine], state: (Int) -> LineState?
  ) -> DeviceError {
    if posix_error_kind(code) == POSIX_ERROR_FORBIDDEN { return .rights(path, code, group: "gpio") }
    for line in wanted {
      if let state = state(line.offset), state.isUsed { return busyError(line, state.holder) }
    }
    return DeviceError(
      "\(words): the lines could not be had: \(systemWords(code))", remedy: "dmesg may tell more",
      isBusy: linux_gpio_is_busy(code))
  }

  private func busyError(_ line: RequestedLine, _ holder: String) -> DeviceError {
    if holder == "ledsign" {
      return DeviceError(
        "\(words): line \(line.offset), for \(line.name), is driven by another ledsign",
        remedy: "end that one first; as a service: sudo systemctl stop ledsign", isBusy: true)
    }
    let user = holder.isEmpty ? "by the kernel or a program without a name" : "by \"\(holder)\""
    return DeviceError(
      "\(words): line \(line.offset), for \(line.name), is used \(user)",
      remedy: "free it, which ledsign doctor explains, or wire \(line.name) to another line",
      isBusy: true)
  }
}
