// MAX7219Error.swift: why a chain cannot be as described.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// A number about a chain of MAX7219 that is out of range; it carries the number.
public enum MAX7219Error: Error, Equatable, Sendable, CustomStringConvertible {
  /// Not 1...2048 modules: see ``MAX7219Encoder/moduleCounts``.
  case modulesOutOfRange(Int)
  /// An intensity that is not 0...15.
  case intensityOutOfRange(Int)
  /// A brightness that is not 0...100 %.
  case percentOutOfRange(Int)

  /// The number and what is allowed, in one line.
  public var description: String {
    switch self {
    case .modulesOutOfRange(let count): "\(count) modules in a chain; want 1 to 2048"
    case .intensityOutOfRange(let intensity): "intensity \(intensity); want 0 to 15"
    case .percentOutOfRange(let percent): "brightness \(percent) %; want 0 to 100, 0 is dark"
    }
  }
}
