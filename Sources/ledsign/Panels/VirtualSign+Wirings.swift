// VirtualSign+Wirings.swift: the words of drivers in those of virtual panels.
// ledsign: joins the modules; no Foundation.

import SignPanels
import SignSimulator

extension ModuleWiring {
  /// The wiring of a module, in the words of its data sheet.
  ///
  /// The drivers call a digit reversed that begins at its right or bottom end, but count segments
  /// from the highest bit.
  init(_ wiring: MAX7219Wiring) {
    self.init(
      digitsAreColumns: wiring.digits == .columns, digitsReversed: wiring.reversesDigits,
      segmentsReversed: !wiring.reversesSegments)
  }
}

extension VirtualHUB75.RowAddress {
  init(_ type: HUB75RowAddress) {
    switch type {
    case .direct: self = .direct
    case .abShift: self = .shiftAB
    case .directOneCold: self = .oneCold
    case .abcShift: self = .shiftABC
    case .sm5266: self = .sm5266
    case .b707: self = .b707
    }
  }
}

extension VirtualHUB75.Driver {
  init(_ chip: HUB75DriverChip) {
    switch chip {
    case .standard: self = .standard
    case .fm6126a: self = .fm6126A
    case .fm6127: self = .fm6127
    }
  }
}

extension VirtualHUB75.Setup {
  /// The panels that a configuration is made for.
  ///
  /// - Throws: ``Failure/input(_:)`` for a driver chip whose outputs do not fill a panel.
  init(_ configuration: HUB75Configuration, _ multiplex: MultiplexMap) throws(Failure) {
    let chip = configuration.driverChip
    guard chip == .standard || configuration.columns % 16 == 0 else {
      throw .input(
        "the chips \(chip.rawValue) have 16 outputs each, but the panels have"
          + " \(configuration.columns) columns; want a multiple of 16")
    }
    self.init(
      width: configuration.width, height: configuration.height, panels: configuration.panels,
      chains: configuration.chains, scan: configuration.scan,
      rowAddress: VirtualHUB75.RowAddress(configuration.rowAddress),
      driver: VirtualHUB75.Driver(chip),
      ink: VirtualHUB75.Ink(rawValue: configuration.ink.rawValue),
      fold: FoldTable(
        width: configuration.width, height: configuration.height, stretch: configuration.stretch
      ) { (x, y) in
        let place = multiplex.place(x: x, y: y)
        return (x: place.x, y: place.y)
      })
  }
}
