// BootLine.swift: the line of a Raspberry Pi's config.txt that frees lines, in words.
// ledsign: joins the modules; no Foundation.

import SignLinux

/// Says which line of `config.txt` frees lines of the header.
///
/// Parameters and overlays are those of boot/overlays/README in raspberrypi/firmware: `spi`,
/// `i2c_arm`, `i2c_vc`, `i2s` and `uart0` of the base, `spi0-0cs` and `spi0-1cs` with `no_miso`,
/// `w1-gpio`, `audremap`, `pwm`, `gpio-fan`, `gpio-key`, `gpio-shutdown`, `gpio-led`, `gpio-ir`,
/// `gpio-poweroff`, `i2c-gpio`. `enable_uart` is explained by the chapter on UARTs of Raspberry Pi's
/// documentation; the overlay `disable-bt`, which is often named here, is none of these: it moves
/// another UART to lines 14 and 15. On a Pi 5 raspi-config switches that UART with `uart0`.
struct BootLine {
  /// The path of `config.txt`.
  let file: String
  /// The offsets of the lines that the board uses.
  let offsets: [Int]
  /// Whether the chip is that of a Pi 5.
  let isRP1: Bool

  /// What to do so that a line is free of a use.
  func remedy(for use: PinUse, ofLine offset: Int) -> String {
    switch use {
    case .serialBus(0), .chipSelect(bus: 0): spi
    case .serialBus(let bus?), .chipSelect(let bus): remove("dtoverlay=spi\(bus)-...")
    case .serialBus: remove("dtoverlay=spi...")
    case .i2c where offset < 2: put("dtparam=i2c_vc=off")
    case .i2c where offset < 4: put("dtparam=i2c_arm=off")
    case .i2c: remove("dtoverlay=i2c...")
    case .uart: uart(offset)
    case .i2s: put("dtparam=i2s=off", and: "remove the dtoverlay of a sound card")
    case .pwm: remove("dtoverlay=pwm...")
    case .headphones: remove("dtoverlay=audremap")
    case .oneWire: oneWire
    case .softwareI2C: remove("dtoverlay=i2c-gpio...")
    case .softwareSerial: remove("the dtoverlay of SPI on these lines")
    case .fan: remove("dtoverlay=gpio-fan...")
    case .key: remove("dtoverlay=gpio-key... or gpio-shutdown...")
    case .light: remove("dtoverlay=gpio-led... or dtparam=act_led_gpio=\(offset)")
    case .infrared: remove("dtoverlay=gpio-ir...")
    case .powerOff: remove("dtoverlay=gpio-poweroff...")
    case .ledsign: "stop the other ledsign, which may be the service: sudo systemctl stop ledsign"
    case .other: "end the program of that name, or remove its dtoverlay from \(file) and restart"
    }
  }

  private func put(_ line: String, and more: String? = nil) -> String {
    "put \(line) into \(file)\(more.map { ", \($0)" } ?? "") and restart"
  }

  private func remove(_ line: String) -> String { "remove \(line) from \(file) and restart" }

  /// All of SPI0, or its chip selects and MISO alone if the board leaves data and clock alone.
  private var spi: String {
    if offsets.contains(10) || offsets.contains(11) { return put("dtparam=spi=off") }
    let overlay =
      "dtoverlay=" + (offsets.contains(8) || !offsets.contains(7) ? "spi0-0cs" : "spi0-1cs")
      + (offsets.contains(9) ? ",no_miso" : "")
    return "put dtparam=spi=off into \(file), or \(overlay) to keep SPI, and restart"
  }

  private func uart(_ offset: Int) -> String {
    guard offset == 14 || offset == 15 else { return remove("dtoverlay=uart...") }
    if isRP1 { return remove("dtparam=uart0=on or dtoverlay=uart0...") }
    return put("enable_uart=0", and: "remove console=serial0,115200 from cmdline.txt beside it")
  }

  private var oneWire: String {
    "remove dtoverlay=w1-gpio from \(file), or add ,gpiopin= and a free line to it, and restart"
  }
}
