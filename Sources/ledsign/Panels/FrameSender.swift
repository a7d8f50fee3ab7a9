// FrameSender.swift: a driver whose wire is recorded, whatever its format.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignPanels
import SignPrimitives
import SignSimulator

/// A driver made from settings; what it puts on the wire is recorded and reaches no panel.
final class FrameSender {
  let settings: PanelDescription
  private var frames: ChainFrames
  // One of them: the driver that the settings ask for.
  private var serial: MAX7219Driver<RecordingRowBus>?
  private var lines: MAX7219Driver<SerialRows<RecordingBus>>?
  private var hub75: HUB75Driver<RecordingBus>?
  private var hub12: HUB12Driver<RecordingBus>?

  /// Where the pixels of the canvas are.
  var map: PanelMap { frames.map }

  /// Makes the driver; it writes nothing before ``begin()``.
  ///
  /// - Throws: ``Failure/input(_:)`` when the sign is larger than a bitmap.
  init(_ settings: PanelDescription) throws(Failure) {
    self.settings = settings
    frames = try ChainFrames(settings)
    try makeDriver()
  }

  private func makeDriver() throws(Failure) {
    switch settings.kind {
    case .max7219(let wiring, let brightness):
      let encoder: MAX7219Encoder
      do {
        encoder = try MAX7219Encoder(modules: settings.layout.length, wiring: wiring)
      } catch {
        throw .input(error.description)
      }
      switch settings.bus {
      case .spi:
        serial = MAX7219Driver(bus: RecordingRowBus(), encoder: encoder, brightness: brightness)
      case .gpio:
        lines = MAX7219Driver(
          bus: SerialRows(lines: RecordingBus()), encoder: encoder, brightness: brightness)
      }
    case .hub75(let configuration, _):
      var wired: LineSet = []
      if case .gpio(let lines) = settings.bus { wired = lines.wired }
      hub75 = HUB75Driver(
        configuration, alsoWired: wired,
        bus: RecordingBus(initialLevels: HUB75Signal.oe.line))
    case .hub12(let configuration):
      hub12 = HUB12Driver(configuration, bus: RecordingBus())
    }
  }

  /// Makes the panels dark and ready.
  func begin() -> Wire {
    serial?.begin()
    lines?.begin()
    hub75?.begin()
    hub12?.begin()
    return takeWire()
  }

  /// Shows a frame: one refresh, or the rows that changed.
  ///
  /// - Parameter canvas: A bitmap of the size of the settings' canvas.
  func show(_ canvas: Bitmap) -> Wire {
    frames.move(canvas)
    serial?.show(frames.bitmaps[0])
    lines?.show(frames.bitmaps[0])
    hub75?.refresh(frames.bitmaps)
    hub12?.refresh(frames.bitmaps[0])
    return takeWire()
  }

  /// What was recorded since the last time.
  private func takeWire() -> Wire {
    if let bus = serial?.bus {
      serial?.bus = RecordingRowBus()
      return .rows(bus.rows)
    }
    let bus = lines?.bus.lines ?? hub75?.bus ?? hub12?.bus ?? RecordingBus()
    let next = RecordingBus(initialLevels: bus.levels)
    lines?.bus.lines = next
    hub75?.bus = next
    hub12?.bus = next
    return .lines(bus)
  }
}
