// GlyphReader.swift: from the bytes of a text to the glyphs that are drawn.
// SignCore: integers only; no Foundation, no I/O, no clock. Allocates nothing.

/// One thing that a text draws.
struct TextItem {
  enum Kind: UInt8 {
    case glyph
    /// A space or tab, where a line may break.
    case blank
    /// A newline; in a one-line text a space.
    case newline
  }

  let kind: Kind
  /// Whether the font has no glyph, so that the fallback is drawn.
  var isMissing = false
  let codePoint: UInt32
  let place: GlyphPlace
}

/// The glyphs of a text: composed, without what is never drawn.
///
/// It reads lent bytes, which must live longer; counting references to them is much machine code.
struct GlyphReader: Sequence, IteratorProtocol {
  private let font: FontTables
  private var decoder: UTF8Decoder<UnsafeBufferPointer<UInt8>.Iterator>
  /// The code point after the last glyph, if it has been read already.
  private var readAhead: UInt32?

  init(_ text: UnsafeBufferPointer<UInt8>, font: Font) {
    self.font = font.tables
    decoder = UTF8Decoder(text)
  }

  // Once in a program for microcontrollers, not once for every loop.
  @inline(never)
  mutating func next() -> TextItem? {
    guard var codePoint = readAhead ?? nextVisible() else { return nil }
    readAhead = nextVisible()
    while let mark = readAhead, mark >= 0x300,
      let composed = font.compositions.composed(base: codePoint, mark: mark)
    {
      codePoint = composed
      readAhead = nextVisible()
    }
    return item(codePoint)
  }

  /// The next code point that takes room.
  private mutating func nextVisible() -> UInt32? {
    while let codePoint = decoder.next() {
      if codePoint != 0x0D, !DefaultIgnorable.contains(codePoint) { return codePoint }
    }
    return nil
  }

  private func item(_ codePoint: UInt32) -> TextItem {
    var kind = TextItem.Kind.glyph
    var drawn = codePoint
    switch codePoint {
    case 0x09, 0x0A:
      kind = codePoint == 0x0A ? .newline : .blank
      drawn = 0x20
    case 0x20: kind = .blank
    default: break
    }
    let place = place(of: drawn)
    return TextItem(
      kind: kind, isMissing: place == nil, codePoint: drawn, place: place ?? font.fallback)
  }

  /// The glyph of a code point or of another one that is the same text.
  private func place(of codePoint: UInt32) -> GlyphPlace? {
    if let place = font.place(of: codePoint) { return place }
    if codePoint == 0xA0 { return font.place(of: 0x20) }
    guard let same = font.compositions.composed(base: codePoint, mark: 0) else { return nil }
    return font.place(of: same)
  }
}
