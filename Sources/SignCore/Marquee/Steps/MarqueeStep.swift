// MarqueeStep.swift: one step of a marquee's own way.
// SignCore: integers only; no I/O, no clock.

public import SignPrimitives

/// Where a step of a marquee leads: a share of the way from home to away.
public struct MarqueePlace: Hashable, Sendable {
  /// Thousandths of the way, 0 home to 1000 away; others are reported as impossible.
  public var thousandths: Int

  /// Creates a place from thousandths of the way.
  public init(thousandths: Int) { self.thousandths = thousandths }

  /// Where the text rests.
  public static let home = MarqueePlace(thousandths: 0)
  /// The far end of its way.
  public static let away = MarqueePlace(thousandths: 1000)

  /// The edges that fade here unless a step says otherwise: those beyond which text goes on.
  var naturalEdges: EdgeSet { self == .home ? .trailing : self == .away ? .leading : .both }
}

/// One step of a marquee's own way.
///
/// The text moves from the place of one scroll step to that of the next, by the curve of the later
/// one; the fades of its edges do so from one step of either kind to the next. One cycle takes the
/// times of all scroll steps together.
public enum MarqueeStep: Hashable, Sendable {
  /// Reaches a place.
  ///
  /// - Parameters:
  ///   - after: The time since the scroll step before, at least 0; the text stands at the first one's
  ///     place for its time.
  ///   - to: The place.
  ///   - curve: How it gets there.
  ///   - edges: The edges that are faded there; nil for those beyond which text goes on.
  case scroll(
    after: Flicks, to: MarqueePlace, curve: TimingCurve = .linear, edges: EdgeSet? = nil)
  /// Reaches a set of faded edges.
  ///
  /// - Parameters:
  ///   - after: The time since the scroll step that stands directly before; a negative one is the
  ///     time until the scroll step that stands directly after.
  ///   - edges: The edges that are faded then.
  ///   - curve: How the fades get there.
  case fade(after: Flicks, edges: EdgeSet, curve: TimingCurve = .linear)
}

/// What is wrong with a step, which is then left out.
public struct MarqueeStepProblem: Hashable, Sendable {
  /// Why a step is left out.
  public enum Reason: UInt8, Hashable, Sendable, CaseIterable {
    /// The time of a scroll step is negative.
    case negativeTime
    /// All steps together take longer than can be counted exactly.
    case tooLong
    /// A place is not between home and away.
    case placeOutOfRange
    /// A fade step comes first.
    case fadeComesFirst
    /// A fade step of at least 0 does not directly follow a scroll step.
    case followsNoScrollStep
    /// A negative fade step does not directly precede a scroll step.
    case precedesNoScrollStep
    /// A fade step lies before the step before it or beyond the scroll step after it.
    case outOfOrder
    /// No scroll step takes any time; the list does nothing, and the index is 0.
    case takesNoTime

    /// Whether the step can never be right, wherever it stands.
    public var isImpossible: Bool {
      switch self {
      case .negativeTime, .tooLong, .placeOutOfRange, .takesNoTime: true
      case .fadeComesFirst, .followsNoScrollStep, .precedesNoScrollStep, .outOfOrder: false
      }
    }
  }

  /// The place of the step in the list, from 0.
  public let index: Int
  /// Why it is left out.
  public let reason: Reason
}
