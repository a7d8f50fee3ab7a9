// MarqueeLimitsTests.swift: very long texts, very slow ones, very small frames, very late times.
// SignCoreTests: expected values by whole-number arithmetic that a reader can do in the head.

import SignCore
import SignPrimitives
import Testing

@Suite struct MarqueeLimitsTests {
  @Test("A text of 10,000 characters, 60,000 px, is exact in its last column")
  func tenThousandCharacters() throws {
    var content = try Bitmap(width: 60_000, height: 7)
    content.set(x: 59_999, y: 6)
    for kind in [MarqueeKind.leftRight, .continuous, .left] {
      let setup = MarqueeConfiguration.linear(kind, speed: .pixelsPerSecond(30))
      let label = try MarqueeLabel(
        LabelContent(content), width: 64, height: 7, configuration: setup)
      // 59,936 px of 30 px/s bring the last column to the last column of the viewport.
      let time = Flicks.milliseconds(1000) + Flicks(59_936 * Flicks.perSecond / 30)
      #expect(label.place(at: time) == -59_936)
      let frame = try label.frame(at: time)
      #expect(frame.litCount == 1)
      #expect(frame[63, 6])
      #expect(label.place(at: time - Flicks(Flicks.perSecond / 60 + 1)) == -59_935)
    }
  }

  @Test("60,000 px under easing start and end exactly, and never leave the way")
  func longEasedText() throws {
    let setup = MarqueeConfiguration.linear(.leftRight, speed: .pixelsPerSecond(30)).with {
      $0.curve = .easeInOut
    }
    let label = try MarqueeLabel.of(text: 60_000, frame: 64, setup)
    var last = 0
    for step in Int64(0)...1000 {
      let time = Flicks.milliseconds(1000) + Flicks(step * 59_936 * Flicks.perSecond / 30_000)
      let place = label.place(at: time)
      #expect(place <= last && place >= -59_936)
      last = place
    }
    #expect(last == -59_936)
  }

