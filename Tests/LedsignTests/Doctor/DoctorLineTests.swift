// DoctorLineTests.swift: what is said of lines that are not free.

import SignFile
import SignLinux
import Testing

@testable import ledsign

@Suite struct DoctorLineTests {
  @Test(arguments: [
    (
      "spi0 CS1",
      "put dtparam=spi=off into /boot/firmware/config.txt, or"
        + " dtoverlay=spi0-1cs,no_miso to keep SPI, and restart"
    ),
    (
      "onewire@7",
      "remove dtoverlay=w1-gpio from /boot/firmware/config.txt, or add ,gpiopin= and a"
        + " free line to it, and restart"
    ),
    ("ledsign", "stop the other ledsign, which may be the service: sudo systemctl stop ledsign"),
    ("pwm", "remove dtoverlay=pwm... from /boot/firmware/config.txt and restart"),
  ])
  func aHolderIsNamedWithWhatFreesItsLine(_ holder: String, _ remedy: String) throws {
    let report = try moduleReport { $0.lines[2].state = .used(by: holder) }
    #expect(
      complaints(report) == [#"error: line 7 (load) is used by "\#(holder)"; \#(remedy)"#])
  }

  @Test func linesOfOneHolderAreToldTogether() throws {
    let report = try moduleReport { facts in
      for index in facts.lines.indices { facts.lines[index].state = .used(by: "ledsign") }
    }
    #expect(complaints(report).count == 1)
    #expect(
      complaints(report).at(0).hasPrefix(#"error: lines 9 (din), 14 (clk), 7 (load) are used by"#))
  }

  @Test func aFunctionIsLostWhereTheKernelDoesNotProtectIt() throws {
    let report = try moduleReport { $0.lines[1].owner = "fe215040.serial" }
    #expect(
      complaints(report) == [
        "warning: line 14 (clk) has the function of fe215040.serial, which loses what ledsign takes;"
          + " put enable_uart=0 into /boot/firmware/config.txt, remove console=serial0,115200 from"
          + " cmdline.txt beside it and restart"
      ])
  }

  @Test func theUARTOfAPi5HasAnotherLine() throws {
    let report = try moduleReport {
      $0.chips = [chip("/dev/gpiochip0", "pinctrl-rp1", 54)]
      $0.lines[1].owner = "1f00030000.serial"
    }
    #expect(
      complaints(report).at(0).hasSuffix(
        "; remove dtparam=uart0=on or dtoverlay=uart0... from"
          + " /boot/firmware/config.txt and restart"))
  }

  @Test func withoutRootFunctionsAreGuessedFromDevices() throws {
    let report = try moduleReport {
      $0.knowsPinOwners = false
      $0.buses.serial = ["spidev0.0"]
      $0.buses.uarts = ["serial0", "ttyAMA0"]
      $0.buses.hasI2C = true
    }
    #expect(complaints(report).count == 2)
    #expect(complaints(report).at(0).hasPrefix("warning: line 9 (din) is normally SPI0's"))
    #expect(complaints(report).at(1).hasPrefix("warning: line 14 (clk) is normally the UART's"))
    #expect(report.text.contains("\nok: 1 line is free: load 7\n"))
    #expect(report.text.contains("sudo ledsign doctor --board b.json"))
  }

  // There serial0 is at a plug of its own.
  @Test func theUARTOfAPi5sHeaderIsNotItsFirst() throws {
    func said(_ uarts: [String]) throws -> [String] {
      let report = try moduleReport {
        $0.knowsPinOwners = false
        $0.chips = [chip("/dev/gpiochip0", "pinctrl-rp1", 54)]
        $0.buses.uarts = uarts
      }
      return report.findings.filter { $0.weight != .fine }.map { $0.line }
    }
    #expect(try said(["serial0"]).isEmpty)
    #expect(try said(["ttyAMA0"]).at(0).contains("which is on (/dev/ttyAMA0)"))
  }

  @Test func aBusThatIsOffIsNotGuessed() throws {
    let report = try moduleReport {
      $0.knowsPinOwners = false
      $0.buses.serial = ["spidev10.0"]
    }
    #expect(complaints(report).isEmpty)
  }

  @Test func aLineThatIsNotThereIsAnError() throws {
    let report = try moduleReport { $0.lines[0].state = .missing }
    #expect(
      complaints(report).at(0).hasPrefix(
        "error: line 9 (din) is not there: pinctrl-bcm2711 has the lines 0 to 57;"))
  }

  @Test func aLineOfUnknownStateHindersNothing() throws {
    let report = try moduleReport { $0.lines[0].state = .unknown }
    #expect(complaints(report).at(0).hasPrefix("warning: line 9 (din) is of an unknown state"))
    #expect(!report.isHindered)
  }
}
