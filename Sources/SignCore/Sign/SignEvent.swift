// SignEvent.swift: what happens on a sign, and when.
// SignCore: integers only; no I/O, no clock.

public import SignPrimitives

/// What happens on a sign, and when.
public struct SignEvent: Hashable, Sendable {
  /// The first flick at which the new state shows.
  public let time: Flicks
  /// The place of the element among the sign's elements.
  public let element: Int
  /// What happens.
  public let event: MarqueeEvent

  /// Creates an event.
  public init(time: Flicks, element: Int, event: MarqueeEvent) {
    self.time = time
    self.element = element
    self.event = event
  }
}

/// The events of a sign in a range of time, worked out one after the other.
///
/// They come by time, then in the order of the elements, then returned home, finished, will begin.
/// Nothing is stored: a range of any length takes the same memory, and each event is told once, also
/// when many cycles lie between two frames.
public struct SignEvents: Sequence, IteratorProtocol {
  private var timelines: [(element: Int, timeline: MarqueeTimeline)] = []
  private let end: Flicks
  /// What is still to be told of one element at one time.
  private var pending = MarqueeHappenings()
  private var pendingTime = Flicks.zero
  private var pendingElement = 0

  init(_ sign: Sign, in range: Range<Flicks>) {
    end = range.upperBound
    for index in sign.elements.indices {
      guard case .marquee(let label) = sign.elements[index].content else { continue }
      timelines.append((index, MarqueeTimeline(label.parts, from: range.lowerBound)))
    }
  }

  /// The next event; nil when there is none in the range.
  public mutating func next() -> SignEvent? {
    while true {
      if let event = pending.popFirst() {
        return SignEvent(time: pendingTime, element: pendingElement, event: event)
      }
      guard let index = earliest() else { return nil }
      pendingElement = timelines[index].element
      pending = timelines[index].timeline.takeNext()
    }
  }

  /// The timeline whose next event comes first, if it lies in the range.
  private mutating func earliest() -> Int? {
    var found: Int?
    for index in timelines.indices {
      guard let time = timelines[index].timeline.time, time < end else { continue }
      if found == nil || time < pendingTime {
        found = index
        pendingTime = time
      }
    }
    return found
  }
}
