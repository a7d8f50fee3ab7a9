// LitPixels.swift: how many pixels of a sign are lit at a time.
// ledsign: joins the modules; no Foundation.

import SignCore
import SignFile
import SignPrimitives

/// The frame of a sign with the most lit pixels, among those of its first seconds.
struct LitPixels {
  /// How long is looked at, seconds.
  static let seconds: Int64 = 10

  /// The most pixels that are lit at a time.
  private(set) var most = 0
  /// The first frame that lights so many.
  private(set) var frame: Int64 = 0

  /// Looks at every frame of the sign's own frame rate.
  init(_ sign: Sign) {
    let fps = Int64(sign.framesPerSecond)
    var bitmap = sign.makeFrame()
    for index in 0..<(LitPixels.seconds * fps) {
      sign.draw(at: .frame(index, framesPerSecond: fps), into: &bitmap)
      let lit = bitmap.withWords { words in words.reduce(0) { $0 + $1.nonzeroBitCount } }
      if lit > most { (most, frame) = (lit, index) }
    }
  }

  /// A line about it, and a warning before it if it is more than a board allows.
  func text(of sign: Sign, name: String, on board: LoadedBoard) -> String {
    let time = Flicks.frame(frame, framesPerSecond: Int64(sign.framesPerSecond))
    let at = Decimal.text(
      roundedQuotient(time.count, times: 1000, over: Flicks.perMillisecond), places: 3)
    var text = ""
    if let limit = board.limits.maximumLitPixels, most > limit {
      text =
        "\(name): warning: \(most) pixels are lit at \(at) ms, more than maximumLitPixels of"
        + " \(board.title), which is \(limit); they will be thinned out evenly\n"
    }
    return text + "\(name): at most \(most) of \(sign.width * sign.height) px are lit in the first"
      + " \(LitPixels.seconds) s, at \(at) ms\n"
  }
}
