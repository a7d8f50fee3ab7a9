// PinTests.swift: who has the function of a line, by the kernel's names.

import Testing

@testable import SignLinux

@Suite struct PinTests {
  @Test(arguments: [
    ("spi0 CS0", PinUse.chipSelect(bus: 0)), ("spi10 CS1", .chipSelect(bus: 10)),
    ("onewire@4", .oneWire), ("w1", .oneWire), ("ledsign", .ledsign), ("gpio-fan@0", .fan),
    ("gpio_keys", .key), ("shutdown", .key), ("sda", .softwareI2C), ("sck", .softwareSerial),
    ("ir-receiver@12", .infrared), ("pwm-gpio", .pwm), ("ACT", .light), ("led0", .light),
    ("power_ctrl", .powerOff), ("spi0 MOSI", .other), ("spi CS0", .other), ("", .other),
    ("ledsign2", .light), ("my program", .other),
  ])
  func aHolderIsKnownByItsName(_ holder: String, _ use: PinUse) {
    #expect(PinUse(holder: holder) == use)
  }

  // Addresses of a Pi 4 and of a Pi 5; the bus follows from the line.
  @Test(arguments: [
    ("fe204000.spi", 10, PinUse.serialBus(0)), ("fe215080.spi", 20, .serialBus(1)),
    ("1f00050000.spi", 2, .serialBus(nil)), ("fe804000.i2c", 2, .i2c),
    ("1f00030000.serial", 14, .uart), ("fe203000.i2s", 18, .i2s), ("fe20c000.pwm", 12, .pwm),
    ("soc:audio", 18, .headphones), ("onewire@4", 4, .oneWire), ("fe208000.dpi", 5, .other),
  ])
  func aDeviceIsKnownByItsKind(_ device: String, _ offset: Int, _ use: PinUse) {
    #expect(PinUse(device: device, offset: offset) == use)
  }

  private func use(_ state: LineFacts.State, _ offset: Int, owner: String? = nil) -> PinUse? {
    LineFacts(MachineQuestion.Line(signal: "x", offset: offset), state, owner: owner).use
  }

  @Test func aHolderCountsMoreThanADeviceAndThatMoreThanTheUsualFunction() {
    #expect(use(.used(by: "ledsign"), 14, owner: "1f00030000.serial") == .ledsign)
    #expect(use(.used(by: ""), 14, owner: "fe204000.spi") == .serialBus(nil))
    #expect(use(.used(by: ""), 14) == .uart)
    #expect(use(.used(by: ""), 17) == .other)
    #expect(use(.free, 14) == nil)
    #expect(use(.free, 14, owner: "1f00030000.serial") == .uart)
    #expect(use(.missing, 14) == nil)
  }

  @Test func ownersOfBothKindsOfControllersAreRead() {
    let open = PinOwners([
      "Pinmux settings per pin", "Format: pin (name): mux_owner gpio_owner hog?",
      "pin 8 (gpio8): (MUX UNCLAIMED) pinctrl-bcm2711:520",
      "pin 10 (gpio10): fe204000.spi (GPIO UNCLAIMED) function alt0 group gpio10",
      "pin 11 (gpio11): (MUX UNCLAIMED) (GPIO UNCLAIMED)", "",
    ])
    #expect(open.device(of: 10) == "fe204000.spi")
    #expect(open.device(of: 8) == nil && open.device(of: 11) == nil && open.device(of: 1) == nil)
    let strict = PinOwners([
      "pin 14 (gpio14): device 1f00030000.serial function uart0 group gpio14",
      "pin 15 (gpio15): UNCLAIMED", "pin 16 (gpio16): GPIO pinctrl-rp1:585",
    ])
    #expect(strict.device(of: 14) == "1f00030000.serial")
    #expect(strict.device(of: 15) == nil && strict.device(of: 16) == nil)
  }

  @Test func theListOfAChipIsInTheFolderOfItsDriver() {
    let names = [
      "107d504100.pinctrl-pinctrl-brcmstb", "1f000d0000.gpio-pinctrl-rp1", "pinctrl-devices",
    ]
    #expect(PinOwners.folder(ofChip: "pinctrl-rp1", among: names) == names[1])
    #expect(PinOwners.folder(ofChip: "pinctrl-bcm2835", among: names) == nil)
    #expect(
      PinOwners.folder(ofChip: "pinctrl-bcm2835", among: ["3f200000.gpio"]) == "3f200000.gpio")
  }
}
