// TextStyle.swift: how a text is drawn, and how wide it becomes.
// SignCore: integers only; no Foundation, no I/O, no clock.

/// A font, a size and the gaps between letters and lines.
///
/// Texts are UTF-8. Broken bytes are U+FFFD. A decomposed character looks like the composed one, a
/// carriage return and Unicode's default-ignorable code points draw nothing, a tab is a space, and
/// every other code point that the font lacks is drawn as its ``Font/fallback``.
public struct TextStyle: Sendable {
  /// The font.
  public var font: Font
  /// Whole-number magnification, 1...8.
  public var scale: Int {
    didSet { TextStyle.check(scale: scale, letterSpacing: letterSpacing, lineSpacing: lineSpacing) }
  }
  /// Dark columns between two glyphs, 0...255 px before scaling; nil takes the font's.
  public var letterSpacing: Int? {
    didSet { TextStyle.check(scale: scale, letterSpacing: letterSpacing, lineSpacing: lineSpacing) }
  }
  /// Dark rows between two lines of a block, 0...255 px, not scaled.
  public var lineSpacing: Int {
    didSet { TextStyle.check(scale: scale, letterSpacing: letterSpacing, lineSpacing: lineSpacing) }
  }

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - scale: 1...8.
  ///   - letterSpacing: 0...255 px before scaling; nil takes the font's.
  ///   - lineSpacing: 0...255 px, not scaled.
  public init(_ font: Font, scale: Int = 1, letterSpacing: Int? = nil, lineSpacing: Int = 1) {
    TextStyle.check(scale: scale, letterSpacing: letterSpacing, lineSpacing: lineSpacing)
    self.font = font
    self.scale = scale
    self.letterSpacing = letterSpacing
    self.lineSpacing = lineSpacing
  }

  /// Rows of one line, px.
  public var height: Int { font.height * scale }

  /// Rows from the top of a line to its baseline, px: the letters stand on the last of them.
  public var ascent: Int { font.ascent * scale }

  /// Columns of a text as one line, px; 0 if nothing is drawn.
  ///
  /// The sum of the advances and of the gaps between them, times the scale; there is no gap after the
  /// last glyph. A newline counts as a space.
  public func width(of text: [UInt8]) -> Int {
    text.withUnsafeBufferPointer { bytes in
      Int(clamping: unscaledWidth(GlyphReader(bytes, font: font)) * Int64(scale))
    }
  }

  /// The code points that the font lacks, each once, in order of appearance.
  public func missingCodePoints(in text: [UInt8]) -> [UInt32] {
    text.withUnsafeBufferPointer { missingCodePoints(in: $0) }
  }

  private func missingCodePoints(in text: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var result: [UInt32] = []
    // No Set: Hashing would want a random source on a microcontroller.
    var seen: [UInt32] = []
    for item in GlyphReader(text, font: font) where item.isMissing {
      let place = seen.partitioningIndex { $0 >= item.codePoint }
      if place < seen.count, seen[place] == item.codePoint { continue }
      seen.insert(item.codePoint, at: place)
      result.append(item.codePoint)
    }
    return result
  }

  /// The gap between two glyphs before scaling, px.
  var gap: Int { letterSpacing ?? font.letterSpacing }

  /// Columns of a line before scaling, px.
  func unscaledWidth(_ items: some Sequence<TextItem>) -> Int64 {
    var width: Int64 = 0
    for item in items where item.place.advance > 0 { width += Int64(item.place.advance + gap) }
    return width == 0 ? 0 : width - Int64(gap)
  }

  private static func check(scale: Int, letterSpacing: Int?, lineSpacing: Int) {
    precondition(scale >= 1 && scale <= 8, "a scale is 1...8")
    precondition((0...255).contains(letterSpacing ?? 0), "a letter spacing is 0...255 px")
    precondition((0...255).contains(lineSpacing), "a line spacing is 0...255 px")
  }
}

extension [UInt32] {
  /// The first index whose element, and every later one, satisfies the predicate.
  fileprivate func partitioningIndex(where predicate: (UInt32) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) >> 1
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
