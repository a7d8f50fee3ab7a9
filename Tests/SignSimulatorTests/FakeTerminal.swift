// FakeTerminal.swift: a terminal whose clock only moves when somebody waits or works.

import SignSimulator

/// What a test and the terminal inside a player share.
final class FakeWorld {
  /// The clock, ns.
  var now: Int64 = 1_000_000_000_000
  /// What happens when, soonest first; the wait that it falls into ends then.
  var events: [(time: Int64, event: TerminalEvent)] = []
  /// How long a write takes, ns.
  var writeTime: Int64 = 0
  var size: TerminalSize? = TerminalSize(columns: 20, rows: 10)
  /// The writes and calls, in order.
  var log: [String] = []
  var writes: [(time: Int64, text: String)] = []
  /// The number of the write that fails.
  var failingWrite: Int?
  /// What a failure is taken for.
  var endAfterFailure: PlaybackEnd?

  let start: Int64 = 1_000_000_000_000

  /// Milliseconds since the beginning.
  func milliseconds(_ count: Int64) -> Int64 { start + count * 1_000_000 }
}

struct FakeTerminal: PlayerTerminal {
  struct Broken: Error, Equatable {}

  let world: FakeWorld
  var isInteractive = true
  var showsColor = false

  var size: TerminalSize? { world.size }
  var now: Int64 { world.now }

  func begin() throws(Broken) { world.log.append("begin") }
  func end() { world.log.append("end") }
  func suspend() {
    world.log.append("suspend")
    world.now += 10_000_000_000
  }

  func sleep(until deadline: Int64) {
    let wakening = world.events.first.map { max(world.now, $0.time) } ?? deadline
    world.now = max(world.now, min(deadline, wakening))
  }

  func takeEvent() -> TerminalEvent? {
    guard let next = world.events.first, next.time <= world.now else { return nil }
    if case .stop = next.event { return next.event }
    world.events.removeFirst()
    if next.event == .resized { world.size = TerminalSize(columns: 40, rows: 10) }
    return next.event
  }

  func end(after failure: Broken) -> PlaybackEnd? { world.endAfterFailure }

  func write(_ bytes: [UInt8]) throws(Broken) {
    if world.writes.count == world.failingWrite { throw Broken() }
    world.writes.append((world.now, string(bytes)))
    world.log.append("write")
    world.now += world.writeTime
  }
}
