// ScannedDriver.swift: what a refresh thread drives.
// SignLinux: integers only; no files but devices, no elements, no fonts.

public import SignPanels
public import SignPrimitives

/// A driver of panels that show one row after another, and so must be refreshed without a pause.
public protocol ScannedDriver: ~Copyable {
  /// Why the bus failed; `Never` for one that cannot.
  associatedtype Failure: Error

  /// Makes the panels dark and ready for the first refresh.
  mutating func begin() throws(Failure)
  /// Shows a frame for one refresh.
  ///
  /// - Parameter chains: One bitmap a chain, always of the same sizes.
  mutating func refresh(_ chains: [Bitmap]) throws(Failure)
  /// Gives the last row its share of light, then stays dark until the next refresh.
  mutating func blank() throws(Failure)
  /// Makes the panels dark at once and leaves all lines at rest.
  mutating func end() throws(Failure)
  /// Changes the duty of all rows, from the next refresh on.
  ///
  /// - Parameter percent: 0...100.
  mutating func changeBrightness(to percent: Int)
}

extension HUB75Driver: ScannedDriver where Bus: ~Copyable {
  /// Changes the duty of all rows, from the next refresh on.
  ///
  /// - Parameter percent: 0...100.
  @inlinable
  public mutating func changeBrightness(to percent: Int) {
    do { try setBrightness(percent) } catch { preconditionFailure("brightness is 0 to 100") }
  }
}

extension HUB12Driver: ScannedDriver where Bus: ~Copyable {
  /// Shows a frame for one refresh.
  ///
  /// - Parameter chains: The bitmap of the only chain.
  /// - Throws: What the bus throws.
  @inlinable
  public mutating func refresh(_ chains: [Bitmap]) throws(Bus.Failure) {
    precondition(chains.count == 1, "a HUB12 sign is one chain")
    try refresh(chains[0])
  }

  /// Changes the duty of all rows, from the next refresh on.
  ///
  /// - Parameter percent: 0...100.
  @inlinable
  public mutating func changeBrightness(to percent: Int) {
    do { try setBrightness(percent) } catch { preconditionFailure("brightness is 0 to 100") }
  }
}
