// IdleKeys.swift: keys that are legal in an element and do nothing beside its other keys.
// SignFile: no I/O; says nothing of what a command may change later, as holding or a static text.

/// A key that does nothing in some elements, and why.
struct IdleKey: Sendable {
  let key: String
  /// What follows "does nothing because".
  let reason: String
  let isIdle: @Sendable (ElementKeys) -> Bool

  private init(_ key: String, _ reason: String, _ isIdle: @escaping @Sendable (ElementKeys) -> Bool)
  {
    (self.key, self.reason, self.isIdle) = (key, reason, isIdle)
  }

  /// All of them; of several rows of a key the first that fits is told.
  static let all: [IdleKey] =
    moving.map { key in
      IdleKey(key, "a speed of 0 lets nothing move") {
        // The members of a group must be alike, also those that stand still.
        $0.standsStill && !$0.has("group")
      }
    }
    + ["font", "letterSpacing", "lineSpacing", "lineBreak"].map {
      IdleKey($0, "a picture stands here in place of a text") { $0.has("art") || $0.has("image") }
    } + [
      IdleKey("lineSpacing", "this text has one line; see lineBreak") {
        $0.word("lineBreak") != "wordWrap" && $0.word("axis") != "vertical"
      },
      IdleKey("frames", "a count of 1 is no animation") { $0.part("frames", "count") == 1 },
      IdleKey("blink", "a duty of 100 is always lit") { $0.part("blink", "duty") == 100 },
      IdleKey("speed", "steps say the way and its times") {
        $0.has("steps") && !$0.standsStill
      },
      IdleKey("delay", "steps say the way and its times") { $0.has("steps") },
      IdleKey("curve", "each of the steps has a curve of its own") { $0.has("steps") },
      IdleKey("onContentChange", "a group begins anew when a member changes") { $0.has("group") },
      IdleKey("spacing", "only texts of a continuous kind have copies that are apart") {
        !$0.isContinuous
      },
      IdleKey("leadingPadding", "a text that enters over the edge has the empty frame before it") {
        $0.entersOverEdge && !$0.isSpacedByPadding
      },
      IdleKey("trailingPadding", "a text that enters over the edge leaves the frame wholly") {
        $0.entersOverEdge && !$0.isSpacedByPadding
      },
      IdleKey("trailingPadding", "spacing says what follows a text that goes round") {
        $0.isContinuous && !$0.isSpacedByPadding
      },
      IdleKey("forced", "a text that enters over the edge always scrolls") {
        $0.entersOverEdge && $0.isTrue("forced")
      },
      IdleKey("repeat", "the kinds left and right go once, unless returnsByJump is true") {
        $0.goesOneWay && !$0.isTrue("returnsByJump")
      },
      IdleKey("returnsByJump", "a text that goes round has no way back") {
        $0.isContinuous && $0.isTrue("returnsByJump")
      },
      IdleKey("returnsByJump", "steps say the way") {
        $0.has("steps") && !$0.goesOneWay && $0.isTrue("returnsByJump")
      },
      IdleKey("fadedEdges", "there is no fade; give its length") { !$0.fades },
      IdleKey("fadeStyle", "there is no fade; give its length") { !$0.fades },
      IdleKey("fade", "fadedEdges is none") { $0.word("fadedEdges") == "none" && $0.fades },
      IdleKey("fadeStyle", "fadedEdges is none") { $0.word("fadedEdges") == "none" },
    ]

  /// What is for texts that move.
  private static let moving = [
    "kind", "enter", "delay", "curve", "fade", "fadedEdges", "fadeStyle", "leadingPadding",
    "trailingPadding", "spacing", "forced", "held", "start", "repeat", "returnsByJump",
    "onContentChange", "steps",
  ]
}

/// The keys of an element that has no error.
struct ElementKeys {
  let node: Node

  func has(_ key: String) -> Bool { node.member(key) != nil }

  /// A value that is a string.
  func word(_ key: String) -> String? { node.member(key).flatMap { try? $0.string() } }

  func isTrue(_ key: String) -> Bool { node.member(key).flatMap { try? $0.bool() } ?? false }

  /// A whole number in a value that is an object.
  func part(_ key: String, _ name: String) -> Int? {
    node.member(key)?.member(name).flatMap { try? $0.integer(in: 0...1_000_000_000) }
  }

  /// Whether the speed, in whatever way it is given, is 0.
  var standsStill: Bool {
    guard let speed = node.member("speed")?.members.first else { return false }
    return (try? speed.decimal(places: 3, in: 0...0)) != nil
  }

  /// Whether edges have a fade, if it has edges.
  var fades: Bool {
    guard let fade = node.member("fade") else { return false }
    return (try? fade.integer(in: 0...0)) == nil
  }

  var isContinuous: Bool { word("kind").map { $0.hasPrefix("continuous") } ?? false }

  var goesOneWay: Bool { word("kind") == "left" || word("kind") == "right" }

  var entersOverEdge: Bool { word("enter") == "edge" }

  /// Whether the gap between copies follows from the paddings.
  var isSpacedByPadding: Bool { isContinuous && word("spacing") == "automatic" }

  /// Each key that does nothing, and why.
  var idle: [(member: Node, reason: String)] {
    var idle: [(member: Node, reason: String)] = []
    for member in node.members {
      let row = IdleKey.all.first { member.key == $0.key && $0.isIdle(self) }
      if let row { idle.append((member, row.reason)) }
    }
    return idle + idleInSteps
  }

  /// The same for the keys of steps.
  private var idleInSteps: [(member: Node, reason: String)] {
    guard !standsStill, case .array(let steps) = node.member("steps")?.value else { return [] }
    var idle: [(member: Node, reason: String)] = []
    if let curve = steps.first?.member("curve") {
      idle.append((curve, "the way begins with this step"))
    }
    let reason: String
    if !fades {
      reason = "there is no fade; give its length beside steps"
    } else if word("fadeStyle") == "constant" {
      reason = "fadeStyle is constant"
    } else {
      return idle
    }
    // One is enough to know of all.
    for step in steps {
      guard let fade = step.member("fade") else { continue }
      return idle + [(fade, reason)]
    }
    return idle
  }
}

extension LoadedSign {
  /// Remarks about the keys that do nothing; their places are counted in one walk.
  var idleKeys: [SignFileError] {
    var idle = sources.flatMap { ElementKeys(node: $0.node).idle }
    idle.sort { $0.member.keyOffset < $1.member.keyOffset }
    let positions = source.positions(of: idle.map { $0.member.keyOffset })
    return zip(positions, idle).map { position, found in
      SignFileError(
        file: source.file, position: position, key: found.member.key,
        problem: "does nothing because \(found.reason)")
    }
  }
}
