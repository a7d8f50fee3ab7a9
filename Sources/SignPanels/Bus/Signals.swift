// Signals.swift: the lines of each wire format, by the names of the field.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// A line of a wire format; its raw value is its place in a ``LineSet``.
public protocol PanelSignal: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == UInt8 {}

extension PanelSignal {
  /// The line alone.
  @inlinable
  public var line: LineSet { LineSet.line(Int(rawValue)) }
}

/// The lines of a chain of MAX7219.
public enum MAX7219Signal: UInt8, PanelSignal {
  /// Data, taken on the rising edge of the clock.
  case din
  /// The clock.
  case clk
  /// Chip select: its rising edge takes the last 16 bits.
  case load
}

/// The lines of HUB75 panels, for up to three parallel chains.
public enum HUB75Signal: UInt8, PanelSignal {
  /// Output enable: low is lit.
  case oe
  /// The shift clock: data is taken on its rising edge.
  case clk
  /// The latch: high copies the shift registers to the outputs.
  case lat
  /// The row address; what the lines mean depends on the row address type.
  case a, b, c, d, e
  /// Data of the first chain: red, green and blue of the upper half, then of the lower half.
  case r1, g1, b1, r2, g2, b2
  /// Data of the second chain.
  case r1_2, g1_2, b1_2, r2_2, g2_2, b2_2
  /// Data of the third chain.
  case r1_3, g1_3, b1_3, r2_3, g2_3, b2_3
}

/// The lines of HUB12 panels.
public enum HUB12Signal: UInt8, PanelSignal {
  /// Output enable: high is lit.
  case oe
  /// The row address, two bits.
  case a, b
  /// The shift clock: data is taken on its rising edge.
  case clk
  /// The latch.
  case lat
  /// Data: low is lit.
  case r
}
