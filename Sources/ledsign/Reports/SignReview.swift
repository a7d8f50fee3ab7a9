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
    case .text(let label): return tooLarge(label.content.width, label.content.height, frame)
    case .image(let image): return tooLarge(image.width, image.height, frame)
    case .custom: return []
    case .marquee(let label):
      let isHorizontal = label.configuration.axis == .horizontal
      let scrollsAcross = label.scrolls && isHorizontal
      let scrollsDown = label.scrolls && !isHorizontal
      return tooLarge(
        scrollsAcross ? 0 : label.textWidth, scrollsDown ? 0 : label.textHeight, frame)
    }
  }

  /// Content that is larger than its frame; what scrolls along a side counts as 0 there.
  private static func tooLarge(_ width: Int, _ height: Int, _ frame: Rect) -> [String] {
    var problems: [String] = []
    if width > frame.width {
      problems.append("is \(width) px wide and its frame shows only \(frame.width)")
    }
    if height > frame.height {
      problems.append("is \(height) px high and its frame shows only \(frame.height)")
    }
    return problems
  }
}
