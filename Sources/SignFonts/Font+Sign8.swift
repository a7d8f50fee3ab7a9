// Font+Sign8.swift: the font for signs of 8 rows.
// SignFonts: tables and names only; no Foundation, no I/O.

public import SignCore

extension Font {
  /// A proportional font 8 px high for signs of 8 rows, named `sign8`.
  ///
  /// Capitals and digits are 7 px high, row 7 is the descent, all digits are equally wide. It has
  /// printable ASCII, Latin-1, the letters and marks that French and German want beyond it, dashes,
  /// quotation marks, spaces of several widths, the euro and arrows. Drawn for this project; the art is
  /// `Art/sign8.txt`.
  public static let sign8 = Font(
    trusted: FontTables(
      name: Sign8Table.name, ascent: Sign8Table.ascent, descent: Sign8Table.descent,
      letterSpacing: Sign8Table.letterSpacing, runs: Sign8Table.runs,
      advances: Sign8Table.advances, columns: Sign8Table.columns, compositions: .latin1))

  /// The printable ASCII of ``sign8`` alone, for machines with little memory.
  ///
  /// It is not one of ``BundledFonts/all``.
  public static let sign8ASCII = Font(
    trusted: FontTables(
      name: Sign8ASCIITable.name, ascent: Sign8ASCIITable.ascent,
      descent: Sign8ASCIITable.descent, letterSpacing: Sign8ASCIITable.letterSpacing,
      runs: Sign8ASCIITable.runs, advances: Sign8ASCIITable.advances,
      columns: Sign8ASCIITable.columns, compositions: .none))
}
