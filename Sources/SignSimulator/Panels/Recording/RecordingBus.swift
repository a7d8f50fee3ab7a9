// RecordingBus.swift: a line bus that remembers what was written.
// SignSimulator: no elements, no Linux GPIO.

public import SignPanels

/// Output lines that remember every write.
public struct RecordingBus: LineBus {
  /// A recorder cannot fail.
  public typealias Failure = Never

  /// The levels before the first write.
  public let initialLevels: LineSet
  /// How long a write takes, ns; nil when nothing is known of time.
  public let nanosecondsPerWrite: Int?
  /// All writes so far, in their order.
  public private(set) var writes: [RecordedWrite] = []

  /// Creates a bus whose lines have known levels.
  ///
  /// - Parameters:
  ///   - initialLevels: The lines that are high before the first write.
  ///   - nanosecondsPerWrite: The time from one write to the next, more than 0, if it matters.
  public init(initialLevels: LineSet = [], nanosecondsPerWrite: Int? = nil) {
    precondition(nanosecondsPerWrite ?? 1 > 0, "a write takes time")
    self.initialLevels = initialLevels
    self.nanosecondsPerWrite = nanosecondsPerWrite
  }

  /// The levels after the last write.
  public var levels: LineSet { writes.last?.levels ?? initialLevels }

  /// When a write happened, ns after the first one; nil when nothing is known of time.
  public func nanoseconds(atWrite number: Int) -> Int? { nanosecondsPerWrite.map { number * $0 } }

  /// Drives every line in `mask` and records it.
  public mutating func write(_ high: LineSet, mask: LineSet) {
    let before = levels
    let after = before.subtracting(mask).union(high.intersection(mask))
    writes.append(
      RecordedWrite(
        number: writes.count, levels: after, changed: after.symmetricDifference(before), mask: mask
      ))
  }

  /// Every change of a line, write by write, within a write by the place of the line.
  public var edges: some Sequence<RecordedEdge> {
    writes.lazy.flatMap { write in
      (0..<32).lazy.map { LineSet.line($0) }
        .filter { write.changed.contains($0) }
        .map { RecordedEdge(write: write.number, line: $0, rises: write.levels.contains($0)) }
    }
  }

  /// Repeats all writes on another bus, such as a virtual panel with the same initial levels.
  public func replay<Bus: LineBus & ~Copyable>(into bus: inout Bus) throws(Bus.Failure) {
    for write in writes { try bus.write(write.levels, mask: write.mask) }
  }
}
