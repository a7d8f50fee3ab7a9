// TextReader.swift: the keys of a text, wherever one appears.
// SignFile: no floating point.

import FrameText
import SignCore
import SignFonts
import SignPrimitives

/// A text, or the art or image that stands in its place, before it is rendered.
struct TextReader {
  private enum Source {
    case text(String, Node)
    case picture(Bitmap, Node)
  }

  private let source: Source
  private let style: TextStyle
  let alignment: Alignment
  let verticalAlignment: VerticalAlignment
  private let lineBreak: LineBreak

  /// Reads a `text` element.
  static func label(
    _ keys: inout ObjectReader, frame: Rect, in context: inout SignContext
  ) throws(SignFileError) -> TextLabel {
    let text = try TextReader(&keys, frame: frame, in: &context)
    let content = try text.content(
      brokenAt: frame.width, newlinesStartLines: false, in: &context)
    return TextLabel(
      content, alignment: text.alignment, verticalAlignment: text.verticalAlignment)
  }

  /// Reads the keys of a text that is shown in a frame.
  init(
    _ keys: inout ObjectReader, frame: Rect, in context: inout SignContext
  ) throws(SignFileError) {
    let node = try keys.exactlyOne(of: ["text", "art", "image"])
    let scale = try PictureReader.scale(&keys)
    let font = try TextReader.font(
      keys.optional("font"), fittingHeight: frame.height / scale, in: context)
    var style = TextStyle(font, scale: scale)
    if let spacing = keys.optional("letterSpacing") {
      style.letterSpacing = try spacing.integer(in: 0...255)
    }
    if let spacing = keys.optional("lineSpacing") {
      style.lineSpacing = try spacing.integer(in: 0...255)
    }
    alignment = try PictureReader.alignment(&keys) ?? .leading
    verticalAlignment = try PictureReader.verticalAlignment(&keys) ?? .middle
    lineBreak = try TextReader.lineBreak(keys.optional("lineBreak"))
    if node.key == "text" {
      let text = try context.text(node, font: font)
      let bytes = Array(text.utf8)
      source = .text(text, node)
      style.font = font.withIcons(neededBy: bytes)
      let missing = style.missingCodePoints(in: bytes)
      if !missing.isEmpty {
        context.missing.append((node, font.name, missing))
      }
    } else {
      let picture = try PictureReader.picture(node, scale: scale, in: &context)
      source = .picture(picture, node)
    }
    self.style = style
  }

  /// The key that errors about the size of the content point to.
  var node: Node {
    switch source {
    case .text(_, let node), .picture(_, let node): node
    }
  }

  /// What is shown, broken or shortened to a width as the file wants it; nil leaves it whole.
  func content(
    brokenAt width: Int?, newlinesStartLines: Bool, in context: inout SignContext
  ) throws(SignFileError) -> LabelContent {
    let content = try content(brokenAt: width, newlinesStartLines: newlinesStartLines)
    try context.count(node, width: content.width, height: content.height)
    return content
  }

  private func content(
    brokenAt width: Int?, newlinesStartLines: Bool
  ) throws(SignFileError) -> LabelContent {
    switch source {
    case .picture(let bitmap, _): return LabelContent(bitmap)
    case .text(let text, let node):
      let rendered = try? LabelContent(
        text: Array(text.utf8), style: style, lineBreak: width == nil ? .clip : lineBreak,
        width: width, alignment: alignment, newlinesStartLines: newlinesStartLines)
      guard let rendered else {
        throw node.keyError(
          "is a text that takes more than \(Bitmap.maximumSide) px; shorten it")
      }
      return rendered
    }
  }

  private static func font(
    _ node: Node?, fittingHeight height: Int, in context: SignContext
  ) throws(SignFileError) -> Font {
    guard let node else { return BundledFonts.largest(fittingHeight: height) }
    let name = try node.string()
    guard let font = BundledFonts.named(name) else {
      throw node.notOne(of: BundledFonts.all.map { $0.name })
    }
    return font
  }

  private static func lineBreak(_ node: Node?) throws(SignFileError) -> LineBreak {
    guard let node else { return .clip }
    return try node.choice([
      "clip": LineBreak.clip, "truncateTail": .truncateTail, "truncateHead": .truncateHead,
      "truncateMiddle": .truncateMiddle, "wordWrap": .wordWrap,
    ])
  }
}

extension SignContext {
  /// The text of a value, with its placeholders replaced.
  fileprivate mutating func text(_ node: Node, font: Font) throws(SignFileError) -> String {
    let text = try PlaceholderText(node)
    if let (name, nearest) = text.misspelt {
      remarks.append(
        node.error(
          "has no placeholder but a text in {\(printable(name)):", nearest: "{\(nearest):...}"))
    }
    let shown = values.expand(text)
    if text.canChange {
      changing.append(
        ChangingText(text: text, shown: shown, hasEqualDigits: font.hasEqualDigits))
    }
    return shown
  }
}
