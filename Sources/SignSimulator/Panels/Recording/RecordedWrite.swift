// RecordedWrite.swift: one write to the lines of a panel, as it was recorded.
// SignSimulator: no elements, no Linux GPIO.

public import SignPanels

/// One write that a bus recorded.
public struct RecordedWrite: Hashable, Sendable {
  /// The write's place in the recording, from 0.
  public let number: Int
  /// The levels of all lines after the write.
  public let levels: LineSet
  /// The lines whose level the write changed.
  public let changed: LineSet
  /// The lines that the write drove, changed or not.
  public let mask: LineSet
}

/// A line that went up or down.
public struct RecordedEdge: Hashable, Sendable {
  /// The write that moved the line, from 0.
  public let write: Int
  /// The line alone.
  public let line: LineSet
  /// Whether the line went from low to high.
  public let rises: Bool
}
