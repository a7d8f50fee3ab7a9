// TraceReplay.swift: lets virtual panels take the calls of a trace.

import SignFile
import SignPanels
import SignPrimitives
import SignSimulator

@testable import ledsign

/// Lets virtual panels take the calls of a trace, and looks at what they show.
struct TraceReplay {
  private let settings: PanelDescription
  /// For each offset on the chip, the line that it is; none for lines of others.
  private var lines = [LineSet](repeating: [], count: 64)
  private let straight = LineMap.straight
  private var sign: VirtualSign
  private var levels: LineSet
  private var pending: RecordingBus
  private(set) var shown: ShownFrames
  /// Whole refreshes, or times when all changed rows were there.
  private(set) var refreshes = 0
  /// The most calls between the beginnings of two refreshes.
  private(set) var mostCalls = 0
  private var calls = 0
  /// What panels complained of in refreshes that were looked at apart.
  private var refreshComplaints: [String] = []

  // Scanned panels.
  private let latch: LineSet
  private let addressLines: [LineSet]
  private let scan: Int
  /// The address that the next latch has if the refresh goes on; nil outside a refresh.
  private var next: Int?
  /// The panels at the end of a whole refresh, looked at when the next one has really begun.
  private var refreshed: VirtualSign?

  // Modules: the last bits that came, the digit of the last row, and pictures that are no frames.
  private var bits: UInt16 = 0
  private var lastDigit: UInt16 = 0
  private var strange: [Bitmap] = []

  init(_ board: LoadedBoard, shown: ShownFrames) throws {
    settings = PanelDescription(board)
    self.shown = shown
    sign = try VirtualSign(settings)
    if case .gpio(let wired) = settings.bus {
      for line in wired.lines { lines[line.offset] = .line(line.place) }
    }
    scan = settings.scan
    switch settings.kind {
    case .max7219: (levels, latch, addressLines) = ([], MAX7219Signal.load.line, [])
    case .hub75(let configuration, _):
      guard configuration.rowAddress == .direct else {
        throw TraceError("only direct row addresses are followed")
      }
      let all: [HUB75Signal] = [.a, .b, .c, .d, .e]
      (levels, latch) = (HUB75Signal.oe.line, HUB75Signal.lat.line)
      addressLines = all.prefix(scan.trailingZeroBitCount).map { $0.line }
    case .hub12:
      (levels, latch) = ([], HUB12Signal.lat.line)
      addressLines = [HUB12Signal.a.line, HUB12Signal.b.line]
    }
    pending = RecordingBus(initialLevels: levels)
  }

  /// The panels take a call.
  mutating func take(_ call: KernelCall) {
    switch call {
    case .request(let mask, let levels), .write(let mask, let levels):
      calls += 1
      write(places(levels), mask: places(mask))
    case .row(let row):
      calls += 1
      if let register = row.dropLast().last { beginRow(register: UInt16(register & 15)) }
      sign.take(.rows([row]), through: straight)
    case .release: break
    }
  }

  private func places(_ offsets: UInt64) -> LineSet {
    var (set, bits): (LineSet, UInt64) = ([], offsets)
    while bits != 0 {
      set.formUnion(lines[bits.trailingZeroBitCount])
      bits &= bits - 1
    }
    return set
  }

  private mutating func write(_ high: LineSet, mask: LineSet) {
    let before = levels
    levels = before.subtracting(mask).union(high.intersection(mask))
    let latches = levels.contains(latch) && !before.contains(latch)
    if !addressLines.isEmpty {
      if latches { beginRow() }
    } else if levels.contains(MAX7219Signal.clk.line) && !before.contains(MAX7219Signal.clk.line) {
      bits = bits << 1 | (levels.contains(MAX7219Signal.din.line) ? 1 : 0)
    } else if latches {
      flush()
      beginRow(register: bits >> 8 & 15)
    }
    pending.write(high, mask: mask)
  }

  private mutating func flush() {
    sign.take(.lines(pending), through: straight)
    pending = RecordingBus(initialLevels: levels)
  }

  // Scanned panels: a refresh is measured from its first latch to the first one of the next.

  private mutating func beginRow() {
    var address = 0
    for (bit, line) in addressLines.enumerated() where levels.contains(line) { address |= 1 << bit }
    if address == 1 && next == 1, let panels = refreshed { look(at: panels) }
    refreshed = nil
    if address == 0 {
      flush()
      if next == scan { refreshed = sign }
      sign.beginMeasuring()
      next = 1
    } else {
      next = address == next ? address + 1 : nil
    }
    if next == 1 {
      if refreshed != nil { mostCalls = max(mostCalls, calls) }
      calls = 0
    }
  }

  private mutating func look(at panels: VirtualSign) {
    var panels = panels
    let before = panels.complaintCount
    panels.endMeasuring(refreshes: settings.isDark ? 0 : 1)
    refreshes += 1
    if panels.complaintCount > before && refreshComplaints.count < 10 {
      refreshComplaints += panels.complaints(most: 1000).suffix(panels.complaintCount - before)
    }
    let picture = panels.picture().bitmap
    if !shown.accept(picture) { shown.noteTorn(picture, "refresh \(refreshes)") }
  }

  // Modules: a frame sends its changed rows from digit 0 up, so it is whole when a row comes that is
  // not behind the one before it.

  private mutating func beginRow(register: UInt16) {
    if register <= lastDigit || register > 8 { lookAtModules() }
    lastDigit = register > 8 ? 0 : register
  }

  private mutating func lookAtModules() {
    let picture = sign.picture().bitmap
    let before = shown.changes
    if shown.accept(picture) {
      // Who is killed may leave half a frame and half a row, which go dark at once.
      if picture.isDark { strange = [] }
      noteStrange()
    } else {
      strange.append(picture)
      if strange.count > 2 { noteStrange() }
    }
    if shown.changes > before { refreshes += 1 }
  }

  private mutating func noteStrange() {
    for picture in strange {
      shown.noteTorn(picture, "what is shown after picture \(refreshes)")
    }
    strange = []
  }

  /// All complaints of the panels.
  mutating func complaints() -> [String] {
    flush()
    return sign.complaints(most: 1000) + refreshComplaints
  }

  /// What is seen now that nothing comes any more.
  mutating func rest() -> Bitmap {
    flush()
    sign.beginMeasuring()
    for _ in 0..<8 { pending.write([], mask: []) }
    flush()
    sign.endMeasuring(refreshes: 0)
    return sign.picture().bitmap
  }
}
