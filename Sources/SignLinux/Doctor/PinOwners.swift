// PinOwners.swift: which device has which pin, as the kernel's pin controllers list it for root.
// SignLinux: integers only; no elements, no fonts.

/// The devices that have pins for a function of their own.
///
/// The list is `pinmux-pins` of a pin controller in debugfs (`pinmux_pins_show` of the kernel's
/// drivers/pinctrl/pinmux.c). A controller that protects its pins writes
/// `pin 14 (gpio14): device 1f00030000.serial function uart0 group gpio14`, any other
/// `pin 14 (gpio14): fe215040.serial (GPIO UNCLAIMED) function alt5 group gpio14`.
struct PinOwners: Hashable {
  private var owners: [(pin: Int, device: String)] = []

  /// Reads the lines of the list; what is no pin, and pins that nobody has, are left out.
  init(_ lines: [String]) {
    for line in lines {
      let words = MachineFiles.words(line)
      guard words.count > 3, words[0] == "pin", let pin = Int(words[1]) else { continue }
      let device = words[3] == "device" && words.count > 4 ? words[4] : words[3]
      let isNobody = device == "(MUX" || device == "UNCLAIMED" || device == "GPIO"
      if !isNobody { owners.append((pin, device)) }
    }
  }

  /// The device that has a pin; nil if none has.
  func device(of pin: Int) -> String? { owners.first { $0.pin == pin }?.device }

  /// The folder of the list for a chip, among those of the pin controllers.
  ///
  /// A folder is named after the device and, on newer kernels, the driver, which is the label of
  /// the chip: `fe200000.gpio-pinctrl-bcm2711`. On older ones it is `3f200000.gpio`.
  static func folder(ofChip label: String, among names: [String]) -> String? {
    names.first { $0.utf8.count > label.utf8.count && $0.hasSuffix(label) }
      ?? names.first { $0.hasSuffix(".gpio") }
  }

  static func == (one: PinOwners, other: PinOwners) -> Bool {
    one.owners.elementsEqual(other.owners) { $0.pin == $1.pin && $0.device == $1.device }
  }

  func hash(into hasher: inout Hasher) {
    for owner in owners {
      hasher.combine(owner.pin)
      hasher.combine(owner.device)
    }
  }
}
