// JSONWriter+Inspect.swift: the state of a sign's elements as JSON.
// ledsign: joins the modules; no Foundation.

import SignCore
import SignFile
import SignPrimitives

extension JSONWriter {
  /// Writes `{ "at": MS, "elements": [ ... ] }`.
  ///
  /// - Parameters:
  ///   - sign: The sign.
  ///   - time: The time that was asked for.
  ///   - ownTime: The sign's own time then; the same if nil.
  mutating func inspect(_ sign: Sign, at time: Flicks, ownTime: Flicks? = nil) {
    object { json in
      json.key("at")
      // A microsecond is no whole number of flicks; what was asked for is.
      json.decimal(
        roundedQuotient(time.count, times: 1000, over: Flicks.perMillisecond), places: 3)
      json.key("elements")
      json.array { json in
        for element in sign.elements { json.inspect(element, at: ownTime ?? time) }
      }
    }
  }

  private mutating func inspect(_ element: Element, at time: Flicks) {
    object { json in
      json.member("id", element.id)
      switch element.content {
      case .text(let label): json.inspect(label, in: element.frame)
      case .marquee(let label): json.inspect(label, at: time)
      case .image(let image): json.inspect(image, in: element.frame)
      case .custom: json.member("type", "custom")
      }
    }
  }

  private mutating func inspect(_ label: TextLabel, in frame: Rect) {
    member("type", "text")
    member("x", label.x(in: frame))
    member("y", label.y(in: frame))
    member("textWidth", label.content.width)
  }

  private mutating func inspect(_ image: ImageElement, in frame: Rect) {
    member("type", "image")
    member("x", image.x(in: frame))
    member("y", image.y(in: frame))
  }

  private mutating func inspect(_ label: MarqueeLabel, at time: Flicks) {
    let label = label.seen(at: time)
    let state = label.state(at: time)
    member("type", "marquee")
    member("x", state.x)
    member("y", state.y)
    member("travel", label.travel)
    if let period = label.period { member("period", period) }
    if let cycle = label.cycle {
      key("cycle")
      decimal(cycle.nanoseconds, places: 6)
    }
    member("textWidth", label.textWidth)
    member("scrolls", state.scrolls)
    member("isAwayFromHome", state.isAwayFromHome)
    member("isPaused", state.isPaused)
    key("scrollFraction")
    share(state.scrollFraction)
    key("fade")
    object { json in
      json.key("leading")
      json.share(state.fade.leading)
      json.key("trailing")
      json.share(state.fade.trailing)
    }
  }

  private mutating func share(_ value: Q16) { quotient(Int64(value.raw), over: 65_536) }
}
