// HUB75RowAddress.swift: how a panel is told which of its scan lines is lit.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// What the lines A to E of a HUB75 panel mean; the raw value is the word of board files.
///
/// The six are those of lib/framebuffer.cc in hzeller/rpi-rgb-led-matrix, in the order of its
/// numbers 0 to 5. A register is shifted once a scan line here instead of loaded anew, so that each
/// address is shown once a refresh and costs a few writes.
public enum HUB75RowAddress: String, CaseIterable, Hashable, Sendable {
  /// 0: the number of the scan line in binary, A the lowest bit.
  case direct
  /// 1: a register; A is its clock and B its data, and the only low bit chooses the scan line.
  case abShift
  /// 2: A to D choose one of four scan lines each: the only low line does.
  case directOneCold
  /// 3: a register; A is its clock and C its data, and the only high bit chooses the scan line.
  ///
  /// B stays low: where it is wired, low opens the register's input.
  case abcShift
  /// 4: SM5266 registers of 8 scan lines; A is their clock, B their data, C high opens their input.
  ///
  /// D and E choose one of up to four groups of 8 scan lines.
  case sm5266
  /// 5: a register like ``abcShift`` whose input is open while B is high.
  case b707

  /// The lines that a panel of so many addresses needs.
  func signals(scan: Int) -> [HUB75Signal] {
    // One count and one array: of several arrays as results of this switch, Swift 6.3.1 returned the
    // wrong ones in Embedded mode with -Osize.
    let count =
      switch self {
      case .direct: scan.trailingZeroBitCount
      case .abShift: 2
      case .directOneCold: 4
      case .sm5266: max(3, scan.trailingZeroBitCount)
      case .abcShift, .b707: 3
      }
    return Array([HUB75Signal.a, .b, .c, .d, .e].prefix(count))
  }
}
