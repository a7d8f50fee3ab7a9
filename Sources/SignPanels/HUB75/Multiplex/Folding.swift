// Folding.swift: where each pixel of one panel is in its stretched shift registers.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// A multiplexing of one panel, written out and known to be one to one.
struct Folding {
  let width: Int
  let height: Int
  let stretch: Int
  /// Where each pixel is, row by row.
  let places: [StretchedPixel]

  /// Columns of the stretched panel, px.
  var stretchedWidth: Int { width * stretch }
  /// Rows of the stretched panel, px.
  var stretchedHeight: Int { height / stretch }

  /// Whether every pixel stays where it is.
  var isIdentity: Bool {
    places.indices.allSatisfy {
      places[$0] == StretchedPixel(x: $0 % width, y: $0 / width)
    }
  }

  init(_ kind: PanelMultiplex, width: Int, height: Int) throws(MultiplexError) {
    self.width = width
    self.height = height
    if case .table(let table) = kind {
      places = table
      stretch = try Folding.stretch(of: table, width: width, height: height)
      try check()
      return
    }
    let (widthStep, heightStep) = try Folding.steps(of: kind)
    guard width % widthStep == 0, height % heightStep == 0 else {
      throw .size(width: width, height: height, widthStep: widthStep, heightStep: heightStep)
    }
    stretch = kind == .none ? 1 : 2
    var places: [StretchedPixel] = []
    places.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { places.append(kind.place(x: x, y: y, width: width, height: height)) }
    }
    self.places = places
    try check()
  }

  /// What the sides of a panel must be multiples of, px.
  private static func steps(
    of kind: PanelMultiplex
  ) throws(MultiplexError) -> (width: Int, height: Int) {
    switch kind {
    case .none, .table, .stripe: return (1, 4)
    case .checkered: return (2, 4)
    case .zStripe(let offset):
      guard offset == 0 || offset == 4 || offset == 8 else { throw .offset(offset) }
      return (8, 8)
    }
  }

  /// The stretch that most entries of a table fit: one wrong entry must not change what is wanted.
  private static func stretch(
    of table: [StretchedPixel], width: Int, height: Int
  ) throws(MultiplexError) -> Int {
    guard table.count == width * height else {
      throw .tableCount(found: table.count, expected: width * height)
    }
    var (best, mostFitting) = (1, -1)
    for stretch in [1, 2, 4, 8] where height % stretch == 0 {
      let fitting = table.count { $0.fits(width: width * stretch, height: height / stretch) }
      if fitting > mostFitting { (best, mostFitting) = (stretch, fitting) }
    }
    return best
  }

  /// As many entries as places, each within the stretched panel and none twice.
  private func check() throws(MultiplexError) {
    var first = [Int](repeating: -1, count: places.count)
    for (entry, pixel) in places.enumerated() {
      guard pixel.fits(width: stretchedWidth, height: stretchedHeight) else {
        throw .entryOutOfRange(
          entry: entry, pixel: pixel, width: stretchedWidth, height: stretchedHeight)
      }
      let index = pixel.y * stretchedWidth + pixel.x
      guard first[index] < 0 else {
        throw .entryTwice(entry: entry, first: first[index], pixel: pixel)
      }
      first[index] = entry
    }
  }
}

extension StretchedPixel {
  func fits(width: Int, height: Int) -> Bool { x >= 0 && x < width && y >= 0 && y < height }
}

extension PanelMultiplex {
  /// The rule of a named kind; a table has none.
  func place(x: Int, y: Int, width: Int, height: Int) -> StretchedPixel {
    switch self {
    case .none, .table: StretchedPixel(x: x, y: y)
    case .stripe:
      StretchedPixel(x: isEven(y, of: height / 4) ? x + width : x, y: folded(y, by: height / 4))
    case .checkered:
      StretchedPixel(
        x: x + (x < width / 2 ? 0 : width / 2) + (isEven(y, of: height / 4) ? width / 2 : 0),
        y: folded(y, by: height / 4))
    case .zStripe(let offset):
      StretchedPixel(
        x: isEven(y, of: 4) ? x + (x + offset) / 8 * 8 : x + x / 8 * 8 + 8 - offset,
        y: folded(y, by: 4))
    }
  }

  /// Whether a row lies in an even band.
  private func isEven(_ y: Int, of band: Int) -> Bool { y / band & 1 == 0 }

  /// The stretched row that two bands share.
  private func folded(_ y: Int, by band: Int) -> Int { y / (band * 2) * band + y % band }
}
