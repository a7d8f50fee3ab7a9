// HUB12Driver.swift: shows frames on HUB12 panels, one refresh after another.
// SignPanels: integers only; no Linux, no fonts, no elements. A refresh allocates nothing.

public import SignPrimitives

/// Drives a chain of HUB12 panels over a bus of its own.
///
/// The order of the bytes, the address and the polarities are those of freetronics/DMD (DMD.cpp):
/// for address s, each 8 columns of a panel are shifted as four bytes, of the rows s + 12, s + 8,
/// s + 4 and s, left pixel first, low for lit. The output enable is high for lit.
///
/// As with ``HUB75Driver`` the rows of an address are lit while those of the next one are shifted,
/// all for the same number of clocks, and nothing is lit between two refreshes.
public struct HUB12Driver<Bus: LineBus & ~Copyable>: ~Copyable {
  /// What is driven.
  public let configuration: HUB12Configuration
  /// What the lines are driven through.
  public var bus: Bus
  /// The duty of a row, percent; see ``setBrightness(_:)``.
  public private(set) var brightness: Int
  /// The clocks of an address at which the address before it is lit.
  @usableFromInline var lit: Range<Int>
  @usableFromInline let lines: HUB12Lines
  /// Whether an address was latched that has not had its light.
  @usableFromInline var isLatched = false

  /// Creates a driver; it writes nothing before ``begin()``.
  ///
  /// - Parameters:
  ///   - configuration: What is driven.
  ///   - bus: What the lines are driven through.
  public init(_ configuration: HUB12Configuration, bus: consuming Bus) {
    self.configuration = configuration
    self.bus = bus
    brightness = configuration.brightness
    lit = ColumnRun.litClocks(
      columns: configuration.clocks, blanking: configuration.blanking,
      percent: configuration.brightness)
    lines = HUB12Lines()
  }

  /// Gives the bus back; call ``end()`` before.
  public consuming func takeBus() -> Bus { bus }

  /// Changes the duty of all rows, from the next refresh on.
  ///
  /// - Parameter percent: 0...100; above 0 a row has at least one clock.
  /// - Throws: ``HUB12ConfigurationError/brightness(_:)``.
  public mutating func setBrightness(_ percent: Int) throws(HUB12ConfigurationError) {
    guard HUB12Configuration.brightnesses.contains(percent) else { throw .brightness(percent) }
    brightness = percent
    lit = ColumnRun.litClocks(
      columns: configuration.clocks, blanking: configuration.blanking, percent: percent)
  }

  /// Makes the panels dark and ready for the first refresh.
  ///
  /// - Throws: What the bus throws.
  public mutating func begin() throws(Bus.Failure) {
    try end()
  }

  /// Shows a frame for one refresh.
  ///
  /// - Parameter frame: ``HUB12Configuration/columns`` by 16 px, the panel nearest to the input on
  ///   its left.
  /// - Throws: What the bus throws.
  @inlinable
  public mutating func refresh(_ frame: Bitmap) throws(Bus.Failure) {
    precondition(
      frame.width == configuration.columns && frame.height == HUB12Configuration.height,
      "the bitmap of the chain has another size")
    let result: Result<Void, Bus.Failure> = frame.withWords { words in
      do throws(Bus.Failure) {
        try Self.show(
          words.baseAddress!, panels: frame.stride, lit, lines, after: isLatched, on: &bus)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    isLatched = true
    try result.get()
  }

  /// Lights the last address for its share of time, then latches dark rows.
  ///
  /// - Throws: What the bus throws.
  public mutating func blank() throws(Bus.Failure) {
    let lit = isLatched ? lit : 0..<0
    isLatched = false
    try shiftDark(lit: lit)
    if lit.upperBound == configuration.clocks {
      try bus.write([], mask: lines.enable)
    }
    try latch()
  }

  /// Makes the sign dark at once, whatever was written before, and leaves all lines at rest: low.
  ///
  /// - Throws: What the bus throws.
  public mutating func end() throws(Bus.Failure) {
    isLatched = false
    try bus.write([], mask: lines.enable)
    try bus.write([], mask: configuration.requiredLines.subtracting(lines.enable))
    try shiftDark(lit: 0..<0)
    try latch()
    try bus.write([], mask: configuration.requiredLines.subtracting(lines.enable))
  }

  private mutating func shiftDark(lit: Range<Int>) throws(Bus.Failure) {
    for clock in 0..<configuration.clocks {
      try Self.shift(lines.data, clock: clock, lit, lines, to: &bus)
    }
  }

  private mutating func latch() throws(Bus.Failure) {
    try bus.write(lines.latch, mask: lines.latch)
    try bus.write([], mask: lines.latch)
  }
}

extension HUB12Driver: Sendable where Bus: Sendable & ~Copyable {}
