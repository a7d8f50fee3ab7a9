// SignHistory.swift: a sign and what has been done to it, so that any time can be drawn.
// SignCore: integers only; no I/O, no clock. Drawing allocates nothing.

public import SignPrimitives

/// A sign and what has been done to it, so that any time can be drawn, in any order.
///
/// It is a short list of dated versions. Each version is the sign from its time on, commands of the
/// past folded in; a frame needs one of them. A live player that calls ``forget(before:)`` keeps one
/// version, whatever the number of commands.
public struct SignHistory {
  /// A sign from a time on.
  private struct Version {
    var since: Flicks
    /// The time at which the sign's own time is 0.
    var origin: Flicks
    var sign: Sign
  }

  /// At least one, in the order of time, no two of one time.
  private var versions: [Version]

  /// Begins with a sign at time 0.
  public init(_ sign: Sign) {
    versions = [Version(since: .zero, origin: .zero, sign: sign)]
  }

  /// The sign as it is after all that has been done.
  public var sign: Sign { versions[versions.count - 1].sign }

  /// How many versions are kept.
  public var versionCount: Int { versions.count }

  /// The time of the last change; 0 if there was none.
  public var lastChange: Flicks { versions[versions.count - 1].since }

  /// The sign at a time, and its own time then.
  public func sign(at time: Flicks) -> (sign: Sign, time: Flicks) {
    let version = versions[index(at: time)]
    return (version.sign, max(.zero, time - version.origin))
  }

  /// Draws the sign as it is at a time; what the bitmap held is lost.
  ///
  /// A time before the oldest version shows that version's beginning.
  ///
  /// - Parameters:
  ///   - time: The time since the first sign started; before 0 it is as at 0.
  ///   - frame: A bitmap of the size of the sign of that time.
  public func draw(at time: Flicks, into frame: inout Bitmap) {
    let index = index(at: time)
    let time = max(time, versions[index].since)
    versions[index].sign.draw(at: time - versions[index].origin, into: &frame)
  }

  /// Changes the sign from a time on, in any way.
  ///
  /// Several changes of one time make one version; a time before the last change counts as that.
  ///
  /// - Parameters:
  ///   - time: When.
  ///   - change: Changes the sign; it is told the sign's own time. When it throws, nothing has changed.
  /// - Returns: What the change returns.
  public mutating func edit<Result, Failure: Error>(
    at time: Flicks, _ change: (inout Sign, Flicks) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var version = versions[versions.count - 1]
    let since = max(time, version.since)
    let result = try change(&version.sign, since - version.origin)
    append(version, since: since)
    return result
  }

  /// Gives a command to one marquee from a time on; see ``Sign/apply(_:toElement:at:)``.
  public mutating func apply(_ command: MarqueeCommand, toElement index: Int, at time: Flicks) {
    edit(at: time) { sign, time in sign.apply(command, toElement: index, at: time) }
  }

  /// Gives a command to all marquees of a group from a time on.
  public mutating func apply(_ command: MarqueeCommand, to group: MarqueeGroup, at time: Flicks) {
    edit(at: time) { sign, time in sign.apply(command, to: group, at: time) }
  }

  /// Puts a whole new sign in the place of the old one; it starts at its own time 0.
  public mutating func replace(by sign: Sign, at time: Flicks) {
    let since = max(time, lastChange)
    append(Version(since: since, origin: since, sign: sign), since: since)
  }

  /// Drops what only earlier times need; from then on they show as that time does.
  public mutating func forget(before time: Flicks) {
    let first = index(at: time)
    if first > 0 { versions.removeFirst(first) }
  }

  /// The events in a range of time, its end excluded.
  public func events(in range: Range<Flicks>) -> SignHistoryEvents {
    SignHistoryEvents(self, in: range)
  }

  private mutating func append(_ version: Version, since: Flicks) {
    var version = version
    version.since = since
    if versions[versions.count - 1].since == since {
      versions[versions.count - 1] = version
    } else {
      versions.append(version)
    }
  }

  /// The place of the version that holds at a time.
  @inline(__always)
  private func index(at time: Flicks) -> Int {
    if time >= versions[versions.count - 1].since { return versions.count - 1 }
    var (low, high) = (0, versions.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if versions[middle].since <= time { low = middle } else { high = middle }
    }
    return low
  }
}

/// The events of a sign and of what was done to it, in a range of time; see ``SignEvents``.
public struct SignHistoryEvents: Sequence, IteratorProtocol {
  /// The events of one version, and the time at which its sign's own time is 0.
  private struct Part {
    var events: SignEvents
    var origin: Flicks
  }

  private var parts: [Part] = []
  private var part = 0

  init(_ history: SignHistory, in range: Range<Flicks>) {
    history.forEachPart(of: range) { sign, origin, range in
      parts.append(Part(events: SignEvents(sign, in: range), origin: origin))
    }
  }

  /// The next event; nil when there is none in the range.
  public mutating func next() -> SignEvent? {
    while part < parts.count {
      if let event = parts[part].events.next() {
        return SignEvent(
          time: event.time + parts[part].origin, element: event.element, event: event.event)
      }
      part += 1
    }
    return nil
  }
}

extension SignHistory {
  /// Every version that holds in a range, with the part of the range in the sign's own time.
  fileprivate func forEachPart(
    of range: Range<Flicks>, _ body: (Sign, Flicks, Range<Flicks>) -> Void
  ) {
    for index in versions.indices {
      let version = versions[index]
      let start = max(range.lowerBound, version.since)
      let next = index + 1 < versions.count ? versions[index + 1].since : Flicks(.max)
      let end = min(range.upperBound, next)
      if start < end {
        body(version.sign, version.origin, start - version.origin..<end - version.origin)
      }
    }
  }
}
