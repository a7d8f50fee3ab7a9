// MultiplexReader.swift: how the rows of a HUB75 panel are folded: a name, or a table.
// SignFile: no floating point.

import SignPanels

/// Reads `panel.multiplex`.
enum MultiplexReader {
  /// - Parameter size: The panel's size, at fault if there is no other key to blame.
  static func map(
    _ node: Node?, size: Node, width: Int, height: Int, chain: Int
  ) throws(SignFileError) -> MultiplexMap {
    let kind = try node.map { (node) throws(SignFileError) in try self.kind(node) } ?? .none
    do throws(MultiplexError) {
      return try MultiplexMap(kind, panelWidth: width, panelHeight: height, panels: chain)
    } catch {
      throw refusal(error, node ?? size)
    }
  }

  private static func kind(_ node: Node) throws(SignFileError) -> PanelMultiplex {
    guard case .array(let entries) = node.value else {
      return try node.choice(
        [
          "none": PanelMultiplex.none, "stripe": .stripe, "checkered": .checkered,
          "zstripe": .zStripe(offset: 0), "zstripe4": .zStripe(offset: 4),
          "zstripe8": .zStripe(offset: 8),
        ], or: ["[[x, y], ...], one entry for each pixel of a panel, row by row"])
    }
    var table: [StretchedPixel] = []
    table.reserveCapacity(entries.count)
    // The most a panel can be stretched to; what is too much for this one is found later.
    let longest = HUB75Configuration.widths.upperBound * 8
    for entry in entries {
      let place = try entry.integers(count: 2, in: 0...(longest - 1))
      table.append(StretchedPixel(x: place[0], y: place[1]))
    }
    return .table(table)
  }

  private static func refusal(_ error: MultiplexError, _ node: Node) -> SignFileError {
    guard case .array(let entries) = node.value else { return node.error(error.description) }
    switch error {
    case .tableCount(let found, let expected):
      return node.error(
        "has \(found) entries, but a panel has \(expected) pixels; there is one for each,"
          + " row by row")
    case .entryOutOfRange(let entry, _, let width, let height):
      return entries[entry].error(
        "lies outside of the rows that the panel shifts (entry \(entry + 1))",
        allowed: ["x 0...\(width - 1)", "y 0...\(height - 1)"])
    case .entryTwice(let entry, let first, _):
      return entries[entry].error(
        "is the place of two pixels: entries \(first + 1), in"
          + " \(node.source.place(of: entries[first].offset)), and \(entry + 1)")
    default: return node.error(error.description)
    }
  }
}
