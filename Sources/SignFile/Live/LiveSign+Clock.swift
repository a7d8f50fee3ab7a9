// LiveSign+Clock.swift: texts that the wall clock changes.
// SignFile: reads no clock; the caller says what it shows.

import SignCore
public import SignPrimitives

extension LiveSign {
  /// The most seconds before a time whose texts stay drawable when it is gone to in one step.
  private static let mostSeconds: Int64 = 86_400

  /// Says what the wall clock shows at a time, as it may be set while the sign runs.
  ///
  /// A difference below half a second is the jitter of whoever asks and changes nothing.
  ///
  /// - Parameters:
  ///   - clock: What the wall clock shows.
  ///   - time: The time of the frame that is due; its whole ms counts, as for a line.
  /// - Returns: Whether that is news, to be written down by ``scriptLine(ofClockAt:)``.
  @discardableResult
  public mutating func synchronize(_ clock: WallTime, at time: Flicks) -> Bool {
    guard followsClock else { return false }
    let start = clock.before(time)
    guard start.isFar(from: values.start) else { return false }
    setStart(start, at: LiveSign.wholeMilliseconds(time))
    return true
  }

  /// Says what the wall clock showed at time 0, from a time on.
  mutating func setStart(_ start: WallTime, at time: Flicks) {
    advance(to: time)
    guard start != values.start else { return }
    values.start = start
    if followsClock { nextChange = time }
  }

  /// Plans the next look at the texts that the clock changes, if there are any.
  mutating func planNextChange() {
    followsClock = sources.contains { $0.changing.contains { $0.text.dependsOnTime } }
    nextChange = earliest { $0.text.nextChange(after: values.second) }
  }

  /// Renders again what differs now that the clock shows another text, and plans the next look.
  mutating func passChange(at change: Flicks, until time: Flicks) {
    values.time = change
    render(at: change) { $0.dependsOnTime }
    if past == .none { history.forget(before: change) }
    planNextChange()
    guard let next = nextChange, next <= time else { return }
    // Where nobody will look, only those texts matter that have another size and so another way.
    let last = values.start.time(untilSecond: values.start.second(after: time))
    let firstShown = past == .frames ? last - .milliseconds(1000 * LiveSign.mostSeconds) : last
    nextChange = max(next, min(firstShown, nextResize() ?? firstShown))
  }

  /// When a text may next have another size by itself.
  private func nextResize() -> Flicks? {
    earliest { changing in
      changing.hasEqualDigits
        ? changing.text.nextResize(after: values.second)
        : changing.text.nextChange(after: values.second)
    }
  }

  /// The earliest second of all texts that can change, as the sign's time.
  private func earliest(_ next: (ChangingText) -> Int64?) -> Flicks? {
    var earliest: Int64?
    for source in sources {
      for changing in source.changing {
        if let second = next(changing) { earliest = min(earliest ?? second, second) }
      }
    }
    return earliest.map { values.start.time(untilSecond: $0) }
  }

  /// Renders again the elements that have such a text, if it is another one now.
  mutating func render(at time: Flicks, _ isMeant: (PlaceholderText) -> Bool) {
    for index in sources.indices {
      let differs = sources[index].changing.contains { changing in
        isMeant(changing.text) && values.expand(changing.text) != changing.shown
      }
      if differs { renderAgain(index, at: time) }
    }
  }
}

extension WallTime {
  /// What the clock showed a while ago.
  func before(_ time: Flicks) -> WallTime {
    let (seconds, flicks) = time.count.quotientAndRemainder(dividingBy: Flicks.perSecond)
    let nanoseconds = self.nanoseconds - flicks * 625 / 441
    return nanoseconds < 0
      ? WallTime(seconds: self.seconds - seconds - 1, nanoseconds: nanoseconds + 1_000_000_000)
      : WallTime(seconds: self.seconds - seconds, nanoseconds: nanoseconds)
  }

  /// What the clock shows so many whole ms later, at least 0.
  func after(milliseconds: Int64) -> WallTime {
    let nanoseconds = self.nanoseconds + milliseconds % 1000 * 1_000_000
    return WallTime(
      seconds: seconds + milliseconds / 1000 + nanoseconds / 1_000_000_000,
      nanoseconds: nanoseconds % 1_000_000_000)
  }

  /// Whether two instants are half a second apart or more.
  func isFar(from other: WallTime) -> Bool {
    let seconds = max(-2, min(2, seconds - other.seconds))
    return (seconds * 1_000_000_000 + nanoseconds - other.nanoseconds).magnitude >= 500_000_000
  }
}
