// ReferenceGeometry.swift: home, travel and gap of a marquee, written down from the rules.
// SignCoreTests: every kind has a line of its own, as in the rules; nothing is folded together.

import SignCore
import SignPrimitives

/// Home and signed travel along the axis, px.
struct ReferenceGeometry: Equatable {
  let home: Int
  let travel: Int
  let period: Int?

  /// Works out the geometry.
  ///
  /// - Parameters:
  ///   - setup: What was chosen.
  ///   - w: The length of the content, px.
  ///   - b: The length of the viewport, px.
  ///   - height: The height of the content, px.
  init(_ setup: MarqueeConfiguration, text w: Int, frame b: Int, height: Int) {
    let (l, r) = (setup.leadingPadding, setup.trailingPadding)
    let f = min(setup.fade.length, b / 2)
    let gap =
      switch setup.spacing {
      case .natural: max(2 * f, height)
      case .automatic: max(l, r, f)
      case .fadeBased(let extra): 2 * f + extra
      case .fixed(let px): px
      }
    switch (setup.entry, setup.kind) {
    case (.home, .left), (.home, .leftRight): (home, travel) = (l, b - (w + l + r))
    case (.home, .right), (.home, .rightLeft): (home, travel) = (b - w - l, w + l + r - b)
    case (.home, .continuous): (home, travel) = (l, -(w + gap))
    case (.home, .continuousReverse): (home, travel) = (b - w - l, w + gap)
    case (.edge, .left), (.edge, .leftRight): (home, travel) = (b, -(b + w))
    case (.edge, .right), (.edge, .rightLeft): (home, travel) = (-w, b + w)
    case (.edge, .continuous): (home, travel) = (b, -(w + max(gap, b)))
    case (.edge, .continuousReverse): (home, travel) = (-w, w + max(gap, b))
    }
    period = setup.kind.isContinuous ? abs(travel) : nil
  }

  /// The place of the first copy after so many px of the way.
  func place(_ distance: Int) -> Int { travel < 0 ? home - distance : home + distance }
}
