// FrameArtError.swift: why a text is not the art of a bitmap.
// FrameText: imports SignPrimitives only; integers only, no files.

import SignPrimitives

/// Why a text is not the art of a bitmap; rows and columns count from 1.
public enum FrameArtError: Error, Equatable, Sendable {
  /// There is no pixel in it.
  case empty
  /// A character that is neither `#` nor `.`.
  case unexpectedCharacter(Unicode.Scalar, row: Int, column: Int)
  /// A byte that begins no character.
  case malformedUTF8(byte: UInt8, row: Int, column: Int)
  /// A row whose length is not that of the first row, `expected`, both in px.
  case unevenRow(row: Int, width: Int, expected: Int)
  /// More pixels than a bitmap holds; see `Bitmap.maximumSide` and `Bitmap.maximumWords`.
  case sizeOutOfRange(width: Int, height: Int)

  /// The row at fault, from 1; nil when it is the art as a whole.
  public var row: Int? {
    switch self {
    case .empty, .sizeOutOfRange: nil
    case .unexpectedCharacter(_, let row, _), .malformedUTF8(_, let row, _),
      .unevenRow(let row, _, _):
      row
    }
  }
}

extension FrameArtError: CustomStringConvertible {
  /// What is wrong, where, and what is allowed, in one line.
  public var description: String {
    let allowed = "want '#' for a lit pixel or '.' for a dark one"
    switch self {
    case .empty:
      return "no pixels; \(allowed)"
    case .unexpectedCharacter(let scalar, let row, let column):
      return "row \(row), column \(column): found \(FrameArtError.name(of: scalar)); \(allowed)"
    case .malformedUTF8(let byte, let row, let column):
      let hex = String(byte, radix: 16, uppercase: true)
      return "row \(row), column \(column): found the byte 0x\(hex), which is not UTF-8; \(allowed)"
    case .unevenRow(let row, let width, let expected):
      let by =
        width < expected ? "\(expected - width) px too short" : "\(width - expected) px too long"
      return "row \(row) is \(by): \(width) px, but row 1 has \(expected) px"
    case .sizeOutOfRange(let width, let height):
      return "\(width) x \(height) px is too large; want at most \(Bitmap.maximumSide) px a side"
        + " and \(Bitmap.maximumWords) words of 32 px in all"
    }
  }

  /// The character itself where it can be seen, and its code point where it may be mistaken.
  static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x20: return "a space"
    case 0x21...0x7E: return "'\(Character(scalar))'"
    default:
      let hex = String(scalar.value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - hex.utf8.count)) + hex
      return scalar.value < 0xA1 ? code : "'\(Character(scalar))' (\(code))"
    }
  }
}
