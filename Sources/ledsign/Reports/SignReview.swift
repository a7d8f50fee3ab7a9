// SignReview.swift: what is legal in a sign and yet hardly meant.
// ledsign: joins the modules; no Foundation.

import SignCore
import SignFile
import SignPrimitives

/// Finds elements that cannot be seen, or of which a part never can, and what moves unevenly.
struct SignReview {
  /// One line for each finding, in the order of the elements.
  private(set) var findings: [String] = []

  init(_ sign: Sign) {
    let canvas = Rect(x: 0, y: 0, width: sign.width, height: sign.height)
    for (index, element) in sign.elements.enumerated() {
      let name = element.id.map { "element \"\($0)\"" } ?? "element \(index + 1)"
      for problem in SignReview.problems(of: element, on: canvas) {
        findings.append("\(name) \(problem)")
      }
      guard case .marquee(let label) = element.content else { continue }
      let steps = StepPattern(label, framesPerSecond: sign.framesPerSecond)
      if let warning = steps?.warning { findings.append("\(name) \(warning)") }
      for problem in label.configuration.steps?.problems ?? [] {
        let step = problem.index + 1
        findings.append("\(name): step \(step) is left out: it \(problem.reason.words)")
      }
    }
  }

  private static func problems(of element: Element, on canvas: Rect) -> [String] {
    let frame = element.frame
    if frame.intersection(canvas).isEmpty {
      return ["lies wholly outside the sign; change its frame"]
    }
    switch element.content {
    case .text(let label):
      return cuts(
        of: Rect(
          x: label.x(in: frame), y: label.y(in: frame), width: label.content.width,
          height: label.content.height), frame, canvas)
    case .image(let image):
      return cuts(
        of: Rect(
          x: image.x(in: frame), y: image.y(in: frame), width: image.width, height: image.height),
        frame, canvas)
    case .custom: return []
    case .marquee(let label):
      // What scrolls along a side comes by as a whole.
      let isHorizontal = label.configuration.axis == .horizontal
      let home = label.starting(at: .zero).state(at: .zero)
      return cuts(
        of: Rect(
          x: home.x, y: home.y, width: label.scrolls && isHorizontal ? 0 : label.textWidth,
          height: label.scrolls && !isHorizontal ? 0 : label.textHeight), frame, canvas)
    }
  }

  /// What hides a part of some content, along either side.
  ///
  /// - Parameter content: Where it is in its frame; a side of 0 px cannot be cut.
  private static func cuts(of content: Rect, _ frame: Rect, _ canvas: Rect) -> [String] {
    let content = content.offset(dx: frame.x, dy: frame.y)
    let inFrame = content.intersection(frame)
    let inSign = inFrame.intersection(canvas)
    return cut(content.width, inFrame.width, inSign.width, "wide")
      + cut(content.height, inFrame.height, inSign.height, "high")
  }

  private static func cut(
    _ length: Int, _ inFrame: Int, _ inSign: Int, _ word: String
  ) -> [String] {
    // Sides that do not meet are as long as what lies between them, below 0.
    let (inFrame, inSign) = (max(0, inFrame), max(0, inSign))
    if length > inFrame { return ["is \(length) px \(word) and its frame shows only \(inFrame)"] }
    if length > inSign { return ["is \(length) px \(word) and the sign shows only \(inSign)"] }
    return []
  }
}
