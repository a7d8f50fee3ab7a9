// SignalNeeds.swift: which lines the panels of a board need, and which they may have.
// SignFile: no I/O.

import SignPanels

/// The signals of a wire format, and what one board does with them.
struct SignalNeeds {
  /// The names of all signals in the order of their places.
  let names: [String]
  /// Signals that must have a line.
  let required: LineSet
  /// Signals that may have one.
  let usable: LineSet
  /// What the panel is, for messages.
  let panel: String

  init(_ panel: BoardPanel) {
    switch panel {
    case .max7219:
      self.init(
        names: ["din", "clk", "load"], all: MAX7219Signal.allCases.map { $0.line }, "a MAX7219")
    case .hub12(let board):
      self.init(
        names: HUB12Signal.allCases.map { $0.word }, required: board.configuration.requiredLines,
        usable: board.configuration.requiredLines, panel: "a HUB12 panel")
    case .hub75(let board): self.init(board.configuration)
    }
  }

  private init(names: [String], all: [LineSet], _ panel: String) {
    let lines = all.reduce(into: LineSet()) { $0.formUnion($1) }
    self.init(names: names, required: lines, usable: lines, panel: panel)
  }

  private init(names: [String], required: LineSet, usable: LineSet, panel: String) {
    self.names = names
    self.required = required
    self.usable = usable
    self.panel = panel
  }

  /// Colours that the ink leaves out may be wired: the driver holds them dark.
  private init(_ configuration: HUB75Configuration) {
    var usable = configuration.requiredLines
    for signal in HUB75Signal.allCases {
      let place = Int(signal.rawValue) - Int(HUB75Signal.r1.rawValue)
      if place >= 0 && place / 6 < configuration.chains { usable.formUnion(signal.line) }
    }
    self.init(
      names: HUB75Signal.allCases.map { $0.word }, required: configuration.requiredLines,
      usable: usable,
      panel: "a HUB75 panel with scan \(configuration.scan), rowAddress"
        + " \(configuration.rowAddress.rawValue) and parallel \(configuration.chains)")
  }

  /// The names of some of the signals.
  func names(_ lines: LineSet) -> [String] {
    names.indices.filter { lines.contains(.line($0)) }.map { names[$0] }
  }
}
