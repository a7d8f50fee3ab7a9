// RealWiring+HUB75.swift: the circuits that a HUB75 panel can have, and its colours.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignPanels
import SignSimulator

extension RealWiring {
  /// Other row addresses, foldings and driver chips than the settings say, one at a time.
  static func circuits(
    _ settings: PanelDescription, _ configuration: HUB75Configuration, _ multiplex: MultiplexMap
  ) -> [RealWiring] {
    var all: [RealWiring] = []
    for type in HUB75RowAddress.allCases where type != configuration.rowAddress {
      if let other = configuration.with(rowAddress: type) {
        all.append(
          settings.real(
            "row address \(type.rawValue)", "\"rowAddress\": \"\(type.rawValue)\"", other,
            multiplex))
      }
    }
    for (word, kind) in foldings {
      guard
        let map = try? MultiplexMap(
          kind, panelWidth: configuration.width, panelHeight: configuration.height,
          panels: configuration.panels), !map.isSame(as: multiplex),
        let other = configuration.with(stretch: map.stretch)
      else { continue }
      all.append(
        settings.real(
          "multiplexing \(word), \(other.scan) addresses",
          "\"multiplex\": \"\(word)\", \"scan\": \(other.scan)", other, map))
    }
    for chip in HUB75DriverChip.allCases where chip != configuration.driverChip {
      if let other = configuration.with(driverChip: chip),
        chip == .standard || other.columns % 16 == 0
      {
        all.append(
          settings.real(
            "driver chips \(chip.rawValue)", "\"driverChip\": \"\(chip.rawValue)\"", other,
            multiplex))
      }
    }
    return all
  }

  private static let foldings: [(word: String, kind: PanelMultiplex)] = [
    ("none", .none), ("stripe", .stripe), ("checkered", .checkered),
    ("zstripe", .zStripe(offset: 0)), ("zstripe4", .zStripe(offset: 4)),
    ("zstripe8", .zStripe(offset: 8)),
  ]

  /// The five other orders of red, green and blue, on every chain.
  static func colours(
    _ settings: PanelDescription, _ configuration: HUB75Configuration
  ) -> [RealWiring] {
    // For red, green and blue of the settings: the colour of the panel that it reaches.
    let orders = [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    return orders.map { order in
      let names = ["red", "green", "blue"]
      let title = (0..<3).filter { order[$0] != $0 }
        .map { "\(names[$0]) lights \(names[order[$0]])" }
      return RealWiring(
        title.joined(separator: ", "), remedy: settings.lines(order, configuration.ink), settings,
        lines: LineMap.straight.reordering(order, chains: configuration.chains))
    }
  }
}

extension LineMap {
  /// The same with colours of the settings that reach others, in both halves of every chain.
  fileprivate func reordering(_ order: [Int], chains: Int) -> LineMap {
    var map = self
    for half in 0..<(2 * chains) {
      let first = Int(HUB75Signal.r1.rawValue) + 3 * half
      for colour in 0..<3 { map = map.leading(first + colour, to: first + order[colour]) }
    }
    return map
  }
}

extension PanelDescription {
  /// The same panels with another circuit.
  fileprivate func real(
    _ title: String, _ remedy: String, _ configuration: HUB75Configuration,
    _ multiplex: MultiplexMap
  ) -> RealWiring {
    var panels = self
    panels.kind = .hub75(configuration, multiplex)
    return RealWiring(title, remedy: remedy + addressLines(for: configuration), panels)
  }

  /// What to do about the address lines of a board file whose panels become others.
  private func addressLines(for configuration: HUB75Configuration) -> String {
    guard case .gpio(let lines) = bus else { return "" }
    var missing: [String] = []
    var needless: [String] = []
    for signal in [HUB75Signal.a, .b, .c, .d, .e] {
      let isNeeded = configuration.requiredLines.contains(signal.line)
      if isNeeded == lines.wired.contains(signal.line) { continue }
      if isNeeded { missing.append(signal.word) } else { needless.append(signal.word) }
    }
    return (missing.isEmpty ? "" : "; add \(missing.joined(separator: ", ")) to \"lines\"")
      + (needless.isEmpty ? "" : "; take \(needless.joined(separator: ", ")) out of \"lines\"")
  }

  /// The lines of a board file whose colours are in this order, and its ink if it is another one.
  fileprivate func lines(_ order: [Int], _ ink: HUB75Ink) -> String {
    guard case .gpio(let lines) = bus else { return "" }
    let names = HUB75Signal.allCases.map { $0.word }
    var entries: [(place: Int, text: String)] = []
    let first = Int(HUB75Signal.r1.rawValue)
    for line in lines.lines where line.place >= first {
      let (half, colour) = (line.place - first).quotientAndRemainder(dividingBy: 3)
      let place = first + 3 * half + order[colour]
      entries.append((place, "\"\(names[place])\": \(line.offset)"))
    }
    entries.sort { $0.place < $1.place }
    var text = entries.map { $0.text }.joined(separator: ", ")
    // Without lines for all colours the ink can only be what the lines light.
    if entries.count % 6 != 0 {
      var other: HUB75Ink = []
      for colour in 0..<3 where ink.rawValue >> UInt8(colour) & 1 == 1 {
        other.insert(HUB75Ink(rawValue: 1 << UInt8(order[colour])))
      }
      text += ", \"ink\": \"\(other.word)\""
    }
    return text
  }
}

extension HUB75Configuration {
  /// The same with some other values; nil if they do not fit together.
  fileprivate func with(
    rowAddress: HUB75RowAddress? = nil, driverChip: HUB75DriverChip? = nil, stretch: Int? = nil
  ) -> HUB75Configuration? {
    let stretch = stretch ?? self.stretch
    return try? HUB75Configuration(
      width: width, height: height, panels: panels, chains: chains,
      scan: height / (2 * stretch), stretch: stretch, rowAddress: rowAddress ?? self.rowAddress,
      driverChip: driverChip ?? self.driverChip, ink: ink, blanking: blanking,
      brightness: brightness)
  }
}

extension MultiplexMap {
  /// Whether every pixel has the same place.
  fileprivate func isSame(as other: MultiplexMap) -> Bool {
    guard stretch == other.stretch else { return false }
    for y in 0..<panelHeight {
      for x in 0..<panelWidth where place(x: x, y: y) != other.place(x: x, y: y) { return false }
    }
    return true
  }
}
