// FontTables.swift: turns the art of a font into the text of a Swift file.
// fontgen: a developer's tool; not part of any product.

/// Which glyphs of the art a table takes.
enum GlyphChoice: String {
  /// All that Unicode names.
  case whole
  /// U+0020...U+007E, the fallback and the ellipsis.
  case ascii
  /// Those for private use, by name, the fallback and the ellipsis.
  case icons

  func takes(_ glyph: GlyphArt) -> Bool {
    switch self {
    case .whole: glyph.iconName == nil
    case .ascii: (glyph.codePoint ?? 0) < 0x7F
    case .icons: glyph.iconName != nil
    }
  }
}

/// The tables of one font.
struct FontTables {
  private static let ellipsis: UInt32 = 0x2026

  private let art: FontArt
  private let typeName: String
  private let source: String
  /// In the order of the tables: fallback, ellipsis, then by code point.
  private let glyphs: [GlyphArt]

  init(_ art: FontArt, typeName: String, source: String, choice: GlyphChoice) throws {
    self.art = art
    self.typeName = typeName
    self.source = source
    guard let ellipsis = art.glyphs.first(where: { $0.codePoint == FontTables.ellipsis }) else {
      throw Problem(line: 1, reason: "there is no U+2026, the ellipsis")
    }
    let others = art.glyphs.dropFirst().filter {
      $0.codePoint != FontTables.ellipsis && choice.takes($0)
    }
    // Without its code point the ellipsis is no part of a partial font, and yet there for truncation.
    let unmapped = GlyphArt(codePoint: nil, line: ellipsis.line, rows: ellipsis.rows)
    glyphs = [art.glyphs[0], choice == .whole ? ellipsis : unmapped] + others
  }

  var swiftText: String {
    """
    // \(typeName).swift: the glyphs of \(source), which tools/fonts writes here.
    // SignFonts: integer literals only, so that the tables stay in read-only memory. Edit the art.

    import SignCore

    enum \(typeName) {
      static let name = "\(art.name)"
      static let ascent = \(art.ascent)
      static let descent = \(art.descent)
      static let letterSpacing = \(art.letterSpacing)

      static let runs: [GlyphRun] = [
    \(runLines)
      ]

      static let advances: [UInt8] = [
    \(FontTables.lines(glyphs.map { String($0.advance) }))
      ]

      static let columns: [UInt8] = [
    \(FontTables.lines(columns.map { "0x" + FontTables.hex(UInt32($0), digits: 2) }))
      ]
    \(nameLines)}

    """
  }

  /// The names of icons in the order of their glyphs; nothing if there are none.
  private var nameLines: String {
    let names = glyphs.compactMap { $0.iconName }
    if names.isEmpty { return "" }
    return """

        static let names: [String] = [
      \(FontTables.lines(names.map { "\"\($0)\"" }))
        ]

      """
  }

  /// Runs of code points that follow one another, as do their glyphs.
  private var runLines: String {
    var runs: [(first: UInt32, count: Int, glyph: Int, column: Int)] = []
    var column = 0
    for (index, glyph) in glyphs.enumerated() {
      if let codePoint = glyph.codePoint {
        if let run = runs.last, run.glyph + run.count == index,
          run.first + UInt32(run.count) == codePoint
        {
          runs[runs.count - 1].count += 1
        } else {
          runs.append((codePoint, 1, index, column))
        }
      }
      column += glyph.advance
    }
    let lines = runs.sorted { $0.first < $1.first }.map { run in
      "    GlyphRun(first: 0x\(FontTables.hex(run.first, digits: 4)), count: \(run.count), "
        + "glyph: \(run.glyph), column: \(run.column))"
    }
    // The formatter wants no comma after a lone element.
    return lines.joined(separator: ",\n") + (lines.count > 1 ? "," : "")
  }

  /// Column after column, the top row in bit 0 of the first byte.
  private var columns: [UInt8] {
    var bytes: [UInt8] = []
    for glyph in glyphs {
      for column in 0..<glyph.advance {
        for top in stride(from: 0, to: glyph.rows.count, by: 8) {
          var byte: UInt8 = 0
          for row in top..<min(top + 8, glyph.rows.count) where glyph.rows[row][column] {
            byte |= 1 << UInt8(row - top)
          }
          bytes.append(byte)
        }
      }
    }
    return bytes
  }

  /// Elements of an array, as many as fit into lines of 100 columns.
  private static func lines(_ elements: [String]) -> String {
    var lines: [String] = []
    var line = ""
    for element in elements {
      if line.utf8.count + element.utf8.count + 2 > 96 {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? "    \(element)," : " \(element),"
    }
    return (lines + [line]).joined(separator: "\n")
  }

  private static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
