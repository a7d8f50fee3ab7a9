// MarqueeGroup.swift: marquees that take commands together, and that move in step.
// SignCore: integers only; no I/O, no clock.

import SignPrimitives

/// Marquees that take commands together.
///
/// Membership is by place among a sign's elements. Marquees that also move in step are those whose
/// ``Element/group`` is the same number; ``Sign/group(_:)`` lists them.
public struct MarqueeGroup: Hashable, Sendable {
  /// The places of the members among the sign's elements; those that are no marquees take no part.
  public var members: [Int]

  /// Creates a group.
  public init(_ members: [Int]) { self.members = members }
}

/// Why marquees cannot move in step.
public enum MarqueeGroupError: Error, Equatable, Sendable {
  /// An element is of another kind than the first member of its group, or only one of them jumps
  /// home.
  case mixedKinds(element: Int)
  /// An element goes a way of its own steps.
  case hasSteps(element: Int)
  /// With the times of its group one cycle would take longer than the clock can count.
  case tooSlow(element: Int)
}
