// HUB75GrayFrame.swift: what parallel chains show in more than two levels.
// SignPanels: integers only; no Linux, no fonts, no elements.

public import SignPrimitives

/// A frame of 2 to 4 bits a pixel, shown as one plane after the other over successive refreshes.
///
/// A plane is the bitmaps of all chains; plane 0 holds the lowest bit of each gray level. Over
/// 2^bits - 1 refreshes a pixel of gray level g is lit in g of them.
public struct HUB75GrayFrame: Hashable, Sendable {
  /// The bits a pixel that a frame may have.
  public static let bitCounts = 2...4

  /// The planes, lowest bit first: of each, one bitmap a chain, all of one size.
  public internal(set) var planes: [[Bitmap]]

  /// Bits a pixel.
  public var bits: Int { planes.count }

  /// The brightest gray level: 2^bits - 1.
  public var brightest: Int { 1 << bits - 1 }

  /// Creates a dark frame for the chains of a sign.
  ///
  /// - Parameters:
  ///   - bits: Bits a pixel, ``bitCounts``.
  ///   - configuration: The sign; a multiplexed one has stretched rows.
  /// - Throws: ``HUB75ConfigurationError/grayBits(_:)``.
  public init(
    bits: Int, configuration: HUB75Configuration
  ) throws(HUB75ConfigurationError) {
    guard HUB75GrayFrame.bitCounts.contains(bits) else { throw .grayBits(bits) }
    let plane = configuration.makeChainBitmaps()
    planes = [[Bitmap]](repeating: plane, count: bits)
  }

  /// The gray level of a pixel; outside it is 0.
  public func gray(x: Int, y: Int, chain: Int = 0) -> Int {
    var gray = 0
    for bit in 0..<bits where planes[bit][chain].isLit(x: x, y: y) { gray |= 1 << bit }
    return gray
  }

  /// Sets the gray level of a pixel, 0...``brightest``; outside this does nothing.
  public mutating func set(x: Int, y: Int, chain: Int = 0, to gray: Int) {
    precondition(gray >= 0 && gray <= brightest, "no such gray level")
    for bit in 0..<bits { planes[bit][chain].set(x: x, y: y, to: gray >> bit & 1 == 1) }
  }

  /// Sets one bit of all gray levels, from the bitmaps of all chains.
  ///
  /// - Parameters:
  ///   - bit: 0 ..< ``bits``.
  ///   - bitmaps: One a chain, of the size of those that are replaced.
  public mutating func setPlane(_ bit: Int, to bitmaps: [Bitmap]) {
    let old = planes[bit]
    precondition(bitmaps.count == old.count, "one bitmap a chain is needed")
    for bitmap in bitmaps {
      precondition(
        bitmap.width == old[0].width && bitmap.height == old[0].height,
        "the bitmap of a chain has another size")
    }
    planes[bit] = bitmaps
  }

  /// After it the count begins anew: 3, 7 and 15 divide its successor.
  @usableFromInline static let lastRefresh: UInt32 = 104

  /// The plane that a refresh shows, 0 ..< `bits`.
  ///
  /// In every 2^bits - 1 refreshes the highest bit has each second one, the next bit each fourth,
  /// and so on, so that those of any gray level are spread evenly.
  @usableFromInline
  static func plane(ofRefresh number: UInt32, bits: Int) -> Int {
    let place = number % (1 << UInt32(bits) - 1) + 1
    return bits - 1 - place.trailingZeroBitCount
  }
}

extension HUB75Configuration {
  /// Dark bitmaps of all chains, as they are encoded.
  public func makeChainBitmaps() -> [Bitmap] {
    guard let bitmap = try? Bitmap(width: columns, height: rows) else {
      preconditionFailure("a checked configuration is never too large for a bitmap")
    }
    return [Bitmap](repeating: bitmap, count: chains)
  }
}
