// Y4M.swift: frames as uncompressed gray video, which ffmpeg and players read.
// SignSimulator: knows nothing of files and terminals here. Format: man 5 yuv4mpeg.

import SignPrimitives

/// Appends the stream header: progressive, square pixels, luma only, full range.
func appendY4MHeader(width: Int, height: Int, framesPerSecond: Int64, to bytes: inout [UInt8]) {
  bytes.append(
    text: "YUV4MPEG2 W\(width) H\(height) F\(framesPerSecond):1 Ip A1:1 Cmono XCOLORRANGE=FULL\n")
}

/// Appends one frame of one byte a pixel.
func appendY4MFrame(_ frame: Bitmap, to bytes: inout [UInt8]) {
  bytes.append(text: "FRAME\n")
  appendGray(frame, to: &bytes)
}
