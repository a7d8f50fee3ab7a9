// TextStyle+Line.swift: drawing one line of text.
// SignCore: integers only; no Foundation, no I/O, no clock.

public import SignPrimitives

extension TextStyle {
  /// A text as one line, ``height`` px high and as wide as ``width(of:)`` says.
  ///
  /// - Throws: ``BitmapError`` when the text is wider than ``Bitmap/maximumSide``, 2^24 px.
  public func makeLine(_ text: [UInt8]) throws(BitmapError) -> Bitmap {
    try text.withUnsafeBufferPointer { (bytes) throws(BitmapError) -> Bitmap in
      try makeLine(GlyphReader(bytes, font: font))
    }
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
  ///
  /// The bitmap is a line: as high as the font, times the scale.
  func draw(_ place: GlyphPlace, x: Int, scale: Int, into bitmap: inout Bitmap) {
    var pixel = Rect(x: x * scale, y: 0, width: scale, height: scale)
    let first = place.column * bytesPerColumn
    for index in first..<(first + place.advance * bytesPerColumn) {
      var bits = columns[index]
      let top = pixel.y
      while bits != 0 {
        if bits & 1 == 1 { bitmap.fill(pixel) }
        bits >>= 1
        pixel.y += scale
      }
      pixel.y = top + 8 * scale
      if pixel.y >= bitmap.height {
        pixel.y = 0
        pixel.x += scale
      }
    }
  }
}
