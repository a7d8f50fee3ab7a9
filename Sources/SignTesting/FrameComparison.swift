// FrameComparison.swift: tells in words how frames differ from the expected ones.
// SignTesting: for tests only; no Foundation.

import FrameText
import SignPrimitives

/// How a series of frames differs from the expected one; nil when it does not.
///
/// The first frame that differs is shown whole, of the others only the number.
func seriesFailure(_ actual: [TimedFrame], expected: [TimedFrame]) -> String? {
  var first: String?
  var count = 0
  for (frame, expectedFrame) in zip(actual, expected) {
    guard let failure = frameFailure(frame, expected: expectedFrame) else { continue }
    first = first ?? failure
    count += 1
  }
  var parts: [String] = []
  if actual.count != expected.count {
    parts.append("\(frameCount(actual.count)), expected \(expected.count)")
  }
  if let first { parts.append(first) }
  if count > 1 { parts.append("\(count) of \(frameCount(actual.count)) differ") }
  return parts.isEmpty ? nil : parts.joined(separator: "\n")
}

/// Times are compared as headings tell them, to the microsecond.
private func frameFailure(_ actual: TimedFrame, expected: TimedFrame) -> String? {
  if actual.heading != expected.heading {
    return "\(actual.heading): expected \(expected.heading)"
  }
  return FrameText.difference(actual.bitmap, from: expected.bitmap).map {
    "\(actual.heading): \($0.description)"
  }
}

private func frameCount(_ count: Int) -> String { count == 1 ? "1 frame" : "\(count) frames" }
