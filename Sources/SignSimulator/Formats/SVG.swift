// SVG.swift: frames as a drawing of round LEDs; several frames make one animated picture.
// SignSimulator: knows nothing of files and terminals here.

import FrameText
import SignPrimitives

/// An SVG that is written while its frames come.
///
/// One unit is one pixel. The lit pixels of a frame are one path of horizontal runs; a pattern gives
/// it the look of LEDs and two wide, thin strokes the glow. Frames are the values of one animated
/// attribute (SMIL), so that the picture also plays where scripts and style sheets do not run.
struct SVGAnimation: Sendable {
  private let width: Int
  private let height: Int
  private let period: Flicks
  private let moves: Bool

  private var last: Bitmap?
  private var lastTime = Flicks.zero
  /// From the first frame to the last one.
  private var elapsed = Flicks.zero
  /// When each of the written pictures begins, from the first frame on.
  private var starts: [Flicks] = []

  init(width: Int, height: Int, framesPerSecond: Int64, moves: Bool) {
    self.width = width
    self.height = height
    self.moves = moves
    period = Flicks.frame(1, framesPerSecond: framesPerSecond)
  }

  func appendHeader(to bytes: inout [UInt8]) {
    // 10 screen px for an LED, less where the picture would be wider than 1280.
    let scale = max(1, min(10, 1280 / (width + 2)))
    bytes.append(
      text: """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 \(width + 2) \(height + 2)" \
        width="\(scale * (width + 2))" height="\(scale * (height + 2))">
        <defs>
        <pattern id="dark" width="1" height="1" patternUnits="userSpaceOnUse">\
        <circle cx=".5" cy=".5" r=".38" fill="#2e1d0a"/></pattern>
        <pattern id="lit" width="1" height="1" patternUnits="userSpaceOnUse">\
        <circle cx=".5" cy=".5" r=".44" fill="#ffa51f"/>\
        <circle cx=".5" cy=".5" r=".26" fill="#ffd98a"/></pattern>

        """)
  }

  /// Appends a frame; one that looks like the one before it only makes that one stay longer.
  mutating func append(_ frame: Bitmap, at time: Flicks, to bytes: inout [UInt8]) {
    if let last {
      elapsed = elapsed + (time > lastTime ? time - lastTime : period)
      lastTime = time
      guard frame != last else { return }
      bytes.append(text: ";\n")
    } else {
      bytes.append(text: "<path id=\"frame\" d=\"")
      appendPath(of: frame, to: &bytes)
      bytes.append(text: "\">")
      lastTime = time
      if moves { bytes.append(text: "<animate attributeName=\"d\" values=\"\n") }
    }
    last = frame
    starts.append(elapsed)
    if moves { appendPath(of: frame, to: &bytes) }
  }

  mutating func appendFooter(to bytes: inout [UInt8]) {
    if last == nil { bytes.append(text: "<path id=\"frame\" d=\"M0 0\">") }
    if moves && last != nil { appendTiming(to: &bytes) }
    bytes.append(
      text: """
        </path>
        </defs>
        <rect x="-1" y="-1" width="\(width + 2)" height="\(height + 2)" rx="1" fill="#140c04"/>
        <rect width="\(width)" height="\(height)" fill="url(#dark)"/>
        <g fill="none" stroke="#ff8c00" stroke-linecap="round">
        <use href="#frame" stroke-width="2.2" stroke-opacity=".12"/>
        <use href="#frame" stroke-width="1.4" stroke-opacity=".22"/>
        </g>
        <use href="#frame" fill="none" stroke="url(#lit)"/>
        </svg>

        """)
  }

  /// Appends when each picture begins, as a share of the whole, and how long the whole takes.
  private func appendTiming(to bytes: inout [UInt8]) {
    let total = elapsed + period
    bytes.append(text: "\" keyTimes=\"")
    for start in starts {
      if start > .zero { bytes.append(UInt8(ascii: ";")) }
      let share = roundedQuotient(start.count, times: 1_000_000, over: total.count)
      bytes.append(fixed: share, places: 6)
    }
    bytes.append(text: "\" dur=\"")
    bytes.append(fixed: FrameText.microseconds(total), places: 6)
    bytes.append(text: "s\" calcMode=\"discrete\" repeatCount=\"indefinite\"/>")
  }

  /// Appends the lit pixels as horizontal strokes through the middle of their rows.
  private func appendPath(of frame: Bitmap, to bytes: inout [UInt8]) {
    bytes.append(text: "M0 .5")
    var pen = (x: 0, y: 0)
    forEachRun(of: frame) { row, columns in
      bytes.append(UInt8(ascii: "m"))
      bytes.append(decimal: columns.lowerBound - pen.x)
      if row >= pen.y { bytes.append(UInt8(ascii: " ")) }
      bytes.append(decimal: row - pen.y)
      bytes.append(UInt8(ascii: "h"))
      bytes.append(decimal: columns.count)
      pen = (columns.upperBound, row)
    }
  }

  /// Visits the runs of lit pixels, row by row.
  private func forEachRun(of frame: Bitmap, _ body: (Int, Range<Int>) -> Void) {
    for row in 0..<frame.height {
      var start: Int?
      for column in 0..<frame.width {
        let isLit = frame.isLit(x: column, y: row)
        if isLit, start == nil { start = column }
        guard !isLit, let begin = start else { continue }
        body(row, begin..<column)
        start = nil
      }
      if let begin = start { body(row, begin..<frame.width) }
    }
  }
}
