// PanelMultiplex.swift: how an outdoor panel folds its rows along a longer shift register.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// A pixel in the stretched shift registers of one panel.
public struct StretchedPixel: Hashable, Sendable {
  /// The column, px: 0 ..< panel width x stretch.
  public var x: Int
  /// The row, px: 0 ..< panel height / stretch.
  public var y: Int

  /// Creates a pixel.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// How the rows of a panel are folded along its shift register.
///
/// A panel with fewer addresses than half its rows shifts a row that is `stretch` times its own
/// width, and has `stretch` times fewer of them. The three named kinds stretch to twice the width;
/// their rules are facts of lib/multiplex-mappers.cc in hzeller/rpi-rgb-led-matrix, where they are
/// Stripe, Checkered, and ZStripe (offset 0), ZnMirrorZStripe (4) and ZStripe80 (8).
///
/// Stretched column 0 is the farthest from the panel's input, and so is shifted first, as column 0 of
/// a panel that is not folded.
///
/// Two bands of rows share one band of stretched rows. In stripe and checkered a band is a quarter
/// of the panel's height, in zStripe 4 rows; the bands count from the top, the first one is 0.
public enum PanelMultiplex: Hashable, Sendable {
  /// Not folded: the panel's own rows and columns.
  case none
  /// Odd bands first, from column 0; even bands after them, from column `width`.
  case stripe
  /// Half a width at a time: an odd band's left half, the even one's, then both right halves.
  case checkered
  /// Tiles of 8 x 4 px, by turns from even and odd bands.
  ///
  /// The pixels of an even band that lie in tile n, counted from `offset` px to the left of the
  /// panel, move 8n px to the right; those of an odd band move 8n + 8 - `offset` px, counted from
  /// the panel's left edge.
  case zStripe(offset: Int)
  /// Any other: where each pixel of one panel is, row by row.
  case table([StretchedPixel])
}

/// Why a panel cannot be folded so.
public enum MultiplexError: Error, Equatable, Sendable {
  /// The width is no multiple of `widthStep` or the height none of `heightStep`; all px.
  case size(width: Int, height: Int, widthStep: Int, heightStep: Int)
  /// The panels of the chain are fewer than 1 or more than ``PanelLayout/maximumCells``.
  case panelCount(Int)
  /// An offset of zStripe that is not 0, 4 or 8.
  case offset(Int)
  /// A table has not one entry for each pixel.
  case tableCount(found: Int, expected: Int)
  /// An entry, from 0, of a table that lies outside the stretched panel.
  case entryOutOfRange(entry: Int, pixel: StretchedPixel, width: Int, height: Int)
  /// Two entries, from 0, of a table that name the same pixel.
  case entryTwice(entry: Int, first: Int, pixel: StretchedPixel)
}
