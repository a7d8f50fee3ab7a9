// PanelMove+Bytes.swift: the loops that move pixels, 8 to 64 at a time.
// SignPanels: integers only; no Linux, no fonts, no elements. No loop here checks bounds.

#if _endian(big)
  #error("the leftmost 8 px of a word must be its first byte in memory")
#endif

extension PanelMove {
  /// Moves the rectangle from the canvas into the chain bitmap.
  @inline(__always)
  func apply(_ canvasBytes: UnsafeRawPointer, _ chainBytes: UnsafeMutableRawPointer) {
    move(
      canvasBytes + canvas, step: canvasStep, chainBytes + panel, step: panelStep, rows: rows,
      bytes: bytes)
  }

  /// Moves the rectangle from the chain bitmap into the canvas.
  @inline(__always)
  func invert(_ chainBytes: UnsafeRawPointer, _ canvasBytes: UnsafeMutableRawPointer) {
    let turned = kind == .transposed
    move(
      chainBytes + panel, step: panelStep, canvasBytes + canvas, step: canvasStep,
      rows: turned ? bytes &* 8 : rows, bytes: turned ? rows / 8 : bytes)
  }

  @inline(never)
  private func move(
    _ source: UnsafeRawPointer, step sourceStep: Int, _ target: UnsafeMutableRawPointer,
    step targetStep: Int, rows: Int, bytes: Int
  ) {
    let mover = RowMover(
      source: source, sourceStep: sourceStep, target: target, targetStep: targetStep, rows: rows,
      bytes: bytes)
    switch kind {
    case .copied: mover.move(reorders: false, flips: false)
    case .reordered: mover.move(reorders: true, flips: false)
    case .flipped: mover.move(reorders: false, flips: true)
    case .mirrored: mover.move(reorders: true, flips: true)
    case .transposed: mover.transpose()
    }
  }
}

/// Rows of bytes in two bitmaps.
private struct RowMover {
  let source: UnsafeRawPointer
  let sourceStep: Int
  let target: UnsafeMutableRawPointer
  let targetStep: Int
  /// Rows of the source.
  let rows: Int
  /// Bytes of a row of the source.
  let bytes: Int

  /// Moves strips of the largest words that fit, each of them from the first row to the last.
  @inline(__always)
  func move(reorders: Bool, flips: Bool) {
    var done = 0
    #if _pointerBitWidth(_64)
      while done &+ 8 <= bytes {
        moveStrip(UInt64.self, at: done, reorders, flips)
        done &+= 8
      }
    #endif
    while done &+ 4 <= bytes {
      moveStrip(UInt32.self, at: done, reorders, flips)
      done &+= 4
    }
    while done < bytes {
      moveStrip(UInt8.self, at: done, reorders, flips)
      done &+= 1
    }
  }

  @inline(__always)
  private func moveStrip<Word: FixedWidthInteger & BitwiseCopyable>(
    _: Word.Type, at offset: Int, _ reorders: Bool, _ flips: Bool
  ) {
    var from = source + offset
    var to = target + (reorders ? bytes &- offset &- MemoryLayout<Word>.size : offset)
    var rowsLeft = rows
    repeat {
      var word = from.loadUnaligned(as: Word.self)
      if reorders { word = word.byteSwapped }
      if flips { word = bytesFlipped(word) }
      to.storeBytes(of: word, as: Word.self)
      from += sourceStep
      to += targetStep
      rowsLeft &-= 1
    } while rowsLeft > 0
  }

  /// Turns rows into columns, 8 x 8 px at a time.
  @inline(__always)
  func transpose() {
    var column = 0
    while column < bytes {
      var (from, to, row) = (source + column, target + column &* 8 &* targetStep, 0)
      while row < rows {
        var tile: UInt64 = 0
        var bit: UInt64 = 0
        while bit < 64 {
          tile |= UInt64(from.load(as: UInt8.self)) &<< bit
          from += sourceStep
          bit &+= 8
        }
        tile = transposed(tile)
        var line = to
        bit = 0
        while bit < 64 {
          line.storeBytes(of: UInt8(truncatingIfNeeded: tile &>> bit), as: UInt8.self)
          line += targetStep
          bit &+= 8
        }
        to += 1
        row &+= 8
      }
      column &+= 1
    }
  }
}

/// Every byte with its first bit last.
@inline(__always)
private func bytesFlipped<Word: FixedWidthInteger>(_ word: Word) -> Word {
  let ones = Word(truncatingIfNeeded: 0x5555_5555_5555_5555 as UInt64)
  let pairs = Word(truncatingIfNeeded: 0x3333_3333_3333_3333 as UInt64)
  let fours = Word(truncatingIfNeeded: 0x0F0F_0F0F_0F0F_0F0F as UInt64)
  var word = (word &>> 1) & ones | (word & ones) &<< 1
  word = (word &>> 2) & pairs | (word & pairs) &<< 2
  return (word &>> 4) & fours | (word & fours) &<< 4
}

/// An 8 x 8 tile, one row a byte, with rows and columns exchanged.
///
/// Three swaps, each of halves twice as large: single pixels, squares of 2 x 2, squares of 4 x 4.
@inline(__always)
private func transposed(_ tile: UInt64) -> UInt64 {
  var tile = tile
  var change = (tile ^ (tile &>> 7)) & 0x00AA_00AA_00AA_00AA
  tile ^= change ^ (change &<< 7)
  change = (tile ^ (tile &>> 14)) & 0x0000_CCCC_0000_CCCC
  tile ^= change ^ (change &<< 14)
  change = (tile ^ (tile &>> 28)) & 0x0000_0000_F0F0_F0F0
  return tile ^ change ^ (change &<< 28)
}
