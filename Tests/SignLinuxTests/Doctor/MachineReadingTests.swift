// MachineReadingTests.swift: facts of a machine, read from a folder that stands for its root.

import CLinux
import CPosix
import Testing

@testable import SignLinux

/// A folder that stands for the root of a machine; its files are in the folder of test runs.
private struct FakeRoot {
  let path: String

  init(_ name: String, _ files: [(path: String, content: String)]) throws {
    path = ".build/test-folders/doctor-\(name)"
    for file in files {
      let full = path + file.path
      let slash = try #require(full.lastIndex(of: "/"))
      try #require(posix_make_folders(String(full[..<slash])) == 0)
      let descriptor = posix_create_file(full)
      try #require(descriptor >= 0)
      let bytes = Array(file.content.utf8)
      try #require(posix_write_all(descriptor, bytes, bytes.count) == 0)
      posix_close(descriptor)
    }
  }

  func facts(_ question: MachineQuestion = MachineQuestion()) -> MachineFacts {
    MachineFacts(answering: question, root: path)
  }
}

@Suite struct MachineReadingTests {
  @Test func theDeviceTreeAndTheKernelSayWhatTheMachineIs() throws {
    let facts = try FakeRoot(
      "model",
      [
        ("/proc/device-tree/model", "Raspberry Pi 4 Model B Rev 1.4\0"),
        ("/proc/sys/kernel/osrelease", "6.6.31+rpt-rpi-v8\n"),
      ]
    ).facts()
    #expect(facts.model == "Raspberry Pi 4 Model B Rev 1.4")
    #expect(facts.kernel == "6.6.31+rpt-rpi-v8")
  }

  @Test func aMachineThatTellsNothingHasNoFacts() throws {
    let facts = try FakeRoot("nothing", [("/empty", "")]).facts()
    #expect(facts.model == nil && facts.kernel == nil && facts.configuration == nil)
    #expect(facts.chips.isEmpty && facts.lines.isEmpty && facts.serial == nil)
    #expect(facts.supply == .unknown && facts.processors.count == 0 && !facts.knowsPinOwners)
    #expect(facts.buses == BusFacts() && !facts.hasSoundDriver)
  }

  @Test func theNewerPlaceOfTheConfigurationIsPreferred() throws {
    let old = try FakeRoot("old", [("/boot/config.txt", "")])
    #expect(old.facts().configuration == "/boot/config.txt")
    let new = try FakeRoot(
      "new", [("/boot/config.txt", ""), ("/boot/firmware/config.txt", "")])
    #expect(new.facts().configuration == "/boot/firmware/config.txt")
  }

  @Test func busesAreKnownByTheirDevices() throws {
    let facts = try FakeRoot(
      "buses",
      [
        ("/dev/spidev0.1", ""), ("/dev/spidev0.0", ""), ("/dev/serial0", ""), ("/dev/null", ""),
        ("/sys/bus/i2c/devices/i2c-1/name", ""),
        ("/sys/bus/w1/devices/w1_bus_master1/uevent", ""), ("/sys/module/snd_bcm2835/refcnt", "1"),
      ]
    ).facts()
    #expect(facts.buses.serial == ["spidev0.0", "spidev0.1"])
    #expect(facts.buses.uarts == ["serial0"] && facts.buses.hasI2C && facts.buses.hasOneWire)
    #expect(facts.hasSoundDriver)
  }

