// Font+BundledIcons.swift: the bundled icons as a font, and as a part of other fonts.
// SignFonts: tables and names only; no Foundation, no I/O.

public import SignCore

extension Font {
  /// The bundled icons alone, as a font 8 px high named `icons`.
  ///
  /// Icons that are no higher than a capital stand on the baseline, row 6. It is not one of
  /// ``BundledFonts/all``. Drawn for this project; the art is `Art/icons.txt`.
  public static let icons = Font(
    trusted: FontTables(
      name: IconTable.name, ascent: IconTable.ascent, descent: IconTable.descent,
      letterSpacing: IconTable.letterSpacing, runs: IconTable.runs,
      advances: IconTable.advances, columns: IconTable.columns, compositions: .none))

  /// This font and the bundled icons at its size.
  ///
  /// Icons are magnified by its height divided by 8, rounded down, and stand on its baseline, moved
  /// into its rows where they would leave them; a font lower than 8 px becomes as high as icons need.
  /// A glyph that the font has for an icon's code point is kept.
  public var withIcons: Font { adding(icons: .icons) }

  /// The font for a text: ``withIcons`` if there are icons in the text, else this one.
  ///
  /// - Parameters:
  ///   - text: UTF-8.
  /// - Returns: A font of the same name.
  public func withIcons(neededBy text: [UInt8]) -> Font {
    Font.hasIcons(text) ? withIcons : self
  }

  private static func hasIcons(_ text: [UInt8]) -> Bool {
    for index in text.indices where text[index] == 0xF4 && index + 3 < text.count {
      var codePoint: UInt32 = 4
      for byte in text[(index + 1)...(index + 3)] {
        codePoint = codePoint << 6 | UInt32(byte & 0x3F)
      }
      if Font.icons.hasGlyph(for: codePoint) { return true }
    }
    return false
  }
}
