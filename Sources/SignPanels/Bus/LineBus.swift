// LineBus.swift: what drivers of lines write to.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// Output lines that are driven together: GPIO on a board, a recorder in a test.
///
/// A kernel applies a write to several lines one line after another, in an order that nobody should
/// rely on. So a driver never changes data and the edge that takes it in the same write.
public protocol LineBus: ~Copyable {
  /// Why a write failed; `Never` for a bus that cannot fail.
  associatedtype Failure: Error

  /// Drives every line in `mask`: high if it is in `high`, low if not; other lines stay as they are.
  mutating func write(_ high: LineSet, mask: LineSet) throws(Failure)
}
