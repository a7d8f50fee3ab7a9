// MarqueeHistory.swift: short ways to command marquees and to read what they tell.
// SignCoreTests: times are ms, since that is what the cases count in.

import SignCore
import SignPrimitives

extension SignHistory {
  /// Marquees one below the other, each as high as it is, on a sign 32 px wide unless they are wider.
  init(_ labels: [MarqueeLabel], group: Int? = nil) throws {
    var sign = try Sign(
      width: max(32, labels.map(\.width).max() ?? 1), height: labels.map(\.height).reduce(0, +))
    var y = 0
    for label in labels {
      var element = Element(label, y: y)
      element.group = group
      sign.elements.append(element)
      y += label.height
    }
    try sign.synchronizeGroups()
    self.init(sign)
  }

  /// One marquee of a text of so many px in a viewport of 32.
  init(text: Int = 50, frame: Int = 32, _ setup: MarqueeConfiguration) throws {
    try self.init([MarqueeLabel.of(text: text, frame: frame, setup)])
  }

  func label(_ element: Int = 0, at time: Flicks) -> MarqueeLabel {
    guard case .marquee(let label) = sign(at: time).sign.elements[element].content else {
      preconditionFailure("these signs have marquees only")
    }
    return label
  }

  func state(_ element: Int = 0, at milliseconds: Int64) -> MarqueeState {
    state(element, at: Flicks.milliseconds(milliseconds))
  }

  func state(_ element: Int = 0, at time: Flicks) -> MarqueeState {
    label(element, at: time).state(at: sign(at: time).time)
  }

  /// The places of the first copy along the rows at times in ms.
  func x(_ element: Int = 0, at milliseconds: Int64...) -> [Int] {
    milliseconds.map { state(element, at: $0).x }
  }

  mutating func apply(_ command: MarqueeCommand, at milliseconds: Int64, element: Int = 0) {
    apply(command, toElement: element, at: .milliseconds(milliseconds))
  }

  /// Gives an element another marquee, in the same place.
  mutating func change(
    to label: MarqueeLabel, at time: Flicks, element: Int = 0, policy: MarqueeContentChange? = nil
  ) throws(MarqueeGroupError) {
    try edit(at: time) { (sign, time) throws(MarqueeGroupError) in
      var changed = sign.elements[element]
      changed.content = .marquee(label)
      changed.frame.width = label.width
      try sign.change(element, to: changed, at: time, policy: policy)
    }
  }

  mutating func change(
    to label: MarqueeLabel, at milliseconds: Int64, element: Int = 0,
    policy: MarqueeContentChange? = nil
  ) throws(MarqueeGroupError) {
    try change(to: label, at: .milliseconds(milliseconds), element: element, policy: policy)
  }

  /// What is told in a range of ms: time and event, with the element's number if it is not 0.
  func told(_ from: Int64 = 0, to end: Int64) -> [String] {
    events(in: .milliseconds(from) ..< .milliseconds(end)).map(\.words)
  }

  /// The frame at a time.
  func frame(at time: Flicks) -> Pixels {
    var bitmap = sign(at: time).sign.makeFrame()
    draw(at: time, into: &bitmap)
    return Pixels(bitmap)
  }
}

extension SignEvent {
  var words: String {
    let (whole, rest) = time.count.quotientAndRemainder(dividingBy: Flicks.perMillisecond)
    let time = rest == 0 ? "\(whole)" : "\(whole)+\(rest)/705600"
    return "\(time) \(event.words)" + (element == 0 ? "" : " of \(element)")
  }
}

extension MarqueeEvent {
  var words: String {
    switch self {
    case .returnedHome(let finished): finished ? "returned" : "returned early"
    case .finished: "finished"
    case .willBegin: "begins"
    }
  }
}
