// BoardPanel.swift: the panels of a board, by their wire format, as the drivers want them.
// SignFile: data only; no I/O.

public import SignPanels

/// The panels of a board.
public enum BoardPanel: Sendable {
  case max7219(MAX7219Board)
  case hub75(HUB75Board)
  case hub12(HUB12Board)

  /// How the panels or modules hang, and in which order they are chained.
  public var layout: PanelLayout {
    switch self {
    case .max7219(let board): board.layout
    case .hub75(let board): board.layout
    case .hub12(let board): board.layout
    }
  }
}

/// Modules of 8 x 8 px, each with a MAX7219, in one chain.
public struct MAX7219Board: Hashable, Sendable {
  /// How the modules hang; one chain, cells of 8 x 8 px.
  public let layout: PanelLayout
  /// How the LEDs of each module are wired to its chip.
  public let wiring: MAX7219Wiring
  /// How bright the modules are unless a schedule says otherwise.
  public let brightness: MAX7219Brightness
}

/// HUB75 panels.
public struct HUB75Board: Sendable {
  /// How the panels hang.
  public let layout: PanelLayout
  /// What the driver needs; its brightness holds unless a schedule says otherwise.
  public let configuration: HUB75Configuration
  /// Moves the bitmap of a chain into the rows that its panels shift; often the identity.
  public let multiplex: MultiplexMap
}

/// HUB12 panels in one chain.
public struct HUB12Board: Hashable, Sendable {
  /// How the panels hang.
  public let layout: PanelLayout
  /// What the driver needs; its brightness holds unless a schedule says otherwise.
  public let configuration: HUB12Configuration
}
