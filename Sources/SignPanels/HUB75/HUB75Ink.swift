// HUB75Ink.swift: the colours that a lit pixel shows.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// The LEDs of a pixel that are lit together.
public struct HUB75Ink: OptionSet, Hashable, Sendable {
  /// Bit 0 red, bit 1 green, bit 2 blue.
  public let rawValue: UInt8

  /// Creates an ink from its bits; a configuration refuses those above bit 2, and no bit at all.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Red.
  public static let red = HUB75Ink(rawValue: 1)
  /// Green.
  public static let green = HUB75Ink(rawValue: 2)
  /// Blue.
  public static let blue = HUB75Ink(rawValue: 4)
  /// All three together.
  public static let white: HUB75Ink = [.red, .green, .blue]

  /// Every ink, by the letters that board files use for it.
  public static let words: [(word: String, ink: HUB75Ink)] = [
    ("r", .red), ("g", .green), ("b", .blue), ("rg", [.red, .green]), ("rb", [.red, .blue]),
    ("gb", [.green, .blue]), ("rgb", .white),
  ]

  /// The lines of a chain that carry the ink, of the upper and the lower half together.
  func lines(chain: Int) -> LineSet { upper(chain: chain).union(lower(chain: chain)) }

  /// The lines of the upper half.
  func upper(chain: Int) -> LineSet {
    LineSet(rawValue: UInt32(rawValue) << (UInt32(HUB75Signal.r1.rawValue) + 6 * UInt32(chain)))
  }

  /// The lines of the lower half.
  func lower(chain: Int) -> LineSet { LineSet(rawValue: upper(chain: chain).rawValue << 3) }
}
