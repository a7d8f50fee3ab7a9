// HUB12Configuration.swift: what a sign of HUB12 panels is made of.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// Why a sign of HUB12 panels is refused, with the value that is wrong.
public enum HUB12ConfigurationError: Error, Hashable, Sendable {
  /// Another size than 32 x 16 px.
  case size(width: Int, height: Int)
  /// Panels in the chain out of ``HUB12Configuration/panelCounts``.
  case panelCount(Int)
  /// Dark clocks out of ``HUB12Configuration/blankings``.
  case blanking(Int)
  /// A brightness, percent, out of ``HUB12Configuration/brightnesses``.
  case brightness(Int)
  /// The first signal that is needed but not wired.
  case signalMissing(HUB12Signal)
}

extension HUB12ConfigurationError: CustomStringConvertible {
  /// What is wrong and what is allowed, in one line.
  public var description: String {
    func span(_ range: ClosedRange<Int>) -> String { "\(range.lowerBound)...\(range.upperBound)" }
    switch self {
    case .size(let width, let height):
      return "a panel of \(width) x \(height) px; want 32 x 16"
    case .panelCount(let count):
      return "a chain of \(count); want \(span(HUB12Configuration.panelCounts)) panels"
    case .blanking(let blanking):
      return "blanking \(blanking); want \(span(HUB12Configuration.blankings)) clocks"
    case .brightness(let brightness):
      return "brightness \(brightness); want \(span(HUB12Configuration.brightnesses)) %"
    case .signalMissing(let signal): return "no line for \(signal.word); want oe a b clk lat r"
    }
  }
}

extension HUB12Signal {
  /// The name of the signal in board files.
  public var word: String { ["oe", "a", "b", "clk", "lat", "r"][Int(rawValue)] }
}

/// A chain of HUB12 panels: P10, 32 x 16 px, one colour, four addresses.
public struct HUB12Configuration: Hashable, Sendable {
  /// Columns of a panel, px.
  public static let width = 32
  /// Rows of a panel, px.
  public static let height = 16
  /// Addresses; at each of them every fourth row is lit.
  public static let scan = 4
  /// The panels that a chain may have.
  public static let panelCounts = 1...32
  /// The dark clocks on each side of the latch.
  public static let blankings = 0...16
  /// The brightness, percent.
  public static let brightnesses = 0...100

  /// Panels in the chain.
  public let panels: Int
  /// Clocks of darkness before the latch, and after it.
  public let blanking: Int
  /// The duty of a row, percent; 0 is dark.
  public let brightness: Int

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - width: Columns of a panel as described: 32 px.
  ///   - height: Rows of a panel as described: 16 px.
  ///   - panels: Panels in the chain, ``panelCounts``.
  ///   - blanking: Dark clocks on each side of the latch, ``blankings``.
  ///   - brightness: 0...100 %.
  /// - Throws: ``HUB12ConfigurationError``.
  public init(
    width: Int = 32, height: Int = 16, panels: Int = 1, blanking: Int = 1, brightness: Int = 100
  ) throws(HUB12ConfigurationError) {
    guard width == HUB12Configuration.width, height == HUB12Configuration.height else {
      throw .size(width: width, height: height)
    }
    guard HUB12Configuration.panelCounts.contains(panels) else { throw .panelCount(panels) }
    guard HUB12Configuration.blankings.contains(blanking) else { throw .blanking(blanking) }
    guard HUB12Configuration.brightnesses.contains(brightness) else {
      throw .brightness(brightness)
    }
    self.panels = panels
    self.blanking = blanking
    self.brightness = brightness
  }

  /// Columns of the chain's bitmap, px.
  public var columns: Int { HUB12Configuration.width * panels }

  /// Clocks of one address: four rows of all columns.
  public var clocks: Int { 4 * columns }

  /// Writes to the lines that one refresh takes at most.
  public var writesPerRefresh: Int {
    HUB12Configuration.scan * (2 * clocks + (blanking == 0 ? 4 : 3))
  }

  /// The lines that must be wired: all of them.
  public var requiredLines: LineSet {
    HUB12Signal.allCases.reduce(into: LineSet()) { lines, signal in lines.formUnion(signal.line) }
  }

  /// Refuses a wiring that lacks a line.
  ///
  /// - Parameter wired: The lines that the board has.
  /// - Throws: ``HUB12ConfigurationError/signalMissing(_:)`` for the first one it lacks.
  public func check(wired: LineSet) throws(HUB12ConfigurationError) {
    for signal in HUB12Signal.allCases where !wired.contains(signal.line) {
      throw .signalMissing(signal)
    }
  }
}
