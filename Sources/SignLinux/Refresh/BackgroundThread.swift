// BackgroundThread.swift: a thread of the system that runs a closure.
// SignLinux: integers only; no files but devices, no elements, no fonts.

import CPosix

/// A thread that runs a closure and receives no signals.
struct BackgroundThread {
  /// A C function cannot be formed in a generic type, so the closure comes in a box.
  private final class Body {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  private let handle: OpaquePointer

  /// Starts a thread; nil if the system has no more.
  init?(_ run: @escaping () -> Void) {
    let body = Unmanaged.passRetained(Body(run))
    let handle = posix_thread_start(
      { context in
        guard let context else { return }
        Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
      }, body.toOpaque())
    guard let handle else {
      body.release()
      return nil
    }
    self.handle = handle
  }

  /// Waits for the closure to end; to be called once.
  func join() { posix_thread_join(handle) }
}
