// NetpbmImage.swift: reads PBM and PGM pictures.
// SignFile: no floating point here; files are read elsewhere.

import SignPrimitives

/// Why bytes are not a picture that a sign can show.
enum NetpbmError: Error, Equatable {
  /// It does not begin with P1, P2, P4 or P5.
  case unknownKind
  /// Something else where a number of the head or a pixel should be, at that byte, from 0.
  case badNumber(byte: Int)
  /// A number of more than 9 digits, at that byte, from 0.
  case hugeNumber(byte: Int)
  /// It ends before its last pixel.
  case tooShort
  /// A side of 0 px, or more pixels than a bitmap holds.
  case badSize(width: Int64, height: Int64)
  /// A highest gray of 0 or above 65,535.
  case badMaximum(Int64)
  /// A gray above the highest one, at that byte, from 0.
  case badGray(Int64, maximum: Int64, byte: Int)

  /// What is wrong and what to do, in one line.
  var description: String {
    switch self {
    case .unknownKind: "it is no PBM (P1, P4) or PGM (P2, P5) picture; convert it to one"
    case .badNumber(let byte): "byte \(byte) should belong to a number and does not"
    case .hugeNumber(let byte): "the number at byte \(byte) is too large"
    case .tooShort: "it ends before its last pixel"
    case .badSize(let width, let height):
      "\(width) x \(height) px; allowed are 1 to \(Bitmap.maximumSide) px a side"
    case .badMaximum(let value): "its highest gray is \(value); allowed are 1 to 65535"
    case .badGray(let value, let maximum, let byte):
      "byte \(byte): the gray \(value) is above the highest one, \(maximum)"
    }
  }
}

/// Reads a netpbm picture: P1 and P4 (a set bit is a lit pixel), P2 and P5 (dithered).
///
/// The formats are those of the manual pages pbm(5) and pgm(5); of several pictures in one file the
/// first is read. Grays are dithered with the matrix anchored to the picture's left top corner.
struct NetpbmImage {
  private let bytes: [UInt8]
  private let dither: DitherMatrix
  private var at = 0

  /// Reads a picture.
  static func bitmap(_ bytes: [UInt8], dither: DitherMatrix) throws(NetpbmError) -> Bitmap {
    var image = NetpbmImage(bytes: bytes, dither: dither)
    return try image.read()
  }

  private init(bytes: [UInt8], dither: DitherMatrix) {
    self.bytes = bytes
    self.dither = dither
  }

