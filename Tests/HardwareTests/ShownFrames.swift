// ShownFrames.swift: whether pictures of a panel are frames of signs, in their order.

import SignCore
import SignPrimitives

/// Compares the pictures of a panel with the frames of signs.
struct ShownFrames {
  /// Every frame that may be shown, in order; one that is like the frame before it is left out.
  ///
  /// Where only signs have an order, each entry has all frames of one.
  private let frames: [Set<Bitmap>]
  private let mayBeDarkBetween: Bool
  private let mostTorn: Int
  /// Where the last picture stands among the frames.
  private var place = 0
  private var last: Bitmap?
  private var wasLit = false
  private var wentDark = false
  /// How often another lit picture was seen than before.
  private(set) var changes = 0
  private var torn = 0
  /// What was wrong first.
  private(set) var fault: String?

  init(of signs: [Sign], _ wanted: TraceCase) {
    mayBeDarkBetween = wanted.mayBeDarkBetween
    mostTorn = wanted.torn
    var frames: [Set<Bitmap>] = []
    for sign in signs {
      var all: [Bitmap] = []
      var canvas = sign.makeFrame()
      let rate = Int64(wanted.framesPerSecond ?? sign.framesPerSecond)
      for index in 0...(Int64(wanted.until) * rate / 1000) {
        sign.draw(at: .frame(index, framesPerSecond: rate), into: &canvas)
        if canvas != all.last { all.append(canvas) }
      }
      frames += wanted.haveFramesOrder ? all.map { [$0] } : [Set(all)]
    }
    self.frames = frames
  }

  /// Whether a picture may follow those before it; if so, it is noted.
  mutating func accept(_ picture: Bitmap) -> Bool {
    if picture == last { return true }
    if picture.isDark { return acceptDark(picture) }
    guard let found = frames[place...].firstIndex(where: { $0.contains(picture) }) else {
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
    if wasLit && !frames[place...].contains(where: { $0.contains(picture) }) { wentDark = true }
    return true
  }

  /// Notes a picture that is no frame which may come.
  mutating func noteTorn(_ picture: Bitmap, _ place: String) {
    torn += 1
    if torn > mostTorn { note("\(place) is no frame that may come here:\n\(picture.art)") }
  }

  private mutating func note(_ text: String) { if fault == nil { fault = text } }
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
