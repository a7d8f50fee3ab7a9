// Decoders.swift: second implementations that read what the encoders write, from the formats' side.

import SignPrimitives

/// Reads bytes from the front.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ count: Int) -> [UInt8] {
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  /// The text up to one of two separators, which is taken too.
  mutating func word() -> String {
    let word = rest.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    rest = rest.dropFirst(word.count + 1)
    return String(decoding: word, as: UTF8.self)
  }
}

/// Rows of bits: the most significant bit of the first byte is the leftmost pixel.
func decodePacked(_ reader: inout ByteReader, width: Int, height: Int) -> Bitmap? {
  let rowLength = width % 8 == 0 ? width / 8 : width / 8 + 1
  let rows = (0..<height).map { _ in reader.take(rowLength) }
  guard rows.allSatisfy({ $0.count == rowLength }) else { return nil }
  for row in rows where width % 8 != 0 {
    // The padding must be dark.
    guard Int(row[rowLength - 1]) % (256 >> (width % 8)) == 0 else { return nil }
  }
  return frame(width: width, height: height) { x, y in
    String(Int(rows[y][x / 8]) + 256, radix: 2).dropFirst().map { $0 == "1" }[x % 8]
  }
}

/// One byte a pixel, 0 or 255.
func decodeGray(_ reader: inout ByteReader, width: Int, height: Int) -> Bitmap? {
  let bytes = reader.take(width * height)
  guard bytes.count == width * height, bytes.allSatisfy({ $0 == 0 || $0 == 255 }) else {
    return nil
  }
  return frame(width: width, height: height) { x, y in bytes[y * width + x] == 255 }
}

/// All images of a P4 or P5 stream; nil if it is not one.
func decodeNetpbm(_ bytes: [UInt8]) -> [Bitmap]? {
  var reader = ByteReader(bytes)
  var images: [Bitmap] = []
  while !reader.isAtEnd {
    let kind = reader.word()
    guard let width = Int(reader.word()), let height = Int(reader.word()) else { return nil }
    var image: Bitmap?
    if kind == "P4" { image = decodePacked(&reader, width: width, height: height) }
    if kind == "P5", reader.word() == "255" {
      image = decodeGray(&reader, width: width, height: height)
    }
    guard let image else { return nil }
    images.append(image)
  }
  return images
}

/// The header's words and the frames of a mono YUV4MPEG2 stream; nil if it is not one.
func decodeY4M(_ bytes: [UInt8]) -> (header: [String], frames: [Bitmap])? {
  var reader = ByteReader(bytes)
  var header: [String] = []
  while header.last?.hasPrefix("X") != true { header.append(reader.word()) }
  func number(_ letter: String) -> Int? {
    header.first { $0.hasPrefix(letter) }.flatMap { Int($0.dropFirst()) }
  }
  guard let width = number("W"), let height = number("H") else { return nil }
  var frames: [Bitmap] = []
  while !reader.isAtEnd {
    guard reader.word() == "FRAME",
      let image = decodeGray(&reader, width: width, height: height)
    else { return nil }
    frames.append(image)
  }
  return (header, frames)
}

/// The pixels of lines of half blocks, two rows a line.
func decodeHalf(_ lines: [String], width: Int, height: Int) -> Bitmap {
  let halves: [Unicode.Scalar: (Bool, Bool)] = [
    " ": (false, false), "▀": (true, false), "▄": (false, true), "█": (true, true),
  ]
  let cells = lines.map { $0.unicodeScalars.map { halves[$0] ?? (false, false) } }
  return frame(width: width, height: height) { x, y in
    y % 2 == 0 ? cells[y / 2][x].0 : cells[y / 2][x].1
  }
}

/// The pixels of lines of braille, by the numbers that Unicode gives the dots.
func decodeBraille(_ lines: [String], width: Int, height: Int) -> Bitmap {
  let dotNumbers = [[1, 4], [2, 5], [3, 6], [7, 8]]
  let cells = lines.map { $0.unicodeScalars.map { $0.value - 0x2800 } }
  return frame(width: width, height: height) { x, y in
    cells[y / 4][x / 2] >> UInt32(dotNumbers[y % 4][x % 2] - 1) & 1 == 1
  }
}

/// The pixels of a path of horizontal strokes.
func decodePath(_ path: Substring, width: Int, height: Int) -> Bitmap? {
  let start = "M0 .5"
  guard path.hasPrefix(start) else { return nil }
  var lit: Set<[Int]> = []
  var (x, y) = (0, 0)
  for stroke in path.dropFirst(start.count).split(separator: "m") {
    let numbers = stroke.replacing("-", with: " -").replacing("h", with: " ")
      .split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 3, stroke.contains("h"), numbers[2] > 0 else { return nil }
    (x, y) = (x + numbers[0], y + numbers[1])
    for column in x..<(x + numbers[2]) { lit.insert([column, y]) }
    x += numbers[2]
  }
  let inside = lit.allSatisfy { 0..<width ~= $0[0] && 0..<height ~= $0[1] }
  return inside ? frame(width: width, height: height) { lit.contains([$0, $1]) } : nil
}
