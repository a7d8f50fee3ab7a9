// BundledFonts.swift: finding a bundled font by name or height.
// SignFonts: tables and names only; no Foundation, no I/O.

public import SignCore

/// The fonts that come with the package.
public enum BundledFonts {
  /// Every bundled font, the lowest first.
  public static let all: [Font] = [.sign8]

  /// The font of a name in UTF-8, exactly as written; nil if there is none.
  public static func named(utf8 name: some Sequence<UInt8>) -> Font? {
    all.first { $0.name.utf8.elementsEqual(name) }
  }

  /// The font of a name, exactly as written; nil if there is none.
  public static func named(_ name: String) -> Font? { named(utf8: name.utf8) }

  /// The highest font whose lines fit into a number of rows; if none does, the lowest.
  public static func largest(fittingHeight height: Int) -> Font {
    all.last { $0.height <= height } ?? all[0]
  }
}
