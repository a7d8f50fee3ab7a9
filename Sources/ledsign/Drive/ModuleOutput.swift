// ModuleOutput.swift: real MAX7219 modules, over a serial bus or three lines.
// ledsign: joins the modules; no Foundation. Showing a frame allocates nothing.

import SignLinux
import SignPanels
import SignPrimitives

/// A chain of MAX7219 modules.
///
/// The chips refresh themselves, so only changed rows are sent, by whoever shows the frame; once a
/// second everything is sent again, for chips that lost it.
final class ModuleOutput<Bus: RowBus & ~Copyable>: PanelOutput where Bus.Failure == DeviceError {
  private var driver: MAX7219Driver<Bus>
  private var brightness: MAX7219Brightness
  /// Nil when the chip's order and the sign's are the same, or the reverse, which the encoder does.
  private var frames: ChainFrames?
  private var heal: HealSchedule?

  /// Joins modules to a bus; nothing is sent.
  init(
    _ panels: PanelDescription, wiring: MAX7219Wiring, brightness: MAX7219Brightness,
    bus: consuming Bus
  ) throws(Failure) {
    let map = PanelMap(panels.layout)
    let encoder: MAX7219Encoder
    do {
      encoder = try MAX7219Encoder(
        modules: panels.layout.length, wiring: wiring, reversesModules: map.isReversal)
    } catch {
      throw .input(error.description)
    }
    frames = map.isIdentity || map.isReversal ? nil : try ChainFrames(panels)
    self.brightness = brightness
    driver = MAX7219Driver(bus: bus, encoder: encoder, brightness: brightness)
  }

  func begin() throws(Failure) {
    try attempt { (driver) throws(DeviceError) in try driver.begin() }
  }

  func show(_ frame: Bitmap, at now: Int64) throws(Failure) {
    let time = Flicks(roundedQuotient(now, times: 441, over: 625))
    if heal == nil { heal = HealSchedule(from: time) }
    let isHealDue = heal?.isDue(at: time) ?? false
    frames?.move(frame)
    do {
      if let chain = frames?.bitmaps[0] {
        try driver.show(chain)
      } else {
        try driver.show(frame)
      }
      if isHealDue { try driver.heal() }
    } catch {
      throw Failure(error)
    }
  }

  func setBrightness(_ percent: Int) throws(Failure) {
    do {
      brightness = try MAX7219Brightness(percent: percent)
    } catch {
      throw .input(error.description)
    }
    let brightness = brightness
    try attempt { (driver) throws(DeviceError) in try driver.setBrightness(brightness) }
  }

  func suspend() throws(Failure) {
    try attempt { (driver) throws(DeviceError) in try driver.setBrightness(.dark) }
  }

  /// Everything is sent again: who knows what happened to the chips meanwhile.
  func resume() throws(Failure) {
    let brightness = brightness
    try attempt { (driver) throws(DeviceError) in
      try driver.setBrightness(brightness)
      try driver.heal()
    }
  }

  func end() throws(Failure) {
    try attempt { (driver) throws(DeviceError) in try driver.end() }
  }

  func refreshReport(at now: Int64) -> String? { nil }

  func takeWarnings(at now: Int64) -> [String] { [] }

  private func attempt(
    _ body: (inout MAX7219Driver<Bus>) throws(DeviceError) -> Void
  ) throws(Failure) {
    do {
      try body(&driver)
    } catch {
      throw Failure(error)
    }
  }
}
