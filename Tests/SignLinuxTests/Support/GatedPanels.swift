// GatedPanels.swift: virtual panels, and a bus to them that a test can hold or let fail.

import SignLinux
import SignPanels
import SignPrimitives
import SignSimulator

/// A virtual panel that a test looks at while the refresh thread is held, dark or ended.
final class SharedPanel: @unchecked Sendable {
  var panel: VirtualHUB75
  /// Holds the thread before each refresh.
  let gate: Gate
  /// Holds the thread once, after the write of that number.
  let writeGate: Gate
  var heldWrite = -1
  /// Writes so far, those that failed included.
  var writes = 0
  /// The write that fails.
  var failingWrite = -1
  /// Whether all after it fail too.
  var failsForGood = false
  let hasFailed: Signal

  init() throws {
    panel = VirtualHUB75(VirtualHUB75.Setup(width: 16, height: 8, scan: 4))
    gate = try Gate()
    writeGate = try Gate()
    hasFailed = try Signal()
  }

  /// Whether a row is lit now.
  var isLit: Bool {
    var copy = panel
    copy.goQuiet()
    return copy.complaintCount > panel.complaintCount
  }

  /// Disables the output, as through lines of another handle.
  func darken() { panel.write(HUB75Signal.oe.line, mask: HUB75Signal.oe.line) }
}

/// Drives that panel.
struct SharedBus: LineBus, Sendable {
  struct Fault: Error, Equatable { let write: Int }

  let shared: SharedPanel

  func write(_ high: LineSet, mask: LineSet) throws(Fault) {
    let number = shared.writes
    shared.writes += 1
    if number == shared.failingWrite || (shared.failsForGood && number > shared.failingWrite) {
      if number == shared.failingWrite { shared.hasFailed.give() }
      throw Fault(write: number)
    }
    shared.panel.write(high, mask: mask)
    if number == shared.heldWrite { shared.writeGate.pass() }
  }
}

/// The driver of that panel, held before each refresh.
struct GatedPanels: ScannedDriver, ~Copyable {
  private var driver: HUB75Driver<SharedBus>
  private let shared: SharedPanel

  init(_ shared: SharedPanel) throws {
    self.shared = shared
    driver = HUB75Driver(
      try HUB75Configuration(width: 16, height: 8), bus: SharedBus(shared: shared))
  }

  mutating func begin() throws(SharedBus.Fault) { try driver.begin() }
  mutating func refresh(_ chains: [Bitmap]) throws(SharedBus.Fault) {
    shared.gate.pass()
    try driver.refresh(chains)
  }
  mutating func blank() throws(SharedBus.Fault) { try driver.blank() }
  mutating func end() throws(SharedBus.Fault) { try driver.end() }
  mutating func changeBrightness(to percent: Int) { driver.changeBrightness(to: percent) }
}
