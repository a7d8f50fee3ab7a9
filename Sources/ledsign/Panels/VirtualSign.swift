// VirtualSign.swift: the virtual panels of a sign, and where their pixels are on its canvas.
// ledsign: joins the modules; no Foundation.

import SignPanels
import SignPrimitives
import SignSimulator

/// The virtual panels of a sign.
struct VirtualSign {
  let panels: PanelDescription
  private let map: PanelMap
  // One of them: the panels of the wire format.
  private var max7219: VirtualMAX7219?
  private var hub75: VirtualHUB75?
  private var hub12: VirtualHUB12?

  /// Makes panels that have just got power.
  ///
  /// - Throws: ``Failure/input(_:)`` for panels that have no virtual ones.
  init(_ panels: PanelDescription) throws(Failure) {
    self.panels = panels
    map = PanelMap(panels.layout)
    switch panels.kind {
    case .max7219: max7219 = VirtualMAX7219(chips: panels.layout.length)
    case .hub75(let configuration, let multiplex):
      hub75 = VirtualHUB75(try VirtualHUB75.Setup(configuration, multiplex))
    case .hub12(let configuration): hub12 = VirtualHUB12(panels: configuration.panels)
    }
  }

  /// Lets the panels take what is on the wire.
  mutating func take(_ wire: Wire, through map: LineMap) {
    switch wire {
    case .rows(let rows):
      for row in rows { max7219?.send(row) }
    case .lines(let bus):
      let isStraight = map.isStraight
      for write in bus.writes {
        let levels = isStraight ? write.levels : map.lines(write.levels)
        let mask = isStraight ? write.mask : map.lines(write.mask)
        max7219?.write(levels, mask: mask)
        hub75?.write(levels, mask: mask)
        hub12?.write(levels, mask: mask)
      }
    }
  }

  /// Measures light from now on.
  mutating func beginMeasuring() {
    hub75?.beginMeasuring()
    hub12?.beginMeasuring()
  }

  /// Measures light up to now, over so many refreshes in which every row should be lit once.
  mutating func endMeasuring(refreshes: Int) {
    hub75?.endMeasuring(refreshes: refreshes)
    hub12?.endMeasuring(refreshes: refreshes)
  }

  /// The first complaints of the panels, each in one line.
  func complaints(most: Int) -> [String] {
    if let max7219 { return max7219.complaints.prefix(most).map { $0.description } }
    let scanned = hub75?.complaints ?? hub12?.complaints ?? []
    return scanned.prefix(most).map { $0.description }
  }

  /// How many complaints there are.
  var complaintCount: Int {
    max7219?.complaintCount ?? hub75?.complaintCount ?? hub12?.complaintCount ?? 0
  }

  /// What people see.
  func picture() -> SignPicture {
    let chains = chainLights()
    var light = LightMap(
      width: map.canvasWidth, height: map.canvasHeight, full: chains[0].full)
    var colours = [UInt8](repeating: 0, count: light.width * light.height)
    for y in 0..<light.height {
      for x in 0..<light.width {
        let place = map.place(x: x, y: y)
        let level = chains[place.chain][place.x, place.y]
        light[x, y] = level
        if level > 0 { colours[y * light.width + x] = colour(place) }
      }
    }
    return SignPicture(light: light, colours: colours)
  }

  private func chainLights() -> [LightMap] {
    if let hub75 { return (0..<hub75.setup.chains).map { hub75.light(chain: $0) } }
    if let hub12 { return [hub12.light()] }
    guard let max7219, case .max7219(let wiring, _) = panels.kind else {
      preconditionFailure("a sign has panels")
    }
    return [max7219.light(wiring: ModuleWiring(wiring))]
  }

  private func colour(_ place: (chain: Int, x: Int, y: Int)) -> UInt8 {
    guard let hub75 else { return 1 }
    let times = hub75.times(chain: place.chain, x: place.x, y: place.y)
    return (times.red > 0 ? 1 : 0) | (times.green > 0 ? 2 : 0) | (times.blue > 0 ? 4 : 0)
  }
}
