// Pixels.swift: a bitmap as one byte a pixel, or as packed bytes.
// SignSimulator: the one place that knows the order of bits in a word and in a byte.

import SignPrimitives

/// Appends one byte for each pixel, row by row: 255 for lit, 0 for dark.
func appendGray(_ frame: Bitmap, to bytes: inout [UInt8]) {
  let start = bytes.count
  let (width, height, stride) = (frame.width, frame.height, frame.stride)
  bytes.append(contentsOf: repeatElement(0, count: width * height))
  bytes.withUnsafeMutableBufferPointer { bytes in
    frame.withWords { words in
      for row in 0..<height {
        let place = start + row * width
        for column in 0..<width {
          let bit = (words[row * stride + (column >> 5)] >> UInt32(column & 31)) & 1
          bytes[place + column] = 0 &- UInt8(truncatingIfNeeded: bit)
        }
      }
    }
  }
}

/// Appends every row padded with dark to whole bytes, leftmost pixel in the high bit.
func appendPackedRows(of frame: Bitmap, to bytes: inout [UInt8]) {
  let rowLength = (frame.width + 7) >> 3
  for row in 0..<frame.height {
    for place in 0..<frame.stride {
      // Bit 0 is leftmost in a word, bit 7 in a byte: turned round, the bytes come in order.
      var rest = frame.word(row: row, index: place).bitReversed
      for _ in 0..<min(4, rowLength - 4 * place) {
        bytes.append(UInt8(truncatingIfNeeded: rest >> 24))
        rest <<= 8
      }
    }
  }
}

extension UInt32 {
  /// The same bits in the opposite order.
  fileprivate var bitReversed: UInt32 {
    var bits = self
    bits = (bits >> 1 & 0x5555_5555) | (bits & 0x5555_5555) << 1
    bits = (bits >> 2 & 0x3333_3333) | (bits & 0x3333_3333) << 2
    bits = (bits >> 4 & 0x0F0F_0F0F) | (bits & 0x0F0F_0F0F) << 4
    return bits.byteSwapped
  }
}
