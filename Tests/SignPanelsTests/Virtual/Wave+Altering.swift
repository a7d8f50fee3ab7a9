// Wave+Altering.swift: hand-made traces with a fault in them.

import SignPanels
import SignSimulator

extension Wave {
  /// The wave with a signal at one level in some columns.
  func setting(_ signal: Signal, to high: Bool, in range: Range<Int>) -> Wave {
    var columns = columns
    for index in range {
      if high {
        columns[index].formUnion(signal.line)
      } else {
        columns[index].subtract(signal.line)
      }
    }
    return Wave(signals: signals, columns: columns)
  }

  /// The wave without some columns.
  func dropping(_ range: Range<Int>) -> Wave {
    Wave(
      signals: signals, columns: Array(columns[..<range.lowerBound] + columns[range.upperBound...]))
  }

  /// The wave with some columns a second time, right after the first.
  func repeating(_ range: Range<Int>) -> Wave {
    Wave(
      signals: signals,
      columns: Array(columns[..<range.upperBound] + columns[range.lowerBound...]))
  }
}
