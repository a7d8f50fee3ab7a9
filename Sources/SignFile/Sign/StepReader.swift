// StepReader.swift: a marquee's own way, step by step.
// SignFile: no floating point.

public import SignCore
import SignPrimitives

/// Reads `steps`.
enum StepReader {
  static func steps(_ node: Node) throws(SignFileError) -> MarqueeSteps {
    let items = try node.array()
    guard !items.isEmpty else { throw node.error("is empty; leave it out, or give steps") }
    var steps: [MarqueeStep] = []
    for item in items { steps.append(try step(item)) }
    let checked = MarqueeSteps(steps)
    if let problem = checked.problems.first(where: { $0.reason.isImpossible }) {
      throw items[problem.index].error("step \(problem.index + 1) " + problem.reason.words)
    }
    return checked
  }

  private static func step(_ node: Node) throws(SignFileError) -> MarqueeStep {
    var keys = try node.object(
      like: "{ \"after\": ms, \"to\": \"away\" } or { \"fadeAfter\": ms, \"fade\": \"both\" }")
    let time = try keys.exactlyOne(of: ["after", "fadeAfter"])
    let curve = try keys.optional("curve").map { (node) throws(SignFileError) in
      try MarqueeReader.curve(node)
    }
    let step: MarqueeStep
    if time.key == "after" {
      let place = try place(try keys.required("to"))
      let edges = try keys.optional("fade").map { (node) throws(SignFileError) in
        try MarqueeReader.edges(node)
      }
      step = .scroll(
        after: try time.milliseconds(), to: place, curve: curve ?? .linear, edges: edges)
    } else {
      let edges = try MarqueeReader.edges(try keys.required("fade"))
      step = .fade(
        after: try time.milliseconds(atLeast: -Node.mostMilliseconds), edges: edges,
        curve: curve ?? .linear)
    }
    try keys.finish()
    return step
  }

  private static func place(_ node: Node) throws(SignFileError) -> MarqueePlace {
    guard case .number = node.value else {
      return try node.choice(
        ["home": MarqueePlace.home, "away": .away], or: ["0...1, with at most 3 decimals"])
    }
    return MarqueePlace(thousandths: Int(try node.decimal(places: 3, in: 0...1000)))
  }
}

extension MarqueeStepProblem.Reason {
  /// What is wrong, after the name of the step.
  public var words: String {
    switch self {
    case .negativeTime: "has a negative time; only fadeAfter may have one"
    case .tooLong: "makes the cycle too long to be counted exactly; take shorter times"
    case .placeOutOfRange: "leads beyond home or away"
    case .fadeComesFirst: "is a fade before any scroll step"
    case .followsNoScrollStep: "does not directly follow a scroll step, as a fade of 0 or more must"
    case .precedesNoScrollStep:
      "does not directly precede a scroll step, as a negative fade must"
    case .outOfOrder: "lies before the step before it, or beyond the scroll step after it"
    case .takesNoTime: "and all others take no time; one scroll step must have an after above 0"
    }
  }
}
