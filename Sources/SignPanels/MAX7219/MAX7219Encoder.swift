// MAX7219Encoder.swift: turns a frame into the digit registers of a chain.
// SignPanels: integers only; no Linux, no fonts, no elements. Nothing but make... allocates.

public import SignPrimitives

/// Turns frames into what the digit registers of a chain hold.
///
/// A frame is 8 px high and 8 px wide for each module, every module upright, the one whose DIN is
/// the input at the left; or at the right, if modules are reversed. Bytes come in the order of the
/// wire: the first one is for the module farthest from the input, since the first word that is sent
/// ends there.
public struct MAX7219Encoder: Hashable, Sendable {
  /// How many modules a chain may have: a row of 2048 SPI words fills a message of Linux's spidev.
  public static let moduleCounts = 1...2048

  /// Modules of the chain.
  public let modules: Int
  /// How the LEDs of each module are wired.
  public let wiring: MAX7219Wiring
  /// Whether a frame shows the module nearest to the input at its right.
  public let reversesModules: Bool

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - modules: 1...2048.
  ///   - wiring: How the LEDs of each module are wired.
  ///   - reversesModules: Whether frames have the module nearest to the input at the right, as the
  ///     canvas of a strip with its input on the right has.
  /// - Throws: ``MAX7219Error/modulesOutOfRange(_:)``.
  public init(
    modules: Int, wiring: MAX7219Wiring, reversesModules: Bool = false
  ) throws(MAX7219Error) {
    guard MAX7219Encoder.moduleCounts.contains(modules) else { throw .modulesOutOfRange(modules) }
    self.modules = modules
    self.wiring = wiring
    self.reversesModules = reversesModules
  }

  /// The data of the eight digit registers, digit 0 first: a byte for each module, in the order of
  /// the wire.
  ///
  /// - Parameter frame: 8 px high and 8 x ``modules`` px wide.
  public func makeDigits(of frame: Bitmap) -> [[UInt8]] {
    var digits = MAX7219Digits(for: self)
    _ = digits.update(from: frame)
    return (0..<8).map { digits.makeBytes(ofDigit: $0) }
  }
}
