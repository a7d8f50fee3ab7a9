// VirtualHUB75+Setup.swift: what the panels of a virtual HUB75 are.
// SignSimulator: no elements, no Linux GPIO.

import SignPanels

extension VirtualHUB75 {
  /// How a panel chooses its scan line; the numbers are those of hzeller/rpi-rgb-led-matrix.
  public enum RowAddress: Int, Hashable, Sendable, CaseIterable {
    /// A to E are the row's number, A lowest.
    case direct = 0
    /// A moves a register of rows, B is its data: a low bit is the row, and outputs follow a clock
    /// later, as those of a 74HC595 with joined clocks do.
    case shiftAB = 1
    /// A to D each choose one of four rows while low.
    case oneCold = 2
    /// A moves a register of rows while B is low, C is its data: a high bit is the row.
    case shiftABC = 3
    /// A moves a register of eight rows while C is high, which blanks them; B is its data; D and E
    /// choose the group of eight.
    case sm5266 = 4
    /// A moves a register of rows while B is high, C is its data: a high bit is the row.
    case b707 = 5
  }

  /// The driver chips of a panel's columns.
  public enum Driver: UInt8, Hashable, Sendable, CaseIterable {
    /// Lit without any set-up.
    case standard
    /// Dark until two registers are written.
    case fm6126A
    /// Dark until three registers are written.
    case fm6127
  }

  /// The colours that pixels are lit in.
  public struct Ink: OptionSet, Hashable, Sendable {
    /// One bit a colour.
    public let rawValue: UInt8
    /// Creates an ink from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// R1 and R2.
    public static let red = Ink(rawValue: 1)
    /// G1 and G2.
    public static let green = Ink(rawValue: 2)
    /// B1 and B2.
    public static let blue = Ink(rawValue: 4)
    /// All three.
    public static let white: Ink = [.red, .green, .blue]
  }

  /// What the panels are; all of them are alike.
  public struct Setup: Hashable, Sendable {
    /// Columns of a panel, px.
    public let width: Int
    /// Rows of a panel, px.
    public let height: Int
    /// Panels in each chain.
    public let panels: Int
    /// Parallel chains, 1...3.
    public let chains: Int
    /// Scan lines: 16 for a panel of 1:16.
    public let scan: Int
    /// How the scan line is chosen.
    public let rowAddress: RowAddress
    /// The driver chips.
    public let driver: Driver
    /// The colours that every lit pixel is meant to have.
    public let ink: Ink
    /// How the rows are folded along the scan lines.
    public let fold: FoldTable

    /// Describes panels.
    ///
    /// - Parameters:
    ///   - width: Columns of a panel, px, more than 0.
    ///   - height: Rows of a panel, px.
    ///   - panels: Panels in each chain, more than 0.
    ///   - chains: Parallel chains, 1...3.
    ///   - scan: Scan lines, 1...64; half the height unless the rows are folded.
    ///   - rowAddress: How the scan line is chosen.
    ///   - driver: The driver chips; chips with registers want a width that is a multiple of 16.
    ///   - ink: The colours that every lit pixel is meant to have.
    ///   - fold: How the rows are folded; not at all unless said.
    public init(
      width: Int, height: Int, panels: Int = 1, chains: Int = 1, scan: Int,
      rowAddress: RowAddress = .direct, driver: Driver = .standard, ink: Ink = .white,
      fold: FoldTable? = nil
    ) {
      precondition(width > 0 && height > 0 && panels > 0, "no such panel")
      precondition(chains >= 1 && chains <= 3, "one to three chains")
      let fold = fold ?? .unfolded(width: width, height: height)
      precondition(fold.width == width && fold.height == height, "the table is of another panel")
      precondition(2 * scan * fold.stretch == height, "the scan lines do not fit the height")
      self.width = width
      self.height = height
      self.panels = panels
      self.chains = chains
      self.scan = scan
      self.rowAddress = rowAddress
      self.driver = driver
      self.ink = ink
      self.fold = fold
    }

    /// Clocks that fill the shift registers: the width of a chain, times the stretch of its rows.
    public var shiftLength: Int { width * panels * fold.stretch }

    /// The data lines of all chains.
    var dataLines: LineSet {
      let first = UInt32(HUB75Signal.r1.rawValue)
      return LineSet(rawValue: (1 << UInt32(6 * chains) - 1) << first)
    }

    /// The output that lights a pixel of a chain's bitmap: its scan line, its place along the shift
    /// register, 0 nearest to the input, and whether it is on the lines of the lower half.
    func output(x: Int, y: Int) -> (row: Int, place: Int, lower: Bool) {
      precondition(x >= 0 && x < width * panels && y >= 0 && y < height, "no such pixel")
      let place = fold.place(x: x % width, y: y)
      let stretched = width * fold.stretch
      return (
        row: place.y % scan, place: x / width * stretched + stretched - 1 - place.x,
        lower: place.y >= scan
      )
    }
  }
}
