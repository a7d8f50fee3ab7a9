// Bitmap+Transform.swift: turned, mirrored, scaled and shifted copies.
// SignPrimitives: integers only; imports nothing.

extension Bitmap {
  /// A copy turned clockwise by quarter turns; negative turns the other way.
  ///
  /// - Throws: ``BitmapError/sizeOutOfRange(width:height:)`` when the turned rows need more words
  ///   than a bitmap has.
  public func makeTurned(quarterTurns: Int) throws(BitmapError) -> Bitmap {
    let isUpright = quarterTurns & 1 == 0
    var result = try Bitmap(width: isUpright ? width : height, height: isUpright ? height : width)
    let (right, bottom) = (width - 1, height - 1)
    switch quarterTurns & 3 {
    case 1: result.map(from: self) { x, y in (y, bottom - x) }
    case 2: result.map(from: self) { x, y in (right - x, bottom - y) }
    case 3: result.map(from: self) { x, y in (right - y, x) }
    default: return self
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
    guard width <= Bitmap.maximumSide / factor, height <= Bitmap.maximumSide / factor else {
      throw .sizeOutOfRange(
        width: width.multipliedReportingOverflow(by: factor).partialValue,
        height: height.multipliedReportingOverflow(by: factor).partialValue)
    }
    return try makeScaled(width: width * factor, height: height * factor)
  }

  /// A copy of another size by nearest neighbour: pixel x shows source pixel floor(x * old / new).
  ///
  /// - Throws: ``BitmapError/sizeOutOfRange(width:height:)``.
  public func makeScaled(width newWidth: Int, height newHeight: Int) throws(BitmapError) -> Bitmap {
    var result = try Bitmap(width: newWidth, height: newHeight)
    var previous = -1
    for y in 0..<newHeight {
      let row = scaledPlace(y, of: newHeight, source: height)
      if row == previous {
        result.copyRow(y - 1, to: y)
      } else {
        for x in 0..<newWidth where isLit(x: scaledPlace(x, of: newWidth, source: width), y: row) {
          result.set(x: x, y: y)
        }
      }
      previous = row
    }
    return result
  }

  /// Moves the pixels; those that leave are lost, and what comes in is dark.
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

  private func scaledPlace(_ place: Int, of newSize: Int, source size: Int) -> Int {
    Int(Int64(place) * Int64(size) / Int64(newSize))
  }

  private mutating func copyRow(_ from: Int, to: Int) {
    for index in 0..<stride {
      storage[1 + to * stride + index] = storage[1 + from * stride + index]
    }
  }
}
