// PanelReader.swift: reads the panels of a board, whatever their wire format is.
// SignFile: no floating point.

import SignPanels

/// Reads `panel`.
enum PanelReader {
  private enum Kind { case max7219, hub75, hub12 }

  static func panel(_ node: Node) throws(SignFileError) -> BoardPanel {
    var keys = try node.object()
    let kind = try keys.required("type").choice([
      "max7219": Kind.max7219, "hub75": .hub75, "hub12": .hub12,
    ])
    switch kind {
    case .max7219: return .max7219(try MAX7219Reader.board(&keys))
    case .hub75: return .hub75(try HUB75Reader(&keys).board())
    case .hub12: return .hub12(try HUB12Reader.board(&keys))
    }
  }
}

extension Node {
  /// The case of an enum whose raw values are the words of the file.
  func word<Word: RawRepresentable & CaseIterable>(
    or forms: [String] = []
  ) throws(SignFileError) -> Word where Word.RawValue == String {
    if case .string(let text) = value, let word = Word(rawValue: text) { return word }
    throw notOne(of: Word.allCases.map { $0.rawValue }, or: forms)
  }
}
