// PanelOpening.swift: opens the devices of a board and joins its panels to them.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignLinux
import SignPanels

extension PanelDescription {
  /// How long a drive waits for panels that another process has, ns.
  ///
  /// The watcher of one that was killed a moment ago is still making them dark.
  private static var handover: Int64 { 300_000_000 }

  /// Opens what the panels are connected to; nothing is sent or refreshed yet.
  ///
  /// - Parameters:
  ///   - refresh: What the refresh asks of the kernel.
  ///   - minimumHz: The refresh rate below which it is told.
  func open(
    _ refresh: RefreshOptions = RefreshOptions(), minimumHz: Int = 0
  ) throws(Failure) -> any PanelOutput {
    switch kind {
    case .max7219(let wiring, let brightness): return try modules(wiring, brightness)
    case .hub75(let configuration, _):
      let lines = try lines()
      let darkener = lines.makeDarkener(HUB75Signal.oe.line)
      let driver = HUB75Driver(configuration, alsoWired: wired, bus: lines)
      return try ScannedOutput(
        self, driver: driver, options: refresh, minimumHz: minimumHz, darkener: darkener)
    case .hub12(let configuration):
      let lines = try lines()
      let darkener = lines.makeDarkener(HUB12Signal.oe.line)
      return try ScannedOutput(
        self, driver: HUB12Driver(configuration, bus: lines), options: refresh,
        minimumHz: minimumHz, darkener: darkener)
    }
  }

  /// Opens what the panels are connected to, makes them dark, and lets go.
  func darken() throws(DeviceError) {
    switch kind {
    case .max7219(let wiring, _):
      guard let encoder = try? MAX7219Encoder(modules: layout.length, wiring: wiring) else {
        return
      }
      switch bus {
      case .spi(let path, let hz):
        var driver = MAX7219Driver(
          bus: try SPIRows(path: path, hz: hz, rowLength: 2 * layout.length), encoder: encoder)
        try driver.end()
      case .gpio(let lines):
        var driver = MAX7219Driver(
          bus: SerialRows(lines: try GPIOLines(LineRequest(lines, for: kind))), encoder: encoder)
        try driver.end()
      }
    case .hub75(let configuration, _):
      guard case .gpio(let lines) = bus else { return }
      var driver = HUB75Driver(
        configuration, alsoWired: wired, bus: try GPIOLines(LineRequest(lines, for: kind)))
      try driver.end()
    case .hub12(let configuration):
      guard case .gpio(let lines) = bus else { return }
      var driver = HUB12Driver(configuration, bus: try GPIOLines(LineRequest(lines, for: kind)))
      try driver.end()
    }
  }

  /// The places of all lines of the board.
  var wired: LineSet {
    if case .gpio(let lines) = bus { lines.wired } else { [] }
  }

  private func modules(
    _ wiring: MAX7219Wiring, _ brightness: MAX7219Brightness
  ) throws(Failure) -> any PanelOutput {
    switch bus {
    case .spi(let path, let hz):
      let rows: SPIRows
      do {
        rows = try retryWhileBusy(for: Self.handover) { () throws(DeviceError) in
          try SPIRows(path: path, hz: hz, rowLength: 2 * layout.length)
        }
      } catch {
        throw Failure(error)
      }
      return try ModuleOutput(self, wiring: wiring, brightness: brightness, bus: rows)
    case .gpio:
      return try ModuleOutput(
        self, wiring: wiring, brightness: brightness, bus: SerialRows(lines: try lines()))
    }
  }

  private func lines() throws(Failure) -> GPIOLines {
    guard case .gpio(let board) = bus else { preconditionFailure("only MAX7219 are on SPI") }
    do {
      return try retryWhileBusy(for: Self.handover) { () throws(DeviceError) in
        try GPIOLines(LineRequest(board, for: kind))
      }
    } catch {
      throw Failure(error)
    }
  }
}
