// MAX7219Brightness.swift: how bright a chain is.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// How bright a chain of MAX7219 is: dark, or one of the chip's 16 intensities.
///
/// Intensity n lights an LED for (2n + 1)/32 of the time (MAX7219 data sheet, intensity register),
/// so 0 is dim; dark is the shutdown register's business.
public struct MAX7219Brightness: Hashable, Comparable, Sendable {
  /// The intensities of the chip.
  public static let intensities = 0...15

  /// The intensity; nil is dark.
  public let intensity: Int?

  /// Dark: the chips are in shutdown and keep their registers.
  public static var dark: MAX7219Brightness { MAX7219Brightness() }
  /// Intensity 15.
  public static var full: MAX7219Brightness { MAX7219Brightness(known: 15) }

  private init() { intensity = nil }

  private init(known intensity: Int) { self.intensity = intensity }

  /// Creates a brightness from an intensity.
  ///
  /// - Parameter intensity: 0...15.
  /// - Throws: ``MAX7219Error/intensityOutOfRange(_:)``.
  public init(intensity: Int) throws(MAX7219Error) {
    guard MAX7219Brightness.intensities.contains(intensity) else {
      throw .intensityOutOfRange(intensity)
    }
    self.init(known: intensity)
  }

  /// Creates a brightness from a share of the time that LEDs are lit.
  ///
  /// 0 % is dark. Else it is the intensity whose on-time is nearest, the lower one of two: 1 % to
  /// 6 % are intensity 0, 50 % is 7, 94 % to 100 % are 15.
  ///
  /// - Parameter percent: 0...100.
  /// - Throws: ``MAX7219Error/percentOutOfRange(_:)``.
  public init(percent: Int) throws(MAX7219Error) {
    guard percent >= 0, percent <= 100 else { throw .percentOutOfRange(percent) }
    if percent == 0 {
      self.init()
    } else {
      self.init(known: (16 * percent - 1) / 100)
    }
  }

  /// Orders by brightness, dark first.
  public static func < (a: MAX7219Brightness, b: MAX7219Brightness) -> Bool {
    (a.intensity ?? -1) < (b.intensity ?? -1)
  }
}