  @Test func aSerialDeviceIsTriedAndItsBufferRead() throws {
    let root = try FakeRoot(
      "serial", [("/dev/spidev0.0", ""), ("/sys/module/spidev/parameters/bufsiz", "65536\n")])
    var question = MachineQuestion()
    question.serialPath = "/dev/spidev0.0"
    #expect(
      root.facts(question).serial
        == SerialFacts(path: "/dev/spidev0.0", access: .open, bufferSize: 65_536))
    question.serialPath = "/dev/spidev0.1"
    #expect(root.facts(question).serial?.access == .missing)
  }

  @Test func aSerialDeviceThatAnotherDrivesIsKnown() throws {
    let root = try FakeRoot("driven", [("/dev/spidev0.0", ""), ("/dev/spidev0.1", "")])
    var question = MachineQuestion()
    question.serialPath = "/dev/spidev0.0"
    var other: OpaquePointer?
    try #require(linux_spi_open(root.path + "/dev/spidev0.0", &other) == 0)
    #expect(root.facts(question).serial?.isDriven == true)
    #expect(root.facts(question).serial?.access == .open)
    question.serialPath = "/dev/spidev0.1"
    #expect(root.facts(question).serial?.isDriven == false)
    linux_spi_close(try #require(other))
    question.serialPath = "/dev/spidev0.0"
    // Looking has not taken it.
    #expect(root.facts(question).serial?.isDriven == false)
    #expect(root.facts(question).serial?.isDriven == false)
  }

  // Bits 0 and 16 of get_throttled: too low now, and since the start. 0x50000 has bits 16 and 18.
  @Test(arguments: [
    ("0", SupplyFacts.sufficient), ("50000", .wasLow), ("50005", .isLow), ("0x50000", .wasLow),
    ("4", .sufficient), ("rubbish", .unknown),
  ])
  func theFirmwareJudgesTheSupply(_ text: String, _ supply: SupplyFacts) throws {
    let path = "/sys/devices/platform/soc/soc:firmware/get_throttled"
    #expect(try FakeRoot("supply-\(text)", [(path, text + "\n")]).facts().supply == supply)
  }

  @Test(arguments: [("0", SupplyFacts.sufficient), ("1", .isLow)])
  func otherwiseAnAlarmDoes(_ alarm: String, _ supply: SupplyFacts) throws {
    let folder = "/sys/class/hwmon/"
    let root = try FakeRoot(
      "alarm-\(alarm)",
      [
        (folder + "hwmon0/name", "cpu_thermal\n"), (folder + "hwmon1/name", "rpi_volt\n"),
        (folder + "hwmon1/in0_lcrit_alarm", alarm + "\n"),
      ])
    #expect(root.facts().supply == supply)
  }

  @Test(arguments: [("0-3", 4), ("0", 1), ("0-1,3", 3), ("", 0), ("3-1", 0), ("0-99999999", 0)])
  func processorsAreCounted(_ list: String, _ count: Int) {
    #expect(ProcessorFacts.count(list) == count)
  }

  @Test func theKernelsPauseForRealTimeThreadsIsWhatItLeavesOfAPeriod() throws {
    func facts(_ runtime: String) throws -> ProcessorFacts {
      try FakeRoot(
        "pause-\(runtime)",
        [
          ("/proc/sys/kernel/sched_rt_runtime_us", runtime + "\n"),
          ("/proc/sys/kernel/sched_rt_period_us", "1000000\n"),
          ("/sys/devices/system/cpu/isolated", "2-3\n"),
        ]
      ).facts().processors
    }
    #expect(try facts("950000").realtimePause == 50_000)
    #expect(try facts("950000").realtimePeriod == 1_000_000)
    #expect(try facts("-1").realtimePause == 0)
    #expect(try facts("-1").isolated == "2-3")
  }

  @Test(arguments: [
    ("Max realtime priority     70                   95                   ", 70),
    ("Max realtime priority     0                    0                    ", 0),
    ("Max realtime priority     unlimited            unlimited            ", 99),
    ("Max nice priority         20                   20                   ", nil),
    ("Max realtime priority", nil),
  ])
  func theSoftLimitOfPrioritiesCounts(_ line: String, _ priority: Int?) {
    #expect(ProcessorFacts.priority(["Limit   Soft Limit   Hard Limit   Units", line]) == priority)
  }
}

@Suite struct AccountTests {
  private let lines = [
    "root:x:0:", "gpio:x:997:alice,pi", "spi:x:999:pip", "broken", "input:x:abc:pi",
  ]

  @Test func aGroupIsHeldByNumberAndListedByName() {
    let pi = AccountFacts(user: 1000, groups: [1000, 999], name: "pi", groupLines: lines)
    #expect(pi.name == "pi" && !pi.isRoot)
    #expect(pi.gpio.exists && !pi.gpio.isHeld && pi.gpio.isListed)
    #expect(pi.spi.exists && pi.spi.isHeld && !pi.spi.isListed)
  }

  @Test func whereThereIsNoGroupNobodyIsInIt() {
    let pi = AccountFacts(user: 1000, groups: [997], name: "pi", groupLines: ["root:x:0:"])
    #expect(pi.gpio == AccountFacts.Group() && pi.spi == AccountFacts.Group())
    let nobody = AccountFacts(user: 0, groups: [], name: nil, groupLines: lines)
    #expect(nobody.isRoot && !nobody.gpio.isListed)
  }

  @Test func theGroupsOfThisProcessBeginWithItsOwn() {
    var groups = [UInt32](repeating: .max, count: 65_537)
    let count = posix_groups(&groups, Int32(groups.count))
    #expect(count >= 1 && groups[0] != .max && groups[Int(count)] == .max)
    #expect(posix_groups(&groups, 0) == 0)
  }
}

@Suite struct ChipChoiceTests {
  private var facts: MachineFacts {
    var facts = MachineFacts()
    for (path, label) in [("/dev/gpiochip0", "soc"), ("/dev/gpiochip4", "pinctrl-rp1")] {
      var chip = ChipFacts(path: path, access: .open)
      chip.label = label
      facts.chips.append(chip)
    }
    return facts
  }

  @Test(arguments: [
    (["pinctrl-bcm2835", "pinctrl-rp1", "soc"], "/dev/gpiochip4"),
    (["gpiochip0"], "/dev/gpiochip0"),
    (["/dev/gpiochip4"], "/dev/gpiochip4"), (["gpiochip"], nil), ([], nil),
  ])
  func theFirstWordThatFitsAChipTakesIt(_ words: [String], _ path: String?) {
    #expect(facts.chip(among: words)?.path == path)
  }

  @Test func aChipsNameIsTheEndOfItsPath() {
    #expect(facts.chips[1].name == "gpiochip4")
  }
}
