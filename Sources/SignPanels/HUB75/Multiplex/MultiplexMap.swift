// MultiplexMap.swift: moves a chain bitmap into the stretched rows that outdoor panels shift.
// SignPanels: integers only; no Linux, no fonts, no elements. Applying a map allocates nothing.

public import SignPrimitives

/// A multiplexing made ready for a chain of equal panels.
public struct MultiplexMap: Sendable {
  /// Columns of one panel, px.
  public let panelWidth: Int
  /// Rows of one panel, px.
  public let panelHeight: Int
  /// Panels in the chain.
  public let panels: Int
  /// How many times the width of a panel its shift registers are: 1, 2, 4 or 8.
  public let stretch: Int
  /// Whether nothing is folded, so that the chain bitmap need not be copied.
  public let isIdentity: Bool
  /// Where each pixel of one panel is, row by row.
  private let places: [StretchedPixel]
  private let moves: [BitMove]

  /// Columns of the stretched bitmap of the whole chain, px.
  public var stretchedWidth: Int { panelWidth * stretch * panels }
  /// Rows of the stretched bitmap, px: twice the number of addresses.
  public var stretchedHeight: Int { panelHeight / stretch }

  /// Makes a multiplexing ready; everything that must be allocated is allocated here.
  ///
  /// - Parameters:
  ///   - kind: How the rows are folded.
  ///   - panelWidth: 8...256 px, a multiple of 8.
  ///   - panelHeight: 8...128 px, a multiple of 8.
  ///   - panels: Panels in the chain, at least 1.
  /// - Throws: ``MultiplexError``.
  public init(
    _ kind: PanelMultiplex, panelWidth: Int, panelHeight: Int, panels: Int = 1
  ) throws(MultiplexError) {
    guard PanelLayout.cellWidths.contains(panelWidth), panelWidth % 8 == 0,
      PanelLayout.cellHeights.contains(panelHeight), panelHeight % 8 == 0
    else { throw .size(width: panelWidth, height: panelHeight, widthStep: 8, heightStep: 8) }
    guard panels > 0, panels <= PanelLayout.maximumCells else { throw .panelCount(panels) }
    let folding = try Folding(kind, width: panelWidth, height: panelHeight)
    self.panelWidth = panelWidth
    self.panelHeight = panelHeight
    self.panels = panels
    stretch = folding.stretch
    places = folding.places
    isIdentity = folding.isIdentity
    moves = BitMove.moves(of: folding, panels: panels)
  }

  /// A dark bitmap for the stretched rows of the chain.
  ///
  /// - Throws: ``BitmapError`` when the chain is too long for a bitmap.
  public func makeStretched() throws(BitmapError) -> Bitmap {
    try Bitmap(width: stretchedWidth, height: stretchedHeight)
  }

  /// Where a pixel of one panel is in its stretched shift registers.
  ///
  /// - Parameters:
  ///   - x: 0 ..< ``panelWidth``.
  ///   - y: 0 ..< ``panelHeight``.
  public func place(x: Int, y: Int) -> StretchedPixel {
    precondition(x >= 0 && x < panelWidth && y >= 0 && y < panelHeight, "no such pixel")
    return places[y * panelWidth + x]
  }

  /// Writes every pixel of the stretched bitmap from the bitmap of the chain.
  ///
  /// - Parameters:
  ///   - chain: A bitmap of panel width x panels by panel height.
  ///   - stretched: A bitmap of ``stretchedWidth`` by ``stretchedHeight``.
  public func apply(_ chain: Bitmap, into stretched: inout Bitmap) {
    check(chain, stretched)
    stretched.clear()
    chain.withWords { words in
      let source = words.baseAddress!
      stretched.withMutableWords { words in
        let target = words.baseAddress!
        for move in moves {
          target[Int(move.target)] |= move.forward(source[Int(move.source)])
        }
      }
    }
  }

  /// Writes every pixel of the bitmap of the chain from the stretched bitmap.
  ///
  /// - Parameters:
  ///   - stretched: A bitmap of ``stretchedWidth`` by ``stretchedHeight``.
  ///   - chain: A bitmap of panel width x panels by panel height.
  public func invert(_ stretched: Bitmap, into chain: inout Bitmap) {
    check(chain, stretched)
    chain.clear()
    stretched.withWords { words in
      let source = words.baseAddress!
      chain.withMutableWords { words in
        let target = words.baseAddress!
        for move in moves {
          target[Int(move.source)] |= move.backward(source[Int(move.target)])
        }
      }
    }
  }

  /// The moves are addresses, so a bitmap of another size must never reach them.
  private func check(_ chain: Bitmap, _ stretched: Bitmap) {
    precondition(
      chain.width == panelWidth * panels && chain.height == panelHeight,
      "the bitmap of the chain has another size")
    precondition(
      stretched.width == stretchedWidth && stretched.height == stretchedHeight,
      "the stretched bitmap has another size")
  }
}
