// GatedDriver.swift: a driver without panels that writes down what it is asked for.

import SignLinux
import SignPrimitives

/// Writes down what a refresh thread asks for, and holds it at each refresh.
struct GatedDriver: ScannedDriver {
  enum Call: Equatable {
    case begin
    /// With the lit pixels of the frame.
    case refresh(Int)
    case blank, end
    case brightness(Int)
  }

  final class Log: @unchecked Sendable {
    let gate: Gate
    /// Read only while the thread is held, suspended or ended.
    var calls: [Call] = []

    init() throws { gate = try Gate() }
  }

  let log: Log

  func begin() { log.calls.append(.begin) }
  func refresh(_ chains: [Bitmap]) {
    log.calls.append(.refresh(chains.reduce(0) { $0 + $1.litCount }))
    log.gate.pass()
  }
  func blank() { log.calls.append(.blank) }
  func end() { log.calls.append(.end) }
  func changeBrightness(to percent: Int) { log.calls.append(.brightness(percent)) }
}
