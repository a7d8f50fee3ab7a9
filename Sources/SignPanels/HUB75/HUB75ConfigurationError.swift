// HUB75ConfigurationError.swift: why panels cannot be driven as described.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// Why a sign of HUB75 panels is refused, with the value that is wrong.
public enum HUB75ConfigurationError: Error, Hashable, Sendable {
  /// A width, px, that is no multiple of 8 or out of ``HUB75Configuration/widths``.
  case width(Int)
  /// A height, px, that is not 2 x scan x stretch.
  case height(Int, scan: Int, stretch: Int)
  /// Panels in a chain out of ``HUB75Configuration/panelCounts``.
  case panelCount(Int)
  /// Parallel chains out of ``HUB75Configuration/chainCounts``.
  case chainCount(Int)
  /// A number of addresses that is not one of ``HUB75Configuration/scans``.
  case scan(Int)
  /// A stretch that is not one of ``HUB75Configuration/stretches``.
  case stretch(Int)
  /// Addresses that one cold line of four cannot choose.
  case oneColdScan(Int)
  /// Addresses that do not fill an SM5266.
  case sm5266Scan(Int)
  /// Columns that a panel shifts, but which its driver chips of 16 columns do not fill.
  case chipWidth(Int, HUB75DriverChip)
  /// No colour, or bits that are none.
  case ink(HUB75Ink)
  /// Dark clocks that leave no clock of a row lit, or out of ``HUB75Configuration/blankings``.
  case blanking(Int, columns: Int)
  /// A brightness, percent, out of ``HUB75Configuration/brightnesses``.
  case brightness(Int)
  /// The first signal that is needed but not wired.
  case signalMissing(HUB75Signal, required: [HUB75Signal])
  /// A chip that makes gray by itself and so cannot be driven.
  case pwmChip(String)
  /// A chip that nobody has heard of here.
  case unknownChip(String)
  /// Bits of gray a pixel out of ``HUB75GrayFrame/bitCounts``.
  case grayBits(Int)
}

extension HUB75ConfigurationError: CustomStringConvertible {
  /// What is wrong and what is allowed, in one line.
  public var description: String {
    switch self {
    case .width(let width):
      "a panel of \(width) px across; want a multiple of 8, \(span(HUB75Configuration.widths))"
    case .height(let height, let scan, let stretch):
      "a panel of \(height) px down; want \(2 * scan * stretch): 2 x scan \(scan)"
        + " x stretch \(stretch)"
    case .panelCount(let count):
      "a chain of \(count); want \(span(HUB75Configuration.panelCounts)) panels"
    case .chainCount(let count):
      "\(count) parallel chains; want \(span(HUB75Configuration.chainCounts))"
    case .scan(let scan): "scan \(scan); want \(list(HUB75Configuration.scans)) addresses"
    case .stretch(let stretch):
      "stretch \(stretch); want \(list(HUB75Configuration.stretches))"
    case .oneColdScan(let scan): "scan \(scan) with directOneCold; want 4, one for each of a to d"
    case .sm5266Scan(let scan): "scan \(scan) with sm5266; want 8, 16 or 32"
    case .chipWidth(let columns, let chip):
      "a panel of \(columns) columns with \(chip.rawValue); want a multiple of 16"
    case .ink(let ink): "ink \(ink.rawValue); want r, g, b, rg, rb, gb or rgb"
    case .blanking(let blanking, let columns):
      "blanking \(blanking); want \(span(0...most(columns))) clocks of the \(columns) of a row"
    case .brightness(let brightness):
      "brightness \(brightness); want \(span(HUB75Configuration.brightnesses)) %"
    default: words
    }
  }

  private var words: String {
    switch self {
    case .signalMissing(let signal, let required):
      "no line for \(signal.word); want \(required.map { $0.word }.joined(separator: " "))"
    case .pwmChip(let name):
      "\(name) makes gray by itself, from gray data and a clock of its own, and cannot be driven"
        + " by rows of bits; want \(chips)"
    case .unknownChip(let name): "unknown driver chip '\(name)'; want \(chips)"
    case .grayBits(let bits): "\(bits) bits of gray; want \(span(HUB75GrayFrame.bitCounts))"
    default: ""
    }
  }

  /// The most blanking that leaves a clock of a row lit.
  private func most(_ columns: Int) -> Int {
    min(HUB75Configuration.blankings.upperBound, (columns - 1) / 2)
  }

  private var chips: String {
    HUB75DriverChip.allCases.map { $0.rawValue }.joined(separator: ", ")
  }

  private func span(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound)...\(range.upperBound)"
  }

  private func list(_ values: [Int]) -> String {
    values.map { "\($0)" }.joined(separator: ", ")
  }
}

extension HUB75Signal {
  /// The name of the signal in board files.
  public var word: String {
    let control = ["oe", "clk", "lat", "a", "b", "c", "d", "e"]
    let place = Int(rawValue) - control.count
    if place < 0 { return control[Int(rawValue)] }
    let data = ["r1", "g1", "b1", "r2", "g2", "b2"][place % 6]
    return place < 6 ? data : data + "_\(place / 6 + 1)"
  }
}
