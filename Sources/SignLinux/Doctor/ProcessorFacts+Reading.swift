// ProcessorFacts+Reading.swift: processors, real-time priority and supply voltage, from files.
// SignLinux: integers only; no elements, no fonts.

import CPosix

extension ProcessorFacts {
  /// Reads the processors of this machine.
  init(_ files: MachineFiles) {
    self.init()
    count = ProcessorFacts.count(files.text("/sys/devices/system/cpu/online") ?? "")
    isolated = files.text("/sys/devices/system/cpu/isolated") ?? ""
    // Root has no limit.
    realtimePriority =
      posix_user() == 0 ? 99 : ProcessorFacts.priority(files.lines("/proc/self/limits"))
    let folder = "/proc/sys/kernel/"
    if let runtime = files.number(folder + "sched_rt_runtime_us"), runtime >= 0,
      let period = files.number(folder + "sched_rt_period_us")
    {
      realtimePeriod = period
      realtimePause = max(0, period - runtime)
    }
  }

  /// How many processors a list such as `0-2,5` names.
  static func count(_ list: String) -> Int {
    var count = 0
    for range in MachineFiles.pieces(list, at: UInt8(ascii: ",")) {
      let ends = MachineFiles.pieces(range, at: UInt8(ascii: "-")).compactMap { Int($0) }
      if let first = ends.first, let last = ends.last, (first...65_535).contains(last) {
        count += last - first + 1
      }
    }
    return count
  }

  /// The highest priority that the limits of a process allow; nil if they do not tell.
  ///
  /// - Parameter limits: The lines of its `limits` in `/proc`, such as
  ///   `Max realtime priority     70      95`, the soft limit first.
  static func priority(_ limits: [String]) -> Int? {
    guard let line = limits.first(where: { $0.hasPrefix("Max realtime priority") }) else {
      return nil
    }
    let words = MachineFiles.words(line)
    guard words.count > 3 else { return nil }
    return words[3] == "unlimited" ? 99 : Int(words[3])
  }
}

extension SupplyFacts {
  /// Reads what the firmware says of the supply.
  ///
  /// `get_throttled` has bit 0 for a voltage that is too low now and bit 16 for one that was
  /// (include/soc/bcm2835/raspberrypi-firmware.h of the kernel); without that file the driver
  /// raspberrypi-hwmon, named `rpi_volt`, has an alarm about the last two seconds.
  init(_ files: MachineFiles) {
    let path = "/sys/devices/platform/soc/soc:firmware/get_throttled"
    if let text = files.text(path), let bits = UInt32(SupplyFacts.digits(text), radix: 16) {
      self = bits & 1 != 0 ? .isLow : bits & 0x1_0000 != 0 ? .wasLow : .sufficient
      return
    }
    for name in files.names("/sys/class/hwmon") {
      let folder = "/sys/class/hwmon/" + name
      guard files.text(folder + "/name") == "rpi_volt",
        let alarm = files.number(folder + "/in0_lcrit_alarm")
      else { continue }
      self = alarm == 0 ? .sufficient : .isLow
      return
    }
    self = .unknown
  }

  private static func digits(_ text: String) -> String {
    text.hasPrefix("0x") ? String(text.dropFirst(2)) : text
  }
}
