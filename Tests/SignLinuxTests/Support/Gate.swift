// Gate.swift: where a test holds the refresh thread, so that nothing has to wait for time to pass.

import CPosix
import Synchronization

/// Counts up on one thread and lets another one wait for that.
final class Signal: Sendable {
  private let pipe: Pipe

  init() throws { pipe = try Pipe() }

  deinit {
    posix_close(pipe.input)
    posix_close(pipe.output)
  }

  func give() { _ = posix_write_all(pipe.input, [1], 1) }

  func wait() {
    var byte: UInt8 = 0
    _ = posix_read(pipe.output, &byte, 1)
  }
}

/// Stops a thread at a place again and again until it is opened.
final class Gate: Sendable {
  private let arrived: Signal
  private let mayGo: Signal
  private let isOpen = Atomic<Bool>(false)

  init() throws {
    arrived = try Signal()
    mayGo = try Signal()
  }

  /// Called by the thread that is held.
  func pass() {
    if isOpen.load(ordering: .acquiring) { return }
    arrived.give()
    mayGo.wait()
  }

  /// Waits until the thread is held; to be called once for each time.
  func waitForArrival() { arrived.wait() }

  /// Lets the held thread come round to the gate again.
  func turn() {
    mayGo.give()
    arrived.wait()
  }

  /// Lets the held thread go until it comes to the gate again.
  func letGo() { mayGo.give() }

  /// Lets the held thread go, and holds it no more.
  func open() {
    isOpen.store(true, ordering: .releasing)
    mayGo.give()
  }

  /// Holds the thread again; only while nothing comes to the gate.
  func close() { isOpen.store(false, ordering: .releasing) }
}
