// PanelDescription.swift: the panels of a sign, as they are or as settings say that they are.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignPanels

/// The panels of a sign: what they are, how they hang, and what they are connected to.
struct PanelDescription {
  /// What the panels are, by their wire format.
  enum Kind {
    case max7219(MAX7219Wiring, MAX7219Brightness)
    case hub75(HUB75Configuration, MultiplexMap)
    case hub12(HUB12Configuration)
  }

  /// How the panels hang, and in which order they are chained.
  var layout: PanelLayout
  var kind: Kind
  /// What they are connected to.
  let bus: BoardBus

  /// The panels of a board file.
  init(_ board: LoadedBoard) {
    layout = board.panel.layout
    bus = board.bus
    switch board.panel {
    case .max7219(let panel): kind = .max7219(panel.wiring, panel.brightness)
    case .hub75(let panel): kind = .hub75(panel.configuration, panel.multiplex)
    case .hub12(let panel): kind = .hub12(panel.configuration)
    }
  }

  /// The wire format, as board files write it.
  var format: String {
    switch kind {
    case .max7219: "max7219"
    case .hub75: "hub75"
    case .hub12: "hub12"
    }
  }

  /// What a cell of the layout is called.
  var cell: String {
    if case .max7219 = kind { "module" } else { "panel" }
  }

  /// Whether no frame lights anything, because the brightness is 0.
  var isDark: Bool {
    switch kind {
    case .max7219(_, let brightness): brightness == .dark
    case .hub75(let configuration, _): configuration.brightness == 0
    case .hub12(let configuration): configuration.brightness == 0
    }
  }
}
