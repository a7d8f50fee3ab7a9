// Handoff.swift: whole values handed from one thread to another without a lock.
// SignLinux: integers only; no files but devices, no elements, no fonts. Nothing here waits.

import Synchronization

/// Hands the newest value of one thread to one other thread.
///
/// There are three buffers: one is the writer's, one the reader's, and one between them. Whoever is
/// done with a buffer swaps it for the one between, in one atomic step that also says whether that
/// one is fresh. So neither thread ever waits, and neither sees a buffer while the other uses it.
/// With two buffers one of the threads would have to wait.
final class Handoff<Value: Sendable>: @unchecked Sendable {
  /// Set beside the number of the middle buffer when the reader has not had it.
  private static var fresh: Int { 4 }

  private let buffers: UnsafeMutablePointer<Value>
  private let middle = Atomic<Int>(1)
  /// The writer's own.
  private var writing = 0
  /// The reader's own.
  private var reading = 2

  /// Creates a hand-off that gives a value until a newer one is written.
  ///
  /// - Parameter make: Makes the content of a buffer, three times.
  init(_ make: () -> Value) {
    buffers = .allocate(capacity: 3)
    for index in 0..<3 { (buffers + index).initialize(to: make()) }
  }

  deinit {
    buffers.deinitialize(count: 3)
    buffers.deallocate()
  }

  /// Writes a value and hands it over; only for the writing thread.
  ///
  /// - Parameter body: Changes the writer's buffer, which holds some older value, in its place.
  func write(_ body: (inout Value) -> Void) {
    body(&buffers[writing])
    // Releasing: the buffer is written before it is seen. Acquiring: the reader is done with the
    // one that comes back.
    writing = middle.exchange(writing | Self.fresh, ordering: .acquiringAndReleasing) & 3
  }

  /// Takes the newest value, if there is a newer one, and tells; only for the reading thread.
  @discardableResult
  func take() -> Bool {
    guard middle.load(ordering: .relaxed) & Self.fresh != 0 else { return false }
    reading = middle.exchange(reading, ordering: .acquiringAndReleasing) & 3
    return true
  }

  /// Where the value lies that was taken last; it stays there until the next ``take()``.
  var taken: UnsafePointer<Value> { UnsafePointer(buffers + reading) }
}
