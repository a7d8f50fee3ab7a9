// MarqueeError.swift: why a marquee could not be made.
// SignCore: integers only; no I/O, no clock.

/// Why a marquee could not be made.
public enum MarqueeError: Error, Equatable, Sendable {
  /// The content and its frame together are longer than 2^24 px, or take more words than a bitmap has.
  case tooLong(px: Int)
  /// One leg would take longer than the clock can count.
  case tooSlow
}
