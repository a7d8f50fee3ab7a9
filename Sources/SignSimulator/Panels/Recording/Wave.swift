// Wave.swift: the levels of some signals, write by write, and their wave art.
// SignSimulator: no elements, no Linux GPIO.

public import SignPanels

/// The levels of some signals after each write.
///
/// As wave art a signal is a row and a write a column, `-` high and `_` low:
///
///     DIN  --__
///     CLK  _-_-
public struct Wave<Signal: WaveSignal>: Hashable, Sendable {
  /// The signals, in the order of the rows.
  public let signals: [Signal]
  /// The levels after each write; lines of no signal here are low.
  public let columns: [LineSet]

  /// Creates a wave; lines that belong to none of the signals are dropped.
  public init(signals: [Signal], columns: [LineSet]) {
    let shown = Wave.lines(of: signals)
    self.signals = signals
    self.columns = columns.map { $0.intersection(shown) }
  }

  /// The lines of the signals.
  public var lines: LineSet { Wave.lines(of: signals) }

  /// The wave art, with a line break after each row.
  public var art: String {
    var length = 0
    for signal in signals { length = max(length, signal.waveName.utf8.count) }
    var text = ""
    for signal in signals {
      let name = signal.waveName
      text += name + String(repeating: " ", count: length + 1 - name.utf8.count)
      for levels in columns { text += levels.contains(signal.line) ? "-" : "_" }
      text += "\n"
    }
    return text
  }

  /// Writes every column to a bus, all signals of the wave at once.
  public func replay<Bus: LineBus & ~Copyable>(into bus: inout Bus) throws(Bus.Failure) {
    for column in columns { try bus.write(column, mask: lines) }
  }

  static func lines(of signals: [Signal]) -> LineSet {
    var lines: LineSet = []
    for signal in signals { lines.formUnion(signal.line) }
    return lines
  }
}

extension RecordingBus {
  /// What was recorded, of some signals.
  ///
  /// - Parameters:
  ///   - signals: The rows of the wave, from the top.
  ///   - writes: Which writes; all of them unless said.
  public func wave<Signal: WaveSignal>(
    of signals: [Signal], writes range: Range<Int>? = nil
  ) -> Wave<Signal> {
    Wave(signals: signals, columns: writes[range ?? 0..<writes.count].map { $0.levels })
  }
}
