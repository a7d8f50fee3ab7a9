// HUB75Plan.swift: all that a refresh needs, worked out before.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// The writes of a refresh, as far as they do not depend on the frame.
@usableFromInline
struct HUB75Plan: Sendable {
  @usableFromInline let scan: Int
  /// The data lines for both pixels dark, upper lit, lower lit, both lit; of three chains.
  @usableFromInline let levels: [LineSet]
  /// All data lines and the clock.
  @usableFromInline let dataAndClock: LineSet
  @usableFromInline let clock: LineSet
  @usableFromInline let latch: LineSet
  @usableFromInline let enable: LineSet
  @usableFromInline let addressing: RowAddressing
  @usableFromInline private(set) var runs: [ColumnRun] = []
  /// Whether a row is still lit after the last clock.
  @usableFromInline private(set) var isLitAtEnd = false

  init(_ configuration: HUB75Configuration) {
    scan = configuration.scan
    var levels: [LineSet] = []
    var data: LineSet = []
    for chain in 0..<3 {
      let ink = chain < configuration.chains ? configuration.ink : []
      let (upper, lower) = (ink.upper(chain: chain), ink.lower(chain: chain))
      levels += [[], upper, lower, upper.union(lower)]
      data.formUnion(ink.lines(chain: chain))
    }
    self.levels = levels
    clock = HUB75Signal.clk.line
    latch = HUB75Signal.lat.line
    enable = HUB75Signal.oe.line
    dataAndClock = data.union(clock)
    addressing = RowAddressing(configuration.rowAddress, scan: configuration.scan)
    setBrightness(configuration.brightness, configuration)
  }

  mutating func setBrightness(_ percent: Int, _ configuration: HUB75Configuration) {
    let columns = configuration.columns
    let lit = ColumnRun.litClocks(
      columns: columns, blanking: configuration.blanking, percent: percent)
    runs = ColumnRun.runs(
      columns: columns / configuration.panels, panels: configuration.panels, lit: lit,
      enable: enable, litLevel: [])
    isLitAtEnd = lit.upperBound == columns
  }
}
