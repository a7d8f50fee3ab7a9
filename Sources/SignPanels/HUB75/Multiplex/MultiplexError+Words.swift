// MultiplexError+Words.swift: what is wrong with a multiplexing, in one line.
// SignPanels: integers only; no Linux, no fonts, no elements.

extension MultiplexError: CustomStringConvertible {
  /// What is wrong and what is allowed, in one line; entries of a table count from 1 here.
  public var description: String {
    switch self {
    case .size(let width, let height, let widthStep, let heightStep):
      return "a panel of \(width) x \(height) px; want a width of"
        + " \(words(PanelLayout.cellWidths, widthStep)) and a height of"
        + " \(words(PanelLayout.cellHeights, heightStep))"
    case .panelCount(let count):
      return "\(count) panels; want 1...\(PanelLayout.maximumCells)"
    case .offset(let offset): return "offset \(offset); want 0, 4 or 8"
    case .tableCount(let found, let expected):
      return "a table of \(found) entries; want \(expected), one for each pixel, row by row"
    case .entryOutOfRange(let entry, let pixel, let width, let height):
      return "entry \(entry + 1) is [\(pixel.x), \(pixel.y)]; want x of 0...\(width - 1) and y of"
        + " 0...\(height - 1)"
    case .entryTwice(let entry, let first, let pixel):
      return "entry \(entry + 1) is [\(pixel.x), \(pixel.y)] as entry \(first + 1) is; want each"
        + " pixel once"
    }
  }

  private func words(_ range: ClosedRange<Int>, _ step: Int) -> String {
    "\(range.lowerBound)...\(range.upperBound) px, a multiple of \(step)"
  }
}
