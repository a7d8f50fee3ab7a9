// FrameMailbox.swift: whole frames on their way from the frame thread to the refresh thread.
// SignLinux: integers only; no files but devices, no elements, no fonts. Nothing here waits.

public import SignPrimitives

/// Hands whole frames to the thread that refreshes the panels, without a lock.
///
/// One thread puts frames in, one other takes them out; a frame that a newer one overtakes is never
/// seen. Neither allocates.
public final class FrameMailbox: Sendable {
  private let handoff: Handoff<[Bitmap]>

  /// Creates a mailbox that holds a first frame.
  ///
  /// - Parameter chains: One bitmap a chain; all frames are of their sizes.
  public init(_ chains: [Bitmap]) {
    // Bitmaps of their own: a buffer that shared its words with another would copy them.
    handoff = Handoff { chains.map(Self.copy) }
  }

  private static func copy(_ bitmap: Bitmap) -> Bitmap {
    var copy = bitmap
    copy.withMutableWords { _ in }
    return copy
  }

  /// Puts a frame in; only for the writing thread.
  ///
  /// - Parameter chains: Bitmaps of the sizes that the mailbox was made with; they are copied.
  public func put(_ chains: [Bitmap]) {
    handoff.write { buffer in
      precondition(chains.count == buffer.count, "a frame has one bitmap a chain")
      for index in chains.indices { Self.copy(chains[index], into: &buffer[index]) }
    }
  }

  private static func copy(_ source: Bitmap, into target: inout Bitmap) {
    precondition(
      source.width == target.width && source.height == target.height,
      "the bitmap of a chain has another size")
    source.withWords { from in
      target.withMutableWords { to in
        for index in 0..<to.count { to[index] = from[index] }
      }
    }
  }

  /// Lends the newest frame, whole, or the same one again if there is none newer.
  ///
  /// Only for the reading thread.
  ///
  /// - Throws: What the closure throws.
  public func withNewest<Failure: Error>(
    _ body: ([Bitmap]) throws(Failure) -> Void
  ) throws(Failure) {
    handoff.take()
    try body(handoff.taken.pointee)
  }
}
