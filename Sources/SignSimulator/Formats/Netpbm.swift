// Netpbm.swift: frames as portable bitmaps and graymaps, one image after another.
// SignSimulator: knows nothing of files and terminals here. Formats: man 5 pbm, man 5 pgm.

import SignPrimitives

/// Appends a P4 image; a lit pixel is 1, the ink of a bitmap.
func appendPBM(_ frame: Bitmap, to bytes: inout [UInt8]) {
  bytes.append(text: "P4\n\(frame.width) \(frame.height)\n")
  appendPackedRows(of: frame, to: &bytes)
}

/// Appends a P5 image; a lit pixel is 255, white.
func appendPGM(_ frame: Bitmap, to bytes: inout [UInt8]) {
  bytes.append(text: "P5\n\(frame.width) \(frame.height)\n255\n")
  appendGray(frame, to: &bytes)
}
