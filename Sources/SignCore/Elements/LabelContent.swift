// LabelContent.swift: a rendered text or a picture, as an element shows it.
// SignCore: integers only; no I/O, no clock.

public import SignPrimitives

/// A bitmap to show, and where its base line is.
public struct LabelContent: Hashable, Sendable {
  /// The pixels.
  public let bitmap: Bitmap
  /// Rows above the base line and on it, px; a picture stands on its last row.
  public let ascent: Int

  /// Creates content that stands on its last row, unless an ascent says otherwise.
  public init(_ bitmap: Bitmap, ascent: Int? = nil) {
    self.bitmap = bitmap
    self.ascent = ascent ?? bitmap.height
  }

  /// Columns, px.
  public var width: Int { bitmap.width }
  /// Rows, px.
  public var height: Int { bitmap.height }
}
