// ShiftRegister.swift: a shift register for up to 32 data lines side by side.
// SignSimulator: no elements, no Linux GPIO.

import SignPanels

/// Cells that move one place away from the input with every clock.
struct ShiftRegister: Sendable {
  private var ring: [LineSet]
  /// Where the cell nearest to the input is.
  private var head = 0

  /// A register of cells that all hold no line high.
  init(length: Int) {
    precondition(length > 0, "a shift register has a cell")
    ring = [LineSet](repeating: [], count: length)
  }

  var length: Int { ring.count }

  /// Moves all cells on; the last one falls out.
  mutating func shift(in levels: LineSet) {
    head = head == 0 ? ring.count - 1 : head - 1
    ring[head] = levels
  }

  /// The cell at a place, 0 nearest to the input: what came in last.
  subscript(place: Int) -> LineSet {
    let index = head + place
    return ring[index < ring.count ? index : index - ring.count]
  }
}
