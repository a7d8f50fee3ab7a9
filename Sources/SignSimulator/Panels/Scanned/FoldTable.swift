// FoldTable.swift: where the pixels of an outdoor panel lie along its folded rows.
// SignSimulator: no elements, no Linux GPIO.

/// Which place of its stretched rows each pixel of one panel is wired to.
///
/// A panel with fewer scan lines than half its height folds its rows: it shifts `stretch` times its
/// width for each of them. The rows are then `stretch` times as wide and there are twice as many as
/// scan lines: the upper half is on R1 G1 B1, the lower one on R2 G2 B2.
public struct FoldTable: Hashable, Sendable {
  /// The panel's columns, px.
  public let width: Int
  /// The panel's rows, px.
  public let height: Int
  /// How often a scan line runs through the panel's width.
  public let stretch: Int

  private let places: [Int]

  /// Creates a table from a function.
  ///
  /// - Parameters:
  ///   - width: The panel's columns, px, more than 0.
  ///   - height: The panel's rows, px, a multiple of `2 * stretch`.
  ///   - stretch: 1 or more.
  ///   - place: The place of the pixel (x, y): x in `0 ..< width * stretch`, y in
  ///     `0 ..< height / stretch`; no two pixels share one.
  public init(width: Int, height: Int, stretch: Int, place: (Int, Int) -> (x: Int, y: Int)) {
    precondition(width > 0 && height > 0 && stretch > 0, "no such panel")
    precondition(height % (2 * stretch) == 0, "the rows do not fold evenly")
    self.width = width
    self.height = height
    self.stretch = stretch
    var taken = [Bool](repeating: false, count: width * height)
    var places: [Int] = []
    places.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let (column, row) = place(x, y)
        precondition(
          column >= 0 && column < width * stretch && row >= 0 && row < height / stretch,
          "a place outside the stretched rows")
        let index = row * width * stretch + column
        precondition(!taken[index], "two pixels share a place")
        taken[index] = true
        places.append(index)
      }
    }
    self.places = places
  }

  /// A panel whose rows are not folded.
  public static func unfolded(width: Int, height: Int) -> FoldTable {
    FoldTable(width: width, height: height, stretch: 1) { (x: $0, y: $1) }
  }

  /// The place of a pixel of the panel along its stretched rows.
  public func place(x: Int, y: Int) -> (x: Int, y: Int) {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "no such pixel")
    let index = places[y * width + x]
    return (x: index % (width * stretch), y: index / (width * stretch))
  }
}
