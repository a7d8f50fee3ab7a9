// GPIOLines.swift: the lines of a panel, on a GPIO chip.
// SignLinux: integers only; no files but devices, no elements, no fonts.

import CLinux
public import SignPanels

/// Output lines of a GPIO chip that this program drives under the name `ledsign`.
///
/// They are let go when the value ends. What they do then is the kernel's business: some keep their
/// level, others become inputs.
public struct GPIOLines: LineBus, ~Copyable, @unchecked Sendable {
  /// The chip that was found.
  public let chip: FoundChip
  private let lines: OpaquePointer

  /// Requests lines, all with one call; each has its first level at once.
  ///
  /// - Parameters:
  ///   - request: At least one line and one chip; places 0...31.
  ///   - folder: Where the devices of chips are.
  public init(_ request: LineRequest, in folder: String = "/dev") throws(DeviceError) {
    precondition(!request.chips.isEmpty && !request.lines.isEmpty, "chips and lines must be given")
    let wanted = request.lines.sorted { $0.place < $1.place }
    precondition(
      wanted[0].place >= 0 && wanted[wanted.count - 1].place < Int(LINUX_PLACE_LIMIT)
        && zip(wanted, wanted.dropFirst()).allSatisfy { $0.place < $1.place },
      "places must differ and be 0...31")
    let (handle, chip) = try GPIOChips.find(request.chips, in: folder)
    let lines: OpaquePointer
    do {
      lines = try Self.requested(wanted, of: handle, chip)
    } catch {
      linux_gpio_chip_close(handle)
      throw error
    }
    self.chip = chip
    self.lines = lines
  }

  deinit { linux_gpio_release(lines) }

  /// Drives lines with one call; places that were not requested are passed over.
  public mutating func write(_ high: LineSet, mask: LineSet) throws(DeviceError) {
    let code = linux_gpio_write(lines, high.rawValue, mask.rawValue)
    if code < 0 { throw chip.writeError(code) }
  }

  /// A way for another thread to make the panel dark.
  ///
  /// - Parameter places: The lines that darken it; their dark levels are those of the request.
  public func makeDarkener(_ places: LineSet) -> LineDarkener {
    LineDarkener(lines, places, chip: chip)
  }

  private static func requested(
    _ wanted: [RequestedLine], of handle: OpaquePointer, _ chip: FoundChip
  ) throws(DeviceError) -> OpaquePointer {
    if let fault = chip.faultError(in: wanted) { throw fault }
    let outputs = wanted.map { line in
      linux_gpio_output(
        place: UInt32(line.place), offset: UInt32(line.offset), pull: bias(line.pull),
        is_high: line.isHigh)
    }
    var lines: OpaquePointer?
    let code = linux_gpio_request(handle, "ledsign", outputs, Int32(outputs.count), &lines)
    guard code == 0, let lines else {
      throw chip.requestError(code, wanted) { offset in GPIOChips.state(of: offset, on: handle) }
    }
    return lines
  }

  private static func bias(_ pull: LinePull?) -> Int32 {
    switch pull {
    case .up: LINUX_GPIO_PULL_UP
    case .down: LINUX_GPIO_PULL_DOWN
    case nil: LINUX_GPIO_PULL_NONE
    }
  }
}
