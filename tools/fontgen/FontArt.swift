// FontArt.swift: reads the art of a font.
// fontgen: a developer's tool; not part of any product.

/// One glyph of the art.
struct GlyphArt {
  /// nil: the fallback.
  let codePoint: UInt32?
  let line: Int
  /// What a sign file calls it; nil for a character that Unicode names.
  var iconName: String?
  var rows: [[Bool]] = []

  var advance: Int { rows.first?.count ?? 0 }
}

/// A font as it is drawn in a text file.
struct FontArt {
  /// A whole number or a name for each of the words `name`, `ascent`, `descent`, `letterSpacing`.
  private var settings: [String: String] = [:]
  private(set) var glyphs: [GlyphArt] = []

  var name: String { settings["name"] ?? "" }
  private(set) var ascent = 0
  private(set) var descent = 0
  private(set) var letterSpacing = 0

  /// Reads lines; `;` begins a comment line.
  init(_ lines: [String]) throws {
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix(";") {
      if line.allSatisfy({ $0 == "#" || $0 == "." }) {
        try addRow(line, at: index + 1)
      } else if line.hasPrefix("U+") || line.hasPrefix("fallback ") {
        try finishGlyph(at: index + 1)
        try beginGlyph(line, at: index + 1)
      } else {
        try addSetting(line, at: index + 1)
      }
    }
    try finishGlyph(at: lines.count)
    guard glyphs.first?.codePoint == nil, !glyphs.isEmpty else {
      throw Problem(line: lines.count, reason: "the first glyph must be the fallback")
    }
  }

  private mutating func addRow(_ line: String, at number: Int) throws {
    guard let glyph = glyphs.last else {
      throw Problem(line: number, reason: "a row of pixels before the first glyph")
    }
    guard glyph.rows.count < ascent + descent else {
      throw Problem(line: number, reason: "more than \(ascent + descent) rows")
    }
    guard line.utf8.count == glyph.advance || glyph.rows.isEmpty, line.utf8.count <= 255 else {
      throw Problem(
        line: number, reason: "\(line.utf8.count) pixels in a glyph of \(glyph.advance)")
    }
    glyphs[glyphs.count - 1].rows.append(line.map { $0 == "#" })
  }

  private mutating func beginGlyph(_ line: String, at number: Int) throws {
    try readSizes(at: number)
    if line.hasPrefix("fallback ") {
      guard glyphs.isEmpty else {
        throw Problem(line: number, reason: "the fallback must be the first glyph, and only once")
      }
      glyphs.append(GlyphArt(codePoint: nil, line: number))
      return
    }
    let heading = line.dropFirst(2).split(separator: " ", maxSplits: 1)
    guard let digits = heading.first, (4...6).contains(digits.count),
      let codePoint = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(codePoint)
    else { throw Problem(line: number, reason: "no code point, such as U+0041, in '\(line)'") }
    if let last = glyphs.last?.codePoint, last >= codePoint {
      throw Problem(line: number, reason: "U+\(digits) does not ascend")
    }
    var glyph = GlyphArt(codePoint: codePoint, line: number)
    if scalar.properties.generalCategory == .privateUse {
      glyph.iconName = try newIconName(heading.count == 2 ? heading[1] : "", at: number)
    } else if heading.count != 2 || !FontArt.isDescribed(scalar, by: heading[1]) {
      throw Problem(line: number, reason: "the heading of U+\(digits) names another character")
    }
    glyphs.append(glyph)
  }

  /// A name of lower-case words and digits, joined by hyphens, that no icon before has.
  private func newIconName(_ text: Substring, at number: Int) throws -> String {
    let words = text.split(separator: "-", omittingEmptySubsequences: false)
    let isName = words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
    }
    guard isName else {
      throw Problem(line: number, reason: "no name of an icon, such as arrow-up, in '\(text)'")
    }
    guard !glyphs.contains(where: { $0.iconName == String(text) }) else {
      throw Problem(line: number, reason: "there is an icon '\(text)' already")
    }
    return String(text)
  }

  /// Whether a heading says the character and then its name, or for blanks the name alone.
  private static func isDescribed(_ scalar: Unicode.Scalar, by text: Substring) -> Bool {
    let words = text.unicodeScalars
    guard let first = words.first else { return false }
    let name = scalar.properties.name ?? ""
    let isVisible = first == scalar && words.dropFirst().first == " "
    return String(isVisible ? Substring(words.dropFirst(2)) : text) == name
  }

  private mutating func finishGlyph(at number: Int) throws {
    guard let glyph = glyphs.last, glyph.rows.count != ascent + descent else { return }
    throw Problem(
      line: number,
      reason: "\(glyph.rows.count) of \(ascent + descent) rows in the glyph of line \(glyph.line)")
  }

  private mutating func addSetting(_ line: String, at number: Int) throws {
    let words = line.split(separator: " ")
    let names = ["name", "ascent", "descent", "letterSpacing"]
    guard words.count == 2, names.contains(String(words[0])), glyphs.isEmpty,
      settings.updateValue(String(words[1]), forKey: String(words[0])) == nil
    else {
      throw Problem(
        line: number,
        reason: "'\(line)' is no row of pixels, no heading 'U+XXXX ...' and no new setting")
    }
  }

  /// Checks the settings before the first glyph that needs them.
  private mutating func readSizes(at number: Int) throws {
    func size(_ name: String) throws -> Int {
      guard let value = Int(settings[name] ?? ""), (0...255).contains(value) else {
        throw Problem(line: number, reason: "needs '\(name) 0...255' before the first glyph")
      }
      return value
    }
    guard settings["name"] != nil else {
      throw Problem(line: number, reason: "needs 'name ...' before the first glyph")
    }
    ascent = try size("ascent")
    descent = try size("descent")
    letterSpacing = try size("letterSpacing")
    guard (1...255).contains(ascent + descent) else {
      throw Problem(line: number, reason: "the height must be 1...255 rows")
    }
  }
}
