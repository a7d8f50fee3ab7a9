// BundledIcons.swift: finding a bundled icon by name.
// SignFonts: tables and names only; no Foundation, no I/O.

import SignCore

/// A small picture that stands in a text as a character.
public struct Icon: Equatable, Sendable {
  /// The name by which sign files ask for it, such as `arrow-up`.
  public let name: String
  /// The character that a text holds for it, from the last plane for private use.
  ///
  /// Fonts keep their own pictures in the first such area, U+E000...U+F8FF, so that the two seldom meet.
  public let codePoint: UInt32

  /// That character as the bytes of a text.
  public var utf8: [UInt8] {
    let low = { (shift: UInt32) in 0x80 | UInt8(codePoint >> shift & 0x3F) }
    return [0xF0 | UInt8(codePoint >> 18), low(12), low(6), low(0)]
  }
}

/// The icons that come with the package.
public enum BundledIcons {
  /// Every bundled icon, in the order of its code points.
  public static let all: [Icon] = zip(IconTable.names, Font.icons.codePoints).map { name, code in
    Icon(name: name, codePoint: code)
  }

  /// The icon of a name in UTF-8, exactly as written; nil if there is none.
  public static func named(utf8 name: some Sequence<UInt8>) -> Icon? {
    all.first { $0.name.utf8.elementsEqual(name) }
  }

  /// The icon of a name, exactly as written; nil if there is none.
  public static func named(_ name: String) -> Icon? { named(utf8: name.utf8) }
}
