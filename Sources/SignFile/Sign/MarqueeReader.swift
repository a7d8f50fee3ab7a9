// MarqueeReader.swift: the keys of a marquee.
// SignFile: no floating point.

import SignCore
import SignPrimitives

/// Reads a `marquee` element.
enum MarqueeReader {
  static func label(
    _ keys: inout ObjectReader, frame: Rect, in context: inout SignContext
  ) throws(SignFileError) -> MarqueeLabel {
    let text = try TextReader(&keys, frame: frame, in: &context)
    var setup = MarqueeConfiguration()
    setup.alignment = text.alignment
    setup.verticalAlignment = text.verticalAlignment
    try readWay(&keys, into: &setup)
    let speed = keys.optional("speed")
    let delay = keys.optional("delay")
    try readTiming(&keys, speed, delay, fps: context.framesPerSecond, into: &setup)
    try readFade(&keys, into: &setup)
    try readSpacing(&keys, into: &setup)
    if let node = keys.optional("forced") { setup.forcesScrolling = try node.bool() }
    try readControl(&keys, into: &setup)
    return try make(text, setup, frame: frame, pace: speed ?? delay ?? text.node, in: &context)
  }

  /// - Parameter pace: The key that is to blame if the scroll takes too long.
  private static func make(
    _ text: TextReader, _ setup: MarqueeConfiguration, frame: Rect, pace: Node,
    in context: inout SignContext
  ) throws(SignFileError) -> MarqueeLabel {
    let isVertical = setup.axis == .vertical
    let resting = try text.content(
      brokenAt: frame.width, newlinesStartLines: isVertical, in: &context)
    let scrolling =
      isVertical
      ? resting : try text.content(brokenAt: nil, newlinesStartLines: false, in: &context)
    let label: MarqueeLabel
    do {
      label = try MarqueeLabel(
        scrolling, resting: resting, width: frame.width, height: frame.height,
        configuration: setup)
    } catch {
      throw refusal(error, text.node, pace: pace)
    }
    if let period = label.period {
      try context.count(
        text.node, width: isVertical ? scrolling.width : period + frame.width,
        height: isVertical ? period + frame.height : scrolling.height)
    }
    return label
  }

  private static func refusal(_ error: MarqueeError, _ text: Node, pace: Node) -> SignFileError {
    switch error {
    case .tooLong(let px):
      text.keyError(
        "needs \(px) px with its frame and gaps; at most \(Bitmap.maximumSide) px scroll")
    case .tooSlow:
      pace.keyError(
        "delay, speed and length make a cycle too long to be counted exactly;"
          + " take a shorter delay, or a speed that is higher or has fewer decimals")
    }
  }

  private static func readWay(
    _ keys: inout ObjectReader, into setup: inout MarqueeConfiguration
  ) throws(SignFileError) {
    if let node = keys.optional("kind") {
      setup.kind = try node.choice([
        "leftRight": MarqueeKind.leftRight, "rightLeft": .rightLeft, "left": .left,
        "right": .right, "continuous": .continuous, "continuousReverse": .continuousReverse,
      ])
    }
    if let node = keys.optional("axis") {
      setup.axis = try node.choice(["horizontal": Axis.horizontal, "vertical": .vertical])
    }
    if let node = keys.optional("enter") {
      setup.entry = try node.choice(["home": MarqueeEntry.home, "edge": .edge])
    }
  }

  private static func readTiming(
    _ keys: inout ObjectReader, _ speed: Node?, _ delay: Node?, fps: Int,
    into setup: inout MarqueeConfiguration
  ) throws(SignFileError) {
    if let speed { setup.speed = try scrollSpeed(speed, fps: Int64(fps)) }
    if let delay { setup.delay = try delay.milliseconds() }
    if let node = keys.optional("curve") { setup.curve = try curve(node) }
  }

