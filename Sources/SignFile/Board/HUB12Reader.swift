// HUB12Reader.swift: the keys of HUB12 panels.
// SignFile: no floating point.

import SignPanels

/// Reads the keys of HUB12 panels, which all have the same size.
enum HUB12Reader {
  static func board(_ keys: inout ObjectReader) throws(SignFileError) -> HUB12Board {
    let size = keys.optional("size")
    let chain = keys.optional("chain")
    let parallel = keys.optional("parallel")
    let brightness = keys.optional("brightness")
    let blanking = keys.optional("blanking")
    let arrangement = Arrangement(&keys, cell: "panel")
    let panel = keys.node
    try keys.finish()
    if let size {
      let (width, height) = (HUB12Configuration.width, HUB12Configuration.height)
      guard try size.integers(count: 2, in: 1...4096) == [width, height] else {
        throw size.error("is no size of a HUB12 panel", allowed: ["[\(width), \(height)]"])
      }
    }
    let panels = try chain?.integer(in: HUB12Configuration.panelCounts) ?? 1
    // One data line: there are no parallel chains.
    _ = try parallel?.integer(in: 1...1)
    let blankings = HUB12Configuration.blankings
    let dark = try blanking?.integer(in: blankings) ?? 1
    let percent = try brightness?.percent() ?? 100
    guard
      let configuration = try? HUB12Configuration(
        panels: panels, blanking: dark, brightness: percent)
    else { preconditionFailure("the ranges were checked") }
    return HUB12Board(
      layout: try arrangement.panels(
        size ?? panel, width: HUB12Configuration.width, height: HUB12Configuration.height,
        chain: panels, parallel: 1),
      configuration: configuration)
  }
}
