// MarqueeGeometry.swift: home, travel and period of a marquee, along its axis.
// SignCore: integers only; no I/O, no clock.

import SignPrimitives

/// Where a marquee's text is at home and how far it goes, in px along the axis of motion.
struct MarqueeGeometry: Hashable, Sendable {
  /// The place of the text's first pixel at home.
  let home: Int
  /// The signed distance from home to away; for continuous kinds, one period.
  let travel: Int
  /// The distance between copies; nil unless the kind is continuous.
  let period: Int?
  /// The fade length in use: at most half the frame.
  let fadeLength: Int
  /// How far the text moves until its first copy has left the frame.
  let distanceUntilGone: Int

  /// Works out the geometry.
  ///
  /// - Parameters:
  ///   - setup: What was chosen.
  ///   - text: The length of the content along the axis, px.
  ///   - frame: The length of the frame along the axis, px.
  ///   - contentHeight: The height of the content, px.
  init(_ setup: MarqueeConfiguration, text: Int, frame: Int, contentHeight: Int) {
    let left = setup.kind.movesLeft
    let (leading, trailing) = (setup.leadingPadding, setup.trailingPadding)
    fadeLength = min(max(0, setup.fade.length), frame / 2)
    if setup.entry == .edge {
      home = left ? frame : -text
    } else {
      home = left ? leading : frame - text - leading
    }
    distanceUntilGone = left ? home + text : frame - home
    var distance = setup.entry == .edge ? frame + text : text + leading + trailing - frame
    if setup.kind.isContinuous {
      let gap = MarqueeGeometry.gap(setup, fadeLength: fadeLength, contentHeight: contentHeight)
      distance = text + (setup.entry == .edge ? max(gap, frame) : gap)
    }
    period = setup.kind.isContinuous ? distance : nil
    travel = left ? -distance : distance
  }

  /// The place of the strip's first pixel at home.
  ///
  /// The strip of a continuous text begins with a copy, and any copy may be the one at home; this is
  /// that which is at the viewport's edge or less than a period before it.
  var stripHome: Int {
    guard let period else { return home }
    let rest = home % period
    return rest > 0 ? rest - period : rest
  }

  /// The blank px between two copies of a continuous text.
  private static func gap(
    _ setup: MarqueeConfiguration, fadeLength: Int, contentHeight: Int
  ) -> Int {
    switch setup.spacing {
    case .natural: max(2 * fadeLength, contentHeight)
    case .automatic: max(setup.leadingPadding, setup.trailingPadding, fadeLength)
    case .fadeBased(let extra): 2 * fadeLength + extra
    case .fixed(let gap): gap
    }
  }
}
