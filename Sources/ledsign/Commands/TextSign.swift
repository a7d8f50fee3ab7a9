// TextSign.swift: a sign of one text that scrolls, as `show` and --text make it.
// ledsign: joins the modules; no Foundation.

import SignCore
import SignFile
import SignFonts
import SignPrimitives

/// One marquee over the whole sign: continuous, linear, 30 px/s, standing 1000 ms at home.
///
/// It is written as a sign file and read like one, so that commands can change any of its keys.
struct TextSign {
  private let width: Int
  private let height: Int
  private let font: Font
  private let scale: Int
  private let framesPerSecond: Int
  private let kind: String
  private let rate: PixelRate
  private let isForced: Bool
  private let start: WallTime?

  /// Reads the options that change it.
  ///
  /// Without a size it is `defaultWidth` px wide, and `defaultHeight` px or as high as the text, at
  /// least 8 px. `start` is what the wall clock shows at time 0; the host's clock now if nil.
  init(
    _ arguments: Arguments, defaultWidth: Int, defaultHeight: Int? = nil, start: WallTime?
  ) throws(Failure) {
    scale = Int(try arguments.integer(.scale, in: 1...8) ?? 1)
    let size = try arguments.size(.size)
    let chosen = try arguments.choice(
      .font, among: BundledFonts.all.map { (name: $0.name, value: $0) })
    let givenHeight = size?.height ?? defaultHeight
    let room = (givenHeight ?? 8 * scale) / scale
    font = chosen ?? BundledFonts.largest(fittingHeight: room)
    width = size?.width ?? defaultWidth
    height = givenHeight ?? max(8, font.height * scale)
    framesPerSecond = Int(try arguments.integer(.fps, in: 1...1000) ?? 60)
    kind =
      try arguments.choice(.kind, among: TextSign.kinds.map { (name: $0, value: $0) })
      ?? "continuous"
    rate = try arguments.rate(.rate) ?? PixelRate(pixels: 30)
    isForced = arguments.has(.forced)
    self.start = start
  }

  private static let kinds = [
    "leftRight", "rightLeft", "left", "right", "continuous", "continuousReverse",
  ]

  /// The sign of a text, and the characters that the font lacks.
  func load(_ text: String) throws(Failure) -> LoadedSign {
    do {
      return try LoadedSign(written: json(text), start: start)
    } catch {
      // Only a text can be wrong, or too long for the speed: options were checked.
      guard error.key == "text" else {
        throw .input("the text: \(error.problem); see --rate")
      }
      let near = error.nearest.map { "; did you mean \($0)?" } ?? ""
      throw .input("the text \(error.problem)\(near)")
    }
  }

  /// The text of the sign file.
  private func json(_ text: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("size")
      json.array { json in
        json.integer(width)
        json.integer(height)
      }
      json.member("fps", framesPerSecond)
      json.key("elements")
      json.array { $0.object { write(text, to: &$0) } }
    }
    return json.bytes
  }

  private func write(_ text: String, to json: inout JSONWriter) {
    json.member("type", "marquee")
    json.member("text", text)
    json.member("font", font.name)
    json.member("scale", scale)
    json.member("kind", kind)
    json.key("speed")
    json.object { json in
      json.key("rate")
      // The option has at most 3 decimals, so a second divides 1000 of its rate.
      json.decimal(rate.pixels * (1000 / rate.seconds), places: 3)
    }
    json.member("curve", "linear")
    json.member("forced", isForced)
  }
}
