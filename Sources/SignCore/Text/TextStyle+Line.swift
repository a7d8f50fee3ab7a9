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
    var line = try Bitmap(width: Int(width), height: font.height)
    var x = 0
    for item in items where item.place.advance > 0 {
      font.draw(item.place, x: x, into: &line)
      x += item.place.advance + gap
    }
    return try line.makeScaled(by: scale)
  }
}

extension Font {
  /// Lights the pixels of a glyph, its left column at x and its top row at 0.
  func draw(_ place: GlyphPlace, x: Int, into bitmap: inout Bitmap) {
    var index = place.column * bytesPerColumn
    for column in 0..<place.advance {
      var y = 0
      while y < height {
        var bits = columns[index]
        var row = y
        while bits != 0 {
          if bits & 1 == 1 { bitmap.set(x: x + column, y: row) }
          bits >>= 1
          row += 1
        }
        index += 1
        y += 8
      }
    }
  }
}
