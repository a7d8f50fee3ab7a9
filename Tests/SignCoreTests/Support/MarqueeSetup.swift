// MarqueeSetup.swift: short ways to make the marquees that the cases describe.
// SignCoreTests: everything that a case does not name stays at its default here.

import SignCore
import SignPrimitives

extension MarqueeConfiguration {
  /// A linear marquee, 10 px/s and 1000 ms delay unless said.
  static func linear(
    _ kind: MarqueeKind, speed: ScrollSpeed = .pixelsPerSecond(10), delay: Int64 = 1000,
    fade: Int = 0, spacing: LoopSpacing = .fixed(10)
  ) -> MarqueeConfiguration {
    var setup = MarqueeConfiguration()
    setup.kind = kind
    setup.speed = speed
    setup.delay = .milliseconds(delay)
    setup.curve = .linear
    setup.fade.length = fade
    setup.spacing = spacing
    return setup
  }

  func with(_ change: (inout MarqueeConfiguration) -> Void) -> MarqueeConfiguration {
    var copy = self
    change(&copy)
    return copy
  }
}

extension MarqueeLabel {
  /// A marquee over a viewport of `frame` px, whose content is `text` px long and 1 px across.
  static func of(
    text: Int, frame: Int = 32, _ configuration: MarqueeConfiguration
  ) throws -> MarqueeLabel {
    let isHorizontal = configuration.axis == .horizontal
    let content = try Bitmap.solid(
      width: isHorizontal ? text : 1, height: isHorizontal ? 1 : text)
    return try MarqueeLabel(
      LabelContent(content), width: isHorizontal ? frame : 1, height: isHorizontal ? 1 : frame,
      configuration: configuration)
  }

  /// The place of the first copy along the axis at a time in ms.
  func place(at milliseconds: Int64) -> Int { place(at: .milliseconds(milliseconds)) }

  /// The place of the first copy along the axis.
  func place(at time: Flicks) -> Int {
    let state = state(at: time)
    return configuration.axis == .horizontal ? state.x : state.y
  }

  func fade(at milliseconds: Int64) -> FadeStrengths {
    state(at: .milliseconds(milliseconds)).fade
  }

  /// The frame at a time.
  func frame(at time: Flicks) throws -> Pixels {
    var bitmap = try Bitmap(width: width, height: height)
    draw(at: time, into: &bitmap)
    return Pixels(bitmap)
  }

  /// The cycle in ms; nil when nothing moves.
  var cycleMilliseconds: Rational? {
    cycle.map {
      Rational(Int128($0.ticks), over: Int128($0.ticksPerFlick) * Int128(705_600))
    }
  }
}

extension FadeStrengths {
  init(_ leading: Q16, _ trailing: Q16) { self.init(leading: leading, trailing: trailing) }
}

extension Q16 {
  static var half: Q16 { Q16(raw: 32_768) }
}
