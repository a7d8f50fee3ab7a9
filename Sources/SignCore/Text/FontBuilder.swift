// FontBuilder.swift: making a font from glyphs in any order.
// SignCore: integers only; no Foundation, no I/O, no clock.

public import SignPrimitives

/// Collects the glyphs of a font, for instance of one read from a file.
///
/// Characters outside the BMP and fonts of any number of glyphs are fine. The fallback is a box as wide
/// and high as the H, and the ellipsis the font's own U+2026 or else three full stops.
public struct FontBuilder {
  /// The most code points in one run: a glyph's place is a sum over its run.
  private static let longestRun = 32

  private let name: String
  private let ascent: Int
  private let descent: Int
  private let letterSpacing: Int
  private var glyphs: [(codePoint: UInt32, bitmap: Bitmap)] = []

  /// Begins a font.
  ///
  /// - Parameters:
  ///   - name: The name by which sign files ask for the font.
  ///   - ascent: Rows above the baseline, px.
  ///   - descent: Rows below the baseline, px; the height is 1...255.
  ///   - letterSpacing: Dark columns between two glyphs, 0...255 px; 0 for fonts whose glyphs hold
  ///     their own gaps.
  /// - Throws: ``FontError``.
  public init(name: String, ascent: Int, descent: Int, letterSpacing: Int) throws(FontError) {
    try Font.checkSizes(ascent: ascent, descent: descent, letterSpacing: letterSpacing)
    self.name = name
    self.ascent = ascent
    self.descent = descent
    self.letterSpacing = letterSpacing
  }

  /// Adds a glyph.
  ///
  /// - Parameters:
  ///   - glyph: As wide as the glyph's advance, 0...255 px, and as high as the font, baseline included.
  ///   - codePoint: 0...0x10FFFF.
  /// - Throws: ``FontError``. A code point that was added before is reported by ``makeFont()``.
  public mutating func add(_ glyph: Bitmap, for codePoint: UInt32) throws(FontError) {
    guard codePoint <= 0x10FFFF else { throw .codePointOutOfRange(codePoint) }
    guard glyph.width <= 255, glyph.height == ascent + descent else {
      throw .glyphSizeOutOfRange(codePoint: codePoint, width: glyph.width, height: glyph.height)
    }
    glyphs.append((codePoint, glyph))
  }

  /// The font of all glyphs added so far.
  ///
  /// - Throws: ``FontError/duplicateCodePoint(_:)``.
  public func makeFont() throws(FontError) -> Font {
    let sorted = glyphs.sorted { $0.codePoint < $1.codePoint }
    for (glyph, next) in zip(sorted, sorted.dropFirst()) where glyph.codePoint == next.codePoint {
      throw .duplicateCodePoint(glyph.codePoint)
    }
    var tables = GrowingTables()
    tables.append(makeFallback(sorted))
    tables.append(makeEllipsis(sorted))
    for glyph in sorted {
      tables.extendRuns(with: glyph.codePoint, longest: FontBuilder.longestRun)
      tables.append(glyph.bitmap)
    }
    func font(_ compositions: CompositionTable) -> Font {
      Font(
        trusted: FontTables(
          name: name, ascent: ascent, descent: descent, letterSpacing: letterSpacing,
          runs: tables.runs, advances: tables.advances, columns: tables.columns,
          compositions: compositions))
    }
    return font(CompositionTable.all.filtered(font(.none).hasGlyph(for:)))
  }

  private func glyph(
    _ codePoint: UInt32, in sorted: [(codePoint: UInt32, bitmap: Bitmap)]
  ) -> Bitmap? {
    sorted.first { $0.codePoint == codePoint }?.bitmap
  }

  /// A box with the outline of the H, or else of the room above the baseline.
  private func makeFallback(_ sorted: [(codePoint: UInt32, bitmap: Bitmap)]) -> Bitmap {
    let letter = glyph(0x48, in: sorted)
    var box = Rect(x: 0, y: 0, width: max(1, (ascent + 1) / 2), height: max(1, ascent))
    if let letter, let ink = letter.inkBounds { box = ink }
    let width = max(box.maxX, letter?.width ?? 0)
    // Both sides are within the limits, because the font's are.
    var bitmap = makeBitmap(width: width)
    bitmap.fill(box)
    bitmap.fill(
      Rect(x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2), lit: false)
    return bitmap
  }

  /// The font's own ellipsis, or three full stops, or three pixels on the baseline.
  private func makeEllipsis(_ sorted: [(codePoint: UInt32, bitmap: Bitmap)]) -> Bitmap {
    if let own = glyph(0x2026, in: sorted) { return own }
    var dot = makeBitmap(width: 1)
    dot.set(x: 0, y: max(0, ascent - 1))
    if let stop = glyph(0x2E, in: sorted), 3 * stop.width + 2 * letterSpacing <= 255 { dot = stop }
    let step = dot.width + min(letterSpacing, 8)
    var bitmap = makeBitmap(width: 2 * step + dot.width)
    for index in 0..<3 { bitmap.blit(dot, x: index * step, y: 0) }
    return bitmap
  }

  private func makeBitmap(width: Int) -> Bitmap {
    guard let bitmap = try? Bitmap(width: width, height: ascent + descent) else {
      preconditionFailure("a glyph is at most 255 px on a side")
    }
    return bitmap
  }
}

/// The tables of a font while they grow.
private struct GrowingTables {
  var runs: [GlyphRun] = []
  var advances: [UInt8] = []
  var columns: [UInt8] = []
  private var width = 0

  /// Puts the code point of the next glyph into a run.
  mutating func extendRuns(with codePoint: UInt32, longest: Int) {
    if let run = runs.last, run.first + run.count == codePoint, Int(run.count) < longest {
      runs[runs.count - 1] = GlyphRun(
        first: run.first, count: run.count + 1, glyph: run.glyph, column: run.column)
    } else {
      runs.append(
        GlyphRun(
          first: codePoint, count: 1, glyph: UInt32(advances.count), column: UInt32(width)))
    }
  }

  mutating func append(_ glyph: Bitmap) {
    advances.append(UInt8(glyph.width))
    width += glyph.width
    for x in 0..<glyph.width {
      for top in stride(from: 0, to: glyph.height, by: 8) {
        var byte: UInt8 = 0
        for row in 0..<8 where glyph.isLit(x: x, y: top + row) { byte |= 1 << UInt8(row) }
        columns.append(byte)
      }
    }
  }
}

extension Bitmap {
  /// The smallest rectangle around all lit pixels; nil if there are none.
  fileprivate var inkBounds: Rect? {
    var (left, top, right, bottom) = (width, height, -1, -1)
    for y in 0..<height {
      for x in 0..<width where isLit(x: x, y: y) {
        (left, top) = (min(left, x), min(top, y))
        (right, bottom) = (max(right, x), max(bottom, y))
      }
    }
    if right < 0 { return nil }
    return Rect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
