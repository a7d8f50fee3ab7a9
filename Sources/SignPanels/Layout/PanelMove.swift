// PanelMove.swift: the moves that a layout is compiled into.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// A rectangle that moves between the canvas and a chain bitmap, as rows of bytes.
///
/// Cells begin and end at multiples of 8 px, so 8 px are always one whole byte of a word in memory.
struct PanelMove: Equatable {
  /// What happens to the bytes of a row.
  enum Kind: UInt8 {
    /// They stay as they are.
    case copied
    /// They change their order, and none of them changes.
    case reordered
    /// They keep their order, but the first bit of each becomes its last.
    case flipped
    /// The first pixel of the row becomes the last.
    case mirrored
    /// Rows become columns.
    case transposed
  }

  var kind: Kind
  let chain: Int
  /// The byte of the canvas at which the move begins.
  var canvas: Int
  /// Bytes from one of its rows in the canvas to the next; negative when it begins at the bottom.
  let canvasStep: Int
  /// The byte of the chain bitmap at which the move begins.
  var panel: Int
  /// Bytes from one of its rows in the chain bitmap to the next.
  let panelStep: Int
  /// Rows in the canvas.
  let rows: Int
  /// Bytes of a row in the canvas.
  var bytes: Int

  /// Whether it leaves everything where it is.
  var isIdentity: Bool {
    kind == .copied && canvas == 0 && panel == 0 && canvasStep == panelStep
  }

  /// Whether it turns round the order of the bytes of its rows and does nothing else.
  var isReversal: Bool { kind == .reordered && canvasStep > 0 }

  /// The moves of a layout, chain by chain, with neighbours joined.
  static func moves(of layout: PanelLayout) -> [PanelMove] {
    var moves: [PanelMove] = []
    for index in layout.cells.indices {
      moves.append(PanelMove(of: index, in: layout))
    }
    moves.sort {
      if $0.chain != $1.chain { return $0.chain < $1.chain }
      let (first, second) = ($0.topLeft, $1.topLeft)
      return first < second
    }
    var joined: [PanelMove] = []
    for move in moves {
      if let last = joined.last, let both = last.joined(with: move) {
        joined[joined.count - 1] = both
      } else {
        joined.append(move)
      }
    }
    return joined
  }

  /// The first byte of its uppermost row in the canvas.
  private var topLeft: Int { canvasStep > 0 ? canvas : canvas + (rows - 1) * canvasStep }
}
