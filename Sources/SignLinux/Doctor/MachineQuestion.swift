// MachineQuestion.swift: what a board needs of a machine, as far as a look at it is concerned.
// SignLinux: integers only; no elements, no fonts, no board files.

/// What to look for on a machine.
///
/// Without chips and without a serial bus only the machine itself is looked at.
public struct MachineQuestion: Hashable, Sendable {
  /// A signal and the line that carries it.
  public struct Line: Hashable, Sendable {
    /// The name of the signal, for messages.
    public let signal: String
    /// The offset of the line on its chip; on a Raspberry Pi the BCM number.
    public let offset: Int

    /// Creates a line.
    public init(signal: String, offset: Int) {
      self.signal = signal
      self.offset = offset
    }
  }

  /// Labels of GPIO chips in order of preference; or paths, which begin with `/`, or names.
  public var chips: [String] = []
  /// The lines that are wanted of the first of these chips that there is.
  public var lines: [Line] = []
  /// The path of a device of spidev; nil if none is wanted.
  public var serialPath: String?

  /// Creates a question about the machine alone.
  public init() {}
}
