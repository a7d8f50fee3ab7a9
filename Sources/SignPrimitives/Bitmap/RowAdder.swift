// RowAdder.swift: the hot loop: undithered lit pixels added to a canvas.
// SignPrimitives: integers only; imports nothing. No loop here allocates or checks bounds: the
// region must lie within the canvas, and the source must have a pixel in each of its words.

/// The rows of a region and of the source, as addresses.
struct RowAdder {
  var target: UnsafeMutablePointer<UInt32>
  let targetStride: Int
  /// The source word in which the pixels of the first word begin; they end in the next one.
  var row: UnsafePointer<UInt32>
  let rowStride: Int
  /// The bit of a source word that is bit 0 of the target's, 0...31.
  let shift: UInt32

  /// The rows of a region, whose canvas begins at an address.
  @inline(__always)
  init(
    _ region: WordRegion, of source: SourceWindow, canvas: UnsafeMutablePointer<UInt32>, stride: Int
  ) {
    target = canvas + (region.firstRow &* stride &+ region.firstWord)
    targetStride = stride
    row = source.row(region.firstRow, firstWord: region.firstWord)
    rowStride = source.stride
    shift = source.shift
  }

  /// Adds the lit pixels of the source.
  @inline(never)
  consuming func add(rows: Int, words: Int, firstMask: UInt32, lastMask: UInt32) {
    if words == 2 {  // the usual sign of 64 px and less, without the checks of longer rows
      if firstMask & lastMask == .max {
        addPairs(rows, .max, .max)
      } else {
        addPairs(rows, firstMask, lastMask)
      }
      return
    }
    var rowsLeft = rows
    let last = words &- 1
    while rowsLeft > 0 {
      target[0] |= sourceWord(row, 0, shift) & firstMask
      if last > 0 {
        addWhole(1..<last)
        target[last] |= sourceWord(row, last, shift) & lastMask
      }
      nextRow()
      rowsLeft &-= 1
    }
  }

  /// Adds the lit pixels of the source that a tile leaves lit.
  @inline(never)
  consuming func add(_ region: WordRegion, _ tile: TileMasks) {
    let (firstMask, lastMask) = (region.firstMask, region.lastMask)
    let last = region.wordCount &- 1
    var number = region.firstRow
    let end = number &+ region.rowCount
    withUnsafeBytes(of: tile.rows) { bytes in
      let ditherMasks = bytes.baseAddress!.assumingMemoryBound(to: UInt32.self)
      if last == 1 {
        if firstMask & lastMask == .max {
          addPairs(number..<end, .max, .max, ditherMasks)
        } else {
          addPairs(number..<end, firstMask, lastMask, ditherMasks)
        }
        return
      }
      while number < end {
        let ditherMask = ditherMasks[number & 7]
        target[0] |= sourceWord(row, 0, shift) & firstMask & ditherMask
        var index = 1
        while index <= last {
          let mask = index == last ? lastMask : .max
          target[index] |= sourceWord(row, index, shift) & mask & ditherMask
          index &+= 1
        }
        nextRow()
        number &+= 1
      }
    }
  }

  @inline(__always)
  private consuming func addPairs(_ rows: Int, _ firstMask: UInt32, _ lastMask: UInt32) {
    var rowsLeft = rows
    while rowsLeft > 0 {
      target[0] |= sourceWord(row, 0, shift) & firstMask
      target[1] |= sourceWord(row, 1, shift) & lastMask
      nextRow()
      rowsLeft &-= 1
    }
  }

  @inline(__always)
  private consuming func addPairs(
    _ rows: Range<Int>, _ firstMask: UInt32, _ lastMask: UInt32,
    _ ditherMasks: UnsafePointer<UInt32>
  ) {
    var number = rows.lowerBound
    while number < rows.upperBound {
      let ditherMask = ditherMasks[number & 7]
      target[0] |= sourceWord(row, 0, shift) & firstMask & ditherMask
      target[1] |= sourceWord(row, 1, shift) & lastMask & ditherMask
      nextRow()
      number &+= 1
    }
  }

  @inline(__always)
  private mutating func nextRow() {
    target += targetStride
    row += rowStride
  }

  /// Adds a run of words, all of their pixels.
  @inline(__always)
  private func addWhole(_ run: Range<Int>) {
    var index = run.lowerBound
    #if arch(x86_64) || arch(arm64)
      // No two vectors share a word: a load that a pending store covers in part would wait for it.
      while index <= run.upperBound &- 4 {
        addFour(index)
        index &+= 4
      }
      // Without a loop, which would be turned into more vectors for at most three words.
      let rest = run.upperBound &- index
      if rest & 2 != 0 {
        addOne(index)
        addOne(index &+ 1)
        index &+= 2
      }
      if rest & 1 != 0 { addOne(index) }
    #else
      while index < run.upperBound {
        addOne(index)
        index &+= 1
      }
    #endif
  }

  @inline(__always)
  private func addOne(_ index: Int) {
    target[index] |= sourceWord(row, index, shift)
  }

  #if arch(x86_64) || arch(arm64)
    @inline(__always)
    private func addFour(_ index: Int) {
      typealias Four = SIMD4<UInt32>
      let low = UnsafeRawPointer(row + index).loadUnaligned(as: Four.self)
      let high = UnsafeRawPointer(row + index + 1).loadUnaligned(as: Four.self)
      let value =
        (low &>> Four(repeating: shift)) | (high &<< 1) &<< Four(repeating: 31 &- shift)
      let raw = UnsafeMutableRawPointer(target + index)
      raw.storeBytes(of: raw.loadUnaligned(as: Four.self) | value, as: Four.self)
    }
  #endif
}