  private static func scrollSpeed(_ node: Node, fps: Int64) throws(SignFileError) -> ScrollSpeed {
    let member = try node.onlyMember(
      of: "rate", "duration", "framesPerPixel", "pixelsPerFrame")
    switch member.key {
    case "rate":
      let rate = try member.decimal(places: 3, in: 0...1_000_000_000)
      return .rate(PixelRate(pixels: rate, seconds: 1000))
    case "duration": return .duration(try member.milliseconds())
    case "framesPerPixel":
      return .framesPerPixel(try member.integer(in: 1...65_535), framesPerSecond: fps)
    default: return .pixelsPerFrame(try member.integer(in: 0...1000), framesPerSecond: fps)
    }
  }

  /// A name, or two control points: times of 0...1 and progresses of -1...2.
  static func curve(_ node: Node) throws(SignFileError) -> TimingCurve {
    guard case .array = node.value else {
      return try node.choice(
        [
          "linear": TimingCurve.linear, "easeIn": .easeIn, "easeOut": .easeOut,
          "easeInOut": .easeInOut,
        ], or: ["[x1, y1, x2, y2]"])
    }
    let points = try node.array(count: 4...4)
    let x1 = try points[0].decimal(places: 3, in: 0...1000)
    let y1 = try points[1].decimal(places: 3, in: -1000...2000)
    let x2 = try points[2].decimal(places: 3, in: 0...1000)
    let y2 = try points[3].decimal(places: 3, in: -1000...2000)
    return TimingCurve(x1: Int(x1), y1: Int(y1), x2: Int(x2), y2: Int(y2))
  }

  private static func readFade(
    _ keys: inout ObjectReader, into setup: inout MarqueeConfiguration
  ) throws(SignFileError) {
    if let node = keys.optional("fade") { setup.fade.length = try node.integer(in: 0...1_000_000) }
    if let node = keys.optional("fadedEdges") { setup.fade.edges = try edges(node) }
    if let node = keys.optional("fadeStyle") {
      setup.fade.style = try node.choice([
        "animated": EdgeFade.Style.animated, "constant": .constant,
      ])
    }
  }

  static func edges(_ node: Node) throws(SignFileError) -> EdgeSet {
    try node.choice([
      "both": EdgeSet.both, "leading": .leading, "trailing": .trailing, "none": [],
    ])
  }

  private static func readControl(
    _ keys: inout ObjectReader, into setup: inout MarqueeConfiguration
  ) throws(SignFileError) {
    if let node = keys.optional("static") { setup.isStatic = try node.bool() }
    if let node = keys.optional("held") { setup.isHeld = try node.bool() }
    if let node = keys.optional("start") {
      setup.startPolicy = try node.choice([
        "automatic": MarqueeStartPolicy.automatic, "onTrigger": .onTrigger,
      ])
    }
    if let node = keys.optional("repeat") {
      setup.repeatCount = try node.integer(in: 1...1_000_000_000)
    }
    if let node = keys.optional("returnsByJump") { setup.returnsByJump = try node.bool() }
    if let node = keys.optional("onContentChange") {
      setup.onContentChange = try node.choice([
        "restart": MarqueeContentChange.restart, "keepProgress": .keepProgress,
        "keepPixelOffset": .keepPixelOffset, "atCycleEnd": .atCycleEnd,
      ])
    }
    if let node = keys.optional("steps") { setup.steps = try StepReader.steps(node) }
  }

  private static func readSpacing(
    _ keys: inout ObjectReader, into setup: inout MarqueeConfiguration
  ) throws(SignFileError) {
    if let node = keys.optional("leadingPadding") {
      setup.leadingPadding = try node.integer(in: 0...1_000_000)
    }
    if let node = keys.optional("trailingPadding") {
      setup.trailingPadding = try node.integer(in: 0...1_000_000)
    }
    if let node = keys.optional("spacing") { setup.spacing = try spacing(node) }
  }

  private static func spacing(_ node: Node) throws(SignFileError) -> LoopSpacing {
    guard case .object = node.value else {
      return try node.choice(
        ["natural": LoopSpacing.natural, "automatic": .automatic],
        or: ["{ \"fadeBased\": px }", "{ \"fixed\": px }"])
    }
    let member = try node.onlyMember(of: "fadeBased", "fixed")
    let px = try member.integer(in: 0...1_000_000)
    return member.key == "fixed" ? .fixed(px) : .fadeBased(extra: px)
  }
}
