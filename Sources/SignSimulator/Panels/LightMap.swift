// LightMap.swift: how bright each pixel of a panel is.
// SignSimulator: no elements, no Linux GPIO.

public import SignPrimitives

/// The light of each pixel of a chain, as it is averaged by the eye.
public struct LightMap: Hashable, Sendable {
  /// Columns, px.
  public let width: Int
  /// Rows, px.
  public let height: Int
  /// What a pixel reaches that is lit all the time it can be; the unit is the panel's own.
  public let full: Int
  /// The light of each pixel, rows from the top; 0 is dark.
  public private(set) var levels: [Int]

  /// Creates a dark map.
  ///
  /// - Parameters:
  ///   - width: 0 or more, px.
  ///   - height: 0 or more, px.
  ///   - full: The light of a pixel that is lit all the time it can be, more than 0.
  public init(width: Int, height: Int, full: Int) {
    precondition(width >= 0 && height >= 0 && full > 0, "no such light map")
    self.width = width
    self.height = height
    self.full = full
    levels = [Int](repeating: 0, count: width * height)
  }

  /// The light of a pixel; it must lie within the map.
  public subscript(x: Int, y: Int) -> Int {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "no such pixel")
      return levels[y * width + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "no such pixel")
      levels[y * width + x] = newValue
    }
  }

  /// A bitmap of all pixels that are not dark.
  public func makeBitmap() -> Bitmap {
    guard var bitmap = try? Bitmap(width: width, height: height) else {
      preconditionFailure("a panel is no larger than a bitmap")
    }
    for y in 0..<height {
      for x in 0..<width where self[x, y] > 0 { bitmap.set(x: x, y: y) }
    }
    return bitmap
  }
}
