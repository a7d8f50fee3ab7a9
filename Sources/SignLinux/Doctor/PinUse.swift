// PinUse.swift: what a line of a Raspberry Pi is used for, by the names that the kernel gives.
// SignLinux: integers only; no elements, no fonts, no words for people.

/// What a line of a Raspberry Pi is used for.
///
/// Names of holders are those that the kernel's drivers ask with: `gpiod_get` names a line after
/// its purpose or, without one, after the device (`spi0 CS0`, `onewire@4`, `gpio_keys`). Names of
/// devices are those of the device tree with an address before them (`fe204000.spi`).
public enum PinUse: Hashable, Sendable {
  /// Data or clock of SPI, with the number of the bus if it is known.
  case serialBus(Int?)
  /// A chip select of SPI.
  case chipSelect(bus: Int)
  /// I2C, done by a peripheral.
  case i2c
  /// I2C, done by a driver that moves lines.
  case softwareI2C
  /// SPI, done by a driver that moves lines.
  case softwareSerial
  /// A UART.
  case uart
  /// PCM sound (I2S).
  case i2s
  /// A PWM channel.
  case pwm
  /// The headphone socket, moved to the header.
  case headphones
  /// A 1-wire bus.
  case oneWire
  /// A fan that follows the temperature.
  case fan
  /// A button, as of a keyboard.
  case key
  /// A light that shows what the machine does.
  case light
  /// A receiver of infrared remote controls.
  case infrared
  /// A line that switches the power off.
  case powerOff
  /// This program.
  case ledsign
  /// Something else.
  case other

  /// From the name of a line's holder.
  public init(holder: String) {
    if let bus = PinUse.bus(ofChipSelect: holder) {
      self = .chipSelect(bus: bus)
      return
    }
    for (name, use) in PinUse.holders where holder == name {
      self = use
      return
    }
    for (beginning, use) in PinUse.beginnings where holder.hasPrefix(beginning) {
      self = use
      return
    }
    self = .other
  }

  /// From the device that has the function of a pin.
  ///
  /// - Parameters:
  ///   - device: Its name.
  ///   - offset: The line, which tells buses of one kind apart.
  public init(device: String, offset: Int) {
    let kind = device.utf8.lastIndex(of: UInt8(ascii: "."))
      .map { String(device[device.utf8.index(after: $0)...]) }
    switch kind {
    case "spi": self = .serialBus(PinUse.bus(ofLine: offset))
    case "i2c": self = .i2c
    case "serial": self = .uart
    case "i2s": self = .i2s
    case "pwm": self = .pwm
    default:
      let isSound = device.hasSuffix("audio") || device.hasSuffix("sound")
      self = isSound ? .headphones : PinUse(holder: device)
    }
  }

  /// The usual function of a line of the header beside GPIO; nil if it has none.
  public static func usual(ofLine offset: Int) -> PinUse? {
    switch offset {
    case 0...3: .i2c
    case 7...11: .serialBus(0)
    case 12, 13: .pwm
    case 14, 15: .uart
    case 18...21: .i2s
    default: nil
    }
  }

  /// The number of the SPI bus that a line can belong to on every Raspberry Pi with 40 pins.
  private static func bus(ofLine offset: Int) -> Int? {
    switch offset {
    case 7...11: 0
    case 16...21: 1
    default: nil
    }
  }

  /// The bus in `spi0 CS1`; nil for any other name.
  private static func bus(ofChipSelect name: String) -> Int? {
    let words = MachineFiles.words(name)
    guard words.count == 2, words[0].hasPrefix("spi"), words[1].hasPrefix("CS") else { return nil }
    return Int(words[0].dropFirst(3))
  }

  private static let holders: [(String, PinUse)] = [
    ("ledsign", .ledsign), ("sda", .softwareI2C), ("scl", .softwareI2C),
    ("sck", .softwareSerial), ("mosi", .softwareSerial), ("miso", .softwareSerial),
    ("cs", .softwareSerial), ("PWR", .light), ("ACT", .light), ("shutdown", .key),
  ]

  private static let beginnings: [(String, PinUse)] = [
    ("onewire", .oneWire), ("w1", .oneWire), ("gpio-fan", .fan), ("fan", .fan),
    ("gpio_keys", .key), ("gpio-keys", .key), ("button", .key), ("led", .light),
    ("ir-receiver", .infrared), ("gpio-ir", .infrared), ("gpio_ir", .infrared),
    ("gpio-poweroff", .powerOff), ("power_ctrl", .powerOff), ("pwm", .pwm),
  ]
}

extension LineFacts {
  /// What the line is used for; nil if nobody uses it, as far as is known.
  public var use: PinUse? {
    switch state {
    case .used(let holder) where !holder.isEmpty: PinUse(holder: holder)
    case .used:
      owner.map { PinUse(device: $0, offset: line.offset) } ?? PinUse.usual(ofLine: line.offset)
        ?? .other
    case .free: owner.map { PinUse(device: $0, offset: line.offset) }
    case .missing, .unknown: nil
    }
  }
}
