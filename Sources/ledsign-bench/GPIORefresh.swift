// GPIORefresh.swift: refreshes of a HUB75 panel on lines of a GPIO chip.
// ledsign-bench: ordinary Swift only; no Foundation.

import SignLinux
import SignPanels

/// Refreshes a panel of 64 x 32 px, 1:16, in white, on lines 0 to 12 of gpiochip0.
///
/// There is no reference: its instructions are those of ``HUB75Workload`` and of the calls, which
/// depend on libgpiod.
enum GPIORefresh {
  static let name = "gpio"

  static func run(frames: Int) {
    do throws(DeviceError) {
      try refresh(frames)
    } catch {
      fail(error.description, status: 4)
    }
  }

  private static func refresh(_ frames: Int) throws(DeviceError) {
    guard let configuration = try? HUB75Configuration(width: 64, height: 32) else {
      preconditionFailure("the panel is legal")
    }
    var lines: [RequestedLine] = []
    for signal in HUB75Signal.allCases where configuration.requiredLines.contains(signal.line) {
      lines.append(
        RequestedLine(
          name: "\(signal)", place: Int(signal.rawValue), offset: lines.count,
          isHigh: signal == .oe))
    }
    let bus = try GPIOLines(LineRequest(chips: ["gpiochip0"], lines: lines))
    var driver = HUB75Driver(configuration, bus: bus)
    try driver.begin()
    let pictures = BenchPictures.make(width: 64, height: 32).map { [$0] }
    for frame in 0..<frames { try driver.refresh(pictures[frame % BenchPictures.count]) }
    try driver.blank()
  }
}
