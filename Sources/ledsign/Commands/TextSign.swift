// TextSign.swift: a sign of one text that scrolls, as `show` and --text make it.
// ledsign: joins the modules; no Foundation.

import SignCore
import SignFile
import SignFonts
import SignPrimitives

/// One marquee over the whole sign: continuous, linear, 30 px/s, standing 1000 ms at home.
struct TextSign {
  private let width: Int
  private let height: Int
  private let style: TextStyle
  private let framesPerSecond: Int
  private let configuration: MarqueeConfiguration

  /// Reads the options that change it.
  ///
  /// Without a size it is `defaultWidth` px wide, and `defaultHeight` px or as high as the text, at
  /// least 8 px.
  init(
    _ arguments: Arguments, defaultWidth: Int, defaultHeight: Int? = nil
  ) throws(Failure) {
    let scale = Int(try arguments.integer(.scale, in: 1...8) ?? 1)
    let size = try arguments.size(.size)
    let chosen = try arguments.choice(
      .font, among: BundledFonts.all.map { (name: $0.name, value: $0) })
    let givenHeight = size?.height ?? defaultHeight
    let room = (givenHeight ?? 8 * scale) / scale
    let font = chosen ?? BundledFonts.largest(fittingHeight: room)
    width = size?.width ?? defaultWidth
    height = givenHeight ?? max(8, font.height * scale)
    style = TextStyle(font, scale: scale)
    framesPerSecond = Int(try arguments.integer(.fps, in: 1...1000) ?? 60)
    var setup = MarqueeConfiguration(
      kind: try arguments.choice(.kind, among: TextSign.kinds) ?? .continuous,
      speed: .rate(try arguments.rate(.rate) ?? PixelRate(pixels: 30)), curve: .linear)
    setup.forcesScrolling = arguments.has(.forced)
    configuration = setup
  }

  private static let kinds: [(name: String, value: MarqueeKind)] = [
    ("leftRight", .leftRight), ("rightLeft", .rightLeft), ("left", .left), ("right", .right),
    ("continuous", .continuous), ("continuousReverse", .continuousReverse),
  ]

  /// The sign of a text, and the characters that the font lacks.
  func load(_ text: String) throws(Failure) -> LoadedSign {
    let missing = style.missingCodePoints(in: Array(text.utf8))
    let report = MissingCharacters(font: style.font.name, codePoints: missing)
    return LoadedSign(try makeSign(text), missingCharacters: missing.isEmpty ? [] : [report])
  }

  private func makeSign(_ text: String) throws(Failure) -> Sign {
    let marquee: MarqueeLabel
    do {
      marquee = try MarqueeLabel(
        text, style: style, width: width, height: height,
        configuration: configuration)
    } catch {
      switch error {
      case .tooLong: throw .input("the text is too long; at most \(Bitmap.maximumSide) px scroll")
      case .tooSlow:
        throw .input(
          "the text takes too long to be counted exactly; give a --rate that is higher or has"
            + " fewer decimals")
      }
    }
    guard
      let sign = try? Sign(
        width: width, height: height, framesPerSecond: framesPerSecond,
        elements: [Element(marquee)])
    else { throw .input("\(width) x \(height) px are too many; give a smaller --size") }
    return sign
  }
}
