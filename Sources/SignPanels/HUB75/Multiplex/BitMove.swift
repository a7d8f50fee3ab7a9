// BitMove.swift: runs of pixels that move from one word to another.
// SignPanels: integers only; no Linux, no fonts, no elements.

/// Neighbouring pixels of one word that become neighbours in another word.
struct BitMove {
  /// The word of the chain bitmap.
  let source: Int32
  /// The word of the stretched bitmap.
  let target: Int32
  /// How far to the right the pixels move within a word, 0...31.
  let shift: UInt32
  /// The pixels in the word of the stretched bitmap.
  var mask: UInt32

  /// What a word of the chain bitmap gives to the word of the stretched bitmap.
  @inline(__always)
  func forward(_ word: UInt32) -> UInt32 { rotated(word, by: shift) & mask }

  /// What a word of the stretched bitmap gives to the word of the chain bitmap.
  @inline(__always)
  func backward(_ word: UInt32) -> UInt32 { rotated(word & mask, by: 32 &- shift) }

  /// The moves of a chain of panels, as long as the words allow.
  static func moves(of folding: Folding, panels: Int) -> [BitMove] {
    let sourceStride = (folding.width * panels + 31) / 32
    let targetStride = (folding.stretchedWidth * panels + 31) / 32
    var moves: [BitMove] = []
    for y in 0..<folding.height {
      for panel in 0..<panels {
        for x in 0..<folding.width {
          let place = folding.places[y * folding.width + x]
          let sourceX = panel * folding.width + x
          let targetX = panel * folding.stretchedWidth + place.x
          let move = BitMove(
            source: Int32(y * sourceStride + sourceX / 32),
            target: Int32(place.y * targetStride + targetX / 32),
            shift: UInt32((targetX - sourceX) & 31), mask: 1 << UInt32(targetX & 31))
          if let last = moves.last, last.joins(move) {
            moves[moves.count - 1].mask |= move.mask
          } else {
            moves.append(move)
          }
        }
      }
    }
    return moves
  }

  private func joins(_ other: BitMove) -> Bool {
    source == other.source && target == other.target && shift == other.shift
  }
}

/// A word whose pixels moved to the right, those that leave it coming in from the left.
@inline(__always)
private func rotated(_ word: UInt32, by distance: UInt32) -> UInt32 {
  word &<< distance | word &>> (32 &- distance)
}
