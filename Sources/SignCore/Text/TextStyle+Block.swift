// TextStyle+Block.swift: drawing a text that may be broken, shortened or have several lines.
// SignCore: integers only; no Foundation, no I/O, no clock.

public import SignPrimitives

extension TextStyle {
  /// A text as a block of lines, as wide as the widest of them.
  ///
  /// `wordWrap` breaks lines at spaces and tabs so that they fit; a word that is wider than the room
  /// starts a line and is broken between glyphs, and spaces at the end of a line hang, they take no
  /// room. Truncation puts the ellipsis in the place of what does not fit; if not even the ellipsis
  /// fits, the line stays whole. No text at all is one empty line.
  ///
  /// - Parameters:
  ///   - text: UTF-8.
  ///   - lineBreak: What becomes of a line that is wider than `width`.
  ///   - width: The room, px; nil is without end. Less than a glyph still leaves a glyph a line.
  ///   - alignment: Where lines lie within the block; `center` rounds to the left.
  ///   - newlinesStartLines: Whether a newline starts a line or is a space. With `wordWrap` it always
  ///     starts one; a vertical marquee wants it as well. A newline at the end starts an empty line.
  /// - Returns: The block: ``height`` px for each line, with the line spacing between them.
  /// - Throws: ``BitmapError`` when the block is larger than a bitmap.
  public func makeBlock(
    _ text: [UInt8], lineBreak: LineBreak = .clip, width: Int? = nil,
    alignment: Alignment = .leading, newlinesStartLines: Bool = false
  ) throws(BitmapError) -> Bitmap {
    let items = text.withUnsafeBufferPointer { Array(GlyphReader($0, font: font)) }
    let isMultiline = newlinesStartLines || lineBreak == .wordWrap
    let paragraphs = isMultiline ? LineBreaker.split(items) : [items[...]]
    let room = width.map { Int64(max(0, $0) / scale) } ?? .max / 2
    let breaker = LineBreaker(room: room, gap: Int64(gap))
    var lines: [Bitmap] = []
    for paragraph in paragraphs {
      switch lineBreak {
      case .clip: lines.append(try makeLine(paragraph))
      case .wordWrap: for line in breaker.wrap(paragraph) { lines.append(try makeLine(line)) }
      case .truncateTail, .truncateHead, .truncateMiddle:
        let ellipsis = TextItem(kind: .glyph, codePoint: 0x2026, place: font.tables.ellipsis)
        lines.append(
          try makeLine(breaker.truncate(paragraph, at: lineBreak, ellipsis: ellipsis)))
      }
    }
    return try stack(lines, alignment: alignment)
  }

  /// The lines one under the other.
  private func stack(_ lines: [Bitmap], alignment: Alignment) throws(BitmapError) -> Bitmap {
    var width = 0
    for line in lines { width = max(width, line.width) }
    let step = height + lineSpacing
    var block = try Bitmap(width: width, height: lines.count * step - lineSpacing)
    for (index, line) in lines.enumerated() {
      let x = alignment.x(width: line.width, frame: width)
      block.blit(line, x: x, y: index * step)
    }
    return block
  }
}
