// RunningDot.swift: the element and the sign that the README shows.

import SignCore
import SignFonts
import SignPrimitives
import SignSimulator

/// A dot that runs along the bottom row, 20 px a second, round and round.
struct RunningDot: CustomElement {
  func draw(at time: Flicks, into content: inout Bitmap) {
    let way = PixelRate(pixels: 20).displacement(after: time)
    content.set(x: Int(way % Int64(content.width)), y: content.height - 1)
  }
}

func makeSign() throws -> Sign {
  let news = try MarqueeLabel(
    "Platform 4: expect delays", style: TextStyle(.sign8), width: 64, height: 8,
    configuration: MarqueeConfiguration(
      kind: .continuous, speed: .pixelsPerSecond(30), curve: .linear))
  var dot = try Element(RunningDot(), frame: Rect(x: 0, y: 8, width: 64, height: 4))
  dot.blink = Blink(period: .milliseconds(2000), dutyPercent: 75)
  return try Sign(width: 64, height: 12) {
    news
    dot
  }
}

func play(_ sign: Sign) throws {
  var player = TerminalPlayer(terminal: StandardTerminal(), framesPerSecond: 60)
  _ = try player.play(sign.makeFrame()) { time, frame in sign.draw(at: time, into: &frame) }
}
