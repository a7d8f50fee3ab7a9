// DoctorDeviceTests.swift: what is said of chips, serial devices, and the right to open them.

import SignFile
import SignLinux
import Testing

@testable import ledsign

@Suite struct DoctorDeviceTests {
  @Test func aBuildWithoutLibgpiodHindersBoardsOfLinesOnly() throws {
    #expect(try moduleReport { $0.libgpiod = nil }.isHindered)
    #expect(
      try complaints(
        moduleReport(bus: serialBus) {
          $0.libgpiod = nil
          $0.serial = SerialFacts(path: "/dev/spidev0.0", access: .open)
        }
      ).isEmpty)
  }

  @Test func theHeaderOfAnotherModelIsNamed() throws {
    let report = try moduleReport(
      bus: #"{ "gpio": "pinctrl-rp1", "lines": { "din": 9, "clk": 14, "load": 7 } }"#)
    #expect(
      complaints(report).at(0)
        == #"error: no chip here is pinctrl-rp1; put "gpio": "pinctrl-bcm2711" into the board file"#
    )
  }

  @Test func anotherMachinesChipsAreOffered() throws {
    let report = try moduleReport {
      $0.model = "Acme Board"
      $0.chips = [chip("/dev/gpiochip0", "acme", 32)]
    }
    #expect(
      complaints(report).at(0)
        == "error: no chip here is pinctrl-rp1 or pinctrl-bcm2711; put the label of one of these"
        + " chips into bus.gpio of the board file")
  }

  @Test func theExpanderIsNoHeaderEvenIfItIsAskedFor() throws {
    let report = try moduleReport(
      bus: #"{ "gpio": "raspberrypi-exp-gpio", "lines": { "din": 0, "clk": 1, "load": 2 } }"#
    ) { $0.chips.append(chip("/dev/gpiochip1", "raspberrypi-exp-gpio", 8)) }
    #expect(
      complaints(report).at(0)
        == "error: the board takes /dev/gpiochip1, which is raspberrypi-exp-gpio, not the header;"
        + #" put "gpio": "pinctrl-bcm2711" into the board file"#)
  }

  private func forbidden(_ change: (inout AccountFacts) -> Void) throws -> [String] {
    let bus = #"{ "gpio": "/dev/gpiochip0", "lines": { "din": 9, "clk": 14, "load": 7 } }"#
    return try complaints(
      moduleReport(bus: bus) {
        $0.chips = [ChipFacts(path: "/dev/gpiochip0", access: .forbidden)]
        $0.lines = []
        $0.account.gpio.isHeld = false
        change(&$0.account)
      })
  }

  @Test func whatGivesTheRightDependsOnTheGroup() throws {
    let start = "error: /dev/gpiochip0 may not be opened; "
    let lack = "warning: the user pi has neither the group gpio nor spi; "
    let joining = "run sudo usermod -aG gpio $USER, log out and in again"
    #expect(try forbidden { _ in } == [lack + joining, start + joining])
    let both = "run sudo usermod -aG gpio,spi $USER, log out and in again"
    #expect(try forbidden { $0.spi.exists = true } == [lack + both, start + both])
    let session = "log out and in again: this session is older than your place in the group gpio"
    #expect(try forbidden { $0.gpio.isListed = true } == [lack + session, start + session])
    let rule =
      #"echo 'SUBSYSTEM=="gpio", GROUP="gpio", MODE="0660"' | sudo tee -a"#
      + " /etc/udev/rules.d/60-ledsign.rules, and restart"
    #expect(try forbidden { $0.gpio.isHeld = true } == [start + "run " + rule])
    #expect(
      try forbidden { $0.gpio.exists = false } == [
        lack + "this system has none of them; where a device is refused, what to do is told below",
        start + "run sudo groupadd -f gpio && sudo usermod -aG gpio $USER && " + rule,
      ])
  }

  @Test func aChipThatFailsIsToldInTheSystemsWords() throws {
    let report = try moduleReport {
      $0.chips = [ChipFacts(path: "/dev/gpiochip0", access: .failed("No such device"))]
      $0.lines = []
    }
    #expect(
      complaints(report) == [
        "error: /dev/gpiochip0 cannot be opened: No such device; see what sudo dmesg says of"
          + " gpiochip0"
      ])
  }

  private func serial(_ device: SerialFacts) throws -> [String] {
    try complaints(moduleReport(bus: serialBus) { $0.serial = device })
  }

  @Test func aSerialDeviceIsJudgedByItsAccess() throws {
    let path = "/dev/spidev0.0"
    #expect(try serial(SerialFacts(path: path, access: .open)).isEmpty)
    #expect(
      try serial(SerialFacts(path: path, access: .missing)) == [
        "error: there is no /dev/spidev0.0; put dtparam=spi=on into /boot/firmware/config.txt and"
          + " restart"
      ])
    #expect(
      try serial(SerialFacts(path: path, access: .forbidden)).at(0).contains("groupadd -f spi"))
    #expect(
      try serial(SerialFacts(path: path, access: .failed("Input/output error"))).at(0)
        .hasPrefix("error: /dev/spidev0.0 cannot be opened: Input/output error;"))
  }

  @Test func aSerialDeviceThatAnotherDrivesHindersAsALineDoes() throws {
    var device = SerialFacts(path: "/dev/spidev0.0", access: .open, bufferSize: 4096)
    device.isDriven = true
    #expect(
      try serial(device) == [
        "error: /dev/spidev0.0 is driven by another ledsign; stop the other ledsign, which may be the"
          + " service: sudo systemctl stop ledsign"
      ])
  }

  // A row of one module has two bytes.
  @Test func aRowMustFitTheBuffer() throws {
    let path = "/dev/spidev0.0"
    #expect(try serial(SerialFacts(path: path, access: .open, bufferSize: 2)).isEmpty)
    #expect(
      try serial(SerialFacts(path: path, access: .open, bufferSize: 1)) == [
        "error: spidev takes 1 bytes in a message, and a row of this board has 2; add"
          + " spidev.bufsiz=65536 to the line in /boot/firmware/cmdline.txt and restart"
      ])
  }
}
