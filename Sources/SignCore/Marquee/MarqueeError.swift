// MarqueeError.swift: why a marquee could not be made.
// SignCore: integers only; no I/O, no clock.

/// Why a marquee could not be made.
public enum MarqueeError: Error, Equatable, Sendable {
  /// The content and its frame together, a padding or a gap are longer than 2^24 px, or the content
  /// takes more words than a bitmap has.
  case tooLong(px: Int)
  /// One leg or one delay would take longer than the clock can count.
  case tooSlow
}
