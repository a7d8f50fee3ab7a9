// ShownFrames.swift: whether pictures of a panel are frames of signs, in their order.

import SignCore
import SignPrimitives

/// Compares the pictures of a panel with the frames of signs.
struct ShownFrames {
  /// Every frame that may be shown, in order; one that is like the frame before it is left out.
  private let frames: [Bitmap]
  private let mayBeDarkBetween: Bool
  /// Where the last picture stands among the frames.
  private var place = 0
  private var last: Bitmap?
  private var wasLit = false
  private var wentDark = false
  /// How often another lit picture was seen than before.
  private(set) var changes = 0
  /// What was wrong first.
  private(set) var fault: String?

  init(of signs: [Sign], framesPerSecond: Int?, until: Int, mayBeDarkBetween: Bool) {
    self.mayBeDarkBetween = mayBeDarkBetween
    var frames: [Bitmap] = []
    for sign in signs {
      var canvas = sign.makeFrame()
      let rate = Int64(framesPerSecond ?? sign.framesPerSecond)
      for index in 0...(Int64(until) * rate / 1000) {
        sign.draw(at: .frame(index, framesPerSecond: rate), into: &canvas)
        if canvas != frames.last { frames.append(canvas) }
      }
    }
    self.frames = frames
  }

  /// Whether a picture may follow those before it; if so, it is noted.
  mutating func accept(_ picture: Bitmap) -> Bool {
    if picture == last { return true }
    if picture.isDark { return acceptDark(picture) }
    guard let found = frames[min(place, frames.count)...].firstIndex(of: picture) else {
      return false
    }
    if wentDark && !mayBeDarkBetween && wasLit {
      note("the sign went dark between two frames, the later of which is number \(found)")
    }
    place = found
    last = picture
    (wasLit, wentDark) = (true, false)
    changes += 1
    return true
  }

  private mutating func acceptDark(_ picture: Bitmap) -> Bool {
    last = picture
    // A sign may have dark frames of its own.
    if wasLit && !frames[place...].contains(where: { $0.isDark }) { wentDark = true }
    return true
  }

  /// Notes a fault; the first one counts.
  mutating func note(_ text: String) { if fault == nil { fault = text } }
}

extension Bitmap {
  /// Whether no pixel is lit.
  var isDark: Bool { withWords { words in words.allSatisfy { $0 == 0 } } }

  /// Frame art, for messages.
  var art: String {
    (0..<height).map { y in (0..<width).map { isLit(x: $0, y: y) ? "#" : "." }.joined() }
      .joined(separator: "\n")
  }
}
