// LiveText.swift: signs that lines change, for the tests.
// Tests of SignFile: no Foundation.

import SignCore
import SignPrimitives
import Testing

@testable import SignFile

/// The wall clock at the time 0 of the signs of these tests: 2027-01-15T12:00:00Z.
let noon = WallTime(seconds: 1_800_014_400)

/// A sign of 24 x 16 px whose elements have these keys, each a list of members without braces.
func liveSign(_ elements: String..., target: String? = nil) throws(SignFileError) -> LiveSign {
  let items = elements.map { "{ \($0) }" }.joined(separator: ", ")
  let json = #"{ "size": [24, 16], "elements": [\#(items)] }"#
  let loaded = try LoadedSign(bytes: Array(json.utf8), file: pictureFolder + "s.json", start: noon)
  return try LiveSign(loaded, target: target)
}

/// A line of a source that is called `in`.
func line(_ text: String, _ number: Int = 1) -> InputLine {
  InputLine(source: "in", number: number, bytes: Array(text.utf8))
}

extension LiveSign {
  /// Applies lines at a time.
  mutating func apply(_ lines: String..., at milliseconds: Int64 = 0) throws(SignFileError) {
    for text in lines { try apply(line(text), at: .milliseconds(milliseconds)) }
  }

  /// What is wrong with a line, with its place, or `none`.
  mutating func refusal(_ text: String, number: Int = 7) -> String {
    do throws(SignFileError) {
      try apply(line(text, number), at: .zero)
      return "none"
    } catch { return error.description }
  }

  /// The frame at a time, as art.
  func art(at milliseconds: Int64) -> String {
    var frame = sign.makeFrame()
    draw(at: .milliseconds(milliseconds), into: &frame)
    return SignFileTests.art(frame)
  }
}
