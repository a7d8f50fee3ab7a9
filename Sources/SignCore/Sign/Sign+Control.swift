// Sign+Control.swift: commands to the elements of a sign, and changes of them.
// SignCore: integers only; no I/O, no clock.

public import SignPrimitives

extension Sign {
  /// The events in a range of time, its end excluded.
  ///
  /// They are those of the sign as it is: of its marquees since their last commands.
  public func events(in range: Range<Flicks>) -> SignEvents { SignEvents(self, in: range) }

  /// Gives a command to one marquee, or to all of its group if it has one; other elements take none.
  ///
  /// - Parameters:
  ///   - command: What to do.
  ///   - index: The place of the element.
  ///   - time: When; the sign is right from then on.
  public mutating func apply(_ command: MarqueeCommand, toElement index: Int, at time: Flicks) {
    guard let group = elements[index].group else { return take(command, index, time) }
    if case .setStatic = command {
      // The others take their times from those that move.
      take(command, index, time)
      return synchronize(group, at: time)
    }
    apply(command, to: self.group(group), at: time)
  }

  /// Gives a command to all marquees of a group at once.
  public mutating func apply(_ command: MarqueeCommand, to group: MarqueeGroup, at time: Flicks) {
    for index in group.members { take(command, index, time) }
    if case .setStatic = command { synchronizeGroups(of: group.members, at: time) }
  }

  /// Puts another element in the place of one.
  ///
  /// A marquee that takes the place of a marquee goes on as
  /// ``MarqueeLabel/change(to:at:policy:movesFrame:)`` says; any other one begins. A group of which
  /// one member changes begins anew as a whole, unless the change is to keep the place.
  ///
  /// - Parameters:
  ///   - index: The place of the element.
  ///   - element: What takes its place.
  ///   - time: When; the sign is right from then on.
  ///   - policy: What to do instead of what the new configuration says.
  /// - Throws: ``MarqueeGroupError``; then nothing has changed.
  public mutating func change(
    _ index: Int, to element: Element, at time: Flicks, policy: MarqueeContentChange? = nil
  ) throws(MarqueeGroupError) {
    var changed = self
    try changed.replace(index, by: element, at: time, policy: policy)
    self = changed
  }

  private mutating func replace(
    _ index: Int, by element: Element, at time: Flicks, policy: MarqueeContentChange?
  ) throws(MarqueeGroupError) {
    let old = elements[index]
    elements[index] = element
    guard case .marquee(let new) = element.content else {
      return try resynchronize(old.group, at: time)
    }
    guard case .marquee(var label) = old.content else {
      elements[index].content = .marquee(new.starting(at: time))
      return try resynchronize(element.group, at: time)
    }
    let isSame = label.hasSameWay(as: new) && old.frame == element.frame
    let staysInStep = old.group != nil && old.group == element.group && policy == .keepPixelOffset
    let keepsTime = staysInStep && label.substitute(new, at: time)
    if !keepsTime {
      label.change(to: new, at: time, policy: policy, movesFrame: old.frame != element.frame)
    }
    elements[index].content = .marquee(label)
    if old.group != element.group {
      try resynchronize(old.group, at: time)
      if element.group == nil { leaveGroup(index, at: time) }
    }
    if old.group != element.group || !isSame {
      try resynchronize(element.group, at: time, keepsTime: keepsTime)
    }
  }

  private mutating func take(_ command: MarqueeCommand, _ index: Int, _ time: Flicks) {
    guard case .marquee(var label) = elements[index].content else { return }
    label.apply(command, at: time)
    elements[index].content = .marquee(label)
  }
}
