// NumberKeyTests.swift: the limits of every key that is a number.
// Tests of SignFile: no Foundation.

import SignCore
import SignPrimitives
import Testing

@testable import SignFile

/// A key whose value is a whole number.
struct NumberKey: Sendable, CustomTestStringConvertible {
  /// A sign in which VALUE stands for the number.
  let sign: String
  let key: String
  let range: ClosedRange<Int>

  init(sign: String, _ key: String, _ range: ClosedRange<Int>) {
    self.sign = sign
    self.key = key
    self.range = range
  }

  /// A key of the only element of a sign.
  init(_ keys: String, _ key: String, _ range: ClosedRange<Int>) {
    self.init(
      sign: #"{ "size": [24, 8], "elements": [{ \#(keys) }] }"#, key, range)
  }

  var testDescription: String { "\(key) \(range)" }

  func refusal(_ value: String) -> String { signRefusal(sign.replacing("VALUE", with: value)) }
}

private let text = #""type": "text", "text": "a", "#
private let scrolling = #""type": "marquee", "text": "a", "#
private let picture = #""type": "image", "art": ["."], "#
private let longest = 12_622_780_800_000

@Suite struct NumberKeyTests {
  static let keys = [
    NumberKey(sign: #"{ "size": [VALUE, 8], "elements": [] }"#, "size", 1...65_535),
    NumberKey(sign: #"{ "size": [8, VALUE], "elements": [] }"#, "size", 1...4096),
    NumberKey(sign: #"{ "size": [8, 8], "fps": VALUE, "elements": [] }"#, "fps", 1...1000),
    NumberKey(text + #""frame": [VALUE, 0, 1, 1]"#, "frame", -1_000_000...999_999),
    NumberKey(text + #""frame": [0, VALUE, 1, 1]"#, "frame", -1_000_000...999_999),
    NumberKey(text + #""frame": [0, 0, VALUE, 1]"#, "frame", 1...1_000_000),
    NumberKey(text + #""frame": [-1000000, 0, VALUE, 1]"#, "frame", 1...2_000_000),
    NumberKey(text + #""frame": [0, 7, 1, VALUE]"#, "frame", 1...999_993),
    NumberKey(text + #""level": VALUE"#, "level", 0...255),
    NumberKey(text + #""blink": { "period": VALUE }"#, "period", 1...longest),
    NumberKey(text + #""blink": { "duty": VALUE }"#, "duty", 0...100),
    NumberKey(text + #""scale": VALUE"#, "scale", 1...8),
    NumberKey(picture + #""scale": VALUE"#, "scale", 1...8),
    NumberKey(text + #""letterSpacing": VALUE"#, "letterSpacing", 0...255),
    NumberKey(text + #""lineSpacing": VALUE"#, "lineSpacing", 0...255),
    NumberKey(scrolling + #""speed": { "duration": VALUE }"#, "duration", 0...longest),
    NumberKey(scrolling + #""speed": { "framesPerPixel": VALUE }"#, "framesPerPixel", 1...65_535),
    NumberKey(scrolling + #""speed": { "pixelsPerFrame": VALUE }"#, "pixelsPerFrame", 0...1000),
    NumberKey(scrolling + #""delay": VALUE"#, "delay", 0...longest),
    NumberKey(scrolling + #""fade": VALUE"#, "fade", 0...1_000_000),
    NumberKey(scrolling + #""leadingPadding": VALUE"#, "leadingPadding", 0...1_000_000),
    NumberKey(scrolling + #""trailingPadding": VALUE"#, "trailingPadding", 0...1_000_000),
    NumberKey(scrolling + #""spacing": { "fixed": VALUE }"#, "fixed", 0...1_000_000),
    NumberKey(scrolling + #""spacing": { "fadeBased": VALUE }"#, "fadeBased", 0...1_000_000),
    NumberKey(picture + #""frames": { "count": 1, "duration": VALUE }"#, "duration", 1...longest),
  ]

  @Test(arguments: keys)
  func bothLimitsAreLegal(key: NumberKey) {
    #expect(key.refusal("\(key.range.lowerBound)") == "none")
    #expect(key.refusal("\(key.range.upperBound)") == "none")
  }

  @Test(arguments: keys)
  func oneBeyondALimitIsRefusedWithTheRange(key: NumberKey) {
    let allowed = "allowed: \(key.range.lowerBound)...\(key.range.upperBound)"
    for value in [key.range.lowerBound - 1, key.range.upperBound + 1] {
      #expect(
        key.refusal("\(value)") == "key \"\(key.key)\": is out of range; found \(value); \(allowed)"
      )
    }
    let huge = String(repeating: "9", count: 400)
    #expect(
      key.refusal(huge)
        == "key \"\(key.key)\": is out of range; found \(huge.prefix(40))...; \(allowed)")
  }

  @Test(arguments: keys)
  func onlyWholeNumbersAreLegal(key: NumberKey) {
    let allowed = "allowed: \(key.range.lowerBound)...\(key.range.upperBound)"
    for value in [#""1""#, "true", "null", "[1]", #"{"a":1}"#] {
      #expect(
        key.refusal(value)
          == "key \"\(key.key)\": must be a whole number; found \(value); \(allowed)")
    }
    #expect(
      key.refusal("1.0")
        == "key \"\(key.key)\": must be a whole number, without a decimal point; found 1.0; \(allowed)"
    )
    #expect(
      key.refusal("1e0")
        == "key \"\(key.key)\": must be written out, without an e; found 1e0; \(allowed)")
  }

  @Test func anAnimationHasAsManyFramesAsShareItsHeight() throws {
    let keys = #""type": "image", "art": [".", ".", "."], "frames": "#
    for count in [1, 3] {
      let image = try element(keys + #"{ "count": \#(count), "duration": 9 }"#).content
      guard case .image(let animation) = image else { throw NoMarquee() }
      #expect(animation.pictures.count == count)
      #expect(animation.duration == .milliseconds(9))
    }
    #expect(
      refusal(keys + #"{ "count": 2, "duration": 9 }"#)
        == #"key "art": is 3 px high, which 2 frames do not share evenly"#)
    for count in [0, 65_536] {
      #expect(
        refusal(keys + #"{ "count": \#(count), "duration": 9 }"#)
          == #"key "count": is out of range; found \#(count); allowed: 1...65535"#)
    }
  }

  @Test(arguments: [("2", true), ("4", true), ("8", true), ("3", false), ("6", false)])
  func aThresholdMatrixHasOneOfThreeSides(side: String, isLegal: Bool) {
    let error = #"key "dither": is no side of a threshold matrix; found \#(side); allowed: 2, 4, 8"#
    #expect(
      signRefusal(#"{ "size": [8, 8], "dither": \#(side), "elements": [] }"#)
        == (isLegal ? "none" : error))
  }

  @Test(
    arguments: [
      ("0", nil), ("0.001", nil), ("30", nil), ("37.125", nil), ("1000000", nil),
      ("1000000.001", "is out of range"), ("-0.001", "is out of range"),
      ("0.0001", "has too many decimals, 3 are the most"),
      ("1e3", "must be written out, without an e"),
      (#""30""#, "must be a number"),
    ] as [(String, String?)])
  func aRateHasAtMostThreeDecimals(rate: String, problem: String?) {
    let error = problem.map { #"key "rate": \#($0); found \#(rate); allowed: 0...1000000"# }
    #expect(refusal(scrolling + #""speed": { "rate": \#(rate) }"#) == error ?? "none")
  }

  @Test(
    arguments: [
      ("[0, -1, 1, 2]", nil), ("[0.001, 0.5, 0.999, 1]", nil),
      ("[-0.001, 0, 1, 1]", "is out of range; found -0.001; allowed: 0...1"),
      ("[0, 0, 1.001, 1]", "is out of range; found 1.001; allowed: 0...1"),
      ("[0, -1.001, 1, 1]", "is out of range; found -1.001; allowed: -1...2"),
      ("[0, 0, 1, 2.001]", "is out of range; found 2.001; allowed: -1...2"),
      ("[0, 0, 1]", "must have 4 items, not 3; found [0, 0, 1]"),
      ("[0, 0, 1, 1, 1]", "must have 4 items, not 5; found [0, 0, 1, 1, 1]"),
    ] as [(String, String?)])
  func aCurvePointHasATimeOf0To1AndAProgressOfMinus1To2(curve: String, problem: String?) {
    #expect(
      refusal(scrolling + #""curve": \#(curve)"#) == problem.map { "key \"curve\": \($0)" }
        ?? "none")
  }
}
