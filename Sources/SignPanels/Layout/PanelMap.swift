// PanelMap.swift: moves a canvas into the bitmaps of its chains, and back.
// SignPanels: integers only; no Linux, no fonts, no elements. Applying a map allocates nothing.

public import SignPrimitives

/// A layout made ready: which pixel of the canvas is which LED of which chain.
///
/// A chain bitmap shows a chain as it runs: the cell nearest to the input at the left, the next one
/// to its right, all of them upright; cell width x cells by cell height.
public struct PanelMap: Sendable {
  /// The layout that was made ready.
  public let layout: PanelLayout
  /// Columns of the canvas, px.
  public let canvasWidth: Int
  /// Rows of the canvas, px.
  public let canvasHeight: Int
  /// Columns of each chain bitmap, px.
  public let chainWidth: Int
  /// Rows of each chain bitmap, px.
  public let chainHeight: Int
  /// Whether the canvas is the bitmap of the only chain, so that it need not be copied.
  public let isIdentity: Bool
  /// Whether the bitmap of the only chain is the canvas with its cells, 8 px wide, in the other order.
  ///
  /// For these ``MAX7219Encoder/reversesModules`` saves the map.
  public let isReversal: Bool
  /// The moves, those of the first chain first.
  let moves: [PanelMove]
  /// Where the moves of each chain end.
  private let ends: [Int]
  /// The cell of the grid for each place, those of the first chain first.
  let cellOfPlace: [Int]

  /// Makes a layout ready; everything that must be allocated is allocated here.
  public init(_ layout: PanelLayout) {
    self.layout = layout
    canvasWidth = layout.canvasWidth
    canvasHeight = layout.canvasHeight
    chainWidth = layout.chainWidth
    chainHeight = layout.chainHeight
    moves = PanelMove.moves(of: layout)
    var ends: [Int] = []
    for chain in 0..<layout.chains {
      ends.append(moves.lastIndex { $0.chain == chain }! + 1)
    }
    self.ends = ends
    var cellOfPlace = [Int](repeating: 0, count: layout.cells.count)
    for (index, cell) in layout.cells.enumerated() {
      cellOfPlace[cell.chain * layout.length + cell.place] = index
    }
    self.cellOfPlace = cellOfPlace
    // Every chain has a move, so a lone move is that of a lone chain.
    isIdentity = moves.count == 1 && moves[0].isIdentity
    isReversal = moves.count == 1 && moves[0].isReversal
  }

  /// Dark bitmaps for the chains, in order.
  ///
  /// - Throws: ``BitmapError`` when a chain is too long for a bitmap.
  public func makeChains() throws(BitmapError) -> [Bitmap] {
    var chains: [Bitmap] = []
    // Each is made by itself: copies would share their words, and be copied by the first frame.
    for _ in 0..<layout.chains {
      chains.append(try Bitmap(width: chainWidth, height: chainHeight))
    }
    return chains
  }

  /// A dark bitmap for the canvas.
  ///
  /// - Throws: ``BitmapError`` when the sign is too large for a bitmap.
  public func makeCanvas() throws(BitmapError) -> Bitmap {
    try Bitmap(width: canvasWidth, height: canvasHeight)
  }

  /// Writes every pixel of the chain bitmaps from the canvas.
  ///
  /// - Parameters:
  ///   - canvas: A bitmap of the size of the canvas.
  ///   - chains: One bitmap of the size of a chain for each chain.
  public func apply(_ canvas: Bitmap, into chains: inout [Bitmap]) {
    check(canvas, chains)
    moves.withUnsafeBufferPointer { moves in
      canvas.withWords { words in
        let source = UnsafeRawPointer(words.baseAddress!)
        var next = 0
        for chain in chains.indices {
          let end = ends[chain]
          chains[chain].withMutableWords { words in
            let target = UnsafeMutableRawPointer(words.baseAddress!)
            while next < end {
              moves[next].apply(source, target)
              next &+= 1
            }
          }
        }
      }
    }
  }

  /// Writes every pixel of the canvas from the chain bitmaps: what the sign shows.
  ///
  /// - Parameters:
  ///   - chains: One bitmap of the size of a chain for each chain.
  ///   - canvas: A bitmap of the size of the canvas.
  public func invert(_ chains: [Bitmap], into canvas: inout Bitmap) {
    check(canvas, chains)
    moves.withUnsafeBufferPointer { moves in
      canvas.withMutableWords { words in
        let target = UnsafeMutableRawPointer(words.baseAddress!)
        var next = 0
        for chain in chains.indices {
          let end = ends[chain]
          chains[chain].withWords { words in
            let source = UnsafeRawPointer(words.baseAddress!)
            while next < end {
              moves[next].invert(source, target)
              next &+= 1
            }
          }
        }
      }
    }
  }

  /// The moves are addresses, so a bitmap of another size must never reach them.
  private func check(_ canvas: Bitmap, _ chains: [Bitmap]) {
    precondition(
      canvas.width == canvasWidth && canvas.height == canvasHeight, "the canvas has another size")
    precondition(chains.count == ends.count, "there is one bitmap for each chain")
    for chain in chains.indices {
      precondition(
        chains[chain].width == chainWidth && chains[chain].height == chainHeight,
        "the bitmap of a chain has another size")
    }
  }
}
