// HUB75DriverChip.swift: the chips that hold a panel's columns, and which of them we cannot drive.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// The column drivers of a HUB75 panel; the raw value is the word of board files.
public enum HUB75DriverChip: String, CaseIterable, Hashable, Sendable {
  /// Plain shift registers with latches, which need no set-up.
  case standard
  /// FM6126A, and chips that are set up alike, such as ICN2038S.
  case fm6126a
  /// FM6127.
  case fm6127

  /// Chips that make gray by themselves: they take gray data and a gray clock, not rows of bits.
  ///
  /// Any letters may follow such a name. The names are those of issues 466, 1825 and 1866 of
  /// hzeller/rpi-rgb-led-matrix.
  public static let pwmChips = [
    "DP3264", "DP3265", "DP3269", "DP3364", "DP3367", "DP3369", "FM6353", "FM6363", "FM6373",
    "ICN2053", "ICND2055", "ICND2153", "MBI5152", "MBI5153", "MBI5253", "MBI5264", "MBI5353",
    "SM16380",
  ]

  /// The chip of that name, in capitals or not.
  ///
  /// - Throws: ``HUB75ConfigurationError/pwmChip(_:)`` for one that cannot be driven,
  ///   ``HUB75ConfigurationError/unknownChip(_:)`` for any other name.
  public init(name: String) throws(HUB75ConfigurationError) {
    for chip in HUB75DriverChip.allCases
    where name.utf8.count == chip.rawValue.utf8.count
      && HUB75DriverChip.begins(name, with: chip.rawValue)
    {
      self = chip
      return
    }
    for chip in HUB75DriverChip.pwmChips where HUB75DriverChip.begins(name, with: chip) {
      throw .pwmChip(name)
    }
    throw .unknownChip(name)
  }

  /// Whether a name begins with an ASCII name, whatever letters are capitals.
  private static func begins(_ name: String, with start: String) -> Bool {
    func lowercase(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
    return name.utf8.count >= start.utf8.count
      && zip(name.utf8, start.utf8).allSatisfy { lowercase($0) == lowercase($1) }
  }
}
