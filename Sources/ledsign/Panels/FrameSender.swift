// FrameSender.swift: a driver whose wire is recorded, whatever its format.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignPanels
import SignPrimitives
import SignSimulator

/// A driver made from settings; what it puts on the wire is recorded and reaches no panel.
final class FrameSender {
  let settings: PanelDescription
  let map: PanelMap
  private var chains: [Bitmap]
  private var stretched: [Bitmap] = []
  // One of them: the driver that the settings ask for.
  private var serial: MAX7219Driver<RecordingRowBus>?
  private var lines: MAX7219Driver<SerialRows<RecordingBus>>?
  private var hub75: HUB75Driver<RecordingBus>?
  private var hub12: HUB12Driver<RecordingBus>?

  /// Makes the driver; it writes nothing before ``begin()``.
  ///
  /// - Throws: ``Failure/input(_:)`` when the sign is larger than a bitmap.
  init(_ settings: PanelDescription) throws(Failure) {
    self.settings = settings
    map = PanelMap(settings.layout)
    do {
      chains = try map.makeChains()
      if case .hub75(_, let multiplex) = settings.kind, !multiplex.isIdentity {
        for _ in chains { stretched.append(try multiplex.makeStretched()) }
      }
    } catch {
      throw .input("the panels are more than \(Bitmap.maximumSide) px side by side; use fewer")
    }
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
    map.apply(canvas, into: &chains)
    serial?.show(chains[0])
    lines?.show(chains[0])
    hub12?.refresh(chains[0])
    if case .hub75(_, let multiplex) = settings.kind {
      if stretched.isEmpty {
        hub75?.refresh(chains)
      } else {
        for chain in chains.indices { multiplex.apply(chains[chain], into: &stretched[chain]) }
        hub75?.refresh(stretched)
      }
    }
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
