// MarqueeConfiguration.swift: everything that can be chosen about a marquee.
// SignCore: integers only; no I/O, no clock.

public import SignPrimitives

/// What a marquee does between home and away.
public enum MarqueeKind: UInt8, Hashable, Sendable, CaseIterable {
  /// Out to the left and back again, for ever.
  case leftRight
  /// Out to the right and back again, for ever.
  case rightLeft
  /// Out to the left once; it stays there.
  case left
  /// Out to the right once; it stays there.
  case right
  /// Round and round to the left.
  case continuous
  /// Round and round to the right.
  case continuousReverse

  /// Whether the text leaves by the left (or upper) edge.
  public var movesLeft: Bool { self == .leftRight || self == .left || self == .continuous }

  /// Whether the text goes round without coming back.
  public var isContinuous: Bool { self == .continuous || self == .continuousReverse }

  /// Whether the text comes back the way it went.
  public var returns: Bool { self == .leftRight || self == .rightLeft }
}

/// Where the text of a marquee is at home.
public enum MarqueeEntry: UInt8, Hashable, Sendable, CaseIterable {
  /// In the frame, at the edge it leaves by.
  case home
  /// Just outside: it comes in over the edge of an empty frame, and leaves it wholly before it comes
  /// again. Such a text scrolls even if it fits.
  case edge
}

/// The gap between the copies of a continuous text; F is the fade length.
public enum LoopSpacing: Hashable, Sendable {
  /// The larger of 2F and the content's height, so that a text never runs into itself.
  case natural
  /// The largest of both paddings and F.
  case automatic
  /// 2F and so many px more.
  case fadeBased(extra: Int)
  /// So many px, 0 included.
  case fixed(Int)
}

/// A set of the two edges of a frame along the axis of motion.
public struct EdgeSet: OptionSet, Hashable, Sendable {
  /// One bit an edge.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The edge the text leaves by.
  public static let leading = EdgeSet(rawValue: 1)
  /// The edge the text comes in by.
  public static let trailing = EdgeSet(rawValue: 2)
  /// Both edges.
  public static let both: EdgeSet = [.leading, .trailing]
}

/// How the edges of a marquee fade.
public struct EdgeFade: Hashable, Sendable {
  /// When the edges fade.
  public enum Style: UInt8, Hashable, Sendable, CaseIterable {
    /// Only where text goes on beyond the edge, with ramps of 200 ms.
    case animated
    /// Always, while the marquee may scroll.
    case constant
  }

  /// How far each fade reaches into the frame, px; at most half the frame is used.
  public var length: Int
  /// The edges that fade.
  public var edges: EdgeSet
  /// When they fade.
  public var style: Style

  /// Creates a fade; of 0 px unless said.
  public init(length: Int = 0, edges: EdgeSet = .both, style: Style = .animated) {
    self.length = length
    self.edges = edges
    self.style = style
  }
}

/// Everything that can be chosen about a marquee but its content and its frame.
public struct MarqueeConfiguration: Hashable, Sendable {
  /// What it does between home and away.
  public var kind: MarqueeKind
  /// The axis it moves along; vertical reads left as up and right as down.
  public var axis = Axis.horizontal
  /// Where the text is at home.
  public var entry = MarqueeEntry.home
  /// How fast it moves.
  public var speed: ScrollSpeed
  /// How long it stands at home, and at away if it comes back; at least 0.
  public var delay: Flicks
  /// How the speed changes during a leg.
  public var curve: TimingCurve
  /// How its edges fade.
  public var fade: EdgeFade
  /// Blank px before the text at home, at least 0; no part of a text that does not scroll, unless
  /// ``appliesPaddingWhenStatic`` says so.
  public var leadingPadding = 0
  /// Blank px after the text at away, at least 0.
  public var trailingPadding = 0
  /// The gap between the copies of a continuous text.
  public var spacing: LoopSpacing
  /// Whether it scrolls although it fits.
  public var forcesScrolling = false
  /// Whether it stands still like a label, shortened and without fades, for as long as this is set.
  public var isStatic = false
  /// Whether no new cycle begins.
  public var isHeld = false
  /// What begins the first cycle.
  public var startPolicy = MarqueeStartPolicy.automatic
  /// How many cycles follow a start, more than 0; nil is without end, or one if a trigger starts it.
  public var repeatCount: Int64?
  /// Whether the text jumps home from away after the delay, so that a cycle takes 2d + T.
  ///
  /// Continuous kinds do so anyway; a kind that goes one way then comes again.
  public var returnsByJump = false
  /// What a change of content, size or way does to a text that moves.
  public var onContentChange = MarqueeContentChange.restart
  /// The way in steps of one's own; nil is the way of the kind, by speed, delay and curve.
  public var steps: MarqueeSteps?
  /// Whether the leading padding counts for a text that does not scroll.
  public var appliesPaddingWhenStatic = false
  /// Where the text stands along the rows when it does not scroll along them.
  public var alignment = Alignment.leading
  /// Where the text stands along the columns when it does not scroll along them.
  public var verticalAlignment = VerticalAlignment.middle

  /// Creates the default with some choices of one's own.
  ///
  /// Left and right, ease-in-out, 7000 ms a leg, a delay of 1000 ms and no fade, unless said
  /// otherwise.
  public init(
    kind: MarqueeKind = .leftRight, speed: ScrollSpeed = .duration(.milliseconds(7000)),
    delay: Flicks = .milliseconds(1000), curve: TimingCurve = .easeInOut,
    fade: EdgeFade = EdgeFade(), spacing: LoopSpacing = .natural
  ) {
    self.kind = kind
    self.speed = speed
    self.delay = delay
    self.curve = curve
    self.fade = fade
    self.spacing = spacing
  }

  /// Refuses lengths that no strip can hold, before anything is added up.
  ///
  /// - Parameter viewport: The longer side of the viewport, px.
  /// - Throws: ``MarqueeError/tooLong(px:)``.
  func checkLengths(viewport: Int) throws(MarqueeError) {
    let gap =
      switch spacing {
      case .natural, .automatic: 0
      case .fadeBased(let extra): extra
      case .fixed(let gap): gap
      }
    precondition(
      min(leadingPadding, trailingPadding, gap) >= 0, "paddings and gaps are at least 0 px")
    precondition(repeatCount ?? 1 > 0, "a marquee repeats at least once")
    let longest = max(viewport, leadingPadding, trailingPadding, gap)
    guard longest <= Bitmap.maximumSide else { throw .tooLong(px: longest) }
  }
}
