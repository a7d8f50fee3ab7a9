// MarqueeState.swift: what a marquee looks like at one time.
// SignCore: integers only; no I/O, no clock.

public import SignPrimitives

/// What a marquee looks like at one time.
public struct MarqueeState: Hashable, Sendable {
  /// The column of the content's (first copy's) left edge, relative to the viewport, px.
  public let x: Int
  /// The row of the content's (first copy's) top edge, relative to the viewport, px.
  public let y: Int
  /// Whether it scrolls at all; false also while it is static.
  public let scrolls: Bool
  /// Whether the text is shown at another place than home.
  public let isAwayFromHome: Bool
  /// Whether its clock stands still.
  public let isPaused: Bool
  /// Whether no new cycle begins.
  public let isHeld: Bool
  /// The distance from home as a share of the travel, 0...1; a saw-tooth for continuous kinds.
  public let scrollFraction: Q16
  /// How strongly the edges fade.
  public let fade: FadeStrengths
}

/// How strongly an edge fades: 0 not at all, 1 fully.
public struct FadeStrengths: Hashable, Sendable {
  /// Of the edge the text leaves by.
  public var leading: Q16
  /// Of the edge the text comes in by.
  public var trailing: Q16

  /// Creates a pair of strengths, both 0...1.
  public init(leading: Q16, trailing: Q16) {
    self.leading = leading
    self.trailing = trailing
  }

  /// No edge fades.
  public static let none = FadeStrengths(leading: .zero, trailing: .zero)
}
