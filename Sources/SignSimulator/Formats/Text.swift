// Text.swift: frames as rows of # and ., and the title lines of all text formats.
// SignSimulator: knows nothing of files and terminals here.

import SignPrimitives

/// Appends the line before one of several frames, such as `frame 2 at 33.333 ms`.
func appendTitle(_ number: Int, at time: Flicks, to bytes: inout [UInt8]) {
  bytes.append(text: "frame ")
  bytes.append(decimal: number)
  bytes.append(text: " at ")
  bytes.append(fixed: time.microseconds, places: 3)
  bytes.append(text: " ms\n")
}

/// Appends every row as `#` for lit and `.` for dark pixels.
func appendTextRows(of frame: Bitmap, to bytes: inout [UInt8]) {
  appendPixels(
    of: frame, dark: UInt8(ascii: "."), lit: UInt8(ascii: "#"), rowEnd: newline, to: &bytes)
}
