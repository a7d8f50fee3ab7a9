// LineRequest+Board.swift: the lines of a board as they are asked for.
// ledsign: joins the modules; no Foundation.

import SignFile
import SignLinux
import SignPanels

extension LineRequest {
  /// The lines of a board, each at the level at which the panels are dark.
  ///
  /// Pulls are for the time when nobody drives the lines: kernels that turn a line that is let go
  /// into an input leave it to its pull. Then the output stays disabled, and no MAX7219 takes a row.
  init(_ lines: BoardLines, for kind: PanelDescription.Kind) {
    let enable: LineSet
    let isHigh: Bool
    switch kind {
    case .max7219: (enable, isHigh) = (MAX7219Signal.load.line, true)
    case .hub75: (enable, isHigh) = (HUB75Signal.oe.line, true)
    case .hub12: (enable, isHigh) = (HUB12Signal.oe.line, false)
    }
    self.init(
      chips: lines.chips,
      lines: lines.lines.map { line in
        let decides = enable.contains(.line(line.place))
        return RequestedLine(
          name: line.signal, place: line.place, offset: line.offset, isHigh: decides && isHigh,
          pull: decides ? (isHigh ? .up : .down) : nil)
      })
  }
}