  @Test("Text and frame of 2^24 px together are legal, one px more is refused")
  func longestStrip() throws {
    let gap = (1 << 24) - 50 - 32
    let legal = MarqueeConfiguration.linear(.continuous, spacing: .fixed(gap))
    let label = try MarqueeLabel.of(text: 50, legal)
    #expect(label.period == gap + 50)
    #expect(try label.frame(at: .milliseconds(1000)).litCount == 32)
    let tooLong = legal.with { $0.spacing = .fixed(gap + 1) }
    #expect(throws: MarqueeError.tooLong(px: (1 << 24) + 1)) {
      try MarqueeLabel.of(text: 50, tooLong)
    }
  }

  @Test("The longest bitmap scrolls out, and is refused as a loop")
  func longestBitmap() throws {
    let content = LabelContent(try Bitmap(width: 1 << 24, height: 1))
    let out = MarqueeConfiguration.linear(.left, speed: .pixelsPerSecond(1000), delay: 0)
    let label = try MarqueeLabel(content, width: 64, height: 1, configuration: out)
    #expect(label.place(at: 16_777_152) == 64 - (1 << 24))
    #expect(throws: MarqueeError.tooLong(px: (1 << 24) + 10 + 64)) {
      try MarqueeLabel(content, width: 64, height: 1, configuration: .linear(.continuous))
    }
  }

  @Test("Paddings, gaps and viewports beyond 2^24 px are refused and add up to no trap")
  func absurdLengths() throws {
    let base = MarqueeConfiguration.linear(.continuous)
    let absurd: [MarqueeConfiguration] = [
      base.with { $0.leadingPadding = .max }, base.with { $0.trailingPadding = .max },
      base.with { $0.spacing = .fixed(.max) },
      base.with { $0.spacing = .fadeBased(extra: .max) },
    ]
    for setup in absurd {
      #expect(throws: MarqueeError.tooLong(px: .max)) { try MarqueeLabel.of(text: 50, setup) }
    }
    let content = LabelContent(try Bitmap.solid(width: 50, height: 1))
    #expect(throws: MarqueeError.tooLong(px: .max)) {
      try MarqueeLabel(content, width: .max, height: 1, configuration: base)
    }
    let faded = try MarqueeLabel.of(text: 50, base.with { $0.fade.length = .max })
    #expect(faded.fade(at: 3000) == FadeStrengths(.one, .one))
  }

  @Test("Half a px a second moves a px every two seconds, 1000 px a second one every ms")
  func slowAndFast() throws {
    let slow = MarqueeConfiguration.linear(
      .continuous, speed: .rate(PixelRate(pixels: 1, seconds: 2)), delay: 0)
    let fast = MarqueeConfiguration.linear(.continuous, speed: .pixelsPerSecond(1000), delay: 0)
    let slowLabel = try MarqueeLabel.of(text: 50, slow)
    let fastLabel = try MarqueeLabel.of(text: 50, fast)
    for pixel in Int64(0)..<180 {
      let place = -Int(pixel % 60)
      #expect(slowLabel.place(at: pixel * 2000) == place)
      #expect(slowLabel.place(at: pixel * 2000 + 999) == place)
      #expect(fastLabel.place(at: pixel) == place)
    }
  }

  @Test("A delay of half a century is waited for")
  func hugeDelay() throws {
    let decades: Int64 = 50 * 365 * 86_400_000
    let setup = MarqueeConfiguration.linear(.leftRight, delay: decades)
    let label = try MarqueeLabel.of(text: 50, setup)
    #expect(label.place(at: decades) == 0)
    #expect(label.place(at: decades + 500) == -5)
    #expect(label.place(at: decades + 1800) == -18)
    #expect(label.place(at: 2 * decades + 1800 + 900) == -9)
  }

  @Test("Delays and legs that no clock can count are refused")
  func tooSlow() throws {
    let delay = MarqueeConfiguration.linear(.leftRight).with { $0.delay = Flicks(.max) }
    let leg = MarqueeConfiguration.linear(.leftRight, speed: .duration(Flicks(.max)))
    let rate = MarqueeConfiguration.linear(
      .leftRight, speed: .rate(PixelRate(pixels: 1, seconds: PixelRate.maximumSeconds)))
    for setup in [delay, leg, rate] {
      #expect(throws: MarqueeError.tooSlow) { try MarqueeLabel.of(text: 50, setup) }
    }
  }

  @Test("Times before 0 are as time 0", arguments: MarqueeKind.allCases)
  func negativeTimes(kind: MarqueeKind) throws {
    let delayed = MarqueeConfiguration.linear(kind, fade: 4)
    let odd = MarqueeConfiguration.linear(kind, speed: SpeedCase(333, per: 10).speed, fade: 4)
    for setup in [delayed, delayed.with { $0.delay = .zero }, odd.with { $0.delay = .zero }] {
      let label = try MarqueeLabel.of(text: 50, setup)
      for time in [-1, -705_600_000, .min, .min + 1] as [Int64] {
        #expect(label.state(at: Flicks(time)) == label.state(at: .zero))
      }
    }
  }

  @Test("A frame of 1 px shows one column after another, and has no room for a fade")
  func onePixelFrame() throws {
    let content = try Bitmap.noise(width: 20, height: 1)
    let setup = MarqueeConfiguration.linear(.continuous, fade: 5, spacing: .fixed(2))
    let label = try MarqueeLabel(
      LabelContent(content), width: 1, height: 1, configuration: setup)
    for distance in 0..<22 {
      let time = timeAt(distance: distance)
      #expect(try label.frame(at: time)[0, 0] == content.isLit(x: distance, y: 0))
      #expect(label.state(at: time).fade == .none)
    }
  }

  @Test("A thousand cycles later the frame is the same")
  func thousandCycles() throws {
    let setup = MarqueeConfiguration.linear(.leftRight, speed: SpeedCase(333, per: 10).speed)
    let label = try MarqueeLabel.of(text: 365, setup)
    // 333 px of 33.3 px/s take 10 s; a cycle takes 22 s.
    for time in stride(from: Int64(0), to: 22_000, by: 37) {
      #expect(label.state(at: .milliseconds(time)).x == label.place(at: time + 22_000_000))
    }
  }
}
