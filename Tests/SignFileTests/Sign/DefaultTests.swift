// DefaultTests.swift: what a key means when it is left out, and what each value becomes.
// Tests of SignFile: no Foundation.

import SignCore
import SignPrimitives
import Testing

@testable import SignFile

@Suite struct DefaultTests {
  @Test func aSignHas60FramesASecondAndASideOf4() throws {
    let plain = try sign(#"{ "size": [7, 5], "elements": [] }"#)
    #expect(plain.width == 7 && plain.height == 5)
    #expect(plain.framesPerSecond == 60)
    #expect(plain.dither == .bayer4)
    #expect(plain.elements.isEmpty)
    let chosen = try sign(#"{ "dither": 8, "fps": 25, "elements": [], "size": [65535, 4096] }"#)
    #expect(chosen.width == 65_535 && chosen.height == 4096)
    #expect(chosen.framesPerSecond == 25)
    #expect(chosen.dither == DitherMatrix(side: 8))
  }

  @Test func anElementIsSolidVisibleAndFillsTheSign() throws {
    let element = try element(#""type": "text", "text": """#)
    #expect(element.id == nil)
    #expect(element.frame == Rect(x: 0, y: 0, width: 24, height: 8))
    #expect(element.isVisible)
    #expect(element.mode == .over)
    #expect(element.level == 255)
    #expect(!element.isInverted)
    #expect(element.blink == nil)
  }

  @Test func everyKeyOfAnElementIsTaken() throws {
    let element = try element(
      #""type": "text", "text": "", "id": "a", "frame": [-3, 4, 5, 6], "visible": false, "#
        + #""draw": "erase", "level": 7, "invert": true, "blink": { "period": 30, "duty": 20 }"#)
    #expect(element.id == "a")
    #expect(element.frame == Rect(x: -3, y: 4, width: 5, height: 6))
    #expect(!element.isVisible)
    #expect(element.mode == .erase)
    #expect(element.level == 7)
    #expect(element.isInverted)
    #expect(element.blink == Blink(period: .milliseconds(30), dutyPercent: 20))
  }

  @Test func aBlinkTakesASecondAndIsLitForHalfOfIt() throws {
    let element = try element(#""type": "text", "text": "", "blink": {}"#)
    #expect(element.blink?.period == .milliseconds(1000))
    #expect(element.blink?.dutyPercent == 50)
  }

  @Test func aTextLeadsInTheMiddle() throws {
    guard case .text(let label) = try element(#""type": "text", "text": "x""#).content else {
      throw NoMarquee()
    }
    #expect(label.alignment == .leading)
    #expect(label.verticalAlignment == .middle)
  }

  @Test func aMarqueeGoesLeftAndRightEasedIn7SecondsWithASecondsDelay() throws {
    let setup = try marquee(#""text": "x""#)
    #expect(setup.kind == .leftRight)
    #expect(setup.axis == .horizontal)
    #expect(setup.entry == .home)
    #expect(setup.speed == .duration(.milliseconds(7000)))
    #expect(setup.delay == .milliseconds(1000))
    #expect(setup.curve == .easeInOut)
    #expect(setup.fade == EdgeFade(length: 0, edges: .both, style: .animated))
    #expect(setup.leadingPadding == 0 && setup.trailingPadding == 0)
    #expect(setup.spacing == .natural)
    #expect(!setup.forcesScrolling)
    #expect(setup.alignment == .leading)
    #expect(setup.verticalAlignment == .middle)
  }

  @Test func everyKeyOfAMarqueeIsTaken() throws {
    let setup = try marquee(
      #""text": "x", "kind": "continuousReverse", "axis": "vertical", "enter": "edge", "#
        + #""delay": 5, "curve": "easeIn", "fade": 3, "fadedEdges": "trailing", "#
        + #""fadeStyle": "constant", "leadingPadding": 6, "trailingPadding": 7, "#
        + #""spacing": { "fadeBased": 9 }, "forced": true, "align": "center", "#
        + #""verticalAlign": "bottom""#)
    #expect(setup.kind == .continuousReverse)
    #expect(setup.axis == .vertical)
    #expect(setup.entry == .edge)
    #expect(setup.delay == .milliseconds(5))
    #expect(setup.curve == .easeIn)
    #expect(setup.fade == EdgeFade(length: 3, edges: .trailing, style: .constant))
    #expect(setup.leadingPadding == 6 && setup.trailingPadding == 7)
    #expect(setup.spacing == .fadeBased(extra: 9))
    #expect(setup.forcesScrolling)
    #expect(setup.alignment == .center)
    #expect(setup.verticalAlignment == .bottom)
  }

  @Test(arguments: [
    ("leftRight", MarqueeKind.leftRight), ("rightLeft", .rightLeft), ("left", .left),
    ("right", .right), ("continuous", .continuous), ("continuousReverse", .continuousReverse),
  ])
  func aKindIsWhatItSays(name: String, kind: MarqueeKind) throws {
    #expect(try marquee(#""text": "x", "kind": "\#(name)""#).kind == kind)
  }

  @Test(arguments: [
    (#"{ "rate": 37.5 }"#, ScrollSpeed.rate(PixelRate(pixels: 75, seconds: 2))),
    (#"{ "duration": 1500 }"#, .duration(.milliseconds(1500))),
    (#"{ "framesPerPixel": 3 }"#, .rate(PixelRate(pixels: 25, seconds: 3))),
    (#"{ "pixelsPerFrame": 2 }"#, .rate(PixelRate(pixels: 50, seconds: 1))),
  ])
  func aSpeedIsExactAndCountsFramesByTheFile(speed: String, expected: ScrollSpeed) throws {
    let json =
      #"{ "size": [8, 8], "fps": 25, "elements": [{ "type": "marquee", "text": "x", "#
      + #""speed": \#(speed) }] }"#
    guard case .marquee(let label) = try sign(json).elements[0].content else { throw NoMarquee() }
    #expect(label.configuration.speed == expected)
  }

  @Test(arguments: [
    (#""linear""#, TimingCurve.linear), (#""easeIn""#, .easeIn), (#""easeOut""#, .easeOut),
    (#""easeInOut""#, .easeInOut), ("[0.42, 0, 1, 1]", .easeIn), ("[0, 0, 0.58, 1]", .easeOut),
    ("[0.25, -1, 0.75, 1.5]", TimingCurve(x1: 250, y1: -1000, x2: 750, y2: 1500)),
  ])
  func aCurveIsItsControlPoints(curve: String, expected: TimingCurve) throws {
    #expect(try marquee(#""text": "x", "curve": \#(curve)"#).curve == expected)
  }

  @Test(arguments: [
    ("both", EdgeSet.both), ("leading", .leading), ("trailing", .trailing), ("none", EdgeSet()),
  ])
  func fadedEdgesAreASet(name: String, edges: EdgeSet) throws {
    #expect(try marquee(#""text": "x", "fadedEdges": "\#(name)""#).fade.edges == edges)
  }

  @Test(arguments: [
    (#""natural""#, LoopSpacing.natural), (#""automatic""#, .automatic),
    (#"{ "fixed": 0 }"#, .fixed(0)), (#"{ "fixed": 5 }"#, .fixed(5)),
    (#"{ "fadeBased": 0 }"#, .fadeBased(extra: 0)),
  ])
  func aSpacingIsAPolicyOrPixels(spacing: String, expected: LoopSpacing) throws {
    #expect(try marquee(#""text": "x", "spacing": \#(spacing)"#).spacing == expected)
  }

  @Test func anImageStandsAtTheTopLeftAndEachPictureFor100Milliseconds() throws {
    guard case .image(let image) = try element(#""type": "image", "art": ["."]"#).content else {
      throw NoMarquee()
    }
    #expect(image.alignment == .leading)
    #expect(image.verticalAlignment == .top)
    #expect(image.pictures.count == 1)
  }

  @Test func missingCharactersAreReportedWithTheirPlaceInTheOrderOfTheFile() throws {
    let json =
      "{ \"size\": [8, 8], \"elements\": [\n { \"type\": \"text\", \"text\": \"漢a漢字\" },\n"
      + " { \"type\": \"text\", \"text\": \"abc\" }, { \"type\": \"marquee\", \"text\": \"é漢\" }] }"
    let loaded = try LoadedSign(bytes: Array(json.utf8), file: "s.json")
    #expect(
      loaded.missingCharacters == [
        MissingCharacters(
          position: FilePosition(line: 2, column: 28), font: "sign8", codePoints: [0x6F22, 0x5B57]),
        MissingCharacters(
          position: FilePosition(line: 3, column: 66), font: "sign8", codePoints: [0x6F22]),
      ])
  }
}
