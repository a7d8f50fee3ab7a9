// Alignment.swift: where content stands in a frame that is wider or narrower.
// SignCore: integers only; no I/O, no clock.

/// Where content stands along the rows of its frame, or a line in its block.
public enum Alignment: UInt8, Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case leading
  /// In the middle; half a px is rounded down (towards the left).
  case center
  /// At the right edge.
  case trailing

  /// Places content.
  ///
  /// - Parameters:
  ///   - width: The content's width, px.
  ///   - frame: The frame's width, px.
  /// - Returns: The column of the content's left edge in its frame; negative when the content is
  ///   wider.
  public func x(width: Int, frame: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (frame - width) >> 1
    case .trailing: frame - width
    }
  }
}
