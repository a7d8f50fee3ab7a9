// Bitmap+Transform.swift: turned, mirrored, scaled and shifted copies.
// SignPrimitives: integers only; imports nothing.

extension Bitmap {
  /// A copy turned clockwise by quarter turns; negative turns the other way.
  ///
  /// - Throws: ``BitmapError/sizeOutOfRange(width:height:)`` when the turned rows need more words
  ///   than a bitmap has.
  public func makeTurned(quarterTurns: Int) throws(BitmapError) -> Bitmap {
    if quarterTurns & 3 == 0 { return self }
    let isUpright = quarterTurns & 1 == 0
    var result = try Bitmap(width: isUpright ? width : height, height: isUpright ? height : width)
    let (right, bottom) = (width - 1, height - 1)
    switch quarterTurns & 3 {
    case 1: result.map(from: self) { x, y in (y, bottom - x) }
    case 2: result.map(from: self) { x, y in (right - x, bottom - y) }
    default: result.map(from: self) { x, y in (right - y, x) }
    }
    return result
  }

  /// A mirrored copy: horizontal swaps left and right, vertical top and bottom.
  public func makeMirrored(_ axis: Axis) -> Bitmap {
    var result = self
    let (right, bottom) = (width - 1, height - 1)
    switch axis {
    case .horizontal: result.map(from: self) { x, y in (right - x, y) }
    case .vertical: result.map(from: self) { x, y in (x, bottom - y) }
    }
    return result
  }

  /// A copy in which every pixel is a square of `factor` px.
  ///
  /// - Parameter factor: More than 0.
  /// - Throws: ``BitmapError/sizeOutOfRange(width:height:)`` when the result is too large.
  public func makeScaled(by factor: Int) throws(BitmapError) -> Bitmap {
    precondition(factor > 0, "a scale is at least 1")
    if factor == 1 { return self }
    return try makeScaled(
      width: Int(clamping: exactQuotient(Int64(width), times: Int64(factor), over: 1)),
      height: Int(clamping: exactQuotient(Int64(height), times: Int64(factor), over: 1)))
  }

  /// A copy of another size by nearest neighbour: pixel x shows source pixel floor(x * old / new).
  ///
  /// - Throws: ``BitmapError/sizeOutOfRange(width:height:)``.
  public func makeScaled(width newWidth: Int, height newHeight: Int) throws(BitmapError) -> Bitmap {
    var result = try Bitmap(width: newWidth, height: newHeight)
    for y in 0..<height {
      let rows = scaledRange(y, of: height, to: newHeight)
      if rows.isEmpty { continue }
      for x in 0..<width where isLit(x: x, y: y) {
        let columns = scaledRange(x, of: width, to: newWidth)
        result.fill(
          Rect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count))
      }
    }
    return result
  }

  /// Moves the pixels; those that leave are lost, and what comes in is dark.
  ///
  /// A copy is made on the way.
  public mutating func shift(dx: Int, dy: Int) {
    let old = self
    clear()
    blit(old, x: dx, y: dy)
  }

  /// Sets every pixel (x, y) to the source's pixel `place(x, y)`.
  private mutating func map(from source: Bitmap, _ place: (Int, Int) -> (x: Int, y: Int)) {
    for y in 0..<height {
      for x in 0..<width {
        let from = place(x, y)
        set(x: x, y: y, to: source.isLit(x: from.x, y: from.y))
      }
    }
  }

  /// The places that show a source place: those whose product with old / new, rounded down, is it.
  private func scaledRange(_ place: Int, of size: Int, to newSize: Int) -> Range<Int> {
    let (place, size, newSize) = (Int64(place), Int64(size), Int64(newSize))
    let start = (place * newSize + size - 1) / size
    let end = ((place + 1) * newSize + size - 1) / size
    return Int(start)..<Int(end)
  }
}
