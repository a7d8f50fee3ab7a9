// BusReader.swift: the keys of a bus: SPI, or lines of a GPIO chip.
// SignFile: no floating point; opens nothing.

import SignPanels

/// Reads `bus`.
enum BusReader {
  /// SPI clocks of a MAX7219, Hz; the most is that of its data sheet.
  private static let clocks = 10_000...10_000_000
  /// Line counts of the Raspberry Pi's chips, from Linux's drivers of these names; 1024 for others.
  private static let lineCounts: KeyValuePairs = [
    "pinctrl-bcm2835": 54, "pinctrl-bcm2711": 58, "pinctrl-rp1": 54,
  ]

  static func bus(_ node: Node, for panel: BoardPanel) throws(SignFileError) -> BoardBus {
    var keys = try node.object()
    let kind = try keys.exactlyOne(of: ["spi", "gpio"])
    let hz = keys.optional("hz")
    let lines = keys.optional("lines")
    try keys.finish()
    if kind.key == "spi" {
      if let lines { throw Node.conflict(kind, lines) }
      return try spi(kind, hz: hz, for: panel)
    }
    if let hz { throw Node.conflict(kind, hz) }
    var required = try node.object()
    let chips = try self.chips(kind)
    return .gpio(
      BoardLines(
        chips: chips,
        lines: try self.lines(try required.required("lines"), SignalNeeds(panel), on: chips)))
  }

  private static func spi(
    _ node: Node, hz: Node?, for panel: BoardPanel
  ) throws(SignFileError) -> BoardBus {
    guard case .max7219 = panel else {
      throw node.keyError(
        "is for MAX7219 only; other panels need several lines of a chip: name them with \"gpio\""
          + " and \"lines\"", allowed: ["gpio"])
    }
    let path = try node.string()
    guard path.utf8.first == UInt8(ascii: "/") else {
      throw node.error("must be the path of a device", allowed: ["/dev/spidev0.0 and its like"])
    }
    // 1 MHz is what long wires stand, and fast enough for 64 modules at 100 frames a second.
    return .spi(path: path, hz: try hz?.integer(in: clocks) ?? 1_000_000)
  }

  /// One label, path or name, or several in order of preference.
  private static func chips(_ node: Node) throws(SignFileError) -> [String] {
    let problem = "must name a chip by its label, path or name, or several of them: [ ... ]"
    var chips: [String] = []
    switch node.value {
    case .string(let chip): chips = [chip]
    case .array(let items):
      for item in items { chips.append(try item.string()) }
    default: throw node.error(problem)
    }
    guard !chips.isEmpty, chips.allSatisfy({ !$0.isEmpty }) else { throw node.error(problem) }
    return chips
  }

  private static func lines(
    _ node: Node, _ needs: SignalNeeds, on chips: [String]
  ) throws(SignFileError) -> [BoardLine] {
    try refuseUnused(node, needs)
    var keys = try node.object()
    var nodes: [(place: Int, node: Node)] = []
    for (place, name) in needs.names.enumerated() where needs.usable.contains(.line(place)) {
      if let line = keys.optional(name) { nodes.append((place, line)) }
    }
    try keys.finish()
    let last = chips.map { lineCount(of: $0) - 1 }.reduce(1023, min)
    var lines: [BoardLine] = []
    for (place, line) in nodes {
      lines.append(
        BoardLine(
          signal: needs.names[place], place: place, offset: try line.integer(in: 0...last)))
    }
    try refuseSharing(lines, nodes.map { $0.node })
    try refuseMissing(lines, node, needs)
    return lines
  }

  private static func lineCount(of chip: String) -> Int {
    for (label, count) in lineCounts where label == chip { return count }
    return 1024
  }

  /// Signals that exist, but not with these panels.
  private static func refuseUnused(
    _ node: Node, _ needs: SignalNeeds
  ) throws(SignFileError) {
    var keys = try node.object()
    for (place, name) in needs.names.enumerated() where !needs.usable.contains(.line(place)) {
      guard let line = keys.optional(name) else { continue }
      throw line.keyError("is not used by \(needs.panel)", allowed: needs.names(needs.usable))
    }
  }

  /// Two signals on one line, at the later one.
  private static func refuseSharing(
    _ lines: [BoardLine], _ nodes: [Node]
  ) throws(SignFileError) {
    for (index, line) in lines.enumerated() {
      guard let other = lines[..<index].firstIndex(where: { $0.offset == line.offset }) else {
        continue
      }
      let isLater = nodes[index].offset > nodes[other].offset
      let (earlier, later) = isLater ? (nodes[other], nodes[index]) : (nodes[index], nodes[other])
      throw later.error(
        "is the line of \"\(earlier.key ?? "")\" too, in line \(earlier.position.line);"
          + " each signal has its own")
    }
  }

  private static func refuseMissing(
    _ lines: [BoardLine], _ node: Node, _ needs: SignalNeeds
  ) throws(SignFileError) {
    for name in needs.names(needs.required) where !lines.contains(where: { $0.signal == name }) {
      throw SignFileError(
        file: node.source.file, position: node.position, key: name,
        problem: "is missing; \(needs.panel) needs it", allowed: needs.names(needs.required))
    }
  }
}