  private mutating func read() throws(NetpbmError) -> Bitmap {
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "P") else { throw .unknownKind }
    let kind = bytes[1]
    at = 2
    let isPlain = kind == UInt8(ascii: "1") || kind == UInt8(ascii: "2")
    switch kind {
    case UInt8(ascii: "1"), UInt8(ascii: "4"):
      let size = try readSize()
      var bitmap = try makeBitmap(size, rowBytes: isPlain ? size.width : (size.width + 7) >> 3)
      isPlain ? try readPlainBits(&bitmap) : try readPackedBits(&bitmap)
      return bitmap
    case UInt8(ascii: "2"), UInt8(ascii: "5"):
      let size = try readSize()
      let maximum = try number()
      guard (1...65_535).contains(maximum) else { throw .badMaximum(maximum) }
      if !isPlain { try skipOneBlank() }
      var bitmap = try makeBitmap(size, rowBytes: size.width)
      try readGrays(&bitmap, maximum: maximum, isPlain: isPlain)
      return bitmap
    default: throw .unknownKind
    }
  }

  private mutating func readSize() throws(NetpbmError) -> (width: Int64, height: Int64) {
    let width = try number()
    let height = try number()
    let sides = 1...Int64(Bitmap.maximumSide)
    guard sides.contains(width), sides.contains(height) else {
      throw .badSize(width: width, height: height)
    }
    return (width, height)
  }

  /// Makes a bitmap, but only if so many bytes a row follow.
  private func makeBitmap(
    _ size: (width: Int64, height: Int64), rowBytes: Int64
  ) throws(NetpbmError) -> Bitmap {
    guard Int64(bytes.count - at) >= rowBytes * size.height else { throw .tooShort }
    guard let bitmap = try? Bitmap(width: Int(size.width), height: Int(size.height))
    else { throw .badSize(width: size.width, height: size.height) }
    return bitmap
  }

  /// P1: a digit a pixel, blanks between them or not.
  private mutating func readPlainBits(_ bitmap: inout Bitmap) throws(NetpbmError) {
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        try skipBlanks()
        switch bytes[at] {
        case UInt8(ascii: "0"): break
        case UInt8(ascii: "1"): bitmap.set(x: x, y: y)
        default: throw .badNumber(byte: at)
        }
        at += 1
      }
    }
  }

  /// P4: rows padded to bytes, leftmost pixel in the high bit.
  private mutating func readPackedBits(_ bitmap: inout Bitmap) throws(NetpbmError) {
    try skipOneBlank()
    let rowBytes = (bitmap.width + 7) >> 3
    guard Int64(bytes.count - at) >= Int64(rowBytes) * Int64(bitmap.height) else { throw .tooShort }
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bytes[at + (x >> 3)] << UInt8(x & 7) & 0x80 != 0 {
        bitmap.set(x: x, y: y)
      }
      at += rowBytes
    }
  }

  /// P2 and P5: a gray a pixel, as a number or as one or two bytes, high byte first.
  private mutating func readGrays(
    _ bitmap: inout Bitmap, maximum: Int64, isPlain: Bool
  ) throws(NetpbmError) {
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        if isPlain { try skipBlanks() }
        let start = at
        let gray = isPlain ? try number() : try sample(isWide: maximum > 255)
        guard gray <= maximum else { throw .badGray(gray, maximum: maximum, byte: start) }
        let coverage = Q16(numerator: gray, denominator: maximum)
        if dither.threshold(x: x, y: y) < dither.litCount(coverage: coverage) {
          bitmap.set(x: x, y: y)
        }
      }
    }
  }

  private mutating func sample(isWide: Bool) throws(NetpbmError) -> Int64 {
    guard at + (isWide ? 2 : 1) <= bytes.count else { throw .tooShort }
    at += isWide ? 2 : 1
    return isWide ? Int64(bytes[at - 2]) << 8 + Int64(bytes[at - 1]) : Int64(bytes[at - 1])
  }

  /// A number after blanks and comments; at most 9 digits count.
  private mutating func number() throws(NetpbmError) -> Int64 {
    try skipBlanks()
    let start = at
    var value: Int64 = 0
    while at < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[at]) {
      guard value < 100_000_000 else { throw .hugeNumber(byte: start) }
      value = value * 10 + Int64(bytes[at] - UInt8(ascii: "0"))
      at += 1
    }
    guard at > start else { throw .badNumber(byte: at) }
    return value
  }

  /// Blanks, and comments from `#` to the end of the line.
  private mutating func skipBlanks() throws(NetpbmError) {
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "#") {
        skipComment()
      } else if NetpbmImage.isBlank(bytes[at]) {
        at += 1
      } else {
        return
      }
    }
    throw .tooShort
  }

  /// Goes to the end of the line, which netpbm's own programs see in a carriage return too.
  private mutating func skipComment() {
    while at < bytes.count, bytes[at] != UInt8(ascii: "\n"), bytes[at] != UInt8(ascii: "\r") {
      at += 1
    }
  }

  /// The one blank between the head and binary pixels; it may end a comment.
  private mutating func skipOneBlank() throws(NetpbmError) {
    if at < bytes.count, bytes[at] == UInt8(ascii: "#") { skipComment() }
    guard at < bytes.count else { throw .tooShort }
    guard NetpbmImage.isBlank(bytes[at]) else { throw .badNumber(byte: at) }
    at += 1
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }
}
