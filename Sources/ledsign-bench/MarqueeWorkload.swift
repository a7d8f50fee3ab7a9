// MarqueeWorkload.swift: one text that goes round and round, over the whole sign.
// ledsign-bench: ordinary Swift only; no Foundation.

import CReference
import SignCore
import SignPrimitives

/// The size of a marquee workload.
protocol MarqueeSetup {
  static var name: String { get }
  static var title: String { get }
  static var width: Int { get }
  static var height: Int { get }
  static var characters: Int { get }
  static var scale: Int { get }
  /// Whether the last characters are shown and not the first.
  static var isNearEnd: Bool { get }
  /// Whether its cycles are counted and it was paused, so that it has a life of its own.
  static var isControlled: Bool { get }
}

extension MarqueeSetup {
  static var isNearEnd: Bool { false }
  static var isControlled: Bool { false }
}

/// 64 x 16 px, the line once.
enum SmallMarquee: MarqueeSetup {
  static let name = "w1"
  static let title = "64x16 marquee, 65 characters at scale 2"
  static let (width, height, characters, scale) = (64, 16, 65, 2)
}

/// The same after commands.
enum ControlledMarquee: MarqueeSetup {
  static let name = "w1control"
  static let title = "the same with counted cycles, after a pause"
  static let (width, height, characters, scale) = (64, 16, 65, 2)
  static let isControlled = true
}

/// 512 x 64 px, 1,000 characters.
enum LargeMarquee: MarqueeSetup {
  static let name = "w2"
  static let title = "512x64 marquee, 1,000 characters at scale 8"
  static let (width, height, characters, scale) = (512, 64, 1000, 8)
}

/// 512 x 64 px, 100 characters.
enum ShortTextMarquee: MarqueeSetup {
  static let name = "w2short"
  static let title = "the same with 100 characters"
  static let (width, height, characters, scale) = (512, 64, 100, 8)
}

/// 512 x 64 px, the first of 10,000 characters.
enum LongTextStart: MarqueeSetup {
  static let name = "w2start"
  static let title = "the same, the start of 10,000 characters"
  static let (width, height, characters, scale) = (512, 64, 10_000, 8)
}

/// 512 x 64 px, the last of 10,000 characters.
enum LongTextEnd: MarqueeSetup {
  static let name = "w2end"
  static let title = "the same, the end of 10,000 characters"
  static let (width, height, characters, scale) = (512, 64, 10_000, 8)
  static let isNearEnd = true
}

/// A continuous marquee of 30 px/s at 60 frames a second through a whole sign.
struct MarqueeWorkload<Setup: MarqueeSetup>: Workload {
  static var name: String { Setup.name }
  static var title: String { Setup.title }

  private let sign: Sign
  private let text: reference_text
  private let step: Int64
  private var canvas: Bitmap
  private(set) var madeByReference: [UInt32]
  let start: Int
  let compared: [Range<Int>]

  init() {
    let content = BenchText.makeContent(characters: Setup.characters, scale: Setup.scale)
    var setup = MarqueeConfiguration()
    setup.kind = .continuous
    setup.speed = .pixelsPerSecond(30)
    setup.curve = .linear
    setup.delay = .zero
    if Setup.isControlled { setup.repeatCount = 1_000_000_000 }
    guard
      var label = try? MarqueeLabel(
        content, width: Setup.width, height: Setup.height, configuration: setup),
      let period = label.period
    else { preconditionFailure("the workload is not legal") }
    if Setup.isControlled {
      label.apply(.pause, at: .zero)
      label.apply(.resume, at: .zero)
    }
    guard
      let sign = try? Sign(
        width: Setup.width, height: Setup.height, elements: [Element(label)])
    else { preconditionFailure("the workload is not legal") }
    self.sign = sign
    step = sign.time(ofFrame: 1).count
    canvas = sign.makeFrame()
    madeByReference = [UInt32](repeating: 0, count: canvas.stride * canvas.height)
    text = MarqueeWorkload.makeReference(content.bitmap, period: period)
    // Half a pixel a frame: the text is home again after two frames for each pixel of a period.
    let lap = 2 * period
    start = Setup.isNearEnd ? lap - 4 * Setup.width : 0
    compared = [0..<2_000, (lap - 1_000)..<(lap + 1_000), (100 * lap)..<(100 * lap + 100)]
  }

  /// The text as C wants it; its words are never freed.
  private static func makeReference(_ content: Bitmap, period: Int) -> reference_text {
    // One word more than the last frame shows: C reads words in pairs.
    let stride = (period + Setup.width) / 32 + 2
    let words = UnsafeMutablePointer<UInt32>.allocate(capacity: stride * content.height)
    words.initialize(repeating: 0, count: stride * content.height)
    for row in 0..<content.height {
      for x in 0..<(stride * 32) where content.isLit(x: x % period, y: row) {
        words[row * stride + x / 32] |= 1 << UInt32(x % 32)
      }
    }
    return reference_text(
      words: words, stride: Int32(stride), rows: Int32(content.height),
      top: Int32((Setup.height - content.height) / 2), period: Int64(period),
      pixels_per_second: 30, frames_per_second: 60)
  }

  var made: [UInt32] { canvas.withWords { Array($0) } }

  mutating func draw(_ frames: Range<Int>) {
    for frame in frames { sign.draw(at: Flicks(Int64(frame) * step), into: &canvas) }
  }

  mutating func drawReference(_ frames: Range<Int>) {
    let (stride, rows) = (Int32(canvas.stride), Int32(canvas.height))
    withUnsafePointer(to: text) { text in
      madeByReference.withUnsafeMutableBufferPointer { words in
        let canvas = reference_canvas(words: words.baseAddress!, stride: stride, rows: rows)
        for frame in frames { reference_draw_text(canvas, text, Int64(frame)) }
      }
    }
  }
}
