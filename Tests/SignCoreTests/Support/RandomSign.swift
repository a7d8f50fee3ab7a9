// RandomSign.swift: signs by a seed, each made twice: for the code under test and for the naive one.
// SignCoreTests: whatever the naive side needs is worked out here from the rules.

import SignCore
import SignPrimitives

/// What a naive element shows at a time: how it is drawn, and which px of its frame are lit.
struct NaiveShow {
  var style: NaiveStyle
  let lit: (Int, Int) -> Bool
}

/// An element as the naive side draws it.
struct NaiveElement {
  let frame: Rect
  var isVisible = true
  var blink: (period: Int64, dutyPercent: Int64)?
  var style = NaiveStyle()
  let show: (Int64) -> NaiveShow

  func draw(at flicks: Int64, into canvas: inout Pixels) {
    let time = max(0, flicks)
    if !isVisible { return }
    if let blink, 100 * (time % blink.period) >= blink.period * blink.dutyPercent { return }
    let shown = show(time)
    var style = shown.style
    style.inverted = self.style.inverted
    style.level = self.style.level
    style.mode = self.style.mode
    style.matrix = self.style.matrix
    style.draw(into: &canvas, frame: frame, lit: shown.lit)
  }
}

/// A custom element: a pattern that changes 20 times a second.
struct Sparkle: CustomElement {
  let seed: UInt64

  static func isLit(_ x: Int, _ y: Int, seed: UInt64, at flicks: Int64) -> Bool {
    let tick = UInt64(flicks / 35_280_000)
    var generator = SeededGenerator(seed: seed &+ tick &* 77 &+ UInt64(y * 1000 + x))
    return generator.next() & 3 == 0
  }

  func draw(at time: Flicks, into content: inout Bitmap) {
    for y in 0..<content.height {
      for x in 0..<content.width where Self.isLit(x, y, seed: seed, at: time.count) {
        content.set(x: x, y: y)
      }
    }
  }
}

/// A sign and its naive counterpart.
struct RandomSign {
  var sign: Sign
  var naive: [NaiveElement] = []

  init(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    // A wide sign now and then, whose rows are many words.
    let widest = generator.chance(oneIn: 5) ? 400 : 70
    sign = try Sign(width: generator.int(1...widest), height: generator.int(1...12))
    let side = generator.one(of: [2, 4, 4, 8])
    sign.dither = side == 2 ? .bayer2 : side == 4 ? .bayer4 : .bayer8
    for _ in 0..<generator.int(1...5) {
      var (element, naive) = try makeElement(&generator)
      naive.style.matrix = thresholds(side: side)
      modify(&element, &naive, &generator)
      sign.elements.append(element)
      self.naive.append(naive)
    }
  }

  /// The frame as the naive side draws it.
  func naiveFrame(at flicks: Int64) -> Pixels {
    var canvas = Pixels(width: sign.width, height: sign.height)
    for element in naive { element.draw(at: flicks, into: &canvas) }
    return canvas
  }

  private func makeFrame(_ generator: inout SeededGenerator) -> Rect {
    let width = generator.int(1...(sign.width > 70 ? 400 : 50))
    let height = generator.int(1...10)
    return Rect(
      x: generator.int(-width...sign.width), y: generator.int(-height...sign.height), width: width,
      height: height)
  }

  private func makeElement(
    _ generator: inout SeededGenerator
  ) throws -> (Element, NaiveElement) {
    let frame = makeFrame(&generator)
    switch generator.int(0...4) {
    case 0: return try makeText(frame, &generator)
    case 1: return try makeImage(frame, &generator)
    case 2:
      let seed = generator.next() >> 8
      let element = try Element(Sparkle(seed: seed), frame: frame)
      let naive = NaiveElement(frame: frame) { time in
        NaiveShow(style: NaiveStyle()) { Sparkle.isLit($0, $1, seed: seed, at: time) }
      }
      return (element, naive)
    default: return try makeMarquee(frame, &generator)
    }
  }

  private func modify(
    _ element: inout Element, _ naive: inout NaiveElement, _ generator: inout SeededGenerator
  ) {
    element.mode = generator.one(of: DrawMode.allCases)
    naive.style.mode = element.mode
    element.isInverted = generator.chance(oneIn: 3)
    naive.style.inverted = element.isInverted
    let level = generator.chance(oneIn: 2) ? 255 : generator.int(0...255)
    element.level = UInt8(level)
    naive.style.level = level
    element.isVisible = !generator.chance(oneIn: 8)
    naive.isVisible = element.isVisible
    if generator.chance(oneIn: 3) {
      let (period, duty) = (generator.int(1...3000), generator.int(0...100))
      element.blink = Blink(period: .milliseconds(Int64(period)), dutyPercent: duty)
      naive.blink = (Int64(period) * 705_600, Int64(duty))
    }
  }

