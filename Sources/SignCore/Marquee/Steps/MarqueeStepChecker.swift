// MarqueeStepChecker.swift: finds the steps that can be followed, and what is wrong with the others.
// SignCore: integers only; no I/O, no clock.

import SignPrimitives

/// Finds the steps that can be followed, and what is wrong with the others.
///
/// Whether a fade step follows or precedes a scroll step is asked of the list as it was given; what
/// is left out shifts nothing.
struct MarqueeStepChecker {
  private let steps: [MarqueeStep]
  private(set) var problems: [MarqueeStepProblem] = []
  private(set) var stops: [MarqueeSteps.Stop] = []
  private(set) var fadings: [MarqueeSteps.Fading] = []
  /// The time of each scroll step that can be followed; nil for all other steps.
  private var times: [Int64?] = []

  init(_ steps: [MarqueeStep]) { self.steps = steps }

  mutating func check() {
    for index in steps.indices { times.append(stopTime(index)) }
    guard let last = stops.last, last.time > 0 else {
      if problems.isEmpty { report(0, .takesNoTime) }
      (stops, fadings) = ([], [])
      return
    }
    for index in steps.indices {
      switch steps[index] {
      case .scroll(_, let place, let curve, let edges):
        guard let time = times[index] else { continue }
        fadings.append(
          MarqueeSteps.Fading(time: time, edges: edges ?? place.naturalEdges, curve: curve))
      case .fade(let after, let edges, let curve):
        guard let time = fadeTime(index, after.count) else { continue }
        fadings.append(MarqueeSteps.Fading(time: time, edges: edges, curve: curve))
      }
    }
  }

  private mutating func report(_ index: Int, _ reason: MarqueeStepProblem.Reason) {
    problems.append(MarqueeStepProblem(index: index, reason: reason))
  }

  /// The time of a scroll step, which is added to the stops.
  private mutating func stopTime(_ index: Int) -> Int64? {
    guard case .scroll(let after, let place, let curve, _) = steps[index] else { return nil }
    let before = stops.last?.time ?? 0
    if after < .zero {
      report(index, .negativeTime)
    } else if after.count > MarqueeSteps.longest - before {
      report(index, .tooLong)
    } else if !(0...1000).contains(place.thousandths) {
      report(index, .placeOutOfRange)
    } else {
      let time = before + after.count
      stops.append(
        MarqueeSteps.Stop(time: time, thousandths: Int64(place.thousandths), curve: curve))
      return time
    }
    return nil
  }

  /// The time of a fade step.
  private mutating func fadeTime(_ index: Int, _ after: Int64) -> Int64? {
    if index == 0 {
      report(index, .fadeComesFirst)
      return nil
    }
    let isNext = after < 0
    let neighbour = isNext ? index + 1 : index - 1
    guard neighbour < steps.count, let time = times[neighbour] else {
      report(index, isNext ? .precedesNoScrollStep : .followsNoScrollStep)
      return nil
    }
    let (place, overflow) = time.addingReportingOverflow(after)
    let following = times[index...].lazy.compactMap { $0 }.first
    guard !overflow, place >= fadings.last?.time ?? 0, place <= following ?? .max,
      place <= stops.last?.time ?? 0
    else {
      report(index, .outOfOrder)
      return nil
    }
    return place
  }
}
