// RealWiring.swift: one way in which panels can be wired in reality.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignPanels

/// One way in which panels can be wired in reality, whatever the settings say.
struct RealWiring {
  /// What it is, in a few words.
  let title: String
  /// What a board file says of such panels: lines for it, or a sentence; empty if nothing changes.
  let remedy: String
  /// The panels.
  let panels: PanelDescription
  /// Which of the panels' lines each signal of the settings reaches.
  let lines: LineMap

  init(
    _ title: String, remedy: String, _ panels: PanelDescription, lines: LineMap = .straight
  ) {
    self.title = title
    self.remedy = remedy
    self.panels = panels
    self.lines = lines
  }

  /// All wirings that the guide knows; the first one is what the settings say.
  static func all(for settings: PanelDescription) -> [RealWiring] {
    switch settings.kind {
    case .max7219(let wiring, let brightness):
      return modules(settings, wiring, brightness)
    case .hub75(let configuration, let multiplex):
      return [asSaid(settings)] + circuits(settings, configuration, multiplex)
        + colours(settings, configuration) + swappedAddress(settings) + turned(settings)
        + broken(settings)
    case .hub12:
      return [asSaid(settings)] + swappedAddress(settings) + turned(settings) + broken(settings)
    }
  }

  private static func asSaid(_ settings: PanelDescription) -> RealWiring {
    RealWiring("as the board file says", remedy: "", settings)
  }

  /// The eight wirings of MAX7219 modules, with the input on either side.
  private static func modules(
    _ settings: PanelDescription, _ wiring: MAX7219Wiring, _ brightness: MAX7219Brightness
  ) -> [RealWiring] {
    var all: [RealWiring] = []
    for layout in [settings.layout, settings.layout.withOtherStart] {
      let start = LayoutWords.dataIn(layout)
      for other in MAX7219Wiring.all {
        var panels = settings
        panels.layout = layout
        panels.kind = .max7219(other, brightness)
        let isAsSaid = other == wiring && layout == settings.layout
        let real = RealWiring(
          (isAsSaid ? "as the board file says: " : "") + "\(other.words), \(start.title)",
          remedy: isAsSaid ? "" : "\"wiring\": \(other.json), \(start.json)", panels)
        if isAsSaid { all.insert(real, at: 0) } else { all.append(real) }
      }
    }
    return all
  }

  /// The sign upside down, and every panel upside down in its place.
  private static func turned(_ settings: PanelDescription) -> [RealWiring] {
    let layout = settings.layout
    var all: [RealWiring] = []
    if let turned = layout.turnedOver {
      var panels = settings
      panels.layout = turned
      all.append(
        RealWiring(
          "the whole sign upside down", remedy: "\"rotate\": \(turned.turn.degrees)", panels))
    }
    if layout.cells.count > 1, let turned = layout.withCellsTurnedOver {
      var panels = settings
      panels.layout = turned
      all.append(
        RealWiring(
          "every panel upside down in its place", remedy: LayoutWords.sketch(turned), panels))
    }
    return all
  }

  /// Address lines that lead nowhere.
  private static func broken(_ settings: PanelDescription) -> [RealWiring] {
    guard case .gpio(let lines) = settings.bus else { return [] }
    var all: [RealWiring] = []
    for line in lines.lines where ["a", "b", "c", "d", "e"].contains(line.signal) {
      all.append(
        RealWiring(
          "address line \(line.signal) is broken or not connected",
          remedy: "none: look after the wire from line \(line.offset) to \(line.signal)", settings,
          lines: LineMap.straight.breaking(line.place)))
    }
    return all
  }

  /// Two address lines in each other's place.
  private static func swappedAddress(_ settings: PanelDescription) -> [RealWiring] {
    guard case .gpio(let lines) = settings.bus else { return [] }
    let address = lines.lines.filter { ["a", "b", "c", "d", "e"].contains($0.signal) }
    var all: [RealWiring] = []
    for (index, first) in address.enumerated() {
      for second in address[(index + 1)...] {
        all.append(
          RealWiring(
            "address lines \(first.signal) and \(second.signal) changed places",
            remedy: "\"\(first.signal)\": \(second.offset), \"\(second.signal)\": \(first.offset)",
            settings, lines: LineMap.straight.swapping(first.place, second.place)))
      }
    }
    return all
  }
}