  private func makeText(
    _ frame: Rect, _ generator: inout SeededGenerator
  ) throws -> (Element, NaiveElement) {
    let bitmap = try Bitmap.noise(
      width: generator.int(1...60), height: generator.int(1...12), seed: generator.next())
    let ascent = generator.int(0...bitmap.height)
    let alignment = generator.one(of: Alignment.allCases)
    let vertical = generator.one(of: VerticalAlignment.allCases)
    let label = TextLabel(
      LabelContent(bitmap, ascent: ascent), alignment: alignment, verticalAlignment: vertical)
    let x = place(alignment, frame.width - bitmap.width)
    let y = place(vertical, frame.height - bitmap.height, baseline: frame.height - ascent)
    let pixels = Pixels(bitmap)
    let naive = NaiveElement(frame: frame) { _ in
      NaiveShow(style: NaiveStyle()) { pixels[$0 - x, $1 - y] }
    }
    return (Element(.text(label), frame: frame), naive)
  }

  private func place(_ alignment: Alignment, _ free: Int) -> Int {
    switch alignment {
    case .leading: 0
    case .center: Int(Rational(Int128(free), over: 2).floor)
    case .trailing: free
    }
  }

  private func place(_ alignment: VerticalAlignment, _ free: Int, baseline: Int) -> Int {
    switch alignment {
    case .top: 0
    case .middle: Int(Rational(Int128(free), over: 2).floor)
    case .bottom: free
    case .baseline: baseline
    }
  }

  private func makeImage(
    _ frame: Rect, _ generator: inout SeededGenerator
  ) throws -> (Element, NaiveElement) {
    let (count, height) = (generator.int(1...4), generator.int(1...8))
    let bitmap = try Bitmap.noise(
      width: generator.int(1...40), height: count * height, seed: generator.next())
    let duration = Int64(generator.int(1...900)) * 705_600
    let image = try ImageElement(bitmap, frameCount: count, duration: Flicks(duration))
    let pixels = Pixels(bitmap)
    let naive = NaiveElement(frame: frame) { time in
      let index = Int(time / duration % Int64(count))
      return NaiveShow(style: NaiveStyle()) { x, y in
        y < height && pixels[x, y + index * height]
      }
    }
    return (Element(.image(image), frame: frame), naive)
  }

  private func makeMarquee(
    _ frame: Rect, _ generator: inout SeededGenerator
  ) throws -> (Element, NaiveElement) {
    var setup = MarqueeConfiguration.linear(generator.one(of: MarqueeKind.allCases))
    let speed = generator.one(of: SpeedCase.twenty)
    setup.speed = speed.speed
    setup.axis = generator.chance(oneIn: 3) ? .vertical : .horizontal
    setup.entry = generator.one(of: MarqueeEntry.allCases)
    setup.delay = .milliseconds(Int64(generator.one(of: [0, 300, 1000])))
    setup.leadingPadding = generator.one(of: [0, 0, 3, 20])
    setup.trailingPadding = generator.one(of: [0, 0, 5])
    setup.forcesScrolling = generator.chance(oneIn: 2)
    setup.spacing = generator.one(of: SeamTests.spacings)
    setup.fade.length = generator.one(of: [0, 1, 4, 9, 100])
    setup.fade.style = generator.one(of: EdgeFade.Style.allCases)
    setup.alignment = generator.one(of: Alignment.allCases)
    setup.verticalAlignment = generator.one(of: VerticalAlignment.allCases)
    let content = try Bitmap.noise(
      width: generator.int(1...(frame.width > 50 ? 900 : 90)), height: generator.int(1...14),
      seed: generator.next())
    let label = try MarqueeLabel(
      LabelContent(content), width: frame.width, height: frame.height, configuration: setup)
    return (Element(label, x: frame.x, y: frame.y), makeNaive(label, content, frame, speed))
  }

  private func makeNaive(
    _ label: MarqueeLabel, _ content: Bitmap, _ frame: Rect, _ speed: SpeedCase
  ) -> NaiveElement {
    let setup = label.configuration
    let naive = NaiveMarquee(setup, content: content, width: frame.width, height: frame.height)
    let isHorizontal = setup.axis == .horizontal
    let length = isHorizontal ? content.width : content.height
    let extent = isHorizontal ? frame.width : frame.height
    let wants =
      length + setup.leadingPadding > extent || setup.forcesScrolling || setup.entry == .edge
    guard wants, naive.geometry.travel != 0 else {
      let pixels = Pixels(content)
      let x = place(setup.alignment, frame.width - content.width)
      let free = frame.height - content.height
      let y = place(setup.verticalAlignment, free, baseline: free)
      return NaiveElement(frame: frame) { _ in
        NaiveShow(style: NaiveStyle()) { pixels[$0 - x, $1 - y] }
      }
    }
    let motion = ReferenceMotion(
      setup.kind, distance: abs(naive.geometry.travel), speed: speed, delay: setup.delay.count)
    return NaiveElement(frame: frame) { time in
      let distance = motion.distance(at: time)
      return NaiveShow(style: naive.style(label.state(at: Flicks(time)).fade)) {
        naive.isLit($0, $1, distance: distance)
      }
    }
  }
}
