// LineMap.swift: which line of a panel each signal of the settings reaches.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignPanels

/// Which line of a panel each signal of the settings reaches.
///
/// Settings put a signal on the pin that they name; the panel takes it for the signal that this pin
/// is wired to. A signal on a pin that is not wired reaches nothing.
struct LineMap: Equatable {
  /// For the signal of each place, the line that it reaches; none for most places.
  private var targets: [LineSet]

  /// Every signal reaches the line of its name.
  static let straight = LineMap(targets: (0..<32).map { LineSet.line($0) })

  private init(targets: [LineSet]) { self.targets = targets }

  /// The pins of the settings, wired as those of the panel are.
  ///
  /// A serial bus has no pins to choose, so there every signal reaches the line of its name.
  init(from settings: BoardBus, to real: BoardBus) {
    guard case .gpio(let driven) = settings, case .gpio(let wired) = real else {
      self = .straight
      return
    }
    targets = [LineSet](repeating: [], count: 32)
    for line in driven.lines {
      for other in wired.lines where other.offset == line.offset {
        targets[line.place] = .line(other.place)
      }
    }
  }

  /// The same with two signals exchanged.
  func swapping(_ first: Int, _ second: Int) -> LineMap {
    var targets = targets
    targets.swapAt(first, second)
    return LineMap(targets: targets)
  }

  /// The same with a signal that reaches the line of another place.
  func leading(_ place: Int, to target: Int) -> LineMap {
    var targets = targets
    targets[place] = .line(target)
    return LineMap(targets: targets)
  }

  /// The same with a signal that reaches nothing.
  func breaking(_ place: Int) -> LineMap {
    var targets = targets
    targets[place] = []
    return LineMap(targets: targets)
  }

  /// Whether every signal reaches the line of its name.
  var isStraight: Bool { self == .straight }

  /// What the panel sees of some signals.
  func lines(_ signals: LineSet) -> LineSet {
    var lines: LineSet = []
    var bits = signals.rawValue
    while bits != 0 {
      lines.formUnion(targets[bits.trailingZeroBitCount])
      bits &= bits - 1
    }
    return lines
  }
}
