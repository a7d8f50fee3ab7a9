// PanelStage.swift: a driver and virtual panels, joined by a recorded wire.
// ledsign: joins the modules; no Foundation.

import SignPrimitives

/// A driver made from settings, and virtual panels that it drives: those of the settings, or others.
struct PanelStage {
  /// The driver.
  let sender: FrameSender
  /// The panels.
  private(set) var sign: VirtualSign
  private let lines: LineMap
  /// What the driver put on the wire last.
  private(set) var wire: Wire

  /// Joins them and powers them up.
  ///
  /// - Parameters:
  ///   - settings: What the driver is told.
  ///   - real: What the panels are.
  ///   - lines: How the driver's lines reach the panels; by the pins that both name unless said.
  /// - Throws: ``Failure/input(_:)``.
  init(
    settings: PanelDescription, real: PanelDescription, lines: LineMap? = nil
  ) throws(Failure) {
    guard settings.format == real.format else {
      throw .input(
        "the settings are for \(settings.format) and the panels are \(real.format), which take"
          + " other signals; use boards of the same type")
    }
    sender = try FrameSender(settings)
    sign = try VirtualSign(real)
    self.lines = lines ?? LineMap(from: settings.bus, to: real.bus)
    wire = sender.begin()
    sign.take(wire, through: self.lines)
  }

  /// Shows a frame.
  ///
  /// Scanned panels get it twice: the first refresh still shows the last row of the frame before.
  ///
  /// - Parameter canvas: A bitmap of the size of the settings' canvas.
  /// - Returns: What people see.
  mutating func show(_ canvas: Bitmap) -> SignPicture {
    wire = sender.show(canvas)
    sign.take(wire, through: lines)
    if case .max7219 = sender.settings.kind { return sign.picture() }
    sign.beginMeasuring()
    sign.take(sender.show(canvas), through: lines)
    sign.endMeasuring(refreshes: sender.settings.isDark ? 0 : 1)
    return sign.picture()
  }
}
