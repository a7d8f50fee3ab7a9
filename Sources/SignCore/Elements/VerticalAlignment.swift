// VerticalAlignment.swift: where content stands in a frame that is higher or lower.
// SignCore: integers only; no I/O, no clock.

/// Where content stands along the columns of its frame.
public enum VerticalAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// At the top edge.
  case top
  /// In the middle; half a px is rounded up (towards the top).
  case middle
  /// At the bottom edge.
  case bottom
  /// The base line is the frame's last row.
  case baseline

  /// Places content.
  ///
  /// - Parameters:
  ///   - height: The content's height, px.
  ///   - ascent: Rows of the content above its base line and on it, px.
  ///   - frame: The frame's height, px.
  /// - Returns: The row of the content's top edge in its frame; negative when the content is higher.
  public func y(height: Int, ascent: Int, frame: Int) -> Int {
    switch self {
    case .top: 0
    case .middle: (frame - height) >> 1
    case .bottom: frame - height
    case .baseline: frame - ascent
    }
  }
}
