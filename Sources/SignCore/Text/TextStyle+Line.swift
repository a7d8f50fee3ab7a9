// TextStyle+Line.swift: drawing one line of text.
// SignCore: integers only; no Foundation, no I/O, no clock.

public import SignPrimitives

extension TextStyle {
  /// A text as one line, ``height`` px high and as wide as ``width(of:)`` says.
  ///
  /// - Throws: ``BitmapError`` when the text is wider than ``Bitmap/maximumSide``, 2^24 px.
  public func makeLine(_ text: [UInt8]) throws(BitmapError) -> Bitmap {
    try makeLine(GlyphReader(text, font: font))
  }

  func makeLine(_ items: some Sequence<TextItem>) throws(BitmapError) -> Bitmap {
    let width = unscaledWidth(items)
    guard width * Int64(scale) <= Int64(Bitmap.maximumSide) else {
      throw .sizeOutOfRange(width: Int(clamping: width * Int64(scale)), height: height)
    }
    var line = try Bitmap(width: Int(width) * scale, height: height)
    var x = 0
    for item in items where item.place.advance > 0 {
      font.tables.draw(item.place, x: x, scale: scale, into: &line)
      x += item.place.advance + gap
    }
    return line
  }
}

extension FontTables {
  /// Lights the pixels of a glyph whose left column is `x` px from the left, before scaling.
  func draw(_ place: GlyphPlace, x: Int, scale: Int, into bitmap: inout Bitmap) {
    var index = place.column * bytesPerColumn
    for column in 0..<place.advance {
      var top = 0
      while top < height {
        var bits = columns[index]
        var row = top
        while bits != 0 {
          if bits & 1 == 1 { light(x: x + column, y: row, scale: scale, in: &bitmap) }
          bits >>= 1
          row += 1
        }
        index += 1
        top += 8
      }
    }
  }

  /// Lights a square; smaller machine code than a fill, which a marquee does without.
  private func light(x: Int, y: Int, scale: Int, in bitmap: inout Bitmap) {
    for dy in 0..<scale {
      for dx in 0..<scale { bitmap.set(x: x * scale + dx, y: y * scale + dy) }
    }
  }
}
