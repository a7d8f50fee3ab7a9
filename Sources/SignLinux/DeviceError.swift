// DeviceError.swift: why a device could not be used, and what to do about it.
// SignLinux: integers only; no files but devices, no elements, no fonts.

/// Why a device could not be used.
///
/// The program that meets one ends with status 4.
public struct DeviceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, with the place and the value, such as
  /// `/dev/gpiochip0: line 8 is used by "spi0 CS0"`.
  public let problem: String
  /// What the user can do, in one clause; empty if nobody knows.
  public let remedy: String
  /// Whether someone else has the device now, who may let it go.
  public let isBusy: Bool

  /// Creates an error.
  public init(_ problem: String, remedy: String, isBusy: Bool = false) {
    self.problem = problem
    self.remedy = remedy
    self.isBusy = isBusy
  }

  /// The problem, and the remedy after a semicolon.
  public var description: String { remedy.isEmpty ? problem : "\(problem); \(remedy)" }
}
