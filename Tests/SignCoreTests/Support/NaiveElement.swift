// NaiveElement.swift: an element drawn pixel by pixel, a second implementation of the drawing rules.
// SignCoreTests: nothing of the drawing code under test; no word is ever touched.

import SignCore
import SignPrimitives

/// The threshold matrix of a side of 2, 4 or 8 px, from 2 x 2 by doubling.
func thresholds(side: Int) -> [[Int]] {
  let two = [[0, 2], [3, 1]]
  if side == 2 { return two }
  let n = side / 2
  let half = thresholds(side: n)
  return (0..<side).map { y in
    (0..<side).map { x in 4 * half[y % n][x % n] + two[y / n][x / n] }
  }
}

/// How an element is drawn: everything but its content.
struct NaiveStyle {
  var inverted = false
  var level = 255
  var mode = DrawMode.over
  var axis = Axis.horizontal
  var fadeLength = 0
  /// Strength of the left or top edge, in 65,536ths.
  var firstStrength = 0
  /// Strength of the right or bottom edge, in 65,536ths.
  var lastStrength = 0
  var matrix = thresholds(side: 4)

  /// The coverage of a pixel in 65,536ths, relative to the frame.
  private func coverage(_ x: Int, _ y: Int, _ frame: Rect) -> Int {
    let place = axis == .horizontal ? x : y
    let fromEnd = (axis == .horizontal ? frame.width : frame.height) - 1 - place
    let levelCoverage = (2 * level * 65_536 + 255) / 510
    let first = times(levelCoverage, edge(place, firstStrength))
    return times(first, edge(fromEnd, lastStrength))
  }

  private func times(_ a: Int, _ b: Int) -> Int { (a * b + 32_768) / 65_536 }

  /// 1 - s (1 - (2c + 1) / 2F) to nearest.
  private func edge(_ c: Int, _ strength: Int) -> Int {
    guard c < fadeLength else { return 65_536 }
    let inner = Rational(1) - Rational(Int128(2 * c + 1), over: Int128(2 * fadeLength))
    let exact = Rational(65_536) - Rational(strength) * inner
    return Int(exact.rounded)
  }

  /// Draws content into a frame of the canvas; `lit` is asked relative to the frame.
  func draw(into canvas: inout Pixels, frame: Rect, lit: (Int, Int) -> Bool) {
    let n = matrix.count
    for y in max(0, frame.y)..<max(0, frame.y, min(canvas.height, frame.maxY)) {
      for x in max(0, frame.x)..<max(0, frame.x, min(canvas.width, frame.maxX)) {
        var on = lit(x - frame.x, y - frame.y) != inverted
        if on {
          let coverage = coverage(x - frame.x, y - frame.y, frame)
          on = (2 * matrix[y % n][x % n] + 1) * 65_536 < 2 * n * n * coverage
        }
        switch mode {
        case .over: canvas[x, y] = canvas[x, y] || on
        case .opaque: canvas[x, y] = on
        case .invert: canvas[x, y] = canvas[x, y] != on
        case .erase: canvas[x, y] = canvas[x, y] && !on
        }
      }
    }
  }
}

/// A marquee drawn column by column: column c shows `(c - home - displacement) mod S`.
struct NaiveMarquee {
  let setup: MarqueeConfiguration
  let geometry: ReferenceGeometry
  let content: Pixels
  let width: Int
  let height: Int

  init(_ setup: MarqueeConfiguration, content: Bitmap, width: Int, height: Int) {
    self.setup = setup
    self.content = Pixels(content)
    self.width = width
    self.height = height
    let isHorizontal = setup.axis == .horizontal
    geometry = ReferenceGeometry(
      setup, text: isHorizontal ? content.width : content.height,
      frame: isHorizontal ? width : height, height: content.height)
  }

  /// Whether a pixel of the viewport is lit when the text is so far from home.
  func isLit(_ x: Int, _ y: Int, distance: Int) -> Bool {
    switch setup.axis {
    case .horizontal:
      let free = height - content.height
      let top =
        switch setup.verticalAlignment {
        case .top: 0
        case .middle: Int(Rational(Int128(free), over: 2).floor)
        case .bottom, .baseline: free
        }
      return content[wrapped(x - geometry.place(distance)), y - top]
    case .vertical:
      let free = width - content.width
      let left =
        switch setup.alignment {
        case .leading: 0
        case .center: Int(Rational(Int128(free), over: 2).floor)
        case .trailing: free
        }
      return content[x - left, wrapped(y - geometry.place(distance))]
    }
  }

  private func wrapped(_ place: Int) -> Int {
    guard let period = geometry.period else { return place }
    return ((place % period) + period) % period
  }

  /// The style of the edges when the leading and trailing strength are these.
  func style(_ fade: FadeStrengths) -> NaiveStyle {
    let (leading, trailing) = (Int(fade.leading.raw), Int(fade.trailing.raw))
    let leavesFirst = [.left, .leftRight, .continuous].contains(setup.kind)
    var style = NaiveStyle()
    style.axis = setup.axis
    style.fadeLength = min(setup.fade.length, (setup.axis == .horizontal ? width : height) / 2)
    style.firstStrength = leavesFirst ? leading : trailing
    style.lastStrength = leavesFirst ? trailing : leading
    return style
  }

  /// The frame of the marquee alone.
  func frame(distance: Int, fade: FadeStrengths = .none) -> Pixels {
    var pixels = Pixels(width: width, height: height)
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    style(fade).draw(into: &pixels, frame: frame) { isLit($0, $1, distance: distance) }
    return pixels
  }
}
