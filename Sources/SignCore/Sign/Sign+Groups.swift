// Sign+Groups.swift: marquees of one group that move in step.
// SignCore: integers only; no I/O, no clock.

public import SignPrimitives

extension Sign {
  /// The elements whose group has a number.
  public func group(_ number: Int) -> MarqueeGroup {
    MarqueeGroup(elements.indices.filter { elements[$0].group == number })
  }

  /// Lets the members of every group begin each leg together, from a time on.
  ///
  /// All keep their own speeds; each leg ends when the slowest member, with its time rounded up to a
  /// flick, has arrived; all then wait the longest delay. Members that do not scroll take no part. To be
  /// called once the elements of a sign are complete, and after a change of ``elements`` by hand.
  ///
  /// - Throws: ``MarqueeGroupError``; then nothing has changed.
  public mutating func synchronizeGroups(at time: Flicks = .zero) throws(MarqueeGroupError) {
    var changed = self
    for index in elements.indices {
      guard let number = elements[index].group else { continue }
      let isFirst = !elements[..<index].contains { $0.group == number }
      if isFirst { try changed.resynchronize(number, at: time) }
    }
    self = changed
  }

  /// Works out the times of a group again; its members begin anew.
  ///
  /// - Parameters:
  ///   - number: The group; nil for no group, which does nothing.
  ///   - time: When.
  ///   - keepsTime: Whether they go on as far into the same part of the cycle instead.
  mutating func resynchronize(
    _ number: Int?, at time: Flicks, keepsTime: Bool = false
  ) throws(MarqueeGroupError) {
    guard let number else { return }
    let members = group(number).members
    let slots = try slots(of: members)
    for index in members {
      guard case .marquee(var label) = elements[index].content else { continue }
      do throws(MarqueeError) {
        try label.synchronize(slots, at: time, keepsTime: keepsTime)
      } catch {
        throw .tooSlow(element: index)
      }
      elements[index].content = .marquee(label)
    }
  }

  /// Gives a marquee its own times again; it begins anew.
  mutating func leaveGroup(_ index: Int, at time: Flicks) {
    guard case .marquee(var label) = elements[index].content else { return }
    do throws(MarqueeError) {
      try label.synchronize(nil, at: time, keepsTime: false)
    } catch {
      preconditionFailure("its own times were legal when it was made")
    }
    elements[index].content = .marquee(label)
  }

  /// The same for all groups of some elements after a switch of static, which refuses nothing.
  mutating func synchronizeGroups(of members: [Int], at time: Flicks) {
    for (place, index) in members.enumerated() {
      guard let number = elements[index].group else { continue }
      let isFirst = !members[..<place].contains { elements[$0].group == number }
      if isFirst { synchronize(number, at: time) }
    }
  }

  /// The same for one group; one that cannot move in step goes on as before.
  mutating func synchronize(_ number: Int, at time: Flicks) {
    var changed = self
    if (try? changed.resynchronize(number, at: time)) != nil { self = changed }
  }

  /// The times that the members agree upon; nil when none of them moves.
  private func slots(of members: [Int]) throws(MarqueeGroupError) -> GroupSlots? {
    var first: MarqueeConfiguration?
    var slots: GroupSlots?
    for index in members {
      guard case .marquee(let label) = elements[index].content else { continue }
      let setup = label.parts.latest.layout.configuration
      if let first {
        guard first.kind == setup.kind, first.returnsByJump == setup.returnsByJump else {
          throw .mixedKinds(element: index)
        }
      }
      first = first ?? setup
      guard let own = label.ownSlots else { continue }
      if label.parts.latest.layout.steps != nil { throw .hasSteps(element: index) }
      slots = GroupSlots(
        delay: max(own.delay, slots?.delay ?? .zero), leg: max(own.leg, slots?.leg ?? .zero))
    }
    return slots
  }
}
